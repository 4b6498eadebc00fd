import Importers
import Scenarios
import Simulator

/// A new scenario document: screens, each followed by what the readers say.
package struct ScenarioDraft {
  /// A screen of the document.
  package struct Section {
    /// What it is called, as no other one of the document.
    package var name: String
    /// The block or the link that it stands in.
    var screen: String
    /// What is heard.
    var reading: Reading
    /// What stands above each column: the reader with what has to be set.
    var headers: [String]

    package init(name: String, screen: String, reading: Reading, headers: [String]) {
      self.name = name
      self.screen = screen
      self.reading = reading
      self.headers = headers
    }
  }

  package var title = ""
  package var sections: [Section] = []

  package init() {}

  package func write(to output: inout ReportSink) {
    MarkdownFormat.writeHeading(title, level: 1, to: &output)
    output.writeLine("\n\(sentence)")
    for section in sections {
      if sections.count > 1 {
        output.writeLine()
        MarkdownFormat.writeHeading(section.name, level: 2, to: &output)
      }
      output.writeLine("\n\(section.screen)\n")
      MarkdownFormat.writeTable(section.reading, headers: section.headers, to: &output)
      MarkdownFormat.write(ScenarioDraft.messages(of: section.reading.losses), to: &output)
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
  private static func messages(of losses: [Loss]) -> [String] {
    var messages: [String] = []
    for loss in losses where !messages.contains(loss.message) { messages.append(loss.message) }
    return messages
  }
}
