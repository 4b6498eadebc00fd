internal import AccessibilityTree
internal import Audits
internal import Encoding
internal import TextIO

/// Results of axe-core, as axe-core returns them and as tools that use axe-core write them.
///
/// Source: axe-core, doc/API.md, “Results Object”.
enum AxeResults {
  /// Returns the results of each page, or `nil` if the JSON contains no results of axe-core.
  ///
  /// The JSON is one result, an array of results, or only the array `violations` of a result.
  static func pages(in root: JSON.Value) throws(InputError) -> [CheckerResults.Page]? {
    if root.kind == .object {
      for key in ["results", "axeResults", "axe"] {
        if let inner = root[key], let pages = try pages(of: inner) { return pages }
      }
    }
    return try pages(of: root)
  }

  private static func pages(of value: JSON.Value) throws(InputError) -> [CheckerResults.Page]? {
    switch value.kind {
    case .object: return isResult(value) ? [try self.page(value)] : nil
    case .array:
      let elements = value.elements
      guard let first = elements.first else { return nil }
      if isResult(first) {
        return try elements.map { element throws(InputError) in try self.page(element) }
      }
      guard first["nodes"]?.kind == .array, first["id"]?.kind == .string else { return nil }
      var page = CheckerResults.Page()
      page.findings = try findings(of: value, by: name, needsReview: false)
      return [page]
    default: return nil
    }
  }

  private static let name = "axe-core"

  private static func isResult(_ value: JSON.Value) -> Bool {
    value["violations"]?.kind == .array || value["incomplete"]?.kind == .array
  }

  private static func page(_ result: JSON.Value) throws(InputError) -> CheckerResults.Page {
    let engine = result["testEngine"]
    let version = engine?["version"]?.string.map { " \($0)" } ?? ""
    let checker = (engine?["name"]?.string ?? name) + version
    var page = CheckerResults.Page()
    // Pages in jsdom tests have no real address, but one of the placeholders below.
    page.name = try result.string("url")
    if ["", "about:blank", "http://localhost/"].contains(page.name) { page.name = nil }
    for (key, needsReview) in [("violations", false), ("incomplete", true)] {
      guard let list = result.field(key) else { continue }
      page.findings += try findings(of: list, by: checker, needsReview: needsReview)
    }
    return page
  }

  private static func findings(
    of list: JSON.Value, by checker: String, needsReview: Bool
  ) throws(InputError) -> [CheckerFinding] {
    var findings: [CheckerFinding] = []
    for entry in try list.asArray() {
      let id = try entry.required("id").asString()
      let help = try entry.string("help") ?? id
      let link = try entry.string("helpUrl").map { " See \($0)" } ?? ""
      let tags = try entry.strings("tags") ?? []
      let rule = AuditRule(
        id, of: "axe", severity: severity(try entry.string("impact")),
        criteria: tags.compactMap { Criterion.number(inTag: $0) }, condition: sentence(help),
        why: sentence(try entry.string("description") ?? help) + link)
      for node in try entry.array("nodes") ?? [] {
        let impact = node["impact"]?.string ?? entry["impact"]?.string
        findings.append(
          CheckerFinding(
            of: checker, rule, severity: severity(impact), needsReview: needsReview,
            isAdvice: tags.contains("best-practice"), message: sentence(help),
            fix: fix(try node.string("failureSummary") ?? ""), at: try target(of: node)))
      }
    }
    return findings
  }

  private static func severity(_ impact: String?) -> AuditRule.Severity {
    switch impact {
    case "critical": .critical
    case "moderate", "minor": .warning
    default: .serious
    }
  }

  private static func target(of node: JSON.Value) throws(InputError) -> CheckerTarget {
    let documents = try (node.array("target") ?? []).map { entry throws(InputError) in
      entry.kind == .array ? try entry.asStrings() : [try entry.asString()]
    }
    let html = try node.string("html") ?? ""
    var target = CheckerTarget(documents.joined().joined(separator: " "))
    if !documents.isEmpty { target.selector = ElementSelector(documents) }
    if target.words.isEmpty { target.words = html }
    target.tag = StartTag.parsed(html)
    return target
  }

  /// Returns the lines of a failure summary as sentences, all on one line.
  private static func fix(_ summary: String) -> String {
    summary.split(whereSeparator: \.isNewline).map { line in
      let text = line.drop { $0.isWhitespace }
      return text.hasSuffix(":") || text.hasSuffix(".") ? String(text) : "\(text)."
    }.joined(separator: " ")
  }

  private static func sentence(_ text: String) -> String {
    text.isEmpty || text.hasSuffix(".") ? text : "\(text)."
  }
}

/// The start tag in a checker's copy of an element.
enum StartTag {
  /// Returns the start tag at the beginning of the HTML, or `nil` if there is no start tag.
  ///
  /// Attributes whose values contain character references are left out.
  static func parsed(_ html: String) -> CheckerTarget.Tag? {
    var rest = html[...].drop { $0.isWhitespace }
    guard rest.popFirst() == "<", rest.first?.isLetter == true else { return nil }
    let name = consume(while: { !$0.isWhitespace && $0 != ">" && $0 != "/" }, &rest)
    var attributes: [SourceTree.Attribute] = []
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      guard let first = rest.first, first != ">" else { break }
      let key = consume(while: { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }, &rest)
      guard !key.isEmpty else { return nil }
      guard rest.first == "=" else {
        attributes.append(SourceTree.Attribute(key.lowercased(), ""))
        continue
      }
      rest.removeFirst()
      let value: String
      if let quote = rest.first, quote == "\"" || quote == "'" {
        rest.removeFirst()
        value = consume(while: { $0 != quote }, &rest)
        guard rest.popFirst() == quote else { return nil }
      } else {
        value = consume(while: { !$0.isWhitespace && $0 != ">" }, &rest)
      }
      if !value.contains("&") { attributes.append(SourceTree.Attribute(key.lowercased(), value)) }
    }
    return CheckerTarget.Tag(name.lowercased(), attributes)
  }

  private static func consume(
    while isPart: (Character) -> Bool, _ text: inout Substring
  ) -> String {
    let part = text.prefix(while: isPart)
    text = text[part.endIndex...]
    return String(part)
  }
}
