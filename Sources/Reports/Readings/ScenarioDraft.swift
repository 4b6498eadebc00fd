internal import Encoding
package import Importers
import Scenarios
import Simulator
package import TextIO

/// A new scenario document: each screen is followed by a table of announcements.
package struct ScenarioDraft {
  /// The form of the screens in the document.
  package enum Mode {
    /// Short files without dependencies are copied; all other files are linked.
    case fitting
    /// All screens are copied.
    case inline
    /// All screens are linked.
    case link
  }

  /// A screen of the document.
  private struct Section {
    /// The unique name of the screen.
    var name: String
    /// The block or the link.
    var screen: String
    /// The announcements of the readers on the screen.
    var reading: Reading
    /// The table headers: readers with their settings.
    var headers: [String]
    /// The announcements in a reader's log, or `nil` for a table of predictions.
    var heard: HeardTable?
  }

  package var title = ""
  /// The path of the report on the same screens.
  package var report: String?
  private let document: String
  private let mode: Mode
  private var sections: [Section] = []

  /// Creates an empty draft.
  ///
  /// - Parameter document: The path of the document.
  package init(document: String, mode: Mode) {
    self.document = document
    self.mode = mode
  }

  /// Adds a screen.
  ///
  /// If the draft already has a screen with the same name, a number is added to the name.
  ///
  /// - Parameter heard: The announcements in a reader's log, to write instead of the prediction.
  /// - Throws: An error if the document would fail a check even with the predicted announcements.
  package mutating func add(
    _ screen: ImportedScreen, of file: DraftFile, called name: String, reading: Reading,
    headers: [String], heard: HeardTable? = nil
  ) throws(InputError) {
    let name = freeName(name)
    let source = DraftSource(
      file: file, screen: screen, reading: reading, headers: headers, document: document,
      mode: mode)
    sections.append(
      Section(
        name: name, screen: try source.markdown(called: name), reading: reading, headers: headers,
        heard: heard))
  }

  private func freeName(_ name: String) -> String {
    let names = Set(sections.map(\.name))
    guard names.contains(name) else { return name }
    return (2...).lazy.map { "\(name) \($0)" }.first { !names.contains($0) } ?? name
  }

  package func write(to output: inout ReportSink) {
    MarkdownFormat.writeHeading(title, level: 1, to: &output)
    output.writeLine("\n\(sentence)")
    if let report {
      let path = LinkPath.relative(report, from: document) ?? report
      output.writeLine(
        "\n[The report](\(MarkdownText.linkTarget(path))) has the reasons, the findings and the sound."
      )
    }
    for section in sections {
      if sections.count > 1 {
        output.writeLine()
        MarkdownFormat.writeHeading(section.name, level: 2, to: &output)
      }
      output.writeLine("\n\(section.screen)\n")
      if let heard = section.heard {
        heard.write(to: &output)
      } else {
        MarkdownFormat.writeTable(section.reading, headers: section.headers, to: &output)
      }
      MarkdownFormat.write(ScenarioDraft.messages(of: section.reading.diagnostics), to: &output)
    }
  }

  private var sentence: String {
    if sections.count == 1, let heard = sections[0].heard {
      return MarkdownText.escaped(heard.sentence, in: .paragraph)
    }
    var readers: [String] = []
    for reader in sections.flatMap(\.reading.readers) where !readers.contains(reader.displayName) {
      readers.append(reader.displayName)
    }
    let screens = sections.count == 1 ? "this screen" : "each screen"
    return "What \(readers.joined(separator: " and ")) say\(readers.count == 1 ? "s" : "") while a "
      + "person swipes through \(screens), as announce predicts it."
  }

  /// Returns the messages of diagnostics, without duplicates.
  ///
  /// The messages contain no locations, because locations change with each edit of the file.
  private static func messages(of diagnostics: [ImportDiagnostic]) -> [String] {
    var messages: [String] = []
    for diagnostic in diagnostics where !messages.contains(diagnostic.message) {
      messages.append(diagnostic.message)
    }
    return messages
  }
}
