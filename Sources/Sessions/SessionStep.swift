public import AccessibilityTree
public import Announcements

extension Session {
  /// What came of one gesture.
  public struct Step: Sendable, Hashable {
    /// What the person did; `nil` for the opening of the screen.
    public var gesture: Gesture?
    /// When, in milliseconds since the screen was opened.
    public var time: Int
    /// The stop that the reader is on afterwards.
    public var focus: Focus?
    /// Whether the app or the platform moved the reader’s focus, not the person.
    public var isMoved = false
    /// Why the gesture could not be done; `nil` where it could.
    public var problem: String?
    /// What was to be heard of it, in the order of hearing.
    public var heard: [Heard] = []
    /// What happened, and what the app did, in order.
    public var log: [SessionLogEntry] = []
  }

  /// The stop that a reader is on.
  public struct Focus: Sendable, Hashable {
    /// The index of the stop in swipe order, from 0.
    public var index: Int
    /// The node.
    public var node: SessionNode
    /// What it is called.
    public var name: String
  }

  /// The on-screen keyboard, as it is shown.
  public struct Keyboard: Sendable, Hashable {
    /// Which one.
    public var kind: TextInput.Keyboard?
    /// The key at its corner; `nil` where it has none.
    public var returnKey: TextInput.ReturnKey?
    /// Whether a toolbar above it goes to the fields before and after.
    public var hasToolbar: Bool
  }
}

/// Something that happened in a step beside what was heard.
public enum SessionLogEntry: Sendable, Hashable {
  /// An event with the node that it happened to, and whether the app says what happens then.
  case event(AppEvent.Kind, at: SessionNode?, isAnswered: Bool)
  /// What the app did.
  case effect(AppEffect)
  /// The node that had the reader’s focus is gone; focus fell back on what was nearest.
  case focusLost(name: String)
}
