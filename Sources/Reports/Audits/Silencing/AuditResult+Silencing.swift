import Audits
import Simulator
internal import TextIO

extension AuditResult {
  /// Moves findings that a comment, an attribute or the baseline suppresses to
  /// ``AuditedFile/silenced``.
  ///
  /// Findings of mandatory rules are not moved, but get a note.
  ///
  /// - Parameters:
  ///   - known: The known findings.
  ///   - path: The path of the baseline.
  ///   - scope: The part of the project that was audited, if counts may only fall.
  package mutating func silence(
    by known: AuditBaseline?, at path: String = "", ratchet scope: AuditRatchet.Scope? = nil
  ) {
    var baseline = known
    for number in files.indices {
      var comments = Suppressions(in: files[number].bytes)
      let ignores = files[number].reports.contains { report in
        report.findings.contains { report.subject.ignoreAttribute(for: $0) != nil }
      }
      guard baseline != nil || !comments.all.isEmpty || ignores else { continue }
      let found = files[number].reports.map { report in
        let locations = FindingLocations(report)
        return report.findings.map { (finding: $0, location: locations.location(of: $0)) }
      }
      comments.resolveTrailingComments(
        found.joined().compactMap { finding, location in
          location.line.map { (finding.definition, $0) }
        })
      let others = Set(
        found.joined().filter { $0.finding.checker != nil }.flatMap {
          [$0.finding.rule] + $0.finding.definition.aliases
        })
      for (report, found) in zip(files[number].reports.indices, found) {
        silence(number, report, found, &comments, &baseline)
      }
      for (comment, isUsed) in comments.all {
        addRemarks(on: comment, isUsed, in: files[number].name, others)
      }
    }
    if let scope, let known, let baseline {
      hold(to: known, unmatched: baseline, at: path, scope)
    } else {
      remark(onUnmatched: baseline?.count ?? 0)
    }
  }

  /// Adds a remark on entries of the baseline that match no finding.
  mutating func remark(onUnmatched count: Int) {
    guard count > 0 else { return }
    remarks.append(
      "\(counted(count, "baseline entry", "baseline entries")) "
        + "\(count == 1 ? "matches" : "match") no finding; update the baseline with --write-baseline"
    )
  }

  private mutating func silence(
    _ number: Int, _ report: Int, _ found: [(finding: Finding, location: FindingLocation)],
    _ comments: inout Suppressions, _ baseline: inout AuditBaseline?
  ) {
    let isOne = files[number].reports.count == 1
    let screen = isOne ? "" : files[number].reports[report].subject.screen.name
    let file = AuditBaseline.path(of: files[number].file)
    var kept: [Finding] = []
    for (finding, location) in found {
      let reason = comments.reason(for: finding.definition, at: location)
      let attribute = files[number].reports[report].subject.ignoreAttribute(for: finding)
      if finding.definition.isMandatory {
        var finding = finding
        if let reason {
          finding.note = "The comment “\(reason)” cannot silence a mandatory rule."
        } else if let attribute {
          finding.note = "\(attribute) cannot silence a mandatory rule; the finding is for review."
        }
        // The attribute shows that the author considered the finding, so a person has to check the
        // reason.
        if attribute != nil { finding.needsReview = true }
        kept.append(finding)
      } else if let reason {
        files[number].silenced.append(
          SilencedFinding(finding: finding, location: location, cause: .comment(reason)))
      } else if let attribute {
        files[number].silenced.append(
          SilencedFinding(finding: finding, location: location, cause: .attribute(attribute)))
      } else if baseline?.remove(AuditBaseline.Entry(finding, location, on: screen, in: file))
        == true
      {
        files[number].silenced.append(
          SilencedFinding(
            finding: finding, location: location, cause: .baseline, screen: screen))
      } else {
        kept.append(finding)
      }
    }
    files[number].reports[report].replaceFindings(with: kept)
  }

  private mutating func addRemarks(
    on comment: Suppression, _ isUsed: Bool, in file: String, _ others: Set<String>
  ) {
    let location = "\(file):\(comment.line)"
    if comment.reason.isEmpty {
      remarks.append(
        "\(location): a comment that silences a rule needs a reason; "
          + "write \(Suppression.word) RULE: reason")
    }
    for name in comment.rules where AuditRule.all(named: name).isEmpty && !others.contains(name) {
      remarks.append("\(location): no rule is called “\(TerminalText.of(name))”")
    }
    let known = comment.rules.flatMap(AuditRule.all(named:))
    if known.contains(where: \.isMandatory) {
      remarks.append("\(location): a mandatory rule cannot be silenced; fix what it finds")
    } else if !isUsed, !comment.reason.isEmpty, !known.isEmpty {
      remarks.append("\(location): this comment silences no finding; remove it")
    }
  }
}
