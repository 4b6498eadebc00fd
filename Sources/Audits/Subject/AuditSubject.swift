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
  private var others: [HeardScreen] = []
  /// What somebody did on it; none where nobody acted.
  public var sessions: [AuditSession] = []
  /// Whether lines tell people where something stands; they do not where a browser shows the page, whose
  /// scripts made it.
  public var hasLines = true
  /// What can be operated or filled in, in document order.
  public let controls: [Control]
  private let controlPlaces: NodePlaces
  /// The words of the screen's language and of English.
  public let words: AuditWords
  /// The `<label>` elements of a page.
  let labels: LabelElements
  /// What can be filled in now, in document order.
  private(set) var entryFields: [EntryField] = []
  /// What is wrong with entries, as far as the file tells.
  private(set) var fieldErrors: [FieldError] = []
  /// Whether the file tells where anything stands.
  let hasFrames: Bool
  /// What eyes and readers are kept from.
  let concealed: Concealed
  private let elements: NodePlaces
  private let nodes: [Node.Index?]

  /// Lets readers read a screen in all circumstances that the rules of an audit ask for.
  ///
  /// - Parameters:
  ///   - android: The screen on Android, where it is another one.
  ///   - read: The screens as the readers have opened them with what they say, where that is done.
  ///   - workers: Who listens in the other circumstances.
  public init(
    _ screen: Screen, android: Screen? = nil, source: SourceTree? = nil,
    by readers: [any ScreenReader],
    read: [(walk: any ScreenWalk, transcript: Transcript)]? = nil, for audit: Audit,
    heardBy workers: some Workforce = OneByOne()
  ) {
    self.init(screen, android: android, source: source, by: readers, read: read, workers) {
      audit.circumstances(of: $0)
    }
  }

  /// Lets readers read a screen in some circumstances.
  ///
  /// - Parameters:
  ///   - android: The screen on Android, where it is another one.
  ///   - read: The screens as the readers have opened them with what they say, where that is done.
  ///   - workers: Who listens in the other circumstances.
  public init(
    _ screen: Screen, android: Screen? = nil, source: SourceTree? = nil,
    by readers: [any ScreenReader],
    read: [(walk: any ScreenWalk, transcript: Transcript)]? = nil,
    in circumstances: Set<Circumstance> = Set(Circumstance.allCases),
    heardBy workers: some Workforce = OneByOne()
  ) {
    self.init(screen, android: android, source: source, by: readers, read: read, workers) { _ in
      circumstances
    }
  }

  private init(
    _ screen: Screen, android: Screen?, source: SourceTree?, by readers: [any ScreenReader],
    read: [(walk: any ScreenWalk, transcript: Transcript)]?, _ workers: some Workforce,
    in circumstances: (AuditSubject) -> Set<Circumstance>
  ) {
    self.screen = screen
    self.source = source
    index = source.map(SourceIndex.init)
    platform = AuditRule.Platform(screen.origin)
    words = AuditWords(for: screen.language)
    let heard = readers.indices.map { place in
      let reader = readers[place]
      let shown = type(of: reader).platform == .android ? android ?? screen : screen
      guard let read, read.indices.contains(place) else {
        return HeardScreen(shown, by: reader, in: .asGiven)
      }
      return HeardScreen(shown, by: reader, saying: read[place], in: .asGiven)
    }
    self.heard = heard
    (elements, nodes) = AuditSubject.joined(screen, source)
    labels = LabelElements(source, nodes)
    concealed = Concealed(on: screen)
    hasFrames = screen.preorder.contains { screen[$0.index].frame != nil }
    controls = Control.all(on: screen, heard: heard)
    var places = NodePlaces(count: screen.count)
    for (place, control) in controls.enumerated() { places.note(place, of: control.node) }
    controlPlaces = places
    prepare([.errors, .fields], by: workers)
    let wanted = circumstances(self).subtracting([.asGiven]).sorted { $0.rawValue < $1.rawValue }
    let hearings = wanted.flatMap { circumstance in
      heard.map { Preparation.hearing($0, circumstance) }
    }
    prepare(hearings, by: workers)
  }

  private mutating func prepare(_ preparations: [Preparation], by workers: some Workforce) {
    let subject = self
    for found in workers.map(preparations, { $0.carriedOut(on: subject) }) {
      switch found {
      case .heard(let heard): others += [heard].compactMap(\.self)
      case .fields(let fields): entryFields = fields
      case .errors(let errors): fieldErrors = errors
      }
    }
  }

  /// What is worked out before any rule asks, each apart from the others.
  private enum Preparation: Sendable {
    case hearing(HeardScreen, Circumstance)
    case fields, errors

    func carriedOut(on subject: AuditSubject) -> Prepared {
      switch self {
      case .hearing(let heard, let circumstance): .heard(heard.again(circumstance))
      case .fields: .fields(EntryField.all(on: subject))
      case .errors: .errors(FieldErrors(subject).errors)
      }
    }
  }

  /// What came of a preparation.
  private enum Prepared: Sendable {
    case heard(HeardScreen?)
    case fields([EntryField])
    case errors([FieldError])
  }

  /// What every reader that can be in those circumstances says then.
  public func heard(in circumstance: Circumstance) -> [HeardScreen] {
    circumstance == .asGiven ? heard : others.filter { $0.circumstance == circumstance }
  }

  /// The control that a node is; absent where it is none.
  public func control(at node: Node.Index) -> Control? {
    controlPlaces[node].map { controls[$0] }
  }

  /// The element of the file that a node was made of.
  public func element(of node: Node.Index) -> Int? { elements[node] }

  /// The first node that was made of an element.
  public func node(of element: Int) -> Node.Index? {
    nodes.indices.contains(element) ? nodes[element] : nil
  }

  /// Whether every node that stands for an element of a page was found among those of the file.
  var hasElementsForAll: Bool {
    screen.preorder.allSatisfy {
      elements[$0.index] != nil || screen[$0.index].webElement?.isEmpty != false
    }
  }

  /// Nodes and elements belong together where they have the same position in the same file.
  private static func joined(
    _ screen: Screen, _ source: SourceTree?
  ) -> (NodePlaces, [Node.Index?]) {
    var elements = NodePlaces(count: screen.count)
    guard let source else { return (elements, []) }
    struct Place: Hashable {
      var line, column: Int
    }
    var places: [Place: Int] = [:]
    for place in source.indices {
      guard let position = source[place].position else { continue }
      places[Place(line: position.line, column: position.column)] = place
    }
    var nodes = [Node.Index?](repeating: nil, count: source.count)
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
