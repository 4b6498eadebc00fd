internal import Simulator

/// A check for the day, month and year of one date in fields without a named group.
///
/// Source: WCAG technique H71, “Providing a description for groups of form controls using fieldset
/// and legend elements”.
struct SplitDates {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    guard subject.platform == .web else { return }
    let units = Set(subject.words.all(\.timeUnits))
    var parts: [Control] = []
    for control in subject.controls where control.kind.isEntry {
      let isPart =
        (control.kind == .field || control.kind == .picker) && control.words.count == 1
        && control.words.allSatisfy(units.contains) && !isInNamedGroup(control.node)
      if !isPart || parts.contains(where: { $0.words == control.words }) {
        report(parts, &findings)
        parts = []
      }
      if isPart { parts.append(control) }
    }
    report(parts, &findings)
  }

  private func report(_ parts: [Control], _ findings: inout FindingList) {
    guard parts.count > 1, let first = parts.first else { return }
    let names = parts.map { "“\(Wording.collapsingWhitespace($0.name))”" }.joined(separator: ", ")
    // A filter often has only a month and a year, and a description may say which date is meant.
    let isDescribed = parts.contains {
      subject.screen[$0.node].hint?.text.isBlank == false
    }
    findings.add(
      first.node, "\(names) are parts of one date or time, but no group says of which.",
      needsReview: parts.count < 3 || isDescribed || isInNamedPart(first.node)
        || areAllFields(parts),
      fix: Finding.Fix(
        "Put the fields into a <fieldset>, and the question into its <legend>."),
      related: parts.dropFirst().prefix(5).map {
        Finding.Related($0.node, "It is a part of the same date.")
      })
  }

  /// Whether a page has no other fields, so that its title may say which date or time is meant.
  private func areAllFields(_ parts: [Control]) -> Bool {
    !subject.controls.contains { control in
      control.kind.isEntry && !parts.contains { $0.node == control.node }
    }
  }

  /// Whether a node is in a part of the page whose name may say which date is meant.
  private func isInNamedPart(_ node: Node.Index) -> Bool {
    subject.screen.ancestors(of: node).contains { above in
      switch subject.screen[above].role {
      case .alertDialog, .dialog, .form, .region: !subject.screen[above].name.isBlank
      default: false
      }
    }
  }

  private func isInNamedGroup(_ node: Node.Index) -> Bool {
    subject.screen.ancestors(of: node).contains { above in
      switch subject.screen[above].role {
      case .group, .radioGroup: !subject.screen[above].name.isBlank
      case .grid, .row, .table, .toolbar: true
      default: false
      }
    }
  }
}
