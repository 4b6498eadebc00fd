internal import AccessibilityTree
internal import Audits
internal import Encoding
internal import TextIO

/// Results of any checker in SARIF.
///
/// Source: OASIS, Static Analysis Results Interchange Format 2.1.0.
enum SARIFFile {
  /// Returns the results for each source file, or `nil` if the JSON is not SARIF.
  static func pages(in root: JSON.Value) throws(InputError) -> [CheckerResults.Page]? {
    guard root.kind == .object, let runs = root["runs"], runs.kind == .array else { return nil }
    var pages: [CheckerResults.Page] = []
    var indices: [String?: Int] = [:]
    for run in runs.elements {
      let reader = try SARIFRun(run)
      for result in try run.array("results") ?? [] {
        guard let (name, finding) = reader.finding(result) else { continue }
        let index = indices[name] ?? pages.count
        if index == pages.count {
          pages.append(CheckerResults.Page(name: name))
          indices[name] = index
        }
        pages[index].findings.append(finding)
      }
    }
    return pages
  }
}

/// A run of a checker in a SARIF file.
private struct SARIFRun {
  private let run: JSON.Value
  private let checker: String
  private let short: String
  private let rules: [JSON.Value]
  private let byId: [String: JSON.Value]

  init(_ run: JSON.Value) throws(InputError) {
    self.run = run
    let tool = try run.required("tool")
    let driver = try tool.required("driver")
    let name = try driver.required("name").asString()
    let version = driver.text("semanticVersion") ?? driver.text("version")
    checker = name + (version.map { " \($0)" } ?? "")
    short = String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
    rules = driver.list("rules")
    var byId: [String: JSON.Value] = [:]
    for rule in rules + tool.list("extensions").flatMap({ $0.list("rules") }) {
      if let id = rule.text("id") { byId[id] = rule }
    }
    self.byId = byId
  }

  /// Returns the finding of a result, and the file with the finding.
  ///
  /// Returns `nil` if the result reports no defect, or if the author suppressed it.
  func finding(_ result: JSON.Value) -> (file: String?, finding: CheckerFinding)? {
    let kind = result.text("kind") ?? "fail"
    let isSuppressed = result.list("suppressions").contains {
      !["rejected", "underReview"].contains($0.text("status") ?? "accepted")
    }
    guard ["fail", "review", "open"].contains(kind), !isSuppressed,
      result.text("baselineState") != "absent"
    else { return nil }
    let definition = definition(of: result)
    let id =
      result.text("ruleId") ?? result["rule"]?.text("id") ?? definition?.text("id") ?? "unnamed"
    let level =
      result.text("level") ?? definition?["defaultConfiguration"]?.text("level") ?? "warning"
    let tags = definition?["properties"]?.list("tags").compactMap(\.string) ?? []
    let message = message(of: result, definition) ?? id
    let help = definition?.text("helpUri").map { " See \($0)" } ?? ""
    let summary = definition?["shortDescription"]?.text("text")
    let why = definition?["fullDescription"]?.text("text") ?? summary ?? message
    let rule = AuditRule(
      id, of: short, severity: level == "error" ? .serious : .warning,
      criteria: tags.compactMap { Criterion.number(inTag: $0) }, condition: summary ?? message,
      why: why + help)
    let (file, target) = target(of: result)
    return (
      file,
      CheckerFinding(
        of: checker, rule, severity: rule.severity,
        needsReview: kind != "fail" || level == "none" || level == "note", message: message,
        at: target)
    )
  }

  private func definition(of result: JSON.Value) -> JSON.Value? {
    let reference = result["rule"]
    if let id = result.text("ruleId") ?? reference?.text("id") {
      // A rule can have parts: `CA1000/1` is described by `CA1000`.
      let whole = id.split(separator: "/").first.map(String.init) ?? id
      if let rule = byId[id] ?? byId[whole] { return rule }
    }
    let index = result["ruleIndex"]?.int ?? reference?["index"]?.int ?? -1
    return rules.indices.contains(index) ? rules[index] : nil
  }

  /// Returns the text of a result's message.
  ///
  /// The text may be one of the rule's strings, whose placeholders are filled in.
  private func message(of result: JSON.Value, _ definition: JSON.Value?) -> String? {
    guard let message = result.field("message") else { return nil }
    let named = message.text("id").flatMap { definition?["messageStrings"]?[$0]?.text("text") }
    let arguments = message.list("arguments").map(\.text)
    return (message.text("text") ?? named).map { SARIFRun.filled($0, with: arguments) }
  }

  /// Returns a text with the arguments in place of `{0}`, `{1}` and so on.
  ///
  /// A placeholder inside an argument is not replaced.
  private static func filled(_ text: String, with arguments: [String]) -> String {
    guard !arguments.isEmpty else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      let inner = rest.dropFirst().prefix { ("0"..."9").contains($0) }
      if let number = Int(inner), arguments.indices.contains(number),
        inner.endIndex < rest.endIndex, rest[inner.endIndex] == "}"
      {
        result += arguments[number]
        rest = rest[rest.index(after: inner.endIndex)...]
      } else {
        result += "{"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private func target(of result: JSON.Value) -> (file: String?, target: CheckerTarget) {
    guard let location = result.list("locations").first else { return (nil, CheckerTarget("")) }
    let physical = location["physicalLocation"]
    let region = physical?["region"]
    let snippet = region?["snippet"]?.text("text")
    let logical = location.list("logicalLocations").first
    let selector = logical?.text("fullyQualifiedName")
    var target = CheckerTarget(selector ?? logical?.text("name") ?? snippet ?? "")
    target.line = region?["startLine"]?.int
    target.column = region?["startColumn"]?.int
    target.selector = selector.map { ElementSelector([[$0]]) }
    target.tag = snippet.flatMap { StartTag.parsed($0) }
    return (physical?["artifactLocation"].flatMap(uri), target)
  }

  private func uri(_ location: JSON.Value) -> String? {
    let artifacts = run.list("artifacts")
    let index = location["index"]?.int ?? -1
    let listed = artifacts.indices.contains(index) ? artifacts[index]["location"] : nil
    return (location.text("uri") ?? listed?.text("uri")).map { uri in
      String(validating: PercentEncoding.bytes(of: uri), as: UTF8.self) ?? uri
    }
  }
}

extension JSON.Value {
  /// Returns the value of a member, or `nil` if it is not a string: some tools write values of other
  /// types.
  fileprivate func text(_ key: String) -> String? { self[key]?.string }

  /// Returns the elements of a member that is an array, or an empty list for any other member.
  fileprivate func list(_ key: String) -> [JSON.Value] { self[key]?.elements ?? [] }
}
