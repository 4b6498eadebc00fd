internal import ImportSupport
internal import Simulator

/// What a text input layout says of the field inside it: hint, helper text, placeholder, limit.
///
/// Source: Material Components 1.12, TextInputLayout.java.
enum TextInputLayoutFacts {
  /// Whether the layout shows a hint of its own.
  static func showsHint(_ layout: LayoutView) -> Bool { layout.bool("hintEnabled", .app) != false }

  /// The helper text, unless it is switched off.
  static func helper(of layout: LayoutView) -> String? {
    guard layout.bool("helperTextEnabled", .app) != false else { return nil }
    return layout.attribute("helperText", .app)?.shownText
  }

  /// Fills the field with what the layout says; tells whether the field's own hint went up into
  /// the layout's.
  static func fill(_ draft: inout ViewDraft, in layout: LayoutView, ownHint: String?) -> Bool {
    draft.node.placeholder = layout.attribute("placeholderText", .app)?.shownText
    if let helper = helper(of: layout) { draft.node.hint = AuthoredText(helper) }
    if let limit = layout.integer("counterMaxLength", .app), limit > 0 {
      draft.node.android.counterMaxLength = limit
    }
    guard showsHint(layout) else { return false }
    if layout.bool("expandedHintEnabled", .app) == false {
      draft.node.android.expandedHintEnabled = false
    }
    if let hint = (layout.attribute("hint") ?? layout.attribute("hint", .app))?.shownText {
      draft.node.label = AuthoredText(hint)
      if ownHint != nil { draft.leave("hint", because: .overridden) }
      return true
    }
    guard let ownHint else { return false }
    draft.node.label = AuthoredText(ownHint)
    return true
  }
}
