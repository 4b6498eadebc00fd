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
  public let readings: [ScreenReading]
  /// The readings in the other conditions that were asked for.
  private var otherReadings: [ScreenReading] = []
  /// The sessions of gestures on it; empty without any.
  public var sessions: [AuditSession] = []
  /// Whether lines tell people where something stands; they do not where a browser shows the page, whose
  /// scripts made it.
  public var hasLines = true
  /// What can be operated or filled in, in document order.
  public let controls: [Control]
  private let controlIndices: NodeIndexTable
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
  /// Which nodes eyes and readers come to.
  let visibility: Visibility
  private let elements: NodeIndexTable
  private let nodes: [Node.Index?]

  /// Creates a subject with the readings in some conditions.
  ///
  /// - Parameters:
  ///   - android: The screen on Android, where it is another one.
  ///   - read: The screens as the readers have opened them with what they say, where that is done.
  ///   - executor: Reads the screen in the other conditions.
  public init(
    _ screen: Screen, android: Screen? = nil, source: SourceTree? = nil,
    by readers: [any ScreenReader],
    read: [(walk: any ScreenWalk, transcript: Transcript)]? = nil,
    in readingConditions: Set<ReadingCondition> = Set(ReadingCondition.allCases),
    executor: some AuditExecutor = SerialAuditExecutor()
  ) {
    self.init(screen, android: android, source: source, by: readers, read: read, executor) { _ in
      readingConditions
    }
  }

  init(
    _ screen: Screen, android: Screen?, source: SourceTree?, by readers: [any ScreenReader],
    read: [(walk: any ScreenWalk, transcript: Transcript)]?, _ executor: some AuditExecutor,
    in readingConditions: (AuditSubject) -> Set<ReadingCondition>
  ) {
    self.screen = screen
    self.source = source
    index = source.map(SourceIndex.init)
    platform = AuditRule.Platform(screen.origin)
    words = AuditWords(for: screen.language)
    let readings = readers.indices.map { index in
      let reader = readers[index]
      let shown = type(of: reader).platform == .android ? android ?? screen : screen
      guard let read, read.indices.contains(index) else {
        return ScreenReading(shown, by: reader, in: .asGiven)
      }
      return ScreenReading(shown, by: reader, saying: read[index], in: .asGiven)
    }
    self.readings = readings
    (elements, nodes) = AuditSubject.joined(screen, source)
    labels = LabelElements(source, nodes)
    visibility = Visibility(on: screen)
    hasFrames = screen.preorder.contains { screen[$0.index].frame != nil }
    controls = Control.all(on: screen, readings: readings)
    var indices = NodeIndexTable(count: screen.count)
    for (index, control) in controls.enumerated() { indices.note(index, of: control.node) }
    controlIndices = indices
    prepare([.errors, .fields], by: executor)
    let wanted = readingConditions(self).subtracting([.asGiven]).sorted {
      $0.rawValue < $1.rawValue
    }
    let rereadings = wanted.flatMap { condition in
      readings.map { Preparation.reading($0, condition) }
    }
    prepare(rereadings, by: executor)
  }

  private mutating func prepare(_ preparations: [Preparation], by executor: some AuditExecutor) {
    let subject = self
    for found in executor.map(preparations, { $0.carriedOut(on: subject) }) {
      switch found {
      case .reading(let reading): otherReadings += [reading].compactMap(\.self)
      case .fields(let fields): entryFields = fields
      case .errors(let errors): fieldErrors = errors
      }
    }
  }

  /// What is worked out before any rule asks, each apart from the others.
  private enum Preparation: Sendable {
    case reading(ScreenReading, ReadingCondition)
    case fields, errors

    func carriedOut(on subject: AuditSubject) -> Prepared {
      switch self {
      case .reading(let reading, let condition): .reading(reading.again(condition))
      case .fields: .fields(EntryField.all(on: subject))
      case .errors: .errors(FieldErrors(subject).errors)
      }
    }
  }

  /// What came of a preparation.
  private enum Prepared: Sendable {
    case reading(ScreenReading?)
    case fields([EntryField])
    case errors([FieldError])
  }

  /// The readings in a condition, of every reader to which it makes a difference.
  public func readings(in condition: ReadingCondition) -> [ScreenReading] {
    condition == .asGiven ? readings : otherReadings.filter { $0.condition == condition }
  }

  /// The control that a node is, or `nil` where it is none.
  public func control(at node: Node.Index) -> Control? {
    controlIndices[node].map { controls[$0] }
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
  ) -> (NodeIndexTable, [Node.Index?]) {
    var elements = NodeIndexTable(count: screen.count)
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
