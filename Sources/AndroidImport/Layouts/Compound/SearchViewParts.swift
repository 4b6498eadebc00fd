internal import AccessibilityTree

/// The views inside a search view.
///
/// A closed search view is an icon. An open search view is a field with buttons.
///
/// Source: AndroidX AppCompat, SearchView.java and its strings.
enum SearchViewParts {
  static func apply(to draft: inout ViewDraft, _ words: AndroidWords) {
    let view = draft.view
    let hint =
      draft.consume("queryHint", .app) ?? draft.consume("queryHint") ?? draft.consume("hint")
      ?? draft.consume("defaultQueryHint", .app)
    let description = draft.description()
    let isOpen =
      (view.bool("iconifiedByDefault", .app) ?? view.bool("iconifiedByDefault")) == false
      || view.bool("iconified", .app) == false
    if isOpen {
      applyOpen(&draft, hint, description, words)
    } else {
      applyClosed(&draft, hint, description, words)
    }
  }

  private static func applyOpen(
    _ draft: inout ViewDraft, _ hint: String?, _ description: AuthoredText?, _ words: AndroidWords
  ) {
    draft.node.role = .searchBox
    var input = InputFacts.input(of: draft.view)
    input.keyboard = input.keyboard ?? .search
    input.returnKey = input.returnKey ?? .search
    draft.node.textInput = input
    draft.node.android.iconifiedByDefault = false
    draft.node.placeholder = hint
    draft.node.label = description ?? hint.map { AuthoredText($0, from: .placeholder) }
    // These buttons are hidden at first. The buttons appear when text is typed, or if the app shows
    // them.
    for label in [words.clearQuery, words.submitQuery, words.voiceSearch] {
      var node = ViewPart.view(
        .button, "ImageView", AuthoredText(label.text, from: .standard), at: draft.view.position)
      node.android.clickable = true
      node.hidden = Hidden(.displayNone)
      draft.following.append(Branch(node))
    }
  }

  private static func applyClosed(
    _ draft: inout ViewDraft, _ hint: String?, _ description: AuthoredText?, _ words: AndroidWords
  ) {
    draft.node.role = .button
    draft.node.label = description ?? AuthoredText(words.search.text, from: .standard)
    draft.node.android.passthrough["queryHint"] = hint
  }
}
