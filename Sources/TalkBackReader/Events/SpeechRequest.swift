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
  /// Requests that follow after a pause.
  var hints: [SpeechRequest] = []
  /// Whether the request reports that a field was cleared; the next change of text cancels it.
  var reportsClearing = false
  /// Whether the request reports a state after a click.
  var followsClick = false
  /// Whether the request announces the node that a new screen focuses by itself.
  var isFirstFocus = false
  /// The title of the new screen, if ``isFirstFocus``.
  var windowTitle = ""
  /// The shortest time in milliseconds between two requests for the same node.
  ///
  /// Requests in between are dropped.
  var interval = 0

  init(
    _ parts: [Part], _ cause: SpeechLogEntry.Cause, _ mode: TalkBackSpeechQueue.Mode = [],
    _ flags: TalkBackSpeechQueue.Flags = [], group: String? = nil, delay: Int = 0,
    node: SessionNode? = nil
  ) {
    (self.parts, self.cause, self.mode, self.flags) = (parts, cause, mode, flags)
    (self.group, self.delay, self.node) = (group, delay, node)
  }

  /// Returns a request for a state shortly after a click.
  static func afterClick(_ parts: [Part], node: SessionNode?) -> SpeechRequest {
    var request = SpeechRequest(parts, .state, [], .skipDuplicate, delay: 150, node: node)
    request.followsClick = true
    return request
  }
}

/// What TalkBack remembers between two presses of keys.
struct TalkBackTypingState: Sendable {
  /// The last announced error and its field; TalkBack 16.2 does not repeat this error.
  var reportedError: (node: SessionNode, error: String)?
  /// The last caret or selection.
  var selection: (node: SessionNode, range: AndroidSelection)?
  /// Whether the next move of the caret is the result of a change of text.
  var movesWithText = false
}
