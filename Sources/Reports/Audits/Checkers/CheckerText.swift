internal import Audits
internal import TextIO

/// Results of accessibility checkers in text form: Accessibility Scanner's shared results, the
/// exceptions of Espresso's accessibility checks, and issues of Xcode that a test prints.
enum CheckerText {
  /// Returns the results in a text, by page.
  ///
  /// - Throws: An error if the text has no results.
  static func pages(in text: String, file: String) throws(InputError) -> [CheckerResults.Page] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line in String(line.trimmed)
    }
    var findings = espresso(lines)
    if findings.isEmpty { findings = xcode(lines) }
    if findings.isEmpty { findings = scanner(lines) }
    guard !findings.isEmpty else { throw CheckerResults.unknown(file) }
    return [CheckerResults.Page(name: nil, findings: findings)]
  }

  // MARK: Espresso

  /// Returns the results in messages of `AccessibilityViewCheckException`.
  ///
  /// A line has a view, the problem and the class of the check:
  /// `Button{id=1, res-name=save, …}: … Reported by com.google.….TouchTargetSizeCheck`.
  private static func espresso(_ lines: [String]) -> [CheckerFinding] {
    lines.compactMap { line in
      guard let by = line.firstRange(of: "Reported by "),
        let check = AndroidChecks.check(called: String(line[by.upperBound...].prefix { $0 != " " }))
      else { return nil }
      let before = line[..<by.lowerBound]
      guard let end = before.firstRange(of: "}: ") else {
        return AndroidChecks.finding(
          check, by: AndroidResults.name, message: String(before.trimmed), at: CheckerTarget(""))
      }
      let view = before[..<end.lowerBound]
      let kind = view.prefix { $0 != "{" }.split(separator: " ").last.map(String.init) ?? ""
      let id = value(of: "res-name=", in: view)
      let label = value(of: "desc=", in: view) ?? value(of: "text=", in: view)
      var target = CheckerTarget(
        [kind, id, label.map { "“\($0)”" }].compactMap(\.self).joined(separator: " "))
      target.id = id
      target.label = label
      return AndroidChecks.finding(
        check, by: AndroidResults.name, message: String(before[end.upperBound...].trimmed),
        at: target)
    }
  }

  private static func value(of key: String, in view: Substring) -> String? {
    guard let start = view.firstRange(of: key) else { return nil }
    let value = view[start.upperBound...]
    let end = value.firstRange(of: ", ")?.lowerBound ?? value.endIndex
    return end == value.startIndex ? nil : String(value[..<end])
  }

  // MARK: Xcode

  /// Returns the issues in lines such as `key: value`.
  ///
  /// Each key is the name of an issue's property.
  private static func xcode(_ lines: [String]) -> [CheckerFinding] {
    var findings: [CheckerFinding] = []
    var issue: [String: String] = [:]
    func close() {
      if issue["compactDescription"] != nil || issue["auditType"] != nil {
        findings.append(
          XcodeIssues.finding(
            type: issue["auditType"], compact: issue["compactDescription"],
            detailed: issue["detailedDescription"],
            at: XcodeIssues.target(issue["element"] ?? "")))
      }
      issue = [:]
    }
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else {
        if line.isEmpty { close() }
        continue
      }
      let key = String(line[..<colon])
      guard ["auditType", "compactDescription", "detailedDescription", "element"].contains(key)
      else { continue }
      if issue[key] != nil { close() }
      issue[key] = String(line[line.index(after: colon)...].trimmed)
    }
    close()
    return findings
  }

  // MARK: Accessibility Scanner

  /// Returns the results that Accessibility Scanner shares.
  ///
  /// A result consists of a title, the identifier or bounds of the item, and a description.
  private static func scanner(_ lines: [String]) -> [CheckerFinding] {
    var findings: [CheckerFinding] = []
    var check: AndroidChecks.Check?
    var target = CheckerTarget("")
    var sentences: [String] = []
    func close() {
      if let check, !sentences.isEmpty || !target.words.isEmpty {
        findings.append(
          AndroidChecks.finding(
            check, by: "Accessibility Scanner", message: sentences.joined(separator: " "),
            at: target))
      }
      target = CheckerTarget("")
      sentences = []
    }
    for line in lines where !line.isEmpty {
      let isId = line.contains(":id/") && !line.contains(" ")
      let isBounds = line.hasPrefix("[") && line.hasSuffix("]") && line.contains("][")
      if let next = AndroidChecks.check(
        titled: line.hasSuffix(":") ? String(line.dropLast()) : line)
      {
        close()
        check = next
      } else if isId || isBounds {
        if !sentences.isEmpty { close() }
        target.words = target.words.isEmpty ? line : "\(target.words) \(line)"
        if isId { target.id = line } else { target.bounds = line.replacing(" ", with: "") }
      } else if check != nil {
        sentences.append(line)
      }
    }
    close()
    return findings
  }
}

extension StringProtocol {
  /// The text without white space at its beginning and end.
  fileprivate var trimmed: SubSequence {
    let start = self.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
