/// Speech or a sound that a reader requested in a session, with its outcome.
public struct SpeechLogEntry: Sendable, Hashable {
  /// The cause of speech.
  public enum Cause: String, Sendable, Hashable, CaseIterable {
    /// The reader’s focus moved (`focus`), or a usage hint followed after a silence (`hint`).
    case focus, hint
    /// The user typed, deleted, pasted or selected text.
    case echo
    /// The user changed a state or value.
    case state
    /// An app posted an announcement.
    case announcement
    /// A live region changed.
    case live
    /// An error appeared.
    case error
    /// A screen, a dialog or a pane appeared.
    case title
    /// A transient message of an app appeared, even if the app is not the current one.
    case toast
    /// The keyboard appeared or disappeared.
    case keyboard
    /// The reader announced information about itself, such as a changed setting.
    case reader
    /// The reader played a sound instead of speaking words.
    case sound
  }

  /// The outcome of speech.
  public enum Outcome: Sendable, Hashable {
    /// The speech was heard in full.
    case heard
    /// The speech was interrupted after this number of characters.
    case cut(after: Int)
    /// The speech was not heard.
    case lost(LossReason)
    /// The speech is heard or lost, depending on the reader's timing.
    ///
    /// Of `of` simulated timings, the speech is lost in `lostIn` timings.
    case atRisk(lostIn: Int, of: Int)
  }

  /// The reason why speech was not heard.
  public enum LossReason: String, Sendable, Hashable, CaseIterable {
    /// Other speech removed this speech from the queue before it began.
    case removed
    /// The same words were heard or queued just before.
    case duplicate
    /// Other speech or a gesture interrupted this speech before it was audible.
    case silenced
  }

  /// The announcement that was requested, or the caption of a sound.
  public var announcement: Announcement
  /// The cause of the speech.
  public var cause: Cause
  /// The outcome of the speech.
  public var outcome: Outcome
  /// The number of the session's step in which the speech was requested, from 0.
  public var step: Int
  /// The time of the request, in milliseconds since the screen was opened.
  public var requested: Int
  /// The times at which the speech starts and ends, in milliseconds since the screen was opened.
  ///
  /// The times are those of the reader’s typical timing. They are `nil` if the speech was not
  /// heard.
  public var start, end: Int?
  /// The node that the speech describes, or `nil` if it describes no single node.
  public var node: SessionNode?

  /// Creates an entry.
  public init(
    _ announcement: Announcement, _ cause: Cause, _ outcome: Outcome = .heard, step: Int,
    requested: Int, start: Int? = nil, end: Int? = nil, node: SessionNode? = nil
  ) {
    self.announcement = announcement
    self.cause = cause
    self.outcome = outcome
    self.step = step
    self.requested = requested
    self.start = start
    self.end = end
    self.node = node
  }

  /// The words of the announcement, or the caption of a sound.
  public var text: String { announcement.text }

  /// Whether the speech is lost, may be lost, or is interrupted before half of its characters are
  /// heard.
  public var isLost: Bool {
    switch outcome {
    case .heard: false
    case .cut(let count): count * 2 < text.count
    case .lost, .atRisk: true
    }
  }
}
