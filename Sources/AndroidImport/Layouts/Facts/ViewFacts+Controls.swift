internal import Simulator

/// What can be checked, and what holds a number.
extension ViewFacts {
  /// A check box, radio button, switch, toggle button or text that can be checked.
  func applyCheckable(to draft: inout ViewDraft) {
    applyTexts(to: &draft)
    draft.node.android.textOn = draft.take("textOn")
    draft.node.android.textOff = draft.take("textOff")
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
      draft.node.android.carried["errorAccessibilityLabel"] = draft.take(
        "errorAccessibilityLabel", .app)
    }
  }

  private func checkedState(of draft: ViewDraft) -> Checked {
    switch draft.view.attribute("checkedState", .app)?.word {
    case "indeterminate", "2": return .mixed
    case "checked", "1": return .on
    case "unchecked", "0": return .off
    default: return draft.view.bool("checked") == true || isChosen(draft) ? .on : .off
    }
  }

  /// A chip: one of several choices, or a button; it may have a button to remove it.
  func applyChip(to draft: inout ViewDraft) {
    applyTexts(to: &draft)
    let style = ChipStyle(of: draft.view)
    if style.isCheckable {
      let checked: Checked =
        draft.view.bool("checked") == true || isChosen(draft) ? .on : .off
      draft.node.role = around.choice == .single ? .radio : .checkbox
      draft.node.value = Value(checked: checked)
    } else {
      draft.node.role = draft.node.android.clickable == false ? .text : .button
    }
    guard style.hasCloseIcon else { return }
    let label = String(words.remove.filled(["name": draft.node.name]).trimmed)
    draft.after.append(
      Branch(
        ViewPart.view(
          .button, "Button", AuthoredText(label, from: .standard), at: draft.view.position)))
  }

  /// Something with a number in a range.
  func applyRange(to draft: inout ViewDraft) {
    let label = draft.description()
    draft.node.label = label ?? surroundings.label(of: draft.node)
    let view = draft.view
    switch draft.type.kind {
    case .seekBar:
      draft.node.role = .slider
      draft.node.value = Value(range: RangeFacts.progress(of: view, standard: 0))
    case .slider:
      draft.node.role = .slider
      draft.node.value = Value(range: RangeFacts.slider(of: view))
    case .rangeSlider:
      // Its thumbs are called what it is called.
      draft.node.role = .group
      draft.node.label = nil
      draft.node.android.viewClass = "ViewGroup"
      draft.node.android.carried["layoutClass"] = view.viewClass
      let values = entries(of: view, "values", .app)
      draft.leading += RangeFacts.thumbs(of: view, values, label?.text, words)
    case .rating: applyRating(to: &draft)
    default:
      draft.node.role = .progressBar
      if let range = RangeFacts.determinate(view, draft.type) {
        draft.node.value = Value(range: range)
      }
    }
    if let step = view.attribute("stepSize")?.word { draft.node.android.carried["stepSize"] = step }
  }

  private func applyRating(to draft: inout ViewDraft) {
    let indicates =
      draft.view.bool("isIndicator")
      ?? draft.view.isStyled { $0.hasSuffix("Indicator") || $0.hasSuffix("Small") }
    draft.node.role = indicates ? .progressBar : .slider
    if indicates { draft.node.android.isIndicator = true }
    draft.node.value = Value(range: RangeFacts.rating(of: draft.view))
  }
}

/// What the style of a chip says of it, where it is one of Material's own.
///
/// Source: Material Components 1.12, chip/res/values/styles.xml.
struct ChipStyle: Sendable {
  let isCheckable: Bool
  /// Whether it has a button to remove it.
  let hasCloseIcon: Bool

  init(of view: LayoutView) {
    func isKind(_ names: [String]) -> Bool {
      view.isStyled { style in
        names.contains { style.contains("Chip.\($0)") || style.hasSuffix("chip\($0)Style") }
      }
    }
    isCheckable = view.bool("checkable") ?? isKind(["Filter", "Choice", "Entry", "Input"])
    hasCloseIcon =
      view.bool("closeIconVisible", .app) ?? view.bool("closeIconEnabled", .app)
      ?? isKind(["Entry", "Input"])
  }
}
