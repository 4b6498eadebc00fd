internal import Simulator

extension AuditSession.Step {
  /// The gesture of the step, in the notation of session scripts.
  var gestureText: String { step.gesture?.text ?? "opening the screen" }

  /// The element that has focus after the step, in words.
  var focusWords: String {
    guard let focus = after.focus, after[focus] != nil else { return "nothing" }
    return after.words(for: focus)
  }
}

extension Session.Scene {
  /// Returns the words for an element in messages: its name, or else its role and the text before
  /// it.
  func words(for element: SessionNode) -> String {
    guard let index = index(of: element) else { return "an element without a name" }
    let node = screen[index]
    guard node.name.isBlank else { return "“\(node.name)”" }
    // In Compose, the label of a field is a text node inside the field.
    let shown =
      screen.origin == .androidNodes && node.textInput != nil
      ? screen.visibleName(of: index) : ""
    if !shown.isBlank { return "“\(ShortText.of(shown))”" }
    let role = node.role == .generic ? node.webElement ?? "element" : node.role.rawValue
    let kind = "\("aeiou".contains(role.prefix(1)) ? "an" : "a") \(role) without a name"
    return textBefore(index).map { "\(kind) that follows “\(ShortText.of($0))”" } ?? kind
  }

  /// Returns the nearest name before an element, apart from names of its ancestors.
  private func textBefore(_ element: Node.Index) -> String? {
    let around = Set(screen.ancestors(of: element))
    let before = screen.preorder.map(\.index).prefix { $0 != element }
    return before.last { index in
      !screen[index].name.isBlank && !around.contains(index) && screen[index].hidden == nil
        && !screen.ancestors(of: index).contains { screen[$0].hidden != nil }
    }.map { screen[$0].name }
  }

  /// Returns the next field after `field` in which a person can type.
  func textField(after field: SessionNode) -> SessionNode? {
    let fields = screen.preorder.map(\.index).filter { screen.acceptsText($0) }
    guard let index = fields.firstIndex(where: { node(at: $0) == field }),
      fields.indices.contains(index + 1)
    else { return nil }
    return node(at: fields[index + 1])
  }
}

extension Screen {
  /// Whether the screen has a button or a link.
  var hasButtonOrLink: Bool {
    preorder.contains { self[$0.index].role == .button || self[$0.index].role == .link }
  }
}

extension AuditSession {
  /// Whether a step changes what the reader announces at the stops of the screen.
  ///
  /// Changes of decoration and of elements hidden from readers do not count, because no stop
  /// announces these changes.
  func isReadingChanged(by step: Step) -> Bool {
    guard step.before.screen != step.after.screen else { return false }
    return words(on: step.before.screen) != words(on: step.after.screen)
  }

  private func words(on screen: Screen) -> [String] {
    var screen = screen
    // Focus and visited links do not count as changes of the screen.
    for index in screen.preorder.map(\.index) {
      screen[index].states.isFocused = false
      screen[index].states.isVisited = false
    }
    let transcript = reader.read(screen, listsSkippedNodes: false)
    return transcript.stops.map(\.announcement.text)
  }
}

extension Node {
  /// A copy of the node for comparison, in which focus, visits, layout and what only decides whether
  /// a browser keeps the node have default values.
  var lasting: Node {
    var node = self
    node.states.isFocused = false
    node.states.isVisited = false
    node.frame = nil
    if node.web != nil {
      node.web?.tabIndex = nil
      node.web?.isOutOfSight = false
      node.web?.scrolls = false
      node.web?.clips = false
      node.web?.drawsBox = false
      node.web?.hasEmptyBox = false
      node.web?.isOnlyLayout = false
      node.web?.isKeptByChrome = false
      node.web?.isReferenced = false
    }
    return node
  }
}

extension String {
  /// The text with an upper-case first letter.
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
