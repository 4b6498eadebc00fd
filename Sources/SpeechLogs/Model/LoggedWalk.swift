/// The utterances of one screen, in the order in which they were spoken.
public struct LoggedWalk: Sendable, Hashable {
  /// The name of the screen, or `nil` if the log does not name it.
  public var name: String?
  /// The utterances.
  public var utterances: [LoggedUtterance]
  /// Whether the walk covers the whole screen, from its first stop to its last.
  ///
  /// If the walk is incomplete, stops before the first and after the last utterance do not count as
  /// missing.
  public var isComplete: Bool
  /// The element that had the reader's focus before the first utterance, or `nil` if the log does
  /// not describe the element.
  ///
  /// The words of this element are not in the walk.
  public var start: LoggedElement?
  /// Whether the first utterance may begin with the name of the app, which VoiceOver says when it
  /// starts.
  public var mayBeginWithAppName = false
  /// Whether the walk may continue from the last stop of the screen at the first stop without an
  /// utterance of the cause ``LoggedUtterance/Cause/edge`` in between.
  ///
  /// The value is `false` for VoiceOver, because VoiceOver stays at the last stop. It is also
  /// `false` for tools that log each movement beyond the last stop.
  public var mayWrapUnmarked = true

  /// Creates a walk.
  public init(name: String? = nil, utterances: [LoggedUtterance] = [], isComplete: Bool = false) {
    self.name = name
    self.utterances = utterances
    self.isComplete = isComplete
  }

  /// The utterances that were spoken when the focus moved to an element.
  public var stops: [LoggedUtterance] { utterances.filter { $0.cause == .focus } }
}
