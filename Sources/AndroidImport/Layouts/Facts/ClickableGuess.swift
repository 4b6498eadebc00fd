internal import Simulator

/// Tells which views an app most likely makes pressable in its code.
///
/// They are read as the layout has them; the diagnostic says what may differ.
enum ClickableGuess {
  /// Notes a view that looks as if it could be pressed.
  static func note(_ draft: ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    let view = draft.view
    guard draft.node.android.clickable == nil, view.attribute("onClick") == nil else { return }
    switch draft.type.kind {
    case .text, .image, .view, .group:
      guard hasPressedLook(view) || draft.type.kind == .image && isNamedForAction(view) else {
        return
      }
      diagnostics.note(.likelyClickable, draft.node.id ?? draft.type.simpleName, at: view.position)
    default: break
    }
  }

  /// Whether the background shows that it is pressed.
  private static func hasPressedLook(_ view: LayoutView) -> Bool {
    ["background", "foreground"].contains { name in
      guard case .theme(let value) = view.attribute(name)?.value else { return false }
      return looks.contains { value.hasSuffix($0) }
    }
  }

  private static let looks = [
    "selectableItemBackground", "selectableItemBackgroundBorderless", "actionBarItemBackground",
  ]

  private static func isNamedForAction(_ view: LayoutView) -> Bool {
    guard let id = view.id() else { return false }
    return words(of: id).contains { actions.contains($0) }
  }

  /// The words of an identifier such as `btn_back` or `ivClose`.
  private static func words(of id: String) -> [String] {
    var words = [""]
    for character in id {
      if character == "_" || character == "." || character.isUppercase { words.append("") }
      if character.isLetter { words[words.count - 1].append(contentsOf: character.lowercased()) }
    }
    return words
  }

  private static let actions: Set<String> = [
    "back", "close", "clear", "menu", "more", "delete", "add", "edit", "share", "send",
  ]
}
