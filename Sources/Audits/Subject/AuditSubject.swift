package import Simulator

/// A screen with everything that rules need to know about it, computed once.
///
///     let subject = AuditSubject(screen, by: [TalkBack(), VoiceOver()], for: Audit())
public struct AuditSubject: Sendable {
  /// The facts about the screen that do not change after the subject was created.
  ///
  /// Copies of the subject share this object, so that rules can pass the subject for every stop
  /// cheaply.
  @usableFromInline let contents: Contents
  /// The readings that rules need in conditions other than ``ReadingCondition/asGiven``.
  private var otherReadings: [ScreenReading] = []
  /// The sessions of gestures on the screen.
  package var sessions: [AuditSession] = []
  /// Whether line numbers help people find an element.
  ///
  /// Line numbers do not help in a page after scripts have changed the page in a browser.
  package var hasLines = true
  /// The elements to which the selectors in reports of other checkers refer.
  package var targets: [ElementSelector: ElementSelector.Match] = [:]
  /// The fields that people can fill in now, in document order.
  private(set) var entryFields: [EntryField] = []
  /// The errors of fields that are invalid according to the file.
  private(set) var fieldErrors: [FieldError] = []

  /// Creates a subject with readings in the given conditions.
  ///
  /// - Parameters:
  ///   - android: The screen that the app shows on Android, or `nil` if it is the same screen.
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
    contents = Contents(screen, android: android, source: source, by: readers, read: read)
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

  /// A part of the preparation of a subject, before any rule runs.
  ///
  /// The parts do not depend on each other, so they can run in parallel.
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
    contents.controlIndices[node].map { contents.controls[$0] }
  }

  /// Whether a node is a control.
  func isControl(_ node: Node.Index) -> Bool { contents.controlIndices[node] != nil }

  /// Returns the kind of the control at a node, or `nil` if the node is not a control.
  func kind(of node: Node.Index) -> Control.Kind? {
    contents.controlIndices[node].map { contents.controls[$0].kind }
  }

  /// Returns the words of a field's hint in lower case; empty for other nodes.
  func hintWords(of field: Node.Index) -> [String] {
    contents.controlIndices[field].map { contents.hintWords[$0] } ?? []
  }

  /// Returns the index of the element from which a node was made.
  package func element(of node: Node.Index) -> Int? { contents.elements[node] }

  /// Returns the first node that was made from an element.
  package func node(of element: Int) -> Node.Index? {
    contents.nodes.indices.contains(element) ? contents.nodes[element] : nil
  }

  /// Whether each node with an HTML element is paired with an element of the file.
  var hasElementsForAll: Bool {
    screen.preorder.allSatisfy {
      contents.elements[$0.index] != nil || screen[$0.index].webElement?.isEmpty != false
    }
  }
}
