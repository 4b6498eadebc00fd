internal import Simulator

extension AuditRule {
  static let ariaValidAttr = page(
    "aria-valid-attr",
    aliases: ["5f99a7", "aria-props", "aria_attribute_allowed", "aria_attribute_exists"],
    severity: .critical, criteria: ["4.1.2"],
    condition: "An attribute that begins with aria- is not an ARIA attribute.",
    why: "Browsers ignore an unknown attribute, so readers never announce what the author meant.",
    fix: "Correct the attribute's name.",
    examples: [
      .fails(.web, "<p id=a>Name</p>↓<input aria-labeledby=a>"),
      .passes(.web, "<p id=a>Name</p><input aria-labelledby=a>"),
    ]
  ) { page, findings in
    func isUnknown(_ name: String) -> Bool {
      name.hasPrefix("aria-") && AriaAttribute[name] == nil
    }
    let unknown = page.subject.index?.attributeNames.filter(isUnknown) ?? []
    guard !unknown.isEmpty else { return }
    for index in page.elements(with: ["aria-"]) {
      for attribute in page.source[index].attributes where isUnknown(attribute.name) {
        let likely = Misspelling.likely(attribute.name)
        findings.add(
          element: index, "ARIA has no attribute \(attribute.name).",
          fix: likely.map {
            Finding.Fix("Write \($0).", edit: .init(before: attribute.name, after: $0))
          })
      }
    }
  }
}

/// A search for the ARIA attribute that the author of a misspelled name probably meant.
private enum Misspelling {
  /// Returns the attribute with the most similar name, or `nil` if every name differs by more than
  /// two letters.
  static func likely(_ name: String) -> String? {
    let wrong = Array(name.utf8.dropFirst(5))
    guard wrong.count > 2 else { return nil }
    let near = AriaAttribute.all.keys.map { ($0, distance(wrong, Array($0.utf8))) }
      .filter { $0.1 <= 2 }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    return near.first.map { "aria-\($0.0)" }
  }

  /// Returns the number of letters to add, remove or change in order to turn one word into the
  /// other.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard abs(left.count - right.count) <= 2 else { return 3 }
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, corner + (a == b ? 0 : 1))
        corner = above
      }
    }
    return row[right.count]
  }
}
