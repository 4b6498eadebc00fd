internal import TextIO

/// An event of Android or TalkBack, as a log names it.
struct LoggedEvent: Hashable {
  /// The type, such as `TYPE_VIEW_ACCESSIBILITY_FOCUSED`.
  var type: String
  /// The time in milliseconds since the device started, or `nil` if the log has none.
  var time: Int?

  /// Whether the event makes TalkBack speak a usage hint; the hint belongs to the stop before the
  /// event.
  var isHint: Bool { type.range(ofScalars: "HINT") != nil }

  /// Whether the event has nothing to do with the app, such as a notification, or the start or end
  /// of TalkBack.
  var isSystemEvent: Bool {
    type.range(ofScalars: "NOTIFICATION") != nil || type.range(ofScalars: "SPOKEN_FEEDBACK") != nil
  }

  /// The cause of the utterance that follows from the event, as ``LoggedUtterance`` names it.
  var cause: LoggedUtterance.Cause {
    switch type {
    case "TYPE_VIEW_ACCESSIBILITY_FOCUSED": .focus
    case "TYPE_WINDOW_STATE_CHANGED", "TYPE_WINDOWS_CHANGED": .window
    case "TYPE_WINDOW_CONTENT_CHANGED", "TYPE_ANNOUNCEMENT": .announcement
    default: .other
    }
  }
}

/// The words and the event in one message of TalkBack.
struct TalkBackMessageContent {
  /// How certain the end of the words of a message is.
  enum End {
    /// The mark that ends the words follows them.
    case marked
    /// The words may end with this line, but a later line may still contain the mark that ends
    /// them.
    case possible
    /// The mark is missing, so the words are not complete.
    case missing
  }

  /// The words, or `nil` if the message states that nothing is spoken.
  var words: String?
  /// The event, or `nil` if the message names none.
  var event: LoggedEvent?
  var locale: String?
  var end: End
  /// Whether the log ends inside the message.
  var isCut = false
}
