internal import Simulator

/// Finds controls at which a reader does not stop because of the app's code.
///
/// Controls that readers skip by their own rules, and invisible ones, are no defect of the app.
struct ControlsOutOfReach {
  private let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  func run(_ findings: inout FindingList) {
    for control in subject.controls {
      // Another check reports touchables that are not accessible.
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

  /// The reason why a control is no stop.
  private enum Cause: Hashable {
    /// The reader stops at an element around the control, which announces it.
    case merged(into: Node.Index)
    /// The control or an ancestor is hidden from the reader only.
    case hidden
    /// The author left the control out of the list of elements.
    case unlisted

    init?(_ rule: String, _ node: Node.Index, in heard: ScreenReading) {
      switch rule {
      case "ElementIsLeaf", "PartOfParent", "ControlIsLeaf":
        guard
          let outer = heard.screen.ancestors(of: node).first(where: { heard.stop(of: $0) != nil })
        else { return nil }
        self = .merged(into: outer)
      case "ElementsHidden", "NotExposed", "HiddenNode", "NotImportantForAccessibility":
        guard Cause.isSeen(node, on: heard.screen) else { return nil }
        self = .hidden
      case "ExplicitList":
        self = .unlisted
      default: return nil
      }
    }

    /// Whether a node is visible and hidden from every reader; another rule reports nodes that are hidden from one
    /// reader.
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
    case .merged(let outer):
      // Rules of React Native report nested touchables.
      if subject.platform == .reactNative, subject.screen[outer].isPressedAsAWhole { return }
      // A closed picker shows its options only when it is opened.
      if subject.screen[outer].role == .combobox { return }
      let quotes = heard.compactMap { heard in
        heard.stop(of: outer).map { heard.quote($0, restingOn: []) }
      }
      findings.add(
        control.node, start + "an element that contains it is announced in its place.",
        // Readers may offer links in a text in another way.
        needsReview: subject.screen[outer].knownReactNative?.component == "Text", heard: quotes,
        related: [Finding.Related(outer, "This element announces the \(word).")])
    case .hidden: findings.add(control.node, start + "it is hidden from readers.")
    case .unlisted:
      findings.add(
        control.node, start + "it is not among the accessibilityElements of its container.")
    }
  }
}

extension AuditSubject {
  /// The nodes with a control inside.
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
  /// Whether the node is a touchable of React Native or a button.
  fileprivate var isPressedAsAWhole: Bool {
    guard let component = knownReactNative?.component else { return role == .button }
    return component.hasPrefix("Touchable") || component == "Pressable" || component == "Button"
  }
}
