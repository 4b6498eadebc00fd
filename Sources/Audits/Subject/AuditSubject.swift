public import Simulator

/// A screen with everything that rules may ask about it, worked out once.
public struct AuditSubject: Sendable {
  /// The screen; on iOS where the platforms show different ones.
  public let screen: Screen
  /// The platform it is written for.
  public let platform: AuditRule.Platform
  /// The elements of the file, where the format has any.
  public let source: SourceTree?
  /// The elements by their names and attributes.
  let index: SourceIndex?
  /// What every reader says of the screen as it is.
  public let heard: [HeardScreen]
  /// The same in the other circumstances that were asked for.
  private let others: [HeardScreen]
  /// What somebody did on it; none where nobody acted.
  public var sessions: [AuditSession] = []
  /// Whether lines tell people where something stands; they do not where a browser shows the page, whose
  /// scripts made it.
  public var hasLines = true
  /// What can be operated or filled in, in document order.
  public let controls: [Control]
  /// The words of the screen's language and of English.
  public let words: AuditWords
  /// What can be filled in now, in document order.
  private(set) var entryFields: [EntryField] = []
  /// What is wrong with entries, as far as the file tells.
  private(set) var fieldErrors: [FieldError] = []
  private let elements: [Node.Index: Int]
  private let nodes: [Int: Node.Index]

  /// Lets readers read a screen in all circumstances that rules ask for.
  ///
  /// - Parameters:
  ///   - android: The screen on Android, where it is another one.
  ///   - transcripts: What the readers say of the screens as they are, where that is known already.
  ///   - workers: Who listens in the other circumstances.
  public init(
    _ screen: Screen, android: Screen? = nil, source: SourceTree? = nil,
    by readers: [any ScreenReader], transcripts: [Transcript]? = nil,
    in circumstances: Set<Circumstance> = Set(Circumstance.allCases),
    heardBy workers: some Workforce = OneByOne()
  ) {
    self.screen = screen
    self.source = source
    index = source.map(SourceIndex.init)
    platform = AuditRule.Platform(screen.origin)
    words = AuditWords(for: screen.language)
    let heard = readers.indices.map { place in
      let reader = readers[place]
      let shown = type(of: reader).platform == .android ? android ?? screen : screen
      guard let transcripts, transcripts.indices.contains(place) else {
        return HeardScreen(shown, by: reader, in: .asGiven)
      }
      return HeardScreen(shown, by: reader, saying: transcripts[place], in: .asGiven)
    }
    self.heard = heard
    let wanted = circumstances.subtracting([.asGiven]).sorted { $0.rawValue < $1.rawValue }
    let askings = wanted.flatMap { circumstance in heard.map { ($0, circumstance) } }
    others = workers.map(askings) { heard, circumstance in heard.again(circumstance) }
      .compactMap(\.self)
    (elements, nodes) = AuditSubject.joined(screen, source)
    controls = Control.all(on: screen, heard: heard)
    entryFields = EntryField.all(on: self)
    fieldErrors = FieldErrors(self).errors
  }

  /// What every reader that can be in those circumstances says then.
  public func heard(in circumstance: Circumstance) -> [HeardScreen] {
    circumstance == .asGiven ? heard : others.filter { $0.circumstance == circumstance }
  }

  /// The element of the file that a node was made of.
  public func element(of node: Node.Index) -> Int? { elements[node] }

  /// The first node that was made of an element.
  public func node(of element: Int) -> Node.Index? { nodes[element] }

  /// Nodes and elements belong together where they have the same position in the same file.
  private static func joined(
    _ screen: Screen, _ source: SourceTree?
  ) -> ([Node.Index: Int], [Int: Node.Index]) {
    guard let source else { return ([:], [:]) }
    struct Place: Hashable {
      var line, column: Int
    }
    var places: [Place: Int] = [:]
    for place in source.indices {
      guard let position = source[place].position else { continue }
      places[Place(line: position.line, column: position.column)] = place
    }
    var elements: [Node.Index: Int] = [:]
    var nodes: [Int: Node.Index] = [:]
    for visit in screen.preorder {
      let node = screen[visit.index]
      guard let position = node.position, position.file == nil || position.file == screen.file,
        let place = places[Place(line: position.line, column: position.column)]
      else { continue }
      elements[visit.index] = place
      if nodes[place] == nil { nodes[place] = visit.index }
    }
    return (elements, nodes)
  }
}

extension HeardScreen {
  /// The same screen and reader in other circumstances; absent where nothing would be different.
  fileprivate func again(_ circumstance: Circumstance) -> HeardScreen? {
    switch circumstance {
    case .asGiven: return nil
    case .hintsOff:
      var quiet = reader
      guard transcript.hasHints, (try? quiet.set("hints", to: "off")) != nil else { return nil }
      return HeardScreen(self, as: screen, by: quiet, in: circumstance)
    case .filled:
      var filled = screen
      guard filled.fillEmptyFields() else { return nil }
      return HeardScreen(self, as: filled, by: reader, in: circumstance)
    }
  }
}

extension Transcript {
  /// Whether anything of the author's is heard that hints turned off may take away.
  fileprivate var hasHints: Bool {
    stops.contains { stop in
      stop.announcement.utterances.contains { utterance in
        utterance.parts.contains { part in
          switch part.kind {
          case .hint, .description, .error, .placeholder: true
          case .label, .value, .content, .role, .state, .position, .container, .heading, .actions,
            .usageHint, .sound:
            false
          }
        }
      }
    }
  }
}
