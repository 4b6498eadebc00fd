internal import Simulator

/// A kind of fact about a control, independent of the words that announce the fact.
enum SpokenFact: String, Sendable, Hashable, CaseIterable {
  case name, value, role, required, error, state, position, hint
}

/// A set of facts.
///
/// The set is stored in bits, because rules compute sets of facts for every control.
struct SpokenFacts: Sendable, Hashable, ExpressibleByArrayLiteral {
  private var bits: UInt8 = 0

  init(arrayLiteral facts: SpokenFact...) { for fact in facts { insert(fact) } }

  func contains(_ fact: SpokenFact) -> Bool { bits & fact.bit != 0 }

  mutating func insert(_ fact: SpokenFact) { bits |= fact.bit }

  mutating func remove(_ fact: SpokenFact) { bits &= ~fact.bit }

  mutating func formIntersection(_ others: SpokenFacts) { bits &= others.bits }
}

extension SpokenFact {
  fileprivate var bit: UInt8 {
    switch self {
    case .name: 1
    case .value: 2
    case .role: 4
    case .required: 8
    case .error: 16
    case .state: 32
    case .position: 64
    case .hint: 128
    }
  }
}

extension ScreenReading {
  /// Returns the facts about a control that are announced at its stop.
  ///
  /// - Parameters:
  ///   - name: The accessible name of the control.
  ///   - includesHint: Whether the result includes the hint.
  func facts(
    of node: Node.Index, called name: String, includesHint: Bool = true
  ) -> SpokenFacts {
    guard let stop = stop(speaking: node), let own = readNode(node) else { return [] }
    let control = screen[own]
    lazy var words = AudibleText(
      Announcement.join(stop.announcement.parts { kind, _ in kind.isAuthored })
    ).text
    var facts: SpokenFacts = []
    for parts in stop.announcement.utterances.lazy.map(\.parts) {
      for index in parts.indices {
        if let fact = parts[index].fact { facts.insert(fact) }
      }
    }
    func isAnnounced(_ text: String?) -> Bool {
      guard let text, !text.isBlank else { return false }
      if stop.hasPart(beginningWith: text, where: \.isAuthored) { return true }
      if AudibleText(text).text.isHeard(in: words) { return true }
      // Readers announce signs by their names, so the texts are compared without signs.
      let plain = Wording.plain(text)
      return plain.isEmpty ? !words.isEmpty : plain.isHeard(in: Wording.plain(words))
    }
    facts.remove(.name)
    if isAnnounced(name) { facts.insert(.name) }
    if isAnnounced(control.value?.text) { facts.insert(.value) }
    if isAnnounced(control.error) { facts.insert(.error) }
    facts.remove(.hint)
    if includesHint, isAnnounced(control.hint?.text) { facts.insert(.hint) }
    if announcesPosition(of: control, at: stop) { facts.insert(.position) }
    return facts
  }

  /// Whether the position of a control is announced as a part of its state, as in Chrome's “in
  /// group, option 1 of 2”.
  private func announcesPosition(of control: Node, at stop: Stop) -> Bool {
    guard let position = control.collectionPosition?.positionInSet,
      let size = control.collectionPosition?.setSize
    else {
      return false
    }
    return stop.announcement.hasPart { kind, text in
      guard kind == .state else { return false }
      let words = AudibleText(text).text
      return "\(position)".isHeard(in: words) && "\(size)".isHeard(in: words)
    }
  }

  /// Returns the facts that the screen contains about a control.
  ///
  /// A reader can announce only these facts.
  func knownFacts(of node: Node.Index, called name: String) -> SpokenFacts {
    guard let own = readNode(node) else { return [] }
    let control = screen[own]
    var facts: SpokenFacts = [.role]
    if !name.isBlank { facts.insert(.name) }
    if control.value?.text?.isBlank == false || control.value?.range?.now != nil {
      facts.insert(.value)
    }
    if control.states.isRequired { facts.insert(.required) }
    if control.error?.isBlank == false { facts.insert(.error) }
    if control.hint?.text.isBlank == false { facts.insert(.hint) }
    let states = control.states
    let hasState =
      control.value?.checked != nil || states.selected != nil || states.expanded != nil
      || states.pressed != nil || states.isDisabled
    if hasState { facts.insert(.state) }
    if control.collectionPosition?.positionInSet != nil { facts.insert(.position) }
    return facts
  }
}

extension Part {
  /// The fact that the part announces, or `nil` for a part without a fact, such as a sound.
  fileprivate var fact: SpokenFact? {
    switch kind {
    case .label, .content: .name
    case .value: .value
    case .role, .heading: .role
    case .state:
      rule.name.hasSuffix("Required") || rule.name == "RequiredState" ? .required : .state
    case .error: .error
    case .hint, .description, .placeholder: .hint
    case .position: .position
    case .container, .actions, .usageHint, .sound: nil
    }
  }
}

extension String {
  /// Whether another text contains the words of this text, as whole words and in the same order.
  ///
  /// Both texts must be in the form of ``AudibleText``.
  func isHeard(in words: String) -> Bool {
    var (ours, theirs) = (self, words)
    return ours.withUTF8 { ours in theirs.withUTF8 { ours.isHeard(in: $0) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether another text contains this text, with a space or an end of the text on each side.
  fileprivate func isHeard(in others: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first, count <= others.count else { return false }
    var start = 0
    while start + count <= others.count {
      let end = start + count
      if others[start] == first, start == 0 || others[start - 1] == 0x20,
        end == others.count || others[end] == 0x20, others[start..<end].elementsEqual(self)
      {
        return true
      }
      start += 1
    }
    return false
  }
}
