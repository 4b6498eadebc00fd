internal import Encoding
import Scenarios
import Simulator

/// The announcement of each control as acceptance criteria, one on each line.
struct ReportCriteria {
  let screen: ReportScreen

  func write(to output: inout ReportSink) {
    output.writeLine("## \(MarkdownText.escaped(screen.title, in: .heading))")
    output.writeLine()
    let reading = screen.reading
    for row in screen.rows.indices {
      let said = screen.rows[row].enumerated().compactMap { reader, stop -> String? in
        guard let stop else { return nil }
        let name = type(of: reading.readers[reader]).displayName
        let words = reading.transcripts[reader].stops[stop].announcement.text
        return "\(name) says “\(MarkdownText.escaped(words, in: .paragraph))”"
      }
      guard !said.isEmpty else { continue }
      output.writeLine("- [ ] \(subject(ofRow: row)): \(said.joined(separator: ", and ")).")
    }
    output.writeLine()
  }

  /// Returns the subject of a row: the role and name of its element.
  private func subject(ofRow row: Int) -> String {
    guard let node = screen.node(ofRow: row).map({ screen.screen[$0] }) else {
      return "On one platform"
    }
    let name = MarkdownText.escaped(node.name, in: .paragraph)
    let role = MarkdownText.escaped(node.role.rawValue, in: .paragraph)
    return node.name.isEmpty ? "The \(role)" : "The \(role) “\(name)”"
  }
}
