import Audits
import Simulator
internal import TextIO

extension AuditResult {
  /// Takes out what comments, attributes and a baseline silence; mandatory rules stay, with a note.
  package mutating func silence(by baseline: AuditBaseline?) {
    var baseline = baseline
    for number in files.indices {
      var comments = Suppressions(in: files[number].bytes)
      let ignores = files[number].reports.contains { report in
        report.findings.contains { report.subject.ignoring($0) != nil }
      }
      guard baseline != nil || !comments.all.isEmpty || ignores else { continue }
      let found = files[number].reports.map { report in
        let places = FindingPlaces(report)
        return report.findings.map { (finding: $0, place: places.place(of: $0)) }
      }
      comments.settle(
        found.joined().compactMap { finding, place in
          guard let rule = AuditRule(named: finding.rule), let line = place.line else { return nil }
          return (rule, line)
        })
      for (place, found) in zip(files[number].reports.indices, found) {
        silence(number, place, found, &comments, &baseline)
      }
      for (comment, isUsed) in comments.all { tell(comment, isUsed, in: files[number].name) }
    }
    if let left = baseline?.unused, left > 0 {
      remarks.append(
        "\(counted(left, "entry", "entries")) of the baseline fit nothing any more; "
          + "write it again with --write-baseline")
    }
  }

  private mutating func silence(
    _ number: Int, _ report: Int, _ found: [(finding: Finding, place: FindingPlace)],
    _ comments: inout Suppressions, _ baseline: inout AuditBaseline?
  ) {
    let isOne = files[number].reports.count == 1
    let screen = isOne ? "" : files[number].reports[report].subject.screen.name
    let file = AuditBaseline.path(of: files[number].file)
    var kept: [Finding] = []
    for (finding, place) in found {
      let rule = AuditRule(named: finding.rule)
      let reason = rule.flatMap { comments.reason(for: $0, at: place) }
      let attribute = files[number].reports[report].subject.ignoring(finding)
      if rule?.isMandatory == true {
        var finding = finding
        if let reason {
          finding.note = "“\(reason)” does not silence it."
        } else if let attribute {
          finding.note = "\(attribute) does not silence it, and leaves it to a person."
        }
        // Its author has thought of it, and a person has to look at what for.
        if attribute != nil { finding.isReview = true }
        kept.append(finding)
      } else if let reason {
        files[number].silenced.append(
          SilencedFinding(finding: finding, place: place, cause: .comment(reason)))
      } else if let attribute {
        files[number].silenced.append(
          SilencedFinding(finding: finding, place: place, cause: .attribute(attribute)))
      } else if baseline?.take(AuditBaseline.Entry(finding, place, on: screen, in: file)) == true {
        files[number].silenced.append(
          SilencedFinding(finding: finding, place: place, cause: .baseline))
      } else {
        kept.append(finding)
      }
    }
    files[number].reports[report].keep(kept)
  }

  private mutating func tell(_ comment: Suppression, _ isUsed: Bool, in file: String) {
    let place = "\(file):\(comment.line)"
    if comment.reason.isEmpty {
      remarks.append(
        "\(place): a comment that silences a rule needs a reason; "
          + "write \(Suppression.word) RULE: reason")
    }
    for name in comment.rules where AuditRule(named: name) == nil {
      remarks.append("\(place): no rule is called “\(TerminalText.of(name))”")
    }
    let known = comment.rules.compactMap(AuditRule.init(named:))
    if known.contains(where: \.isMandatory) {
      remarks.append("\(place): a mandatory rule cannot be silenced; mend what it finds")
    } else if !isUsed, !comment.reason.isEmpty, !known.isEmpty {
      remarks.append("\(place): this comment silences nothing; remove it")
    }
  }
}
