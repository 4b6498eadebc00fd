internal import Simulator

/// A check for controls that a reader skips because of the app's code.
///
/// The check does not report invisible controls, nor controls that readers skip for other reasons.
struct ControlsOutOfReach {
  private let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  func run(_ findings: inout FindingList) {
    for control in subject.controls {
      // Touchables with `accessible={false}` are skipped, because another check reports them.
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
    /// The reader stops at an element around the control and announces the control there.
    case merged(into: Node.Index)
    /// The control or an ancestor is hidden from this reader only.
    case hidden
    /// The author left the control out of the explicit list of its container.
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

    /// Whether a node is visible although it is hidden from every reader.
    ///
    /// Nodes that are hidden from a single reader do not count, because another rule finds them.
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
    let word = control.kind.word
    switch cause {
    case .merged(let outer):
      let heard = heard.filter { !announces(control, as: outer, in: $0) }
      guard !heard.isEmpty else { return }
      // Nested touchables are skipped, because a rule for React Native reports them.
      if subject.platform == .reactNative, subject.screen[outer].isPressedAsAWhole,
        subject.screen[control.node].isPressedAsAWhole
      {
        return
      }
      // A closed picker may contain options that readers reach after people open the picker.
      if subject.screen[outer].role == .combobox { return }
      let quotes = heard.compactMap { heard in
        heard.stop(of: outer).map { heard.quote($0, restingOn: []) }
      }
      findings.add(
        control.node,
        start(word, heard) + "an element that contains it is announced in its place.",
        // Readers may offer links inside a text in another way, for example in a menu.
        needsReview: subject.platform == .reactNative && subject.screen[outer].role == .text,
        heard: quotes,
        related: [Finding.Related(outer, "This element announces the \(word).")])
    case .hidden:
      guard !isAddedPart(control.node) else { return }
      findings.add(control.node, start(word, heard) + "it is hidden from readers.")
    case .unlisted:
      findings.add(
        control.node,
        start(word, heard) + "it is not among the accessibilityElements of its container.")
    }
  }

  /// Whether the control was made from the same element of the file as a view around it.
  ///
  /// A library then added the control to the view.
  private func isAddedPart(_ node: Node.Index) -> Bool {
    guard let element = subject.element(of: node) else { return false }
    return subject.screen.ancestors(of: node).contains { subject.element(of: $0) == element }
  }

  /// Returns the beginning of a message, which says that the named readers do not stop at a
  /// control.
  private func start(_ word: String, _ heard: [ScreenReading]) -> String {
    let names = heard.map { type(of: $0.reader).displayName }
    return names.joined(separator: " and ") + (names.count > 1 ? " do" : " does")
      + " not stop at this \(word), because "
  }

  /// Whether the announcement of an element around a control includes the control, and people can
  /// use the control there.
  private func announces(
    _ control: Control, as outer: Node.Index, in reading: ScreenReading
  ) -> Bool {
    guard let stop = reading.stop(of: outer) else { return false }
    let node = subject.screen[outer]
    // TalkBack opens a link inside a text by a double tap or from its menu. TalkBack then announces
    // a usage hint or the available actions.
    if subject.platform == .android, node.role == .text, control.kind == .link {
      return stop.announcement.hasPart { kind, _ in kind == .usageHint || kind == .actions }
    }
    // If the whole paragraph of a React Native text is one link or button, the paragraph gets the
    // trait of this control, and a double tap presses the control. A switch of UIKit contains
    // another switch, which is the same control; in a dump of SwiftUI, it has no name.
    let isOfOneText = subject.platform == .reactNative && node.role == .text
    let isSame = subject.platform == .ios && subject.kind(of: outer) == control.kind
    guard isOfOneText || isSame else { return false }
    let isPart = isSame && control.kind == .choice && control.name.isBlank
    return
      (isPart || stop.authoredParts.flatMap { Wording.words(of: $0.text) } == control.words)
      && stop.announcement.hasPart { kind, _ in kind == .role }
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
