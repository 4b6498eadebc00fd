import Audits
import Importers
import Simulator

extension AuditResult {
  /// Takes out what comments and a baseline silence; mandatory rules stay, with a note.
  package mutating func silence(by baseline: AuditBaseline?) {
    var baseline = baseline
    for number in files.indices {
      var comments = Suppression.all(in: files[number].bytes).map { (comment: $0, isUsed: false) }
      for place in files[number].reports.indices {
        silence(number, place, &comments, &baseline)
      }
      for (comment, isUsed) in comments { tell(comment, isUsed, in: files[number].name) }
    }
    if let left = baseline?.unused, left > 0 {
      remarks.append(
        "\(counted(left, "entry", "entries")) of the baseline fit nothing any more; "
          + "write it again with --write-baseline")
    }
  }

  private mutating func silence(
    _ number: Int, _ place: Int, _ comments: inout [(comment: Suppression, isUsed: Bool)],
    _ baseline: inout AuditBaseline?
  ) {
    let report = files[number].reports[place]
    let places = FindingPlaces(report)
    var kept: [Finding] = []
    for finding in report.findings {
      let element = places.place(of: finding)
      let rule = AuditRule(named: finding.rule)
      let cause = AuditResult.comment(for: rule, at: element, &comments).map {
        SilencedFinding.Cause.comment($0)
      }
      if rule?.isMandatory == true {
        var finding = finding
        if case .comment(let reason) = cause { finding.note = "“\(reason)” does not silence it." }
        kept.append(finding)
      } else if let cause {
        files[number].silenced.append(
          SilencedFinding(finding: finding, place: element, cause: cause))
      } else if baseline?.take(AuditBaseline.entry(finding, places, report, files[number].file))
        == true
      {
        files[number].silenced.append(
          SilencedFinding(finding: finding, place: element, cause: .baseline))
      } else {
        kept.append(finding)
      }
    }
    files[number].reports[place].keep(kept)
  }

  /// The reason of a comment that silences a rule at an element.
  private static func comment(
    for rule: AuditRule?, at place: FindingPlace,
    _ comments: inout [(comment: Suppression, isUsed: Bool)]
  ) -> String? {
    guard let rule, let line = place.line, place.file == nil else { return nil }
    for index in comments.indices {
      let comment = comments[index].comment
      guard !comment.reason.isEmpty, comment.isAt(line, place.endLine ?? line),
        comment.rules.contains(where: { $0 == rule.id || rule.aliases.contains($0) })
      else { continue }
      comments[index].isUsed = true
      return comment.reason
    }
    return nil
  }

  private mutating func tell(_ comment: Suppression, _ isUsed: Bool, in file: String) {
    let place = "\(file):\(comment.line)"
    if comment.reason.isEmpty {
      remarks.append(
        "\(place): a comment that silences a rule needs a reason; "
          + "write \(Suppression.word) RULE: reason")
    }
    for name in comment.rules where AuditRule(named: name) == nil {
      remarks.append("\(place): no rule is called “\(VisibleText.of(name))”")
    }
    let known = comment.rules.compactMap(AuditRule.init(named:))
    if known.contains(where: \.isMandatory) {
      remarks.append("\(place): a mandatory rule cannot be silenced; mend what it finds")
    } else if !isUsed, !comment.reason.isEmpty, !known.isEmpty {
      remarks.append("\(place): this comment silences nothing; remove it")
    }
  }
}
