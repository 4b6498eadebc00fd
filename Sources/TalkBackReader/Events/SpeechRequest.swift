import Announcements

/// A request to speak, on its way to TalkBack's speech queue.
struct SpeechRequest: Sendable {
  var parts: [Part]
  var cause: SpeechLogEntry.Cause
  var mode: TalkBackSpeechQueue.Mode
  var flags: TalkBackSpeechQueue.Flags
  var group: String?
  /// Milliseconds until the request is made.
  var delay: Int
  var node: SessionNode?
  /// Requests that follow after a silence.
  var hints: [SpeechRequest] = []
  /// Whether it reports that a field was cleared, which the next change of text cancels.
  var reportsClearing = false
  /// Whether it reports a state after a click.
  var followsClick = false
  /// Whether it announces the node that a new screen focuses by itself.
  var isFirstFocus = false
  /// The title of the new screen, if ``isFirstFocus``.
  var windowTitle = ""
  /// The least milliseconds between two requests for the node; requests in between are dropped.
  var interval = 0

  init(
    _ parts: [Part], _ cause: SpeechLogEntry.Cause, _ mode: TalkBackSpeechQueue.Mode = [],
    _ flags: TalkBackSpeechQueue.Flags = [], group: String? = nil, delay: Int = 0,
    node: SessionNode? = nil
  ) {
    (self.parts, self.cause, self.mode, self.flags) = (parts, cause, mode, flags)
    (self.group, self.delay, self.node) = (group, delay, node)
  }

  /// Returns a request for a state, made a moment after a click.
  static func afterClick(_ parts: [Part], node: SessionNode?) -> SpeechRequest {
    var request = SpeechRequest(parts, .state, [], .skipDuplicate, delay: 150, node: node)
    request.followsClick = true
    return request
  }
}

/// What TalkBack remembers from one key to the next.
struct TalkBackTypingState: Sendable {
  /// The error that was announced last, and its field; TalkBack 16.2 does not repeat it.
  var reportedError: (node: SessionNode, error: String)?
  /// The last caret or selection.
  var selection: (node: SessionNode, range: AndroidSelection)?
  /// Whether the next move of the caret comes from a change of text.
  var movesWithText = false
}
