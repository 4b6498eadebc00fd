internal import Simulator

/// The texts right beside fields, as far as the texts look like error messages.
struct ErrorNeighbours {
  /// A text beside a field, with the evidence that it is an error message.
  struct Message {
    var node: Node.Index
    var text: String
    /// The words of the text in lower case.
    var words: [String]
    /// The evidence that the text is an error message.
    var evidence: ErrorEvidence
  }

  /// The error message beside each field, by the node of the field.
  private(set) var messages: [Node.Index: Message] = [:]

  /// A control, or a text that is not part of a control.
  private enum Item {
    case control(Control)
    case text(Message)
  }

  private let subject: AuditSubject
  private let classifier: ErrorClassifier
  /// The number of fields in each node that is or contains a control.
  private var entries: NodeIndexTable

  init(_ subject: AuditSubject, _ classifier: ErrorClassifier) {
    self.subject = subject
    self.classifier = classifier
    entries = NodeIndexTable(count: subject.screen.count)
    for control in subject.controls { entries[control.node] = control.kind.isEntry ? 1 : 0 }
    // Descendants are visited before their ancestors, so the number of a node is final when it is
    // added to the number of the parent.
    for node in subject.screen.preorder.map(\.index).reversed() {
      guard let count = entries[node], let parent = subject.screen.parent(of: node) else {
        continue
      }
      entries[parent] = (entries[parent] ?? 0) + count
    }
    let items = items()
    for index in items.indices {
      guard case .control(let control) = items[index], control.kind.isEntry else { continue }
      guard let message = after(index, in: items) ?? before(index, in: items) else { continue }
      messages[control.node] = message
    }
  }

  /// Returns the error message among the first texts after a field, or `nil` if there is none.
  ///
  /// Texts that repeat the name or the description of the field are skipped.
  private func after(_ index: Int, in items: [Item]) -> Message? {
    guard case .control(let control) = items[index] else { return nil }
    for item in items[(index + 1)...].prefix(3) {
      guard case .text(let message) = item else { return nil }
      if isName(message, of: control) { continue }
      if message.evidence == .none, isDescription(message, of: control) { continue }
      let field = subject.screen[control.node]
      if message.evidence != .none {
        return classifier.mayBeError(message.words, message.evidence, beside: field) ? message : nil
      }
      guard message.text.count <= 120, field.holdsText,
        classifier.mayBeErrorMessage(message.words, holdsText: true), !isAboutForm(message.words)
      else { return nil }
      return Message(
        node: message.node, text: message.text, words: message.words, evidence: .words)
    }
    return nil
  }

  /// Returns the error message right before a field, or `nil` if there is none.
  ///
  /// The message must be between the label of the field and the field, or must be in a container
  /// with no other field, where the label may follow it.
  private func before(_ index: Int, in items: [Item]) -> Message? {
    guard case .control(let control) = items[index] else { return nil }
    var previous = index - 1
    if previous > 0, case .text(let label) = items[previous], isName(label, of: control) {
      previous -= 1
    }
    guard previous >= 0, case .text(let message) = items[previous], message.evidence > .words,
      !isName(message, of: control),
      classifier.mayBeError(
        message.words, message.evidence, beside: subject.screen[control.node])
    else { return nil }
    if previous == index - 1, previous > 0, case .text(let label) = items[previous - 1],
      isName(label, of: control)
    {
      return message
    }
    let container = subject.screen.parent(of: control.node)
    let isAlone = container.map { entries[$0] == 1 } == true
    return isAlone && container == subject.screen.parent(of: message.node) ? message : nil
  }

  /// Whether a text repeats words of a field's description.
  ///
  /// An error message may follow such a text.
  private func isDescription(_ message: Message, of control: Control) -> Bool {
    guard let hint = subject.screen[control.node].hint, hint.origin != .title else { return false }
    if hint.text == message.text { return !message.words.isEmpty }
    return subject.hintWords(of: control.node).contains(phrase: message.words)
  }

  private func isName(_ message: Message, of control: Control) -> Bool {
    let name = control.words
    return name == message.words || !name.isEmpty && name.starts(withPhrase: message.words)
  }

  /// Returns the controls and the texts between them, in document order.
  private func items() -> [Item] {
    var items: [Item] = []
    var chains = NodeIndexTable(count: subject.screen.count)
    var nodes = subject.screen.preorder
    while let visit = nodes.next() {
      let node = subject.screen[visit.index]
      if let hidden = node.hidden, !hidden.isVisible, !hidden.keepsChildren {
        nodes.skipDescendants(of: visit)
        continue
      }
      if let control = subject.control(at: visit.index) {
        items.append(.control(control))
        if control.kind.isEntry { nodes.skipDescendants(of: visit) }
        continue
      }
      guard entries[visit.index] == nil else { continue }
      if node.isContainerOfTexts, evidence(in: visit.index, &chains) == .none { continue }
      nodes.skipDescendants(of: visit)
      let text = Wording.collapsingWhitespace(subject.screen.visibleText(of: visit.index))
      guard !text.isEmpty else { continue }
      items.append(.text(message(visit.index, text, &chains)))
    }
    return items
  }

  private func message(
    _ node: Node.Index, _ text: String, _ chains: inout NodeIndexTable
  ) -> Message {
    let words = Wording.words(of: text)
    var message = Message(node: node, text: text, words: words, evidence: .none)
    if text.utf8.count > 200 && text.count > 200 || isAboutForm(words)
      || classifier.isFieldMark(words)
    {
      return message
    }
    message.evidence = evidence(in: node, &chains)
    if message.evidence == .alert {
      message.evidence = classifier.isErrorOrRequest(words) ? .shown : .none
    }
    if message.evidence == .none, text.utf8.count <= 120 || text.count <= 120,
      classifier.isErrorMessage(words)
    {
      message.evidence = .words
    }
    return message
  }

  /// Whether a message is about several fields, such as “Correct the fields below” or “Please check
  /// the form”.
  private func isAboutForm(_ words: [String]) -> Bool {
    words.contains(where: ErrorNeighbours.wordsAboutForms.contains)
      || words.contains("form") && words.contains(phrase: ["the", "form"])
        && !words.contains(phrase: ["in", "the", "form"])
  }

  private static let wordsAboutForms: WordSet = [
    "formular", "formulaire", "formulario", "fields", "errors", "problems", "felder",
    "eingaben", "champs", "erreurs", "campos", "errores",
  ]

  /// Returns the evidence that a node, or the only child of the node, is an error message.
  ///
  /// - Parameter chains: The raw values of the results for the nodes that were already examined. No
  ///   node is examined twice.
  private func evidence(in node: Node.Index, _ chains: inout NodeIndexTable) -> ErrorEvidence {
    var found = ErrorEvidence.none
    var visited: [Node.Index] = []
    var current: Node.Index? = node
    while let here = current, found == .none {
      if let known = chains[here].flatMap(ErrorEvidence.init(rawValue:)) {
        found = known
        break
      }
      visited.append(here)
      found = classifier.evidence(of: here)
      current = subject.screen.firstChild(of: here).flatMap {
        subject.screen.nextSibling(of: $0) == nil ? $0 : nil
      }
    }
    for node in visited { chains[node] = found.rawValue }
    return found
  }
}

extension Node {
  /// Whether the texts inside the node are separate texts, and not pieces of one text.
  fileprivate var isContainerOfTexts: Bool {
    switch role {
    case .paragraph, .text, .heading, .alert, .status, .caption, .listItem, .term, .definition:
      false
    case .generic, .none: web?.display != .inline
    default: true
    }
  }
}
