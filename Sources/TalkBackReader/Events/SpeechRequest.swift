import Announcements

/// A request for TalkBack's speech queue to speak some parts of an announcement.
struct SpeechRequest: Sendable {
  var parts: [Part]
  var cause: SpeechLogEntry.Cause
  var mode: TalkBackSpeechQueue.Mode
  var flags: TalkBackSpeechQueue.Flags
  var group: String?
  /// The milliseconds from the event until the request reaches the speech queue.
  var delay: Int
  var node: SessionNode?
  /// The requests for usage hints, which follow after a pause.
  var hints: [SpeechRequest] = []
  /// Whether the request reports that a field was cleared.
  ///
  /// If the text changes again before the request reaches the speech queue, it is cancelled.
  var reportsClearing = false
  /// Whether the request reports a state after a click.
  var followsClick = false
  /// Whether the request announces the node that gets focus because a new screen opened.
  var isFirstFocus = false
  /// The title of the new screen, if ``isFirstFocus`` is true.
  var windowTitle = ""
  /// The minimum time between two requests for the same node, in milliseconds.
  ///
  /// A request that comes earlier is dropped.
  var interval = 0

  init(
    _ parts: [Part], _ cause: SpeechLogEntry.Cause, _ mode: TalkBackSpeechQueue.Mode = [],
    _ flags: TalkBackSpeechQueue.Flags = [], group: String? = nil, delay: Int = 0,
    node: SessionNode? = nil
  ) {
    (self.parts, self.cause, self.mode, self.flags) = (parts, cause, mode, flags)
    (self.group, self.delay, self.node) = (group, delay, node)
  }

  /// Returns a request to announce a state, 150 milliseconds after a click.
  static func afterClick(_ parts: [Part], node: SessionNode?) -> SpeechRequest {
    var request = SpeechRequest(parts, .state, [], .skipDuplicate, delay: 150, node: node)
    request.followsClick = true
    return request
  }
}

/// What TalkBack remembers from one text or caret event to the next.
struct TalkBackTypingState: Sendable {
  /// The last field whose text changed, and the error of that field.
  ///
  /// TalkBack 16.2 does not repeat this error.
  var reportedError: (node: SessionNode, error: String)?
  /// The last caret or selection.
  var selection: (node: SessionNode, range: AndroidSelection)?
  /// Whether the next move of the caret results from a change of the text.
  ///
  /// TalkBack does not announce such a move.
  var movesWithText = false
}
