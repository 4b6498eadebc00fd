public import AccessibilityTree
public import Announcements

extension Session {
  /// One gesture and its result.
  public struct Step: Sendable, Hashable {
    /// The gesture, or `nil` for the opening of the screen.
    public var gesture: Gesture?
    /// The time in milliseconds since the screen was opened.
    public var time: Int
    /// The focused stop after the step, or `nil` if nothing has focus.
    public var focus: Focus?
    /// Whether the app or the platform, rather than the person, moved the reader’s focus.
    public var isMoved = false
    /// The reason why the gesture could not be performed, or `nil` if it was performed.
    public var problem: String?
    /// The speech and sounds of the step, in the order of hearing.
    public var heard: [SpeechLogEntry] = []
    /// The events of the step and what the app did, in order.
    public var log: [SessionLogEntry] = []
  }

  /// A reader's position: the focused stop.
  public struct Focus: Sendable, Hashable {
    /// The index of the stop in swipe order, from 0.
    public var index: Int
    /// The node of the stop.
    public var node: SessionNode
    /// The name of the node, or its role if it has no name.
    public var name: String
    /// Whether the node has a name, or contains a text.
    public var isNamed = true
  }

  /// The on-screen keyboard.
  public struct Keyboard: Sendable, Hashable {
    /// The kind of keyboard, if known.
    public var kind: TextInput.Keyboard?
    /// The return key, or `nil` if the keyboard has none.
    public var returnKey: TextInput.ReturnKey?
    /// Whether a toolbar above the keyboard has buttons for the previous and the next field.
    public var hasToolbar: Bool
  }
}

/// An event, an effect of the app, or a loss of focus in a step.
public enum SessionLogEntry: Sendable, Hashable {
  /// An event, its node, and whether the app handled it.
  case event(AppEvent.Kind, at: SessionNode?, isAnswered: Bool)
  /// An effect of the app.
  case effect(AppEffect)
  /// The focused node is gone; focus moved to the nearest stop.
  case focusLost(name: String)
}

extension Session.Step {
  /// The title of the step's problem: “not performed”, or “problem” if the gesture was performed
  /// but something is wrong with the result.
  package var problemTitle: String {
    let isPerformed = log.contains { entry in
      switch entry {
      case .effect(.refuses), .effect(.nothing): false
      case .effect: true
      case .event, .focusLost: false
      }
    }
    return isPerformed ? "problem" : "not performed"
  }
}
