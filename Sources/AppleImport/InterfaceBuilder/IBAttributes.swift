internal import AccessibilityTree
internal import Encoding

/// The attributes that all views can have.
enum IBAttributes {
  static func apply(_ element: IBElement, to node: inout Node) {
    store(verbatim, of: element, in: &node)
    node.ios.contentDirection = element["semanticContentAttribute"]
    if element.flag("clipsSubviews") == true { node.ios.authored.clips = true }
    if let identifier = element.identifier {
      node.ios.details[.objectID] = identifier
      node.ios.outlet = element.document.outlets[identifier]
      let recognizers = element.document.recognizers[identifier] ?? []
      let kinds = recognizers.prefix(20).compactMap { element.document.element(called: $0)?.name }
      if !kinds.isEmpty { node.ios.details[.gestureRecognizers] = kinds.joined(separator: " ") }
    }
    if let action = element.list("connections").first(where: { $0.name == "action" }) {
      node.ios.details[.action] = action.plain("selector")
    }
    applyFont(of: element, to: &node)
  }

  /// The attributes that are kept unchanged.
  ///
  /// These attributes concern the position, appearance or text of a view.
  private static let verbatim: [UIKitAttributes.Detail] = [
    .customClass, .userLabel, .textAlignment, .axis, .alignment, .distribution, .numberOfLines,
    .lineBreakMode, .adjustsFontSizeToFit, .adjustsFontForContentSizeCategory,
    .contentHorizontalAlignment, .contentVerticalAlignment, .userInteractionEnabled, .misplaced,
    .ambiguous, .fixedFrame, .largeContentTitle,
  ]

  /// Stores attributes of an element as properties of its node, with the same names.
  static func store(
    _ details: [UIKitAttributes.Detail], of element: IBElement, in node: inout Node
  ) {
    for detail in details {
      if let value = element[detail.rawValue] { node.ios.details[detail] = value }
    }
  }

  private static func applyFont(of element: IBElement, to node: inout Node) {
    guard let font = element.child(key: "fontDescription") else { return }
    node.ios.details[.textStyle] = font.plain("style")
    node.ios.details[.pointSize] = font.plain("pointSize")
  }
}
