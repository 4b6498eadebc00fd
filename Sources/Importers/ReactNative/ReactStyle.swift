/// The few styles that matter to readers and to checks of a layout.
struct ReactStyle {
  private(set) var isNotDisplayed = false
  private(set) var isTransparent = false
  /// Name and value of what is kept, in the order of ``kept``.
  private(set) var facts: [(name: String, value: String)] = []

  private static let kept = [
    "width", "height", "minWidth", "minHeight", "fontSize", "fontWeight", "color",
    "backgroundColor", "textAlign", "textTransform", "flexDirection",
  ]

  /// Reads an object, or a list of objects of which later ones win.
  init(_ value: PropValue?) {
    guard let value else { return }
    var known: [String: PropValue] = [:]
    var pending = [value]
    while let value = pending.popLast() {
      switch value {
      case .array(let values): pending += values.reversed()
      case .object(let members):
        for (key, value) in members { known[key] = value }
      default: break
      }
    }
    guard !known.isEmpty else { return }
    isNotDisplayed = known["display"]?.text == "none"
    isTransparent = known["opacity"]?.double == 0
    for name in ReactStyle.kept {
      if let text = known[name]?.text { facts.append((name, text)) }
    }
  }
}
