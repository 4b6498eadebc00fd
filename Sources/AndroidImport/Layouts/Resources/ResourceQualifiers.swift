internal import AccessibilityTree

/// The qualifiers in the name of a resource folder, such as `de-rAT-land` in `values-de-rAT-land`.
struct ResourceQualifiers: Sendable, Hashable {
  var locale: ResourceLocale?
  var isRightToLeft: Bool?
  /// The minimum length of the screen's shorter side, in density-independent pixels.
  var smallestWidth: Int?
  /// The minimum width of the screen, in density-independent pixels.
  var width: Int?
  /// The minimum height of the screen, in density-independent pixels.
  var height: Int?
  var isLarge: Bool?
  var orientation: Screen.Orientation?
  var version: Int?
  /// The qualifiers that an ordinary phone does not meet, such as those for cars, watches or night
  /// mode.
  var others: [String] = []

  init(_ text: String) {
    var parts = text.split(separator: "-").map(String.init)[...]
    while let part = parts.popFirst() {
      if readsLocale(part) || readsSize(part) || readsOther(part) { continue }
      others.append(part)
    }
  }

  private mutating func readsLocale(_ part: String) -> Bool {
    if part.lowercased().hasPrefix("b+") {
      locale = ResourceLocale(part.dropFirst(2).split(separator: "+").joined(separator: "-"))
      return true
    }
    guard part.allSatisfy({ $0.isASCII && $0.isLetter }) else { return false }
    if locale != nil, locale?.region == nil, part.count == 3, part.first?.lowercased() == "r" {
      locale?.region = part.dropFirst().uppercased()
      return true
    }
    guard locale == nil, (2...3).contains(part.count), part != "car" else { return false }
    locale = ResourceLocale(part)
    return true
  }

  private mutating func readsSize(_ part: String) -> Bool {
    let text = part.lowercased()
    if text.hasSuffix("dp") {
      let sizes: [(name: String, field: WritableKeyPath<ResourceQualifiers, Int?>)] = [
        ("sw", \.smallestWidth), ("w", \.width), ("h", \.height),
      ]
      for (name, field) in sizes where text.hasPrefix(name) {
        guard let size = Int(text.dropLast(2).dropFirst(name.count)) else { continue }
        self[keyPath: field] = size
        return true
      }
      return false
    }
    guard let size = ResourceQualifiers.sizes[text] else { return false }
    isLarge = size
    return true
  }

  private static let sizes = ["small": false, "normal": false, "large": true, "xlarge": true]

  private mutating func readsOther(_ part: String) -> Bool {
    let text = part.lowercased()
    switch text {
    case "ldrtl": isRightToLeft = true
    case "ldltr": isRightToLeft = false
    case "port": orientation = .portrait
    case "land": orientation = .landscape
    default:
      if let number = text.first == "v" ? Int(text.dropFirst().prefix { $0 != "." }) : nil {
        version = number
        return true
      }
      return ResourceQualifiers.ordinary.contains(text) || text.hasSuffix("dpi")
    }
    return true
  }

  /// The qualifiers, without a separate field in this type, that an ordinary phone meets.
  private static let ordinary: Set<String> = [
    "long", "notlong", "notround", "lowdr", "nowidecg", "notnight", "finger", "keyssoft",
    "keyshidden", "nokeys", "navhidden", "nonav",
  ]
}
