/// Something that a reader was to say, or a sound of its, and what became of it.
public struct Heard: Sendable, Hashable {
  /// Why it was to be said.
  public enum Cause: String, Sendable, Hashable, CaseIterable {
    /// The reader’s focus came to something, or the hint that follows after a silence.
    case focus, hint
    /// What a person typed, deleted, pasted or selected.
    case echo
    /// What changed by the person’s own doing: a state after a double tap, a value after a step.
    case state
    /// An app posted it.
    case announcement
    /// A live region changed.
    case live
    /// An error appeared.
    case error
    /// A screen, a dialog or a part of one came up.
    case title
    /// A message that goes away by itself, or one from another app.
    case toast
    /// The keyboard came or went.
    case keyboard
    /// Something else that the reader tells of itself.
    case reader
    /// A sound instead of words.
    case sound
  }

  /// What became of it.
  public enum Outcome: Sendable, Hashable {
    /// It was heard to its end.
    case heard
    /// It was cut off after so many characters.
    case cut(after: Int)
    /// It was never heard, and why.
    case lost(ImportDiagnostic)
    /// It is heard under some timings of the reader and not under others.
    case atRisk(lostIn: Int, of: Int)
  }

  /// Why words were never heard.
  public enum ImportDiagnostic: String, Sendable, Hashable, CaseIterable {
    /// Other speech removed it before it began.
    case removed
    /// The same words were heard or waiting a moment before.
    case duplicate
    /// It was cut before anything of it could be heard.
    case silenced
  }

  /// What was to be heard; a caption in the place of words for a sound.
  public var announcement: Announcement
  /// Why.
  public var cause: Cause
  /// What became of it.
  public var outcome: Outcome
  /// The number of the step in which it was to be said, from 0.
  public var step: Int
  /// When it was asked for, in milliseconds since the screen was opened.
  public var asked: Int
  /// When it began and when it ended, in the reader’s typical timing; absent for what never did.
  public var start, end: Int?
  /// The node it is about.
  public var node: SessionNode?

  /// Something that was to be heard.
  public init(
    _ announcement: Announcement, _ cause: Cause, _ outcome: Outcome = .heard, step: Int,
    asked: Int, start: Int? = nil, end: Int? = nil, node: SessionNode? = nil
  ) {
    self.announcement = announcement
    self.cause = cause
    self.outcome = outcome
    self.step = step
    self.asked = asked
    self.start = start
    self.end = end
    self.node = node
  }

  /// The words, or the caption of a sound.
  public var text: String { announcement.text }

  /// Whether less than half of its words is heard under some timing.
  public var isLost: Bool {
    switch outcome {
    case .heard: false
    case .cut(let count): count * 2 < text.count
    case .lost, .atRisk: true
    }
  }
}
