internal import ImportSupport
internal import Simulator

/// The views that a text input layout puts around its field: prefix and suffix, icons, counter,
/// helper text.
///
/// Source: Material Components 1.12, TextInputLayout.java, StartCompoundLayout.java,
/// EndCompoundLayout.java, IndicatorViewController.java and their strings.
struct TextInputLayoutParts: Sendable {
  /// The field inside, which may be missing.
  let field: LayoutView?
  /// The platform's words.
  let words: AndroidWords

  /// Adds the parts to the node of a layout.
  func apply(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    draft.node.label = draft.description()
    takeTexts(of: &draft)
    let view = draft.view
    draft.lead(with: draft.take("prefixText", .app))
    if view.attribute("startIconDrawable", .app) != nil {
      let label = draft.take("startIconContentDescription", .app)
      draft.leading.append(icon(label, view, &diagnostics))
    } else {
      draft.leave("startIconContentDescription", .app, because: .noEffect)
    }
    if let suffix = draft.take("suffixText", .app) { draft.trailing.append(text(suffix, view)) }
    if let icon = endIcon(&draft, &diagnostics) { draft.trailing.append(icon) }
    if let helper = TextInputLayoutFacts.helper(of: view) {
      draft.trailing.append(unimportant(text(helper, view)))
    }
    if view.bool("counterEnabled", .app) == true { draft.trailing.append(counter(view)) }
  }

  /// Texts that are in the field, or belong to a state it is not in.
  private func takeTexts(of draft: inout ViewDraft) {
    if TextInputLayoutFacts.showsHint(draft.view), field != nil {
      _ = draft.take("hint")
      _ = draft.take("hint", .app)
    }
    if field != nil {
      _ = draft.take("helperText", .app)
      _ = draft.take("placeholderText", .app)
    }
    for name in ["errorContentDescription", "errorText", "error"] {
      draft.leave(name, .app, because: .otherState)
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

  /// How much was typed, in figures and in words.
  private func counter(_ view: LayoutView) -> Branch {
    let typed = field?.attribute("text")?.shownText?.utf16.count ?? 0
    guard let limit = view.integer("counterMaxLength", .app), limit > 0 else {
      return text(String(typed), view)
    }
    var branch = text("", view)
    // Material tells the error of the field and the counter in the same words.
    let told = typed > limit ? words.characterLimitExceeded : words.charactersEntered
    branch.node.label = AuthoredText(
      told.filled(["count": String(typed), "limit": String(limit)]), from: .contentDescription)
    branch.node.android.text = "\(typed) / \(limit)"
    return branch
  }

  /// An icon of the author's own; one with a description is there to be pressed.
  ///
  /// Assumed: an icon is described because the app listens to it; without that, Material tells
  /// services nothing of it.
  private func icon(
    _ label: String?, _ view: LayoutView, _ diagnostics: inout DiagnosticCollector
  ) -> Branch {
    var node = ViewPart.view(
      .image, "CheckableImageButton", label.map { AuthoredText($0, from: .contentDescription) },
      at: view.position)
    guard label == nil else {
      node.role = .button
      diagnostics.note(.iconListener, at: view.position)
      return Branch(node)
    }
    node.android.clickable = false
    node.android.focusable = false
    return unimportant(Branch(node))
  }

  /// What the icon at the end of a field does.
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

    /// What Material calls the icon.
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
        draft.leave(name, .app, because: .noEffect)
      }
      return nil
    }
    let own =
      draft.take("endIconContentDescription", .app)
      ?? draft.take("passwordToggleContentDescription", .app)
    guard let standard = kind.label(words) else { return icon(own, view, &diagnostics) }
    let label = own.map { AuthoredText($0, from: .contentDescription) }
    let node = ViewPart.view(
      .button, "CheckableImageButton", label ?? AuthoredText(standard, from: .standard),
      at: view.position)
    return adapt(node, to: kind)
  }

  /// The icon in the state in which the field starts.
  private func adapt(_ node: Node, to kind: EndIcon) -> Branch {
    var node = node
    switch kind {
    case .passwordToggle:
      // It is checked while what is typed can be read, as in a field that hides nothing.
      let isSecure = field.map { InputFacts.input(of: $0).isSecure } ?? true
      node.states.pressed = isSecure ? .off : .on
    case .clearText:
      // It appears once something is typed into the field that is being edited.
      let isShown = field?.startsFocused == true && field?.attribute("text")?.shownText != nil
      if !isShown { node.hidden = Hidden(.displayNone) }
    case .dropDownMenu:
      // While a reader is on, the menu is opened by the field itself unless it can be typed into.
      let isFixed = field.map { InputFacts.input(of: $0).keyboard == .noKeyboard } ?? false
      if isFixed { return unimportant(Branch(node)) }
    case .none, .custom: break
    }
    return Branch(node)
  }
}
