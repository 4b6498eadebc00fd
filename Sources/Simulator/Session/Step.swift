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
    /// An event with the node that it happened to, and whether the app says what happens then.
    case event(AppEvent.Kind, at: SessionNode?, isAnswered: Bool)
    /// What the app did.
    case answer(AppAnswer)
    /// What had the reader’s focus is gone; focus fell back on what was nearest.
    case focusLost(name: String)
  }

  /// The state of a session at a moment.
  public struct Scene: Sendable {
    /// The screen.
    public let screen: Screen
    fileprivate let nodes: SessionNodes
    /// The node that the reader is on, and the field that has input focus.
    public var focus, inputFocus: SessionNode?
    /// The on-screen keyboard; absent while it is hidden.
    public var keyboard: Keyboard?
    /// How many screens lie below.
    public var depth: Int
  }

  /// What there is now.
  public var scene: Scene {
    Scene(
      screen: screen, nodes: nodes, focus: node.map { nodes[$0] }, inputFocus: inputFocus,
      keyboard: keyboard, depth: layers.count)
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
    public var node: SessionNode
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

extension Session.Scene {
  /// The node of the session at an index of the screen.
  public func node(at index: Node.Index) -> SessionNode { nodes[index] }

  /// Returns the index of a node on the screen, or `nil` where the screen does not have the node.
  public func index(of node: SessionNode) -> Node.Index? { nodes.index(of: node) }

  /// What a node is on the screen; `nil` where the screen does not have the node.
  public subscript(node: SessionNode) -> Node? { index(of: node).map { screen[$0] } }
}
