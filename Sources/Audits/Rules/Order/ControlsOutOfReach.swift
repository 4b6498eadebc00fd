internal import Simulator

/// Controls of an app at which a reader does not stop, though its author could have had it so.
///
/// What a reader leaves out by rules of its own, and what nobody sees, is no fault of the author's.
struct ControlsOutOfReach {
  private let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  func run(_ findings: inout FindingList) {
    for control in subject.controls {
      // Of touchables that are not accessible, another check tells.
      let isUntouchable = subject.screen[control.node].knownReactNative?.isAccessible == false
      for heard in subject.heardAtHome where !isUntouchable {
        guard heard.stop(of: control.node) == nil, let passed = heard.reason(for: control.node),
          let cause = Cause(passed.rule.name, control.node, in: heard)
        else { continue }
        report(control, cause, by: heard, &findings)
      }
    }
  }

  /// What its author did so that it is no stop.
  private enum Cause {
    /// An element around it, at which the reader stops, speaks for it.
    case swallowed(by: Node.Index)
    /// It, or something around it, was hidden from the reader alone.
    case hidden
    /// It was called no element.
    case noElement

    init?(_ rule: String, _ node: Node.Index, in heard: HeardScreen) {
      switch rule {
      case "ElementIsLeaf", "PartOfParent", "ControlIsLeaf":
        guard
          let outer = heard.screen.ancestors(of: node).first(where: { heard.stop(of: $0) != nil })
        else { return nil }
        self = .swallowed(by: outer)
      case "ElementsHidden", "NotExposed", "HiddenNode", "NotImportantForAccessibility":
        guard Cause.isSeen(node, on: heard.screen) else { return nil }
        self = .hidden
      case "ExplicitList":
        self = .noElement
      default: return nil
      }
    }

    /// Whether eyes see a node that readers are not told of; of what is hidden from one reader
    /// alone, a rule of its own tells.
    private static func isSeen(_ node: Node.Index, on screen: Screen) -> Bool {
      for index in [node] + Array(screen.ancestors(of: node)) {
        guard let hidden = screen[index].hidden else { continue }
        if !hidden.isVisible || hidden.audience != .everyReader { return false }
      }
      return true
    }
  }

  private func report(
    _ control: Control, _ cause: Cause, by heard: HeardScreen, _ findings: inout FindingList
  ) {
    let reader = type(of: heard.reader).displayName
    let word = control.kind.word
    switch cause {
    case .swallowed(let outer):
      // Of touchables inside each other, rules of React Native tell.
      if subject.platform == .reactNative, heard.screen[outer].isPressedAsAWhole { return }
      // A closed picker shows its options only when it is opened.
      if heard.screen[outer].role == .combobox { return }
      let quotes = heard.stop(of: outer).map { [heard.quote($0, restingOn: [])] } ?? []
      findings.add(
        control.node,
        "\(reader) does not stop at this \(word), because an element around it speaks for it.",
        heard: quotes, related: [Finding.Related(outer, "It speaks for the \(word).")])
    case .hidden:
      findings.add(
        control.node, "\(reader) does not stop at this \(word), because it is hidden from readers.")
    case .noElement:
      findings.add(
        control.node,
        "\(reader) does not stop at this \(word), because its author took it out of what can be "
          + "reached.")
    }
  }
}

extension Node {
  /// Whether it is pressed as a whole in React Native.
  fileprivate var isPressedAsAWhole: Bool {
    guard let component = knownReactNative?.component else { return role == .button }
    return component.hasPrefix("Touchable") || component == "Pressable" || component == "Button"
  }
}
