internal import Encoding
package import Importers
import Scenarios
import Simulator
package import TextIO

/// A new scenario document: screens, each followed by what the readers say.
package struct ScenarioDraft {
  /// How screens get into the document.
  package enum Mode {
    /// A copy of what is short and needs no files beside it, a link to the rest.
    case fitting
    /// Copies only.
    case inline
    /// Links only.
    case link
  }

  /// A screen of the document.
  private struct Section {
    /// What it is called, as no other one of the document.
    var name: String
    /// The block or the link that it stands in.
    var screen: String
    /// What is heard.
    var reading: Reading
    /// What stands above each column: the reader with what has to be set.
    var headers: [String]
  }

  package var title = ""
  /// The file of the report on the same screens.
  package var report: String?
  private let document: String
  private let mode: Mode
  private var sections: [Section] = []

  /// - Parameter document: Where the document will stand.
  package init(document: String, mode: Mode) {
    self.document = document
    self.mode = mode
  }

  /// Adds a screen, with a number behind a name that another has; fails where a check would.
  package mutating func add(
    _ screen: ImportedScreen, of file: DraftFile, called name: String, reading: Reading,
    headers: [String]
  ) throws(InputError) {
    let name = freeName(name)
    let source = DraftSource(
      file: file, screen: screen, reading: reading, headers: headers, document: document,
      mode: mode)
    sections.append(
      Section(
        name: name, screen: try source.markdown(called: name), reading: reading, headers: headers))
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
        "\n[The report](\(MarkdownText.linkTarget(path))) says why, what is wrong with it, and how it sounds."
      )
    }
    for section in sections {
      if sections.count > 1 {
        output.writeLine()
        MarkdownFormat.writeHeading(section.name, level: 2, to: &output)
      }
      output.writeLine("\n\(section.screen)\n")
      MarkdownFormat.writeTable(section.reading, headers: section.headers, to: &output)
      MarkdownFormat.write(ScenarioDraft.messages(of: section.reading.diagnostics), to: &output)
    }
  }

  private var sentence: String {
    var readers: [String] = []
    for reader in sections.flatMap(\.reading.readers) where !readers.contains(reader.displayName) {
      readers.append(reader.displayName)
    }
    let screens = sections.count == 1 ? "this screen" : "each screen"
    return "What \(readers.joined(separator: " and ")) say\(readers.count == 1 ? "s" : "") while a "
      + "person swipes through \(screens), as announce predicts it."
  }

  /// What was lost, each thing once; where it stood changes with the file.
  private static func messages(of diagnostics: [ImportDiagnostic]) -> [String] {
    var messages: [String] = []
    for diagnostic in diagnostics where !messages.contains(diagnostic.message) {
      messages.append(diagnostic.message)
    }
    return messages
  }
}
