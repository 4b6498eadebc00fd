/// The words that a reader spoke for one event, and the usage hint after these words.
public struct LoggedUtterance: Sendable, Hashable {
  /// The event that caused a reader to speak.
  public enum Cause: String, Sendable, Hashable, CaseIterable {
    /// The reader's focus moved to an element.
    case focus
    /// A window opened, or its title changed.
    case window
    /// The app asked for an announcement, or a live region changed.
    case announcement
    /// An event of any other kind, such as typed text, or an event that the log does not name.
    case other
    /// The reader was asked to move beyond the last stop.
    ///
    /// Such an utterance has no words.
    case edge
  }

  /// The event that caused the utterance.
  public var cause: Cause
  /// The words without the usage hint; empty if the reader was silent.
  public var words: String
  /// The usage hint, or `nil` if none was logged.
  public var hint: String?
  /// The element with the reader's focus, or `nil` if the log does not describe it.
  public var element: LoggedElement?
  /// The line of the log on which the utterance begins, counted from 1.
  public var line: Int
  /// The number of the step or item in a JSON log, because such a log can be a single line; `nil`
  /// for other logs.
  ///
  /// If the log does not number its steps, the number is the position of the step in the walk,
  /// counted from 1.
  public var step: Int?
  /// Whether this utterance and all later utterances of the walk repeat the utterance before it.
  ///
  /// When VoiceOver has reached the end of a screen, a capture contains the last stop again for
  /// each further move. The last stop and its repeats count as one stop, unless the screen ends
  /// with several equal stops.
  public var isRepeatedTail = false
  /// Whether the log ends inside the utterance, so that words may be missing.
  public var isCut = false

  /// Creates an utterance.
  public init(
    _ words: String, cause: Cause = .focus, hint: String? = nil, element: LoggedElement? = nil,
    line: Int, step: Int? = nil
  ) {
    self.cause = cause
    self.words = words
    self.hint = hint
    self.element = element
    self.line = line
    self.step = step
  }
}

/// An element of the screen, as a log describes it.
public struct LoggedElement: Sendable, Hashable {
  /// The identifier of the element in the log.
  public var id: String?
  /// The class of the view, such as `android.widget.Button`.
  public var className: String?
  /// The text or label of the element.
  public var text: String?
  /// The left, top, right and bottom edges, in the log's unit of length (pixels or points).
  public var bounds: [Int]?

  /// Creates an element.
  public init(
    id: String? = nil, className: String? = nil, text: String? = nil, bounds: [Int]? = nil
  ) {
    self.id = id
    self.className = className
    self.text = text
    self.bounds = bounds
  }
}
