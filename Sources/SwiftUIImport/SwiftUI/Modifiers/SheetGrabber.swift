internal import AccessibilityTree
internal import ComponentSource

/// The grabber at the top of a sheet, with which a person changes the sheet's size.
struct SheetGrabber: Sendable {
  /// The sizes that the sheet can have, such as `medium`, or an empty list if they are unknown.
  private var sizes: [String] = []
  /// The chosen size, or `nil` if the sheet has its smallest size.
  private var size: String?
  /// Whether the grabber is shown, or `nil` if this depends on the number of sizes.
  private var isShown: Bool?

  /// The modifiers of a sheet's content that affect the grabber.
  static let rules: [String: ViewModifierRule] = [
    "presentationDetents": .effect { builder, modifier, view, _ in
      var grabber = view.preferences.grabber ?? SheetGrabber()
      let sizes = builder.elements(of: modifier.arguments?.first?.value) ?? []
      grabber.sizes = sizes.map { builder.memberName($0) ?? "" }
      grabber.size = builder.memberName(modifier.value("selection"))
      view.preferences.grabber = grabber
    },
    "presentationDragIndicator": .effect { builder, modifier, view, _ in
      var grabber = view.preferences.grabber ?? SheetGrabber()
      switch builder.memberName(modifier.arguments?.first?.value) {
      case "visible": grabber.isShown = true
      case "hidden": grabber.isShown = false
      default: grabber.isShown = nil
      }
      view.preferences.grabber = grabber
    },
  ]

  /// Returns the grabber's element, or `nil` if the sheet shows no grabber.
  ///
  /// Source: magentaA11y, native sheet: the words of VoiceOver for a sheet at half the height of the
  /// screen; SwiftUI, `presentationDragIndicator(_:)`: by default, the indicator is shown if the
  /// sheet has several sizes. In other languages than English, placeholders stand for the words.
  func element(_ builder: inout ViewBuilder, at range: SourceRange) -> ViewElement? {
    guard isShown ?? (sizes.count > 1) else { return nil }
    builder.record(.systemWords("presentationDetents"), at: range)
    let isEnglish = builder.texts.language?.hasPrefix("en") ?? true
    func words(_ text: String) -> String { isEnglish ? text : "{\(text)}" }
    var element = ViewElement(.button, .button, at: builder.position(of: range))
    element.node.label = AuthoredText(words("Card controller"), from: .standard)
    if (size ?? (sizes.contains("medium") ? "medium" : nil)) == "medium",
      sizes.allSatisfy({ $0 == "medium" || $0 == "large" })
    {
      element.node.value = Value(text: words("half screen"))
    }
    element.node.hint = AuthoredText(
      words("Adjust the size of the card overlaying screen"), from: .standard)
    return element
  }
}
