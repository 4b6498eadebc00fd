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
    /// What happened, and what the app did, in order.
    public var happenings: [Happening] = []
  }

  /// Something that happened beside what was heard.
  public enum Happening: Sendable, Hashable {
    /// An event, and whether the app says what happens then.
    case event(AppEvent, isAnswered: Bool)
    /// What the app did.
    case answer(AppAnswer)
    /// What had the reader’s focus is gone; focus fell back on what was nearest.
    case focusLost(name: String)
  }

  /// What there is at a moment.
  public struct Scene: Sendable {
    /// The screen.
    public var screen: Screen
    /// The node that the reader is on, and the field that has input focus.
    public var focus, inputFocus: Node.Index?
    /// The on-screen keyboard; absent while it is hidden.
    public var keyboard: Keyboard?
    /// How many screens lie below.
    public var depth: Int
  }

  /// What there is now.
  public var scene: Scene {
    Scene(
      screen: screen, focus: node, inputFocus: inputFocus, keyboard: keyboard, depth: layers.count)
  }

  /// The session once the person has listened to the end, with what happens by itself meanwhile.
  public var settled: Session {
    var done = self
    done.listen()
    return done
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
