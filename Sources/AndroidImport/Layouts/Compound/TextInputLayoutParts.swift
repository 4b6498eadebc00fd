internal import AccessibilityTree
internal import ImportSupport

/// The properties that a `TextInputLayout` sets for its field, such as the hint and the helper
/// text.
///
/// Source: Material Components 1.12, TextInputLayout.java.
enum TextInputLayoutFacts {
  /// Whether the layout shows the hint as a floating label.
  static func showsHint(_ layout: LayoutView) -> Bool { layout.bool("hintEnabled", .app) != false }

  /// Returns the helper text, or `nil` if there is none or if it is disabled.
  static func helper(of layout: LayoutView) -> String? {
    guard layout.bool("helperTextEnabled", .app) != false else { return nil }
    return layout.attribute("helperText", .app)?.shownText
  }

  /// Sets the properties of the field.
  ///
  /// - Returns: Whether the layout shows the hint. If not, the field shows its own hint, if any.
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
      if ownHint != nil { draft.discard("hint", because: .overridden) }
      return true
    }
    guard let ownHint else { return false }
    draft.node.label = AuthoredText(ownHint)
    return true
  }
}

/// The views that a `TextInputLayout` adds beside its field.
///
/// These views are the prefix, the suffix, the icons, the counter and the helper text.
///
/// Source: Material Components 1.12, TextInputLayout.java, StartCompoundLayout.java,
/// EndCompoundLayout.java, IndicatorViewController.java and their strings.
struct TextInputLayoutParts: Sendable {
  let field: LayoutView?
  let words: AndroidWords

  func apply(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    draft.node.label = draft.description()
    consumeTexts(of: &draft)
    let view = draft.view
    draft.prependText(draft.consume("prefixText", .app))
    if view.attribute("startIconDrawable", .app) != nil {
      let label = draft.consume("startIconContentDescription", .app)
      draft.leading.append(icon(label, view, &diagnostics))
    } else {
      draft.discard("startIconContentDescription", .app, because: .noEffect)
    }
    if let suffix = draft.consume("suffixText", .app) { draft.trailing.append(text(suffix, view)) }
    if let icon = endIcon(&draft, &diagnostics) { draft.trailing.append(icon) }
    if let helper = TextInputLayoutFacts.helper(of: view) {
      draft.trailing.append(unimportant(text(helper, view)))
    }
    if view.bool("counterEnabled", .app) == true { draft.trailing.append(counter(view)) }
  }

  /// Marks the texts that the layout shows in its initial state as handled.
  ///
  /// Texts for later states, such as errors, are recorded as unused.
  private func consumeTexts(of draft: inout ViewDraft) {
    if TextInputLayoutFacts.showsHint(draft.view), field != nil {
      _ = draft.consume("hint")
      _ = draft.consume("hint", .app)
    }
    if field != nil {
      _ = draft.consume("helperText", .app)
      _ = draft.consume("placeholderText", .app)
    }
    for name in ["errorContentDescription", "errorText", "error"] {
      draft.discard(name, .app, because: .otherState)
    }
  }

  private func text(_ words: String, _ view: LayoutView) -> Branch {
    Branch(ViewPart.text(words, at: view.position))
  }

  private func unimportant(_ branch: Branch) -> Branch {
    var branch = branch
    branch.node.android.importantForAccessibility = .no
    branch.node.hidden = Hidden(
      .hidden, isVisible: true, from: .voiceOver, keepsChildren: true)
    return branch
  }

  private func counter(_ view: LayoutView) -> Branch {
    let typed = field?.attribute("text")?.shownText?.utf16.count ?? 0
    guard let limit = view.integer("counterMaxLength", .app), limit > 0 else {
      return text(String(typed), view)
    }
    var branch = text("", view)
    // Material uses this text both for the error of the field and for the counter.
    let description = typed > limit ? words.characterLimitExceeded : words.charactersEntered
    branch.node.label = AuthoredText(
      description.filled(["count": String(typed), "limit": String(limit)]),
      from: .contentDescription)
    branch.node.android.text = "\(typed) / \(limit)"
    return branch
  }

  /// Returns an icon that the author adds to the field.
  ///
  /// The icon is a button if it has a description. Assumed: the app then sets a click listener.
  /// Without a listener, Material hides the icon from accessibility services.
  private func icon(
    _ label: String?, _ view: LayoutView, _ diagnostics: inout DiagnosticCollector
  ) -> Branch {
    var node = ViewPart.view(
      .image, "CheckableImageButton", label.map { AuthoredText($0, from: .contentDescription) },
      at: view.position)
    guard label == nil else {
      node.role = .button
      diagnostics.record(.iconListener, at: view.position)
      return Branch(node)
    }
    node.android.clickable = false
    node.android.focusable = false
    return unimportant(Branch(node))
  }

  /// The function of the icon at the end of a field.
  private enum EndIcon: Sendable {
    case none, custom, passwordToggle, clearText, dropDownMenu

    init(of view: LayoutView) {
      switch view.attribute("endIconMode", .app)?.word {
      case "custom", "-1": self = .custom
      case "password_toggle", "1": self = .passwordToggle
      case "clear_text", "2": self = .clearText
      case "dropdown_menu", "3": self = .dropDownMenu
      case "none", "0": self = .none
      default:
        if view.bool("passwordToggleEnabled", .app) == true {
          self = .passwordToggle
        } else {
          self = view.isStyled { $0.contains("ExposedDropdownMenu") } ? .dropDownMenu : .none
        }
      }
    }

    /// Returns Material's label for the icon.
    func label(_ words: AndroidWords) -> String? {
      switch self {
      case .none, .custom: nil
      case .passwordToggle: words.showPassword.text
      case .clearText: words.clearText.text
      case .dropDownMenu: words.showDropDownMenu.text
      }
    }
  }

  private func endIcon(
    _ draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector
  ) -> Branch? {
    let view = draft.view
    let kind = EndIcon(of: view)
    if case .none = kind {
      for name in ["endIconContentDescription", "passwordToggleContentDescription"] {
        draft.discard(name, .app, because: .noEffect)
      }
      return nil
    }
    let own =
      draft.consume("endIconContentDescription", .app)
      ?? draft.consume("passwordToggleContentDescription", .app)
    guard let standard = kind.label(words) else { return icon(own, view, &diagnostics) }
    let label = own.map { AuthoredText($0, from: .contentDescription) }
    let node = ViewPart.view(
      .button, "CheckableImageButton", label ?? AuthoredText(standard, from: .standard),
      at: view.position)
    return adapt(node, to: kind)
  }

  /// Returns the icon as it is in the initial state of the field.
  private func adapt(_ node: Node, to kind: EndIcon) -> Branch {
    var node = node
    switch kind {
    case .passwordToggle:
      // The icon is checked while the text is visible. In a field that is not secure, the text is
      // always visible.
      let isSecure = field.map { InputFacts.input(of: $0).isSecure } ?? true
      node.states.pressed = isSecure ? .off : .on
    case .clearText:
      // The icon appears when the field is focused and contains text.
      let isShown = field?.startsFocused == true && field?.attribute("text")?.shownText != nil
      if !isShown { node.hidden = Hidden(.displayNone) }
    case .dropDownMenu:
      // While a screen reader is on, a double tap on a field that is not editable opens the menu.
      // In this case, the icon is not important for accessibility.
      let isFixed = field.map { InputFacts.input(of: $0).keyboard == .noKeyboard } ?? false
      if isFixed { return unimportant(Branch(node)) }
    case .none, .custom: break
    }
    return Branch(node)
  }
}
