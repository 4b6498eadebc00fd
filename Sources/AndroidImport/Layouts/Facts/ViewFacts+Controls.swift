internal import AccessibilityTree

extension ViewFacts {
  func applyCheckable(to draft: inout ViewDraft) {
    applyTexts(to: &draft)
    draft.node.android.textOn = draft.consume("textOn")
    draft.node.android.textOff = draft.consume("textOff")
    let checked = checkedState(of: draft)
    switch draft.type.kind {
    case .radio: draft.node.role = .radio
    case .toggleSwitch: draft.node.role = .switchControl
    case .toggleButton: draft.node.role = .button
    default: draft.node.role = .checkbox
    }
    if draft.type.kind == .toggleButton {
      draft.node.states.pressed = checked
    } else {
      draft.node.value = Value(checked: checked)
    }
    if draft.view.bool("errorShown", .app) == true {
      draft.node.android.errorShown = true
      draft.node.android.passthrough["errorAccessibilityLabel"] = draft.consume(
        "errorAccessibilityLabel", .app)
    }
  }

  private func checkedState(of draft: ViewDraft) -> Checked {
    switch draft.view.attribute("checkedState", .app)?.word {
    case "indeterminate", "2": return .mixed
    case "checked", "1": return .on
    case "unchecked", "0": return .off
    default: return draft.view.bool("checked") == true || isChecked(draft) ? .on : .off
    }
  }

  /// Sets the facts of a chip.
  ///
  /// A chip is a choice or a button. A chip can contain a further button that removes the chip.
  func applyChip(to draft: inout ViewDraft) {
    applyTexts(to: &draft)
    let style = ChipStyle(of: draft.view)
    if style.isCheckable {
      let checked: Checked =
        draft.view.bool("checked") == true || isChecked(draft) ? .on : .off
      draft.node.role = context.choice == .single ? .radio : .checkbox
      draft.node.value = Value(checked: checked)
    } else {
      draft.node.role = draft.node.android.clickable == false ? .text : .button
    }
    guard style.hasCloseIcon else { return }
    let label = String(words.remove.filled(["name": draft.node.name]).trimmed)
    draft.following.append(
      Branch(
        ViewPart.view(
          .button, "Button", AuthoredText(label, from: .standard), at: draft.view.position)))
  }

  func applyRange(to draft: inout ViewDraft) {
    let label = draft.description()
    draft.node.label = label ?? layoutContext.label(of: draft.node)
    let view = draft.view
    switch draft.type.kind {
    case .seekBar:
      draft.node.role = .slider
      draft.node.value = Value(range: RangeFacts.progress(of: view))
    case .slider:
      draft.node.role = .slider
      draft.node.value = Value(range: RangeFacts.slider(of: view))
    case .rangeSlider:
      // The slider becomes a group with a content description. Each thumb inside gets the same
      // label.
      draft.node.role = .group
      draft.node.label = nil
      draft.node.android.contentDescription = label?.text
      let values = entries(of: view, "values", .app)
      draft.leading += RangeFacts.thumbs(of: view, values, label?.text, words)
    case .rating: applyRating(to: &draft)
    default:
      draft.node.role = .progressBar
      if let range = RangeFacts.determinate(view, draft.type) {
        draft.node.value = Value(range: range)
      }
    }
    if let step = view.attribute("stepSize")?.word {
      draft.node.android.passthrough["stepSize"] = step
    }
  }

  private func applyRating(to draft: inout ViewDraft) {
    let isIndicator =
      draft.view.bool("isIndicator")
      ?? draft.view.isStyled { $0.hasSuffix("Indicator") || $0.hasSuffix("Small") }
    draft.node.role = isIndicator ? .progressBar : .slider
    if isIndicator { draft.node.android.isIndicator = true }
    draft.node.value = Value(range: RangeFacts.rating(of: draft.view))
  }
}

/// The properties of a chip, which can come from a style of Material.
///
/// Source: Material Components 1.12, chip/res/values/styles.xml.
struct ChipStyle: Sendable {
  let isCheckable: Bool
  let hasCloseIcon: Bool

  init(of view: LayoutView) {
    func hasStyle(_ names: [String]) -> Bool {
      view.isStyled { style in
        names.contains { style.contains("Chip.\($0)") || style.hasSuffix("chip\($0)Style") }
      }
    }
    isCheckable = view.bool("checkable") ?? hasStyle(["Filter", "Choice", "Entry", "Input"])
    hasCloseIcon =
      view.bool("closeIconVisible", .app) ?? view.bool("closeIconEnabled", .app)
      ?? hasStyle(["Entry", "Input"])
  }
}
