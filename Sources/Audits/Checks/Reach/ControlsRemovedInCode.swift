internal import Simulator

/// A check for controls in the code of SwiftUI or Compose that an element around them replaces for
/// readers, and for controls of SwiftUI that the author hides from readers.
///
/// The screen has no nodes for such controls, so the check searches the code.
struct ControlsRemovedInCode {
  private let subject: AuditSubject
  private let source: SourceTree
  private let code: SourceTree.Code

  /// Creates a check, or returns `nil` if the file contains no code of SwiftUI or Compose.
  init?(_ subject: AuditSubject) {
    guard let source = subject.source, let code = source.code else { return nil }
    (self.subject, self.source, self.code) = (subject, source, code)
  }

  func run(_ findings: inout FindingList) {
    let elements = source.indices
    guard elements.contains(where: { replacesContent($0) || isHidden($0) }) else { return }
    var surroundings = Array(repeating: Surroundings(), count: source.count)
    let outer = outerElements()
    // An element is in this order after the element around it.
    for index in isSwift ? elementsInCodeOrder() : Array(elements) {
      let around = outer[index].map { surroundings[$0] } ?? Surroundings()
      surroundings[index] = enter(index, around)
    }
    for index in elements where isHiddenControl(index, in: outer[index].map { surroundings[$0] }) {
      // The author may offer what the control does elsewhere on the screen.
      findings.add(
        element: index,
        "VoiceOver cannot reach this \(source[index].name), because the author hides it.",
        needsReview: true,
        fix: Finding.Fix(
          "Remove .accessibilityHidden(true), or offer what the control does with "
            + ".accessibilityAction(named: \"…\")."))
    }
    for index in elements where isControl(index) {
      guard let around = outer[index].map({ surroundings[$0] }), let container = around.container,
        isRemoved(index, by: container)
      else { continue }
      findings.add(
        element: index, message(index, container), needsReview: around.isDoubtful, fix: fix)
    }
  }

  /// What the elements around an element do to it.
  private struct Surroundings {
    /// The innermost element that is announced in place of its content.
    var container: Int?
    /// Whether an element offers actions that can replace the controls in it.
    var hasActions = false
    /// Whether an element and all its content are hidden from readers.
    var isHidden = false
    /// Whether a double tap may operate the control, or people may be unable to use it anyway.
    var isDoubtful = false
  }

  /// Returns the surroundings of the content of an element.
  private func enter(_ index: Int, _ around: Surroundings) -> Surroundings {
    var inside = around
    if offersActions(index) { inside.hasActions = true }
    if replacesContent(index), !inside.hasActions { inside.container = index }
    if isDoubtful(index) { inside.isDoubtful = true }
    if isHidden(index) { inside.isHidden = true }
    return inside
  }

  /// Returns the indices of the elements with a call, in the order in which their calls begin.
  private func elementsInCodeOrder() -> [Int] {
    source.indices
      .compactMap { index in code.calls[index].map { (index: index, range: $0.range) } }
      .sorted { left, right in
        let (first, second) = (left.range, right.range)
        if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
        if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
        return left.index < right.index
      }
      .map(\.index)
  }

  /// Returns the innermost element around each element, or `nil` if there is none.
  private func outerElements() -> [Int?] {
    guard isSwift else { return source.indices.map { source[$0].parent } }
    var outer = [Int?](repeating: nil, count: source.count)
    var open: [(index: Int, end: Int)] = []
    for index in elementsInCodeOrder() {
      guard let range = code.calls[index]?.range else { continue }
      while let last = open.last, last.end < range.upperBound { open.removeLast() }
      outer[index] = open.last?.index
      open.append((index, range.upperBound))
    }
    return outer
  }

  /// Whether a control has no node of its own, because a container replaces it.
  ///
  /// The node of a container that replaces its only child is where the child is in the file.
  private func isRemoved(_ index: Int, by container: Int) -> Bool {
    subject.node(of: index) == nil || subject.node(of: container) == nil
  }

  private var isSwift: Bool { source.language == .swift }

  private func parts(of index: Int) -> [SourceTree.Code.Part] { code.calls[index]?.parts ?? [] }

  /// The modifiers of a view, or the code of the modifier of a composable.
  private func modifierText(of index: Int) -> String {
    parts(of: index).first { $0.name == "modifier" }.map { code.text($0.range) } ?? ""
  }

  /// Whether an element is announced as a whole, without what it contains.
  private func replacesContent(_ index: Int) -> Bool {
    guard isSwift else {
      let text = modifierText(of: index)
      return text.contains("clearAndSetSemantics")
        && !ControlsRemovedInCode.composeActions.contains(where: text.contains)
    }
    guard !ControlsRemovedInCode.views.contains(source[index].name) else { return false }
    return parts(of: index).contains { part in
      guard part.name == "accessibilityElement" else { return false }
      let text = code.text(part.range)
      return text.contains(".ignore") || text.hasSuffix("()")
    }
  }

  /// Whether an element offers actions that can replace the controls in it.
  private func offersActions(_ index: Int) -> Bool {
    guard isSwift else { return modifierText(of: index).contains("customActions") }
    return parts(of: index).contains { ControlsRemovedInCode.swiftActions.contains($0.name) }
  }

  /// Whether an element is a control that people who see the screen can use.
  private func isControl(_ index: Int) -> Bool {
    guard let call = code.calls[index] else { return false }
    guard isSwift else {
      let isDisabled = call.parts.contains { part in
        let text = code.text(part.range)
        return part.name == "enabled" && text == "false"
          || ControlsRemovedInCode.callbacks.contains(part.name) && text == "null"
      }
      return ControlsRemovedInCode.composables.contains(source[index].name) && !isDisabled
        && !modifierText(of: index).contains("emantics")
    }
    return ControlsRemovedInCode.views.contains(source[index].name)
      && !call.parts.contains { ControlsRemovedInCode.concealing.contains($0.name) }
  }

  /// Whether the author of a SwiftUI view always hides it from readers, but not from people who see
  /// it.
  private func isHidden(_ index: Int) -> Bool {
    isSwift
      && parts(of: index).contains { part in
        part.name == "accessibilityHidden"
          && code.text(part.range).filter { !$0.isWhitespace } == ".accessibilityHidden(true)"
      }
  }

  /// Whether an element is a control that people who see the screen can use, and that is hidden from
  /// readers without an action in its place.
  private func isHiddenControl(_ index: Int, in around: Surroundings?) -> Bool {
    guard isSwift, isHidden(index) || around?.isHidden == true, around?.hasActions != true,
      ControlsRemovedInCode.views.contains(source[index].name), subject.node(of: index) == nil
    else { return false }
    return !parts(of: index).contains {
      $0.name != "accessibilityHidden" && ControlsRemovedInCode.concealing.contains($0.name)
    }
  }

  /// Whether a double tap on the element may operate the control in it, or the author takes the
  /// whole element from readers or from everybody.
  private func isDoubtful(_ index: Int) -> Bool {
    guard isSwift else {
      let text = modifierText(of: index)
      return text.contains("hideFromAccessibility") || text.contains("invisibleToUser")
        || text.contains("clearAndSetSemantics")
          && text.filter { !$0.isWhitespace }.contains("clearAndSetSemantics{}")
    }
    let names = parts(of: index).map(\.name)
    return names.contains(where: ControlsRemovedInCode.concealing.contains)
      || names.contains("accessibilityAddTraits") && replacesContent(index)
  }

  private func message(_ index: Int, _ container: Int) -> String {
    let (control, outer) = (source[index].name, source[container].name)
    return isSwift
      ? "VoiceOver does not stop at this \(control), because the \(outer) that contains it is "
        + "announced in its place."
      : "TalkBack does not stop at this \(control), because the \(outer) that contains it clears its "
        + "semantics."
  }

  private var fix: Finding.Fix {
    Finding.Fix(
      isSwift
        ? "Write .accessibilityElement(children: .contain), or offer what the control does with "
          + ".accessibilityAction(named: \"…\")."
        : "Write semantics instead of clearAndSetSemantics, or offer what the control does in "
          + "customActions.")
  }

  /// The views of SwiftUI that people operate.
  private static let views: Set<String> = [
    "Button", "ColorPicker", "DatePicker", "EditButton", "Link", "Menu", "NavigationLink",
    "PasteButton", "Picker", "SecureField", "ShareLink", "Slider", "Stepper", "TextEditor",
    "TextField", "Toggle",
  ]

  /// The modifiers of SwiftUI that offer actions, or that replace the content for readers.
  private static let swiftActions: Set<String> = [
    "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction",
    "accessibilityChildren", "accessibilityRepresentation", "gesture", "highPriorityGesture",
    "onTapGesture", "simultaneousGesture",
  ]

  /// The modifiers of SwiftUI with which the author takes an element from people or readers.
  private static let concealing: Set<String> = [
    "accessibilityHidden", "allowsHitTesting", "disabled", "hidden", "opacity",
  ]

  /// The composables that people operate.
  private static let composables: Set<String> = [
    "BasicTextField", "Button", "Checkbox", "ElevatedButton", "ExtendedFloatingActionButton",
    "FilledIconButton", "FilledTonalButton", "FloatingActionButton", "IconButton",
    "IconToggleButton", "OutlinedButton", "OutlinedTextField", "RadioButton", "Slider", "Switch",
    "TextButton", "TextField",
  ]

  /// The callbacks of composables; a composable without a callback is no control.
  private static let callbacks: Set<String> = ["onCheckedChange", "onClick", "onValueChange"]

  /// Words in a modifier of Compose that give the element itself an action.
  private static let composeActions = [
    "clickable", "combinedClickable", "customActions", "onClick", "onLongClick", "selectable",
    "setProgress", "toggleable",
  ]
}
