import Audits
import Simulator

extension AuditResult {
  /// Reports a finding only once if several live pages share it, such as a finding in their header.
  ///
  /// The finding stays on the first page and names the other pages. Findings in files are not
  /// combined, because people have to correct each file.
  package mutating func foldRepeated() {
    guard files.count > 1 else { return }
    var first: [RepeatedFinding: FindingIndex] = [:]
    var others: [FindingIndex: [String]] = [:]
    for number in files.indices {
      for index in files[number].reports.indices {
        let report = files[number].reports[index]
        guard !report.subject.hasLines else { continue }
        let locations = FindingLocations(report)
        var kept: [Finding] = []
        for finding in report.findings {
          let key = RepeatedFinding(finding, locations.location(of: finding))
          if let reported = first[key], reported.file != number {
            others[reported, default: []].append(files[number].name)
          } else {
            first[key] =
              first[key] ?? FindingIndex(file: number, report: index, finding: kept.count)
            kept.append(finding)
          }
        }
        files[number].reports[index].replaceFindings(with: kept)
      }
    }
    for (reported, names) in others {
      var findings = files[reported.file].reports[reported.report].findings
      findings[reported.finding].otherPages = names
      files[reported.file].reports[reported.report].replaceFindings(with: findings)
    }
  }
}

/// The properties by which a finding on one page is recognized as the finding on another page.
private struct RepeatedFinding: Hashable {
  var rule: String
  var message: String
  var needsReview: Bool
  var severity: AuditRule.Severity
  var element: FindingLocation

  init(_ finding: Finding, _ location: FindingLocation) {
    rule = finding.rule
    message = finding.message
    needsReview = finding.needsReview
    severity = finding.severity
    element = location
  }
}

/// The position of a finding in the result: the indices of its file, its report and the finding.
private struct FindingIndex: Hashable {
  var file: Int
  var report: Int
  var finding: Int
}
