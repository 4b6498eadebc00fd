import Audits
import Simulator

/// The part of a report about one screen.
struct ScreenSection {
  private let report: ReportScreen
  private let section: SectionHeadings
  private let locations: FindingLocations

  private let rules: RulesSection
  private let sound: ReportSound

  init(
    _ report: ReportScreen, at section: SectionHeadings, _ rules: RulesSection, _ sound: ReportSound
  ) {
    self.rules = rules
    self.sound = sound
    self.report = report
    self.section = section
    locations = FindingLocations(report.audit)
  }

  func write(_ html: inout HTMLWriter) {
    html.element(.article, [.id("screen-\(section.number)"), .kind("screen")]) { html in
      if let name = section.name {
        html.element(.h2, [.id(section.title), .kind("screen-title")]) { $0.authored(name) }
      }
      writeFacts(&html)
      html.newLine()
      html.element(.div, [.kind("pair")]) { html in
        PictureSection(report, at: section).write(&html)
        TranscriptSection(
          report: report, section: section, findings: findingsByNode, rules: rules, sound: sound
        ).write(&html)
      }
      LogSection(result: report.heard, problem: report.heardProblem, section: section).write(&html)
      SessionSection(sessions: report.sessions, sound: sound, section: section).write(&html)
      FindingsSection(report: report, section: section, locations: locations).write(&html)
      ViewsSection(report: report, section: section).write(&html)
      writeRest(&html)
    }
    html.newLine()
  }

  /// For each node, the indices of the findings about it.
  private var findingsByNode: [Node.Index: [Int]] {
    var found: [Node.Index: [Int]] = [:]
    for (index, finding) in report.audit.findings.enumerated() {
      if let node = finding.node { found[node, default: []].append(index) }
    }
    return found
  }

  private func writeFacts(_ html: inout HTMLWriter) {
    html.element(.dl, [.kind("facts")]) { html in
      fact("File", &html) { $0.element(.code, report.file) }
      for (index, reader) in report.reading.readers.enumerated() {
        let transcript = report.reading.transcripts[index]
        let versions = transcript.versions.map(\.description).joined(separator: ", ")
        fact(type(of: reader).displayName, &html) { html in
          html.text(
            "\(counted(transcript.stops.count, "stop")), \(versions), \(transcript.language)")
        }
      }
      let certain = report.audit.certain.count
      fact("Findings", &html) { html in
        html.element(
          .a, [.href("#findings-\(section.number)")],
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

  /// Writes the elements that readers skip, and the import diagnostics.
  private func writeRest(_ html: inout HTMLWriter) {
    let reading = report.reading
    html.element(.section, [.kind("rest")]) { html in
      html.element(section.heading, "Not announced")
      for (index, reader) in reading.readers.enumerated() {
        let (screen, transcript) = (reading.screens[index], reading.transcripts[index])
        let skipped = transcript.skippedNodes.filter { !screen[$0.node].isWhitespace }
        html.element(.details) { html in
          html.element(
            .summary, "Skipped by \(type(of: reader).displayName): \(skipped.count)")
          html.element(.ul) { html in
            for item in skipped.prefix(ScreenSection.longestList) {
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
            if skipped.count > ScreenSection.longestList {
              html.element(.li, "and \(skipped.count - ScreenSection.longestList) more")
            }
          }
        }
      }
      let diagnostics = reading.diagnostics
      if !diagnostics.isEmpty {
        html.element(.details) { html in
          html.element(.summary, "Import diagnostics: \(diagnostics.count)")
          html.element(.ul) { html in
            for diagnostic in diagnostics { html.element(.li, diagnostic.line) }
          }
        }
      }
    }
  }

  private static let longestList = 500
}
