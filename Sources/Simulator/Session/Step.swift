extension Session {
  /// What came of one gesture.
  public struct Step: Sendable, Hashable {
    /// What the person did; absent for the opening of the screen.
    public var gesture: Gesture?
    /// When, in milliseconds since the screen was opened.
    public var time: Int
    /// What the reader’s focus is on afterwards: its place among the stops and its name.
    public var focus: Focus?
    /// Whether the app or the platform moved the reader’s focus, not the person.
    public var isMoved = false
    /// Why the gesture could not be done; absent where it could.
    public var problem: String?
    /// What was to be heard of it, in the order of hearing.
    public var heard: [Heard] = []
  }

  /// Where the reader’s focus is.
  public struct Focus: Sendable, Hashable {
    /// The place among the stops, from 0.
    public var place: Int
    /// The node.
    public var node: Node.Index
    /// What it is called.
    public var name: String
  }

  /// The on-screen keyboard, as it is shown.
  public struct Keyboard: Sendable, Hashable {
    /// Which one.
    public var kind: TextInput.Keyboard?
    /// The key at its corner; absent where it has none.
    public var returnKey: TextInput.ReturnKey?
    /// Whether a toolbar above it goes to the fields before and after.
    public var hasToolbar: Bool
  }
}
