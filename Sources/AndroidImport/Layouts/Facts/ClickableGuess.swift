internal import AccessibilityTree

/// A check for views that the app's code probably makes clickable.
///
/// The check only reports such views. It does not change the import of the views.
enum ClickableGuess {
  static func report(_ draft: ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    let view = draft.view
    guard draft.node.android.clickable == nil, view.attribute("onClick") == nil else { return }
    switch draft.type.kind {
    case .text, .image, .view, .group:
      guard hasPressableBackground(view) || draft.type.kind == .image && hasActionName(view) else {
        return
      }
      diagnostics.record(
        .likelyClickable, draft.node.id ?? draft.type.simpleName, at: view.position)
    default: break
    }
  }

  /// Whether the background shows touch feedback.
  private static func hasPressableBackground(_ view: LayoutView) -> Bool {
    ["background", "foreground"].contains { name in
      guard case .theme(let value) = view.attribute(name)?.value else { return false }
      return pressableBackgrounds.contains { value.hasSuffix($0) }
    }
  }

  private static let pressableBackgrounds = [
    "selectableItemBackground", "selectableItemBackgroundBorderless", "actionBarItemBackground",
  ]

  private static func hasActionName(_ view: LayoutView) -> Bool {
    guard let id = view.id() else { return false }
    return words(of: id).contains { actions.contains($0) }
  }

  /// Returns the words in an identifier: `btn_back` → `btn`, `back`; `ivClose` → `iv`, `close`.
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
