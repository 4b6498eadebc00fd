package import Audits
internal import Encoding
import Scenarios
import Simulator

/// A table about a component: for each of its states, what each reader announces in each language.
package struct ReportSheet: Sendable {
  package struct State: Sendable {
    var name: String
    /// The readings, in the order of the languages.
    var readings: [Reading]
    var findings: [Finding]

    /// Creates a sheet.
    ///
    /// - Parameter readings: One reading for each language, all with the same readers.
    package init(_ name: String, _ readings: [Reading], _ findings: [Finding]) {
      self.name = name
      self.readings = readings
      self.findings = findings
    }
  }

  /// A column: a reader in one language.
  private struct Column {
    var reader: Int
    var language: Int
    var name: String
    /// A BCP 47 language tag.
    var tag: String
  }

  private let title: String
  private let states: [State]
  private let columns: [Column]
  private let header: ReportHeader

  package init(of title: String, _ states: [State], by header: ReportHeader) {
    self.title = title
    self.states = states
    self.header = header
    let readings = states.first?.readings ?? []
    columns = (readings.first?.readers.indices ?? 0..<0).flatMap { reader in
      readings.enumerated().map { language, reading in
        Column(
          reader: reader, language: language,
          name: Swift.type(of: reading.readers[reader]).displayName,
          tag: reading.transcripts[reader].language)
      }
    }
  }

  /// The output formats of a sheet.
  package static let formats: [ReportFormat] = [.html, .markdown, .json]

  /// Writes the sheet in one of ``formats``; for any other format it writes a page.
  package func write(as format: ReportFormat, to output: inout ReportSink) {
    switch format {
    case .markdown: writeMarkdown(to: &output)
    case .json: writeJSON(to: &output)
    default: ReportShell(title: heading, header).write(to: &output, writeBody)
    }
  }

  private var heading: String { "\(title): \(counted(states.count, "state"))" }

  private func stops(_ state: State, _ column: Column) -> [Stop] {
    state.readings[column.language].transcripts[column.reader].stops
  }

  // MARK: The page

  private func writeBody(_ html: inout HTMLWriter) {
    html.element(.header, [.kind("top")]) { html in
      html.element(.p, [.kind("brand")], "announce report")
      html.element(.h1) { $0.authored(heading) }
      html.element(.p, [.kind("notice")], ReportShell.notice)
    }
    html.newLine()
    html.element(.main, [.id("main")]) { html in
      html.table(called: "Announcements in each state", "sheet", columns: heads) { html in
        for state in states { write(state, &html) }
      }
    }
    html.newLine()
  }

  private var heads: [String] {
    ["State"] + columns.map { "\($0.name), \($0.tag)" } + ["Findings"]
  }

  private func write(_ state: State, _ html: inout HTMLWriter) {
    html.element(.tr) { html in
      html.element(.th, [.init("scope", "row")]) { $0.authored(state.name) }
      for column in columns {
        html.element(.td, [.kind(TranscriptSection.mark(column.reader)), .lang(column.tag)]) {
          html in
          html.element(.ol) { html in
            for stop in stops(state, column) {
              html.element(.li) { $0.authored(stop.announcement.text) }
            }
          }
        }
      }
      html.element(.td) { html in
        if state.findings.isEmpty { return html.text("No findings.") }
        html.element(.ul) { html in
          for finding in state.findings {
            html.element(.li) { $0.authored(ReportSheet.line(of: finding)) }
          }
        }
      }
    }
    html.newLine()
  }

  private static func line(of finding: Finding) -> String {
    "\(finding.severity.rawValue)\(finding.needsReview ? ", for review" : ""): \(finding.message)"
  }

  // MARK: For wikis and programs

  private func writeMarkdown(to output: inout ReportSink) {
    output.writeLine("# \(MarkdownText.escaped(heading, in: .heading))")
    output.writeLine()
    writeRow(heads, to: &output)
    output.writeLine("|" + heads.map { _ in " --- |" }.joined())
    for state in states {
      let heard = columns.map { stops(state, $0).map(\.announcement.text).joined(separator: "\n") }
      let findings = state.findings.map(ReportSheet.line).joined(separator: "\n")
      writeRow([state.name] + heard + [findings], to: &output)
    }
    output.writeLine()
    output.writeLine(ReportHeader.notice)
  }

  private func writeRow(_ cells: [String], to output: inout ReportSink) {
    let cells = cells.map { cell in
      cell.split(separator: "\n", omittingEmptySubsequences: false)
        .map { MarkdownText.escaped(String($0), in: .cell) }.joined(separator: "<br>")
    }
    output.writeLine("| \(cells.joined(separator: " | ")) |")
  }

  private func writeJSON(to output: inout ReportSink) {
    var json = JSONWriter()
    json.object { json in
      JSONFormat.write(header, to: &json)
      json.member("title", title)
      json.key("states")
      json.array { json in
        for state in states {
          json.object { json in
            json.member("name", state.name)
            json.key("heard")
            json.array { json in
              for column in columns {
                json.object { json in
                  json.member("reader", column.name)
                  json.member("language", column.tag)
                  json.member("stops", stops(state, column).map(\.announcement.text))
                }
              }
            }
            json.key("findings")
            json.array { json in
              for finding in state.findings {
                json.object { json in
                  json.member("rule", finding.rule)
                  json.member("severity", finding.severity.rawValue)
                  json.member("message", finding.message)
                }
              }
            }
          }
        }
      }
    }
    output.write(json.drain())
    output.writeLine()
  }
}
