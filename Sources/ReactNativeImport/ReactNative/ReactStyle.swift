internal import AccessibilityTree

/// The styles that matter to readers or to audit rules about the layout.
struct ReactStyle {
  private(set) var isNotDisplayed = false
  private(set) var isTransparent = false
  /// Styles that are stored in the node.
  private(set) var details: [ReactNativeAttributes.Detail: String] = [:]

  private static let kept: [(name: String, detail: ReactNativeAttributes.Detail)] =
    ReactNativeAttributes.Detail.allCases.filter { $0.rawValue.hasPrefix("style.") }
    .map { (String($0.rawValue.dropFirst("style.".count)), $0) }

  /// Reads a style object, or a list of style objects.
  ///
  /// Later objects override earlier ones.
  init(_ value: PropValue?) {
    guard let value else { return }
    var known: [String: PropValue] = [:]
    var pending = [value]
    while let value = pending.popLast() {
      switch value.rested {
      case .array(let values): pending += values.reversed()
      case .object(let members):
        for (key, value) in members { known[key] = value }
      default: break
      }
    }
    guard !known.isEmpty else { return }
    isNotDisplayed = known["display"]?.text == "none"
    isTransparent = known["opacity"]?.double == 0
    for (name, detail) in ReactStyle.kept { details[detail] = known[name]?.text }
  }
}
