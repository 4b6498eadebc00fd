import Audits
import Simulator

/// The part of a report about one screen.
struct ReportScreenPart {
  private let report: ReportScreen
  private let place: ReportPlace
  private let locations: FindingLocations

  private let rules: ReportRules
  private let sound: ReportSound

  init(
    _ report: ReportScreen, at place: ReportPlace, _ rules: ReportRules, _ sound: ReportSound
  ) {
    self.rules = rules
    self.sound = sound
    self.report = report
    self.place = place
    locations = FindingLocations(report.audit)
  }

  func write(_ html: inout HTMLWriter) {
    html.element(.article, [.id("screen-\(place.number)"), .kind("screen")]) { html in
      if let name = place.name {
        html.element(.h2, [.id(place.title), .kind("screen-title")]) { $0.authored(name) }
      }
      writeFacts(&html)
      html.newLine()
      html.element(.div, [.kind("pair")]) { html in
        ReportPicture(report, at: place).write(&html)
        ReportTranscript(report, at: place, findings: findingsByNode, rules, sound)
          .write(&html)
      }
      ReportSession(report.sessions, at: place, sound).write(&html)
      ReportFindings(report, at: place, locations).write(&html)
      ReportViews(report, at: place).write(&html)
      writeRest(&html)
    }
    html.newLine()
  }

  /// The findings about a node, by their places in the list.
  private var findingsByNode: [Node.Index: [Int]] {
    var found: [Node.Index: [Int]] = [:]
    for (place, finding) in report.audit.findings.enumerated() {
      if let node = finding.node { found[node, default: []].append(place) }
    }
    return found
  }

  private func writeFacts(_ html: inout HTMLWriter) {
    html.element(.dl, [.kind("facts")]) { html in
      fact("File", &html) { $0.element(.code, report.file) }
      for (place, reader) in report.reading.readers.enumerated() {
        let transcript = report.reading.transcripts[place]
        let versions = transcript.versions.map(\.description).joined(separator: ", ")
        fact(type(of: reader).displayName, &html) { html in
          html.text(
            "\(counted(transcript.stops.count, "stop")), \(versions), \(transcript.language)")
        }
      }
      let certain = report.audit.certain.count
      fact("Findings", &html) { html in
        html.element(
          .a, [.href("#findings-\(place.number)")],
          "\(counted(certain, "finding")), \(report.audit.findings.count - certain) to review")
      }
    }
  }

  private func fact(
    _ name: String, _ html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
  ) {
    html.element(.div) { html in
      html.element(.dt, name)
      html.element(.dd, [], body)
    }
  }

  /// What nobody hears, and what the file does not tell.
  private func writeRest(_ html: inout HTMLWriter) {
    let reading = report.reading
    html.element(.section, [.kind("rest")]) { html in
      html.element(place.heading, "What is not heard")
      for (place, reader) in reading.readers.enumerated() {
        let (screen, transcript) = (reading.screens[place], reading.transcripts[place])
        let passed = transcript.skippedNodes.filter { !isSpace(screen[$0.node]) }
        html.element(.details) { html in
          html.element(
            .summary, "Passed over by \(type(of: reader).displayName): \(passed.count)")
          html.element(.ul) { html in
            for item in passed.prefix(ReportScreenPart.longestList) {
              let node = screen[item.node]
              html.element(.li) { html in
                html.text(node.role.rawValue)
                if !node.name.isEmpty {
                  html.text(" ")
                  html.authored(node.name, language: node.language)
                }
                html.text(": \(item.reason)")
              }
            }
            if passed.count > ReportScreenPart.longestList {
              html.element(.li, "and \(passed.count - ReportScreenPart.longestList) more")
            }
          }
        }
      }
      let diagnostics = reading.diagnostics
      if !diagnostics.isEmpty {
        html.element(.details) { html in
          html.element(.summary, "What the file could not tell: \(diagnostics.count)")
          html.element(.ul) { html in
            for diagnostic in diagnostics { html.element(.li, diagnostic.line) }
          }
        }
      }
    }
  }

  private static let longestList = 500

  /// White space between elements, of which nobody asks why it is not heard.
  private func isSpace(_ node: Node) -> Bool {
    node.role == .text && node.name.allSatisfy(\.isWhitespace)
  }
}
