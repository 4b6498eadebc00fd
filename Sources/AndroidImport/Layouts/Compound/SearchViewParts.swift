internal import Simulator

/// The views inside a search view: closed it is an icon, open it is a field with buttons.
///
/// Source: AndroidX AppCompat, SearchView.java and its strings.
enum SearchViewParts {
  /// Fills the node of a search view and adds its buttons.
  static func apply(to draft: inout ViewDraft, _ words: AndroidWords) {
    let view = draft.view
    let hint =
      draft.take("queryHint", .app) ?? draft.take("queryHint") ?? draft.take("hint")
      ?? draft.take("defaultQueryHint", .app)
    let own = draft.description()
    let isOpen =
      (view.bool("iconifiedByDefault", .app) ?? view.bool("iconifiedByDefault")) == false
      || view.bool("iconified", .app) == false
    if isOpen {
      open(&draft, hint, own, words)
    } else {
      close(&draft, hint, own, words)
    }
  }

  private static func open(
    _ draft: inout ViewDraft, _ hint: String?, _ own: AuthoredText?, _ words: AndroidWords
  ) {
    draft.node.role = .searchBox
    var input = InputFacts.input(of: draft.view)
    input.keyboard = input.keyboard ?? .search
    input.returnKey = input.returnKey ?? .search
    draft.node.textInput = input
    draft.node.android.iconifiedByDefault = false
    draft.node.placeholder = hint
    draft.node.label = own ?? hint.map { AuthoredText($0, from: .placeholder) }
    // They are shown once something is typed, or where the app's search asks for them.
    for label in [words.clearQuery, words.submitQuery, words.voiceSearch] {
      var node = ViewPart.view(
        .button, "ImageView", AuthoredText(label.text, from: .standard), at: draft.view.position)
      node.android.clickable = true
      node.hidden = Hidden(.displayNone)
      draft.after.append(Branch(node))
    }
  }

  private static func close(
    _ draft: inout ViewDraft, _ hint: String?, _ own: AuthoredText?, _ words: AndroidWords
  ) {
    draft.node.role = .button
    draft.node.label = own ?? AuthoredText(words.search.text, from: .standard)
    draft.node.android.carried["queryHint"] = hint
  }
}
