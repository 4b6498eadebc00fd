internal import AccessibilityTree

enum IBTexts {
  /// Reads a `UILabel`.
  ///
  /// Its attributed text takes precedence over its plain text.
  static let label: IBViewKind.Reader = { element, view in
    let text = element.text("attributedText") ?? element.text("text")
    view.node.label = text.map { AuthoredText($0, from: .content) }
    if element.flag("enabled") == false { view.node.states.isDisabled = true }
  }

  /// Reads a `UIImageView`, which is not an accessibility element by default.
  static let image: IBViewKind.Reader = { element, view in
    setImage(element["image"], of: element, in: &view.node)
    IBAttributes.store([.highlightedImage], of: element, in: &view.node)
  }

  /// Reads a `UIStackView`, which is horizontal by default.
  static let stack: IBViewKind.Reader = { element, view in
    view.node.ios.details[.axis] = element["axis"] ?? "horizontal"
  }

  /// Sets the name of an image, and whether the image is a system symbol.
  static func setImage(_ name: String?, of element: IBElement, in node: inout Node) {
    guard let name, !name.isEmpty else { return }
    node.ios.image = name
    let isSymbol = element["catalog"] == "system" || element.document.symbols.contains(name)
    if isSymbol { node.ios.imageCatalog = .system }
  }

  /// Sets the label of an unlabeled control to the name of its image.
  ///
  /// UIKit does the same for images of the app. For system symbols, UIKit has separate labels.
  static func labelByImage(_ node: inout Node) {
    guard node.label == nil, let image = node.ios.image, node.ios.imageCatalog == nil else {
      return
    }
    node.label = AuthoredText(image, from: .fileName)
  }
}
