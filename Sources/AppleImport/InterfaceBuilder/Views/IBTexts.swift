internal import Simulator

/// Reads labels, images and what lays views out.
enum IBTexts {
  /// A `UILabel`: its attributed text wins over the plain one.
  static let label: IBViewKind.Reader = { element, view in
    let text = element.text("attributedText") ?? element.text("text")
    view.node.label = text.map { AuthoredText($0, from: .content) }
    if element.flag("enabled") == false { view.node.states.isDisabled = true }
  }

  /// A `UIImageView`, which is no element unless it is made one.
  static let image: IBViewKind.Reader = { element, view in
    setImage(element["image"], of: element, in: &view.node)
    IBAttributes.keep([.highlightedImage], of: element, in: &view.node)
  }

  /// A `UIStackView` stands its views side by side unless it says otherwise.
  static let stack: IBViewKind.Reader = { element, view in
    view.node.ios.details[.axis] = element["axis"] ?? "horizontal"
  }

  /// Notes the name of an image and whether it is one of the system's symbols.
  static func setImage(_ name: String?, of element: IBElement, in node: inout Node) {
    guard let name, !name.isEmpty else { return }
    node.ios.image = name
    let isSymbol = element["catalog"] == "system" || element.document.symbols.contains(name)
    if isSymbol { node.ios.imageCatalog = .system }
  }

  /// Takes the name of an image for the label of a control without one, as UIKit does for images of
  /// the app; symbols of the system have words of their own.
  static func nameByImage(_ node: inout Node) {
    guard node.label == nil, let image = node.ios.image, node.ios.imageCatalog == nil else {
      return
    }
    node.label = AuthoredText(image, from: .fileName)
  }
}
