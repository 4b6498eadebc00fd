internal import Simulator

/// Reads what every view may have besides what its class has.
enum IBAttributes {
  static func apply(_ element: IBElement, to node: inout Node) {
    for name in verbatim { if let value = element[name] { node.ios[name] = value } }
    if element.flag("clipsSubviews") == true { node.ios["clipsToBounds"] = "true" }
    if let identifier = element.identifier {
      node.ios["objectID"] = identifier
      node.ios["outlet"] = element.document.outlets[identifier]
      let recognizers = element.document.recognizers[identifier] ?? []
      let kinds = recognizers.prefix(20).compactMap { element.document.element(called: $0)?.name }
      if !kinds.isEmpty { node.ios["gestureRecognizers"] = kinds.joined(separator: " ") }
    }
    if let action = element.list("connections").first(where: { $0.name == "action" }) {
      node.ios["action"] = action.plain("selector")
    }
    applyFont(of: element, to: &node)
  }

  /// Attributes that say something of a view's place, look or text, by their own names.
  private static let verbatim = [
    "customClass", "userLabel", "semanticContentAttribute", "textAlignment", "axis", "alignment",
    "distribution", "numberOfLines", "lineBreakMode", "adjustsFontSizeToFit",
    "adjustsFontForContentSizeCategory", "contentHorizontalAlignment",
    "contentVerticalAlignment", "userInteractionEnabled", "misplaced", "ambiguous",
    "fixedFrame", "largeContentTitle",
  ]

  private static func applyFont(of element: IBElement, to node: inout Node) {
    guard let font = element.child(key: "fontDescription") else { return }
    node.ios["textStyle"] = font.plain("style")
    node.ios["pointSize"] = font.plain("pointSize")
  }
}
