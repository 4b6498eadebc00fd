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
      if subject.screen[control.node].knownReactNative?.isAccessible == false { continue }
      var order: [Cause] = []
      var readers: [Cause: [ScreenReading]] = [:]
      for heard in subject.sameTreeReadings() {
        guard heard.stop(of: control.node) == nil, let passed = heard.reason(for: control.node),
          let cause = Cause(passed.rule.name, control.node, in: heard)
        else { continue }
        if readers[cause] == nil { order.append(cause) }
        readers[cause, default: []].append(heard)
      }
      for cause in order { report(control, cause, by: readers[cause] ?? [], &findings) }
    }
  }

  /// What its author did so that it is no stop.
  private enum Cause: Hashable {
    /// An element around it, at which the reader stops, speaks for it.
    case swallowed(by: Node.Index)
    /// It, or something around it, was hidden from the reader alone.
    case hidden
    /// It was called no element.
    case noElement

    init?(_ rule: String, _ node: Node.Index, in heard: ScreenReading) {
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
        let isOfOnePlatform = hidden.audience != .everyReader && screen.origin != .android
        if !hidden.isVisible || isOfOnePlatform { return false }
      }
      return true
    }
  }

  private func report(
    _ control: Control, _ cause: Cause, by heard: [ScreenReading], _ findings: inout FindingList
  ) {
    let names = heard.map { type(of: $0.reader).displayName }
    let word = control.kind.word
    let start =
      names.joined(separator: " and ") + (names.count > 1 ? " do" : " does")
      + " not stop at this \(word), because "
    switch cause {
    case .swallowed(let outer):
      // Of touchables inside each other, rules of React Native tell.
      if subject.platform == .reactNative, subject.screen[outer].isPressedAsAWhole { return }
      // A closed picker shows its options only when it is opened.
      if subject.screen[outer].role == .combobox { return }
      let quotes = heard.compactMap { heard in
        heard.stop(of: outer).map { heard.quote($0, restingOn: []) }
      }
      findings.add(
        control.node, start + "an element around it speaks for it.",
        // Links in a text may be offered in another way.
        needsReview: subject.screen[outer].knownReactNative?.component == "Text", heard: quotes,
        related: [Finding.Related(outer, "It speaks for the \(word).")])
    case .hidden: findings.add(control.node, start + "it is hidden from readers.")
    case .noElement:
      findings.add(control.node, start + "its author took it out of what can be reached.")
    }
  }
}

extension AuditSubject {
  /// The nodes that hold a control.
  var nodesAroundControls: Set<Node.Index> {
    var around: Set<Node.Index> = []
    for control in controls {
      for ancestor in screen.ancestors(of: control.node)
      where !around.insert(ancestor).inserted { break }
    }
    return around
  }
}

extension Node {
  /// Whether it is pressed as a whole in React Native.
  fileprivate var isPressedAsAWhole: Bool {
    guard let component = knownReactNative?.component else { return role == .button }
    return component.hasPrefix("Touchable") || component == "Pressable" || component == "Button"
  }
}
