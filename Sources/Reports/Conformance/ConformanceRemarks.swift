import Audits
internal import Encoding
import Scenarios
import Simulator

/// The remarks on the conformance to a criterion: findings with their locations, and checks that a
/// person still has to make.
struct ConformanceRemarks {
  /// A finding with its location.
  struct Evidence: Equatable {
    /// The file and line, or the address of the page.
    var location: String
    /// The target of the link to the location, or `nil` if a link is not possible.
    var target: String?
    /// The element, the message and the rule.
    var text: String
  }

  /// The result of the audit for the criterion: a few sentences with the numbers of findings or, if
  /// there are none, about the rules that ran.
  var summary: String
  var evidence: [Evidence] = []
  /// The number of findings that ``evidence`` leaves out.
  var omitted = 0
  /// The checks that a person has to make, or an empty text.
  var forPerson = ""

  init(summary: String) { self.summary = summary }

  /// Creates the remarks from the results of screens.
  ///
  /// - Parameter wrong: The number of screens with a certain failure: a finding that needs no
  ///   review and is more severe than a warning.
  init(
    _ criterion: Criterion, _ results: [(screen: ReportScreen, result: CriterionResult)],
    wrong: Int, linkedFrom document: String
  ) {
    let lists = results.map { $0.screen.withoutRepetitions($0.result.failing) }
    let failing = lists.flatMap(\.self)
    let certain = failing.count(where: \.isCertainFailure)
    let review = failing.count - certain
    let rules = ConformanceRemarks.ordered(results.flatMap { $0.result.run.map(\.id) })
    let screens = counted(results.count, "screen")
    var sentences: [String] = []
    if certain > 0 {
      sentences.append(
        "\(wrong) of \(screens) \(wrong == 1 ? "does" : "do") not meet the criterion: "
          + "\(counted(certain, "finding")). The level follows from the share of the audited screens."
      )
    }
    if review > 0 {
      sentences.append("A person must decide about \(counted(review, "finding")).")
    }
    let advice = results.flatMap(\.result.advice)
    if failing.isEmpty, rules.isEmpty {
      sentences.append("No rule looked at this.")
    } else if failing.isEmpty {
      sentences.append(
        "\(counted(rules.count, "rule")) ran on \(screens) and reported nothing"
          + (advice.isEmpty ? "." : " against the criterion."))
      if results.contains(where: { !$0.result.isComplete }) {
        sentences.append("Other rules about the criterion could not run.")
      }
    }
    if !advice.isEmpty {
      sentences.append(
        "\(counted(advice.count, "finding")) \(advice.count == 1 ? "goes" : "go") beyond what the "
          + "criterion requires: "
          + ConformanceRemarks.list(ConformanceRemarks.ordered(advice.map(\.rule))) + ".")
    }
    summary = sentences.joined(separator: " ")
    forPerson = "A person must check \(criterion.forPerson)."
    // Certain findings come first, because only the first findings are listed.
    var sorted: [(index: Int, finding: Finding)] = []
    for isCertain in [true, false] {
      for (index, list) in lists.enumerated() {
        let findings = list.filter { $0.isCertainFailure == isCertain }
        sorted += findings.map { (index, $0) }
      }
    }
    var locations: [Int: FindingLocations] = [:]
    for (index, finding) in sorted.prefix(ConformanceRemarks.mostEvidence) {
      let screen = results[index].screen
      let known = locations[index] ?? FindingLocations(screen.audit)
      locations[index] = known
      evidence.append(Evidence(finding, known.location(of: finding), on: screen, from: document))
    }
    omitted = failing.count - evidence.count
  }

  /// The maximum number of findings to list for a criterion and a component.
  private static let mostEvidence = 5
  private static let mostRules = 5

  private static func ordered(_ ids: [String]) -> [String] {
    var known: Set<String> = []
    return ids.filter { known.insert($0).inserted }
  }

  private static func list(_ rules: [String]) -> String {
    let rest = rules.count - mostRules
    return rules.prefix(mostRules).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension ConformanceRemarks.Evidence {
  fileprivate init(
    _ finding: Finding, _ location: FindingLocation, on screen: ReportScreen,
    from document: String
  ) {
    let file = location.file ?? screen.file
    let review = finding.isCertainFailure ? "" : ", for review"
    text =
      "\(location.words): \(AuditWording(finding).message) (\(finding.rule)\(review))"
    if file == "-" {
      self.location = "standard input" + (location.line.map { ":\($0)" } ?? "")
    } else {
      let suffix = location.line.map { ":\($0)" } ?? location.selector.map { ": \($0)" } ?? ""
      self.location = ShortText.of(file + suffix)
    }
    let isLinked = screen.reading.isSaved || file.contains("://")
    target = isLinked ? Self.target(of: file, location.line, from: document) : nil
  }

  /// Returns the target of a link to a line or page.
  private static func target(of file: String, _ line: Int?, from document: String) -> String? {
    guard file != "-" else { return nil }
    if file.hasPrefix("http://") || file.hasPrefix("https://") {
      // A plain path has no characters with a meaning in Markdown, and none that a browser would
      // encode.
      let isPlain = file.utf8.allSatisfy { byte in
        byte > 0x20 && byte < 0x7F && !"()<>[]\\|`*{}\"^".utf8.contains(byte)
      }
      return isPlain ? file : nil
    }
    guard let path = LinkPath.relative(file, from: document) else { return nil }
    return MarkdownText.linkTarget(path, fragment: line.map { "L\($0)" })
  }
}

extension ReportScreen {
  /// Returns findings without those whose node has a parent with the same finding.
  fileprivate func withoutRepetitions(_ findings: [Finding]) -> [Finding] {
    let screen = audit.subject.screen
    func key(_ finding: Finding, at node: Node.Index?) -> [String] {
      [
        finding.rule, finding.message, "\(finding.isCertainFailure)",
        node.map { "\($0)" } ?? "",
      ]
    }
    let known = Set(findings.map { key($0, at: $0.node) })
    return findings.filter { finding in
      guard let node = finding.node, let parent = screen.parent(of: node) else { return true }
      return !known.contains(key(finding, at: parent))
    }
  }
}

extension ConformanceRemarks {
  /// The remarks as Markdown in a table cell.
  var cell: String {
    var lines = [MarkdownText.escaped(summary, in: .cell)]
    lines += evidence.map { "• \($0.markdown(in: .cell))" }
    if omitted > 0 { lines.append("• and \(omitted) more") }
    if !forPerson.isEmpty { lines.append(MarkdownText.escaped(forPerson, in: .cell)) }
    return lines.joined(separator: "<br>")
  }

  /// The remarks as Markdown of several lines.
  var markdown: String {
    var blocks = [MarkdownText.escaped(summary, in: .paragraph)]
    let items =
      evidence.map { "- \($0.markdown(in: .paragraph))" }
      + (omitted > 0 ? ["- and \(omitted) more"] : [])
    if !items.isEmpty { blocks.append(items.joined(separator: "\n")) }
    if !forPerson.isEmpty { blocks.append(MarkdownText.escaped(forPerson, in: .paragraph)) }
    return blocks.joined(separator: items.isEmpty ? " " : "\n\n")
  }
}

extension ConformanceRemarks.Evidence {
  /// Returns the finding as Markdown: the location, as a link if possible, and the text.
  fileprivate func markdown(in context: MarkdownText.Context) -> String {
    let words = MarkdownText.escaped(text, in: context)
    guard let target else { return "\(MarkdownText.escaped(location, in: context)): \(words)" }
    // In a cell, a vertical line must be escaped in links, too.
    let name = MarkdownText.escaped(location, in: .link)
      .replacing("|", with: context == .cell ? "\\|" : "|")
    return "[\(name)](\(target)): \(words)"
  }
}
