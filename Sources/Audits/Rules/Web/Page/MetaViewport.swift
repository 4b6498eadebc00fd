internal import Simulator

extension AuditRule {
  static let metaViewport = page(
    "meta-viewport", aliases: ["b4f0c3", "meta_viewport_zoomable"], severity: .serious,
    criteria: ["1.4.4"],
    condition: "The page does not let people zoom to twice its size.",
    why: "People with low vision, many of whom also listen, cannot make the text large enough.",
    fix: "Remove user-scalable=no and maximum-scale from the viewport.",
    examples: [
      .fails(
        .web, "↓<meta name=viewport content=\"width=device-width, user-scalable=no\"><p>A</p>"),
      .fails(
        .web, "↓<meta name=viewport content=\"width=device-width, maximum-scale=yes\"><p>A</p>"),
      .passes(.web, "<meta name=viewport content=\"width=device-width\"><p>A</p>"),
    ]
  ) { page, findings in
    for index in page.elements(named: ["meta"]) {
      guard page.source[index]["name"]?.lowercased() == "viewport",
        let content = page.source[index]["content"]?.lowercased()
      else { continue }
      for (key, value) in ViewportSettings.all(in: content) {
        let isFixed =
          switch key {
          case "user-scalable":
            ViewportSettings.number(value).map { $0 > -1 && $0 < 1 } ?? (value == "no")
          case "maximum-scale":
            ViewportSettings.number(value).map { $0 >= 0 && $0 < 2 } ?? (value == "yes")
          default: false
          }
        guard isFixed else { continue }
        findings.add(element: index, "\(key)=\(value) prevents people from zooming the page.")
      }
    }
  }
}

/// The settings of a viewport.
///
/// The value “yes” counts as 1, and a number ends at the first character that cannot belong to a
/// number. Source: CSS Viewport Module, “The parsing algorithm”.
private enum ViewportSettings {
  /// Returns keys and values in lower case, in their order.
  static func all(in content: String) -> [(key: String, value: String)] {
    var settings: [(String, String)] = []
    var rest = Substring(content)
    while true {
      rest = rest.drop { isSeparator($0) || $0 == "=" }
      guard !rest.isEmpty else { return settings }
      let key = rest.prefix { !isSeparator($0) && $0 != "=" }
      // There may be spaces on both sides of the equals sign.
      rest = rest.dropFirst(key.count).drop { $0.isWhitespace }
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop { $0.isWhitespace || $0 == "=" }
      let value = rest.prefix { !isSeparator($0) && $0 != "=" }
      rest = rest.dropFirst(value.count)
      settings.append((String(key), String(value)))
    }
  }

  /// Returns the number that a value begins with, or `nil` if there is none.
  static func number(_ value: String) -> Double? {
    // Numbers with more than 32 characters do not occur.
    var digits = value.prefix(32).prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    while !digits.isEmpty {
      if let number = Double(digits) { return number }
      digits = digits.dropLast()
    }
    return nil
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character == "," || character == ";" || character.isWhitespace
  }
}
