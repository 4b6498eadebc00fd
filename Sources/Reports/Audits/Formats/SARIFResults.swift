import Audits
internal import Encoding
import Scenarios
import Simulator

/// The SARIF results of one file.
struct SARIFResults {
  private let path: String
  private let rules: [String: Int]
  private var text: TaggedText
  /// The number of results written so far for each rule and element.
  private var seen: [String: Int] = [:]

  /// Creates the results of a file.
  ///
  /// - Parameter rules: The index of each rule by its id.
  init(file: AuditedFile, rules: [String: Int]) {
    path = RepositoryPath.of(file.file)
    self.rules = rules
    text = TaggedText(file.bytes)
  }

  /// Writes the members of one result.
  mutating func write(
    _ finding: Finding, _ location: FindingLocation, _ cause: SilencedFinding.Cause?,
    to json: inout JSONWriter
  ) {
    json.member("ruleId", finding.rule)
    if let index = rules[finding.rule] { json.member("ruleIndex", index) }
    // The SARIF standard requires that results for review have no level.
    json.member("kind", finding.needsReview ? "review" : "fail")
    json.member("level", finding.needsReview ? "none" : AuditSARIF.level(finding.severity))
    json.member("message") { json in json.member("text", AuditWording(finding).paragraph) }
    json.member("locations", each: [location]) { location, json in write(location, to: &json) }
    if finding.checker != nil || !finding.alsoFoundBy.isEmpty {
      json.member("properties") { json in
        if let checker = finding.checker { json.member("source", checker) }
        if !finding.alsoFoundBy.isEmpty { json.member("alsoFoundBy", finding.alsoFoundBy) }
      }
    }
    let print = fingerprint(finding, location)
    json.member("partialFingerprints") { json in json.member("announceFinding/v2", print) }
    if let cause {
      json.member("suppressions", each: [cause]) { cause, json in
        switch cause {
        case .comment(let reason), .attribute(let reason):
          json.member("kind", "inSource")
          json.member("justification", reason)
        case .baseline: json.member("kind", "external")
        }
      }
    }
    guard let edit = finding.fix.edit else { return }
    let edits = [edit] + finding.fix.additionalEdits
    let placed = edits.compactMap { edit in text.region(of: edit, in: location).map { (edit, $0) } }
    if placed.count == edits.count { write(finding.fix.text, placed, to: &json) }
  }

  private func write(
    _ description: String, _ edits: [(edit: Finding.Fix.Edit, region: TaggedText.Region)],
    to json: inout JSONWriter
  ) {
    json.member("fixes", each: [edits]) { edits, json in
      json.member("description") { json in json.member("text", description) }
      json.member("artifactChanges", each: [edits]) { edits, json in
        json.member("artifactLocation") { json in json.member("uri", SARIFResults.uri(path)) }
        json.member("replacements", each: edits) { placed, json in
          let (edit, region) = placed
          json.member("deletedRegion") { json in
            json.member("startLine", region.line)
            json.member("startColumn", region.column)
            json.member("endLine", region.line)
            json.member("endColumn", region.endColumn)
          }
          json.member("insertedContent") { json in json.member("text", edit.after) }
        }
      }
    }
  }

  private func write(_ location: FindingLocation, to json: inout JSONWriter) {
    json.member("physicalLocation") { json in
      json.member("artifactLocation") { json in
        json.member("uri", SARIFResults.uri(location.file.map { RepositoryPath.of($0) } ?? path))
      }
      json.member("region") { json in
        json.member("startLine", max(location.line ?? 1, 1))
        if let column = location.column { json.member("startColumn", max(column, 1)) }
        if let last = location.endLine, let line = location.line, last > line {
          json.member("endLine", last)
        }
      }
    }
    json.member("logicalLocations", each: [location]) { location, json in
      json.member("name", location.words)
      if let selector = location.selector { json.member("fullyQualifiedName", selector) }
      json.member("kind", "element")
    }
  }

  /// Returns the path as a relative URI reference.
  ///
  /// A colon in the first path component is escaped, because the text before it would be read as a
  /// scheme. Source: RFC 3986, sections 2.1 and 4.2.
  static func uri(_ path: String) -> String {
    guard path != "-" else { return "stdin" }
    return MarkdownText.linkTarget(path).replacing("\"", with: "%22")
      .replacing("^", with: "%5E").replacing("}", with: "%7D")
  }

  /// Returns a hash of the file, the rule, the element and the position of the finding among equal
  /// findings.
  ///
  /// Line numbers are left out because they change with edits. Source: Fowler, Noll and Vo, FNV-1a
  /// with 64 bits.
  private mutating func fingerprint(_ finding: Finding, _ location: FindingLocation) -> String {
    let element =
      location.id ?? "\(location.role)\u{0}\(location.name)\u{0}\(location.uncountedPath)"
    let words = "\(path)\u{0}\(finding.rule)\u{0}\(element)"
    let number = seen[words, default: 0]
    seen[words] = number + 1
    let hash = "\(words)\u{0}\(number)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
