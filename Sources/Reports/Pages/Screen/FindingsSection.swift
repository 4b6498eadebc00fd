import Audits
import Simulator

/// The findings on a screen, the most severe first, each with announcements, the reason and the
/// fix.
struct FindingsSection {
  let report: ReportScreen
  let section: SectionHeadings
  private var number: Int { section.number }
  let locations: FindingLocations

  func write(_ html: inout HTMLWriter) {
    html.element(
      .section,
      [.kind("findings"), .id("findings-\(number)"), section.named(by: "wrong-\(number)")]
    ) { html in
      html.element(section.heading, [.id("wrong-\(number)")], "Findings")
      let findings = report.audit.findings
      if findings.isEmpty {
        html.element(.p, "No findings.")
      } else {
        html.element(.ol) { html in
          for (index, finding) in findings.enumerated() { write(finding, index, &html) }
        }
      }
      html.element(.p, [.kind("small")], AuditText.notice)
    }
    html.newLine()
  }

  private func write(_ finding: Finding, _ index: Int, _ html: inout HTMLWriter) {
    let at = locations.location(of: finding)
    html.element(
      .li, [.id("finding-\(number)-\(index + 1)"), .kind("finding")]
    ) { html in
      html.element(section.subheading) { html in
        html.element(.span, [.oneText]) { html in
          html.element(
            .span, [.kind("severity \(finding.severity.rawValue.lowercased())")],
            finding.severity.rawValue + (finding.needsReview ? ", for review" : ""))
          html.text(" ")
          html.authored(finding.message)
        }
      }
      // In Chrome each <code> would be a separate stop.
      html.element(.p, [.kind("where"), .oneText]) { html in
        html.text("\(at.role) ")
        if !at.name.isEmpty { html.authored("“\(at.name)”") }
        if let line = at.line {
          html.text(", ")
          html.element(.span, [.kind("code")], "\(at.file ?? report.file):\(line)")
        } else if let selector = at.selector {
          html.text(", ")
          html.element(.span, [.kind("code")], selector)
        }
      }
      html.element(.dl) { html in
        for quote in finding.heard.prefix(FindingsSection.mostQuotes) {
          row(quote.readerName, &html) { html in
            html.authored(quote.text.isEmpty ? Announcement.silence : quote.text)
          }
        }
        row("Why it matters", &html) { $0.text(finding.definition.why) }
        if !finding.fix.text.isEmpty {
          row("How to fix it", &html) { $0.text(finding.fix.text) }
        }
        for edit in [finding.fix.edit].compactMap(\.self) + finding.fix.additionalEdits {
          row("In the source", &html) { html in
            html.element(.code, [.kind("before")], edit.before)
            html.text(" becomes ")
            html.element(.code, [.kind("after")], edit.after)
          }
        }
        for (reader, words) in finding.fix.announcements.sorted(by: { $0.key < $1.key }) {
          row("With the fix, \(Finding.Quote.name(of: reader))", &html) { $0.authored(words) }
        }
        if let checker = finding.checker {
          row("Found by", &html) { $0.authored(checker) }
        }
        if !finding.alsoFoundBy.isEmpty {
          row("Also found by", &html) {
            $0.authored(finding.alsoFoundBy.joined(separator: ", "))
          }
        }
        if let note = finding.note { row("Note", &html) { $0.text(note) } }
      }
      html.element(.p, [.kind("small"), .oneText]) { html in
        html.element(.span, [.kind("code")], finding.rule)
        if !finding.criteria.isEmpty {
          html.text(", WCAG \(finding.criteria.joined(separator: ", "))")
        }
      }
    }
    html.newLine()
  }

  private static let mostQuotes = 6

  private func row(_ name: String, _ html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void) {
    html.element(.div) { html in
      html.element(.dt, name)
      html.element(.dd, [], body)
    }
  }
}
