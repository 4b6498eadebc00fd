internal import AccessibilityTree
internal import Audits
internal import Encoding
internal import TextIO

/// Issues of Xcode's accessibility audit, as tests attach or print them.
///
/// Source: XCTest, `XCUIAccessibilityAuditIssue` and `XCUIAccessibilityAuditType`.
enum XcodeIssues {
  /// The name of the checker in reports.
  static let name = "Xcode accessibility audit"

  /// One of the kinds of audit that Xcode can make.
  private struct Kind {
    var name: String
    /// The kind's value in the option set `XCUIAccessibilityAuditType`, a power of two.
    var bit: Int
    var criteria: [String]
    /// The beginnings of the short descriptions of this kind's issues, in lower case.
    var descriptions: [String]
  }

  private static let kinds = [
    Kind(name: "contrast", bit: 1 << 0, criteria: ["1.4.3"], descriptions: ["contrast"]),
    Kind(
      name: "elementDetection", bit: 1 << 1, criteria: ["4.1.2"],
      descriptions: ["potentially inaccessible"]),
    Kind(name: "hitRegion", bit: 1 << 2, criteria: ["2.5.8"], descriptions: ["hit area"]),
    Kind(
      name: "sufficientElementDescription", bit: 1 << 3, criteria: ["1.1.1", "4.1.2"],
      descriptions: ["element has no description", "label not", "image name", "description"]),
    Kind(
      name: "dynamicType", bit: 1 << 16, criteria: ["1.4.4"], descriptions: ["dynamic type"]),
    Kind(name: "textClipped", bit: 1 << 17, criteria: ["1.4.4"], descriptions: ["text clipped"]),
    Kind(
      name: "trait", bit: 1 << 18, criteria: ["4.1.2"], descriptions: ["trait", "element trait"]),
    Kind(name: "action", bit: 1 << 32, criteria: ["2.1.1"], descriptions: ["action"]),
    Kind(name: "parentChild", bit: 1 << 33, criteria: ["1.3.1"], descriptions: ["parent"]),
  ]

  /// Returns the issues, or `nil` if the JSON contains no issues of Xcode.
  static func pages(in root: JSON.Value) throws(InputError) -> [CheckerResults.Page]? {
    let list = root.kind == .array ? root : root["issues"] ?? root["accessibilityIssues"]
    let entries = list?.elements ?? (isIssue(root) ? [root] : [])
    guard let first = entries.first, isIssue(first) else { return nil }
    var page = CheckerResults.Page()
    for entry in entries {
      let type = entry.field("auditType").map { $0.string ?? $0.text }
      let element = entry.field("element")
      page.findings.append(
        finding(
          type: type, compact: entry.field("compactDescription")?.string,
          detailed: entry.field("detailedDescription")?.string,
          at: element.map { $0.string.map(target) ?? target(of: $0) } ?? CheckerTarget("")))
    }
    return [page]
  }

  private static func isIssue(_ value: JSON.Value) -> Bool {
    value["compactDescription"]?.kind == .string || value["auditType"] != nil
  }

  /// Returns the finding of an issue.
  ///
  /// - Parameter type: The kind of audit: its name, or its number in the option set.
  static func finding(
    type: String?, compact: String?, detailed: String?, at target: CheckerTarget
  ) -> CheckerFinding {
    let short = compact ?? ""
    let kind = kind(of: type, short)
    let name = kind?.name ?? "issue"
    let message = [short, detailed ?? ""].filter { !$0.isEmpty }.map {
      $0.hasSuffix(".") ? $0 : "\($0)."
    }.joined(separator: " ")
    // A person has to judge issues such as “Contrast nearly passed”.
    let isNear = short.lowercased().contains("nearly") || short.lowercased().contains("potentially")
    let rule = AuditRule(
      name, of: "xcode", severity: .serious, criteria: kind?.criteria ?? [],
      condition: "Xcode’s audit “\(name)” found an issue.",
      why: detailed ?? "See XCUIAccessibilityAuditType.\(name).")
    return CheckerFinding(
      of: XcodeIssues.name, rule, severity: .serious, needsReview: isNear || kind == nil,
      message: message.isEmpty ? rule.condition : message, at: target)
  }

  private static func kind(of type: String?, _ short: String) -> Kind? {
    if let type {
      if let bit = Int(type), let kind = kinds.first(where: { $0.bit == bit }) { return kind }
      let name = (type.split(separator: ".").last ?? "").filter { $0.isLetter }.lowercased()
      if let kind = kinds.first(where: { name.hasSuffix($0.name.lowercased()) }) { return kind }
    }
    let text = short.lowercased()
    return kinds.first { $0.descriptions.contains { text.hasPrefix($0) } }
  }

  /// Returns the element in a debug description, such as
  /// `Button, 0x60…, {{16.0, 116.0}, {358.0, 44.0}}, identifier: 'save', label: 'Save'`.
  static func target(_ description: String) -> CheckerTarget {
    var target = CheckerTarget(
      description.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
    target.id = quoted("identifier: ", in: target.words)
    target.label = quoted("label: ", in: target.words)
    if let start = target.words.firstRange(of: "{{") {
      target.frame = frame(target.words[start.lowerBound...])
    }
    return target
  }

  private static func target(of element: JSON.Value) -> CheckerTarget {
    let id = element.field("identifier")?.string
    let label = element.field("label")?.string
    let kind = (element.field("elementType") ?? element.field("type"))?.string
    var target = CheckerTarget(
      [kind, id, label.map { "“\($0)”" }].compactMap(\.self).joined(separator: " "))
    target.id = id.flatMap { $0.isEmpty ? nil : $0 }
    target.label = label
    if let value = element.field("frame") ?? element.field("rect") {
      let size = value.field("size") ?? value
      let origin = value.field("origin") ?? value
      let numbers =
        ["x", "y"].map { origin.field($0)?.double }
        + ["width", "height"].map {
          size.field($0)?.double
        }
      if let text = value.string {
        target.frame = frame(text[...])
      } else if let x = numbers[0], let y = numbers[1], let width = numbers[2],
        let height = numbers[3]
      {
        target.frame = Frame(x: x, y: y, width: width, height: height)
      }
    }
    return target
  }

  /// Returns the frame in text such as `{{16.0, 116.0}, {358.0, 44.0}}`.
  private static func frame(_ text: Substring) -> Frame? {
    let numbers = text.prefix(200).split { !("0"..."9").contains($0) && $0 != "." && $0 != "-" }
      .prefix(4).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func quoted(_ key: String, in text: String) -> String? {
    guard let start = text.firstRange(of: "\(key)'") else { return nil }
    let rest = text[start.upperBound...]
    let end = rest.firstRange(of: "',")?.lowerBound ?? rest.lastIndex(of: "'")
    return end.map { String(rest[..<$0]) }
  }
}
