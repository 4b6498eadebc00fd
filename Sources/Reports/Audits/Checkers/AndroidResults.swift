internal import Audits
internal import Encoding
internal import TextIO

/// Results of the Accessibility Test Framework as JSON.
///
/// Tools write the results with the names of the framework's Java classes or of its protocol
/// buffers.
enum AndroidResults {
  /// The name of the checker in reports.
  static let name = "Accessibility Test Framework"

  /// Returns the results of each page, or `nil` if the JSON has no such results.
  static func pages(in root: JSON.Value) throws(InputError) -> [CheckerResults.Page]? {
    let keys = ["results", "checkResults", "accessibilityCheckResults"]
    let list = root.kind == .array ? root : keys.lazy.compactMap { root[$0] }.first
    guard let entries = list?.elements, let first = entries.first, checkName(first) != nil else {
      return nil
    }
    var page = CheckerResults.Page()
    for entry in entries {
      guard let name = checkName(entry), let check = AndroidChecks.check(called: name) else {
        continue
      }
      let type = text(entry, ["resultType", "result_type", "type", "severity"])?.uppercased() ?? ""
      guard !passing.contains(type) else { continue }
      page.findings.append(
        AndroidChecks.finding(
          check, by: AndroidResults.name,
          message: text(entry, ["message", "shortMessage", "short_message", "description"]) ?? "",
          severity: type == "ERROR" || type.isEmpty ? .serious : .warning,
          needsReview: type == "INFO", at: target(of: entry)))
    }
    return [page]
  }

  /// The types of results that report no defect.
  private static let passing: Set<String> = ["NOT_RUN", "RESOLVED", "SUPPRESSED", "PASSED"]

  private static func checkName(_ entry: JSON.Value) -> String? {
    text(
      entry,
      ["sourceCheckClass", "source_check_class", "checkClass", "checkName", "check", "sourceCheck"])
  }

  private static func target(of entry: JSON.Value) -> CheckerTarget {
    let element = entry.field("element") ?? entry.field("view") ?? entry
    let id = text(
      element,
      ["resourceName", "resource_name", "resourceId", "resource_id", "viewIdResourceName"])
    let label = text(
      element, ["contentDescription", "content_description", "speakableText", "text"])
    let bounds = ["bounds", "boundsInScreen", "bounds_in_screen"].lazy
      .compactMap { element.field($0) }.first.flatMap(self.bounds)
    let kind = text(element, ["className", "class_name", "class"])
    var target = CheckerTarget(
      [kind, id, label.map { "“\($0)”" }, bounds].compactMap(\.self).joined(separator: " "))
    target.id = id
    target.label = label
    target.bounds = bounds
    return target
  }

  private static func bounds(_ value: JSON.Value) -> String? {
    if let text = value.string { return text.replacing(" ", with: "") }
    let edges = ["left", "top", "right", "bottom"].map { value.field($0)?.int ?? 0 }
    guard value.kind == .object else { return nil }
    return "[\(edges[0]),\(edges[1])][\(edges[2]),\(edges[3])]"
  }

  private static func text(_ value: JSON.Value, _ keys: [String]) -> String? {
    keys.lazy.compactMap { value.field($0)?.string }.first { !$0.isEmpty }
  }
}
