import Audits
import Simulator

/// The findings on a screen, the most severe first.
///
/// Each finding is shown with its announcements, the reason and the fix. Several findings of one rule
/// are one entry with several locations.
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
      let groups = FindingGroup.all(of: report.audit, at: locations)
      if groups.isEmpty {
        html.element(.p, "No findings.")
      } else {
        html.element(.ol) { html in
          for group in groups { write(group, &html) }
        }
      }
      html.element(.p, [.kind("small")], AuditText.notice)
    }
    html.newLine()
  }

  private func write(_ group: FindingGroup, _ html: inout HTMLWriter) {
    let finding = group.first.finding
    let id = group.isCombined ? [] : [self.id(of: group.first)]
    html.element(.li, id + [.kind("finding")]) { html in
      if !group.isCombined { writeTargets(of: group.first, &html) }
      html.element(section.subheading) { html in
        html.element(.span, [.oneText]) { html in
          html.element(
            .span, [.kind("severity \(finding.severity.rawValue.lowercased())")], group.severity)
          html.text(" ")
          html.authored(group.sharesMessage ? finding.message : finding.definition.condition)
        }
      }
      let reason = Row("Why it matters") { $0.text(finding.definition.why) }
      let fix = group.sharesFix ? self.fix(of: finding) : []
      if group.isCombined {
        html.element(.p, [.kind("where")], group.count)
        write([reason] + fix, &html)
        html.element(.ol) { html in
          for member in group.members { write(member, of: group, &html) }
        }
      } else {
        write(group.first.location, &html)
        write(quotes(of: finding) + [reason] + fix + effects(of: finding), &html)
      }
      html.element(.p, [.kind("small"), .oneText]) { html in
        html.element(.span, [.kind("code")], finding.rule)
        let criteria = group.criteria
        if !criteria.isEmpty { html.text(", WCAG \(criteria.joined(separator: ", "))") }
      }
    }
    html.newLine()
  }

  /// Writes one of several findings of a rule, without the text that all these findings share.
  private func write(
    _ member: FindingGroup.Member, of group: FindingGroup, _ html: inout HTMLWriter
  ) {
    let finding = member.finding
    html.element(.li, [id(of: member), .kind("location")]) { html in
      writeTargets(of: member, &html)
      write(member.location, &html)
      if !group.sharesMessage { html.element(.p) { $0.authored(finding.message) } }
      let fix = group.sharesFix ? [] : self.fix(of: finding)
      write(quotes(of: finding) + fix + effects(of: finding), &html)
    }
  }

  private func id(of member: FindingGroup.Member) -> HTMLWriter.Attribute {
    id(ofFinding: member.index)
  }

  private func id(ofFinding index: Int) -> HTMLWriter.Attribute {
    .id("finding-\(number)-\(index + 1)")
  }

  /// Writes the targets of links to the other findings that are listed as this member.
  private func writeTargets(of member: FindingGroup.Member, _ html: inout HTMLWriter) {
    for index in member.otherIndices { html.element(.span, [id(ofFinding: index)], "") }
  }

  private func write(_ at: FindingLocation, _ html: inout HTMLWriter) {
    // In Chrome each <code> would be a separate stop.
    html.element(.p, [.kind("where"), .oneText]) { html in
      html.text(at.role)
      if !at.name.isEmpty {
        html.text(" ")
        html.authored("“\(at.name)”")
      }
      if let line = at.line {
        html.text(", ")
        html.element(.span, [.kind("code")], "\(at.file ?? report.file):\(line)")
      } else if let selector = at.selector {
        html.text(", ")
        html.element(.span, [.kind("code")], selector)
      }
    }
  }

  // MARK: Rows

  /// A name with its description.
  private struct Row {
    let name: String
    let write: (inout HTMLWriter) -> Void

    init(_ name: String, _ write: @escaping (inout HTMLWriter) -> Void) {
      (self.name, self.write) = (name, write)
    }
  }

  private static let mostQuotes = 6

  private func quotes(of finding: Finding) -> [Row] {
    finding.heard.prefix(FindingsSection.mostQuotes).map { quote in
      Row(quote.readerName) { html in
        html.authored(quote.text.isEmpty ? Announcement.silence : quote.text)
      }
    }
  }

  private func fix(of finding: Finding) -> [Row] {
    finding.fix.text.isEmpty ? [] : [Row("How to fix it") { $0.text(finding.fix.text) }]
  }

  /// Returns rows for the edits of the fix, the announcements after the fix, the checkers, and the
  /// note.
  private func effects(of finding: Finding) -> [Row] {
    let edits = [finding.fix.edit].compactMap(\.self) + finding.fix.additionalEdits
    var rows = edits.map { edit in
      Row("In the source") { html in
        html.element(.code, [.kind("before")], edit.before)
        html.text(" becomes ")
        html.element(.code, [.kind("after")], edit.after)
      }
    }
    for (reader, words) in finding.fix.announcements.sorted(by: { $0.key < $1.key }) {
      rows.append(Row("With the fix, \(Finding.Quote.name(of: reader))") { $0.authored(words) })
    }
    if let checker = finding.checker { rows.append(Row("Found by") { $0.authored(checker) }) }
    if !finding.alsoFoundBy.isEmpty {
      let others = finding.alsoFoundBy.joined(separator: ", ")
      rows.append(Row("Also found by") { $0.authored(others) })
    }
    if let note = finding.note { rows.append(Row("Note") { $0.text(note) }) }
    return rows
  }

  private func write(_ rows: [Row], _ html: inout HTMLWriter) {
    guard !rows.isEmpty else { return }
    html.element(.dl) { html in
      for row in rows {
        html.element(.div) { html in
          html.element(.dt, row.name)
          html.element(.dd, [], row.write)
        }
      }
    }
  }
}
