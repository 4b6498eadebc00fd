public import Simulator

/// A screen with everything that rules need to know about it, computed once.
///
///     let subject = AuditSubject(screen, by: [TalkBack(), VoiceOver()], for: Audit())
public struct AuditSubject: Sendable {
  /// The screen; the iOS screen if the platforms show different screens.
  public let screen: Screen
  /// The platform that the screen is written for.
  public let platform: AuditRule.Platform
  /// Whether the screen is a dump of a Flutter app.
  ///
  /// Only such dumps contain the elements of both platforms.
  let isOfFlutter: Bool
  /// The elements of the file, or `nil` if there are none.
  package let source: SourceTree?
  /// An index of the elements by name, attribute and identifier.
  let index: SourceIndex?
  /// The sections of SwiftUI code.
  let sections: CodeSections
  /// The announcements of every reader on the screen as given.
  package let readings: [ScreenReading]
  /// The readings in conditions other than “as given”, as far as rules need them.
  private var otherReadings: [ScreenReading] = []
  /// The sessions of gestures on the screen.
  package var sessions: [AuditSession] = []
  /// Whether line numbers help people find an element.
  ///
  /// They do not help in a page that scripts have built in a browser.
  package var hasLines = true
  /// The elements to which the selectors in reports of other checkers refer.
  package var targets: [ElementSelector: ElementSelector.Match] = [:]
  /// The controls, in document order.
  let controls: [Control]
  private let controlIndices: NodeIndexTable
  /// The words of the screen's language and of English.
  let words: AuditWords
  /// The `<label>` elements of a page.
  let labels: LabelElements
  /// The texts of a page that an icon font shows as pictures.
  let icons: IconTexts
  /// The fields that people can fill in now, in document order.
  private(set) var entryFields: [EntryField] = []
  /// The errors of fields that are invalid according to the file.
  private(set) var fieldErrors: [FieldError] = []
  /// Whether the file has frames.
  let hasFrames: Bool
  /// Which nodes are visible, and which nodes readers can reach.
  let visibility: Visibility
  private let elements: NodeIndexTable
  private let nodes: [Node.Index?]
  /// The indices of the elements from each of which several nodes were made.
  let repeatedElements: Set<Int>

  /// Creates a subject with readings in the given conditions.
  ///
  /// - Parameters:
  ///   - android: The screen on Android, or `nil` if it is the same.
  ///   - read: The opened screen and the transcript of each reader, or `nil` if the readers still
  ///     have to read the screen.
  package init(
    _ screen: Screen, android: Screen? = nil, source: SourceTree? = nil,
    by readers: [any ScreenReader],
    read: [(walk: any ScreenWalk, transcript: Transcript)]? = nil,
    in readingConditions: Set<ReadingCondition> = Set(ReadingCondition.allCases)
  ) {
    self.init(
      screen, android: android, source: source, by: readers, read: read, SerialAuditExecutor()
    ) { _ in readingConditions }
  }

  init(
    _ screen: Screen, android: Screen?, source: SourceTree?, by readers: [any ScreenReader],
    read: [(walk: any ScreenWalk, transcript: Transcript)]?, _ executor: some AuditExecutor,
    in readingConditions: (AuditSubject) -> Set<ReadingCondition>
  ) {
    self.screen = screen
    isOfFlutter = screen.origin == .iosElements && android?.origin == .androidNodes
    self.source = source
    index = source.map(SourceIndex.init)
    sections = CodeSections(source)
    platform = AuditRule.Platform(screen.origin)
    words = AuditWords(for: screen.language)
    let readings = readers.indices.map { index in
      let reader = readers[index]
      let shown = type(of: reader).platform == .android ? android ?? screen : screen
      let pairs = NodePairs(audited: screen, read: shown)
      guard let read, read.indices.contains(index) else {
        return ScreenReading(shown, by: reader, in: .asGiven, pairs: pairs)
      }
      return ScreenReading(shown, by: reader, read: read[index], in: .asGiven, pairs: pairs)
    }
    self.readings = readings
    (elements, nodes, repeatedElements) = AuditSubject.paired(screen, source)
    labels = LabelElements(source, nodes)
    icons = IconTexts(source)
    visibility = Visibility(on: screen)
    hasFrames = screen.preorder.contains { screen[$0.index].frame != nil }
    controls = Control.all(on: screen, readings: readings)
    var indices = NodeIndexTable(count: screen.count)
    for (index, control) in controls.enumerated() { indices.insert(index, for: control.node) }
    controlIndices = indices
    prepare([.errors, .fields], by: executor)
    let conditions = readingConditions(self).subtracting([.asGiven]).sorted {
      $0.rawValue < $1.rawValue
    }
    let rereadings = conditions.flatMap { condition in
      readings.map { Preparation.reading($0, condition) }
    }
    prepare(rereadings, by: executor)
  }

  private mutating func prepare(_ preparations: [Preparation], by executor: some AuditExecutor) {
    let subject = self
    for result in executor.map(preparations, { $0.result(on: subject) }) {
      switch result {
      case .reading(let reading): otherReadings += [reading].compactMap(\.self)
      case .fields(let fields): entryFields = fields
      case .errors(let errors): fieldErrors = errors
      }
    }
  }

  /// A piece of work that is done before any rule runs.
  ///
  /// The pieces do not depend on each other.
  private enum Preparation: Sendable {
    case reading(ScreenReading, ReadingCondition)
    case fields, errors

    func result(on subject: AuditSubject) -> Result {
      switch self {
      case .reading(let reading, let condition): .reading(reading.rereading(in: condition))
      case .fields: .fields(EntryField.all(on: subject))
      case .errors: .errors(FieldErrors(subject).errors)
      }
    }

    enum Result: Sendable {
      case reading(ScreenReading?)
      case fields([EntryField])
      case errors([FieldError])
    }
  }

  /// Returns the readings in a condition.
  ///
  /// Readers whose announcements the condition does not change are left out.
  func readings(in condition: ReadingCondition) -> [ScreenReading] {
    condition == .asGiven ? readings : otherReadings.filter { $0.condition == condition }
  }

  /// Returns the control at a node, or `nil` if the node is not a control.
  func control(at node: Node.Index) -> Control? {
    controlIndices[node].map { controls[$0] }
  }

  /// Returns the index of the element from which a node was made.
  package func element(of node: Node.Index) -> Int? { elements[node] }

  /// Returns the first node that was made from an element.
  package func node(of element: Int) -> Node.Index? {
    nodes.indices.contains(element) ? nodes[element] : nil
  }

  /// Whether each node with an HTML element is paired with an element of the file.
  var hasElementsForAll: Bool {
    screen.preorder.allSatisfy {
      elements[$0.index] != nil || screen[$0.index].webElement?.isEmpty != false
    }
  }

  /// Pairs each node with the element that has the same position in the same file.
  private static func paired(
    _ screen: Screen, _ source: SourceTree?
  ) -> (NodeIndexTable, [Node.Index?], Set<Int>) {
    var elements = NodeIndexTable(count: screen.count)
    guard let source else { return (elements, [], []) }
    struct Location: Hashable {
      var line, column: Int
    }
    var indices: [Location: Int] = [:]
    for index in source.indices {
      guard let position = source[index].position else { continue }
      indices[Location(line: position.line, column: position.column)] = index
    }
    var nodes = [Node.Index?](repeating: nil, count: source.count)
    var repeated: Set<Int> = []
    for visit in screen.preorder {
      let node = screen[visit.index]
      guard let position = node.position, position.file == nil || position.file == screen.file,
        let index = indices[Location(line: position.line, column: position.column)]
      else { continue }
      elements[visit.index] = index
      if nodes[index] == nil { nodes[index] = visit.index } else { repeated.insert(index) }
    }
    return (elements, nodes, repeated)
  }
}
