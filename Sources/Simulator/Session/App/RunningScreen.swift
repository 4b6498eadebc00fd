/// What a running app shows at a moment.
public struct RunningScreen: Sendable, Hashable {
  /// What a node was on the screen that the app showed before.
  public enum Origin: Sendable, Hashable {
    /// The node there.
    case same(Node.Index)
    /// None: it is new.
    case new
    /// The app does not tell its nodes apart here.
    case unknown
  }

  /// What has input focus.
  public enum Focus: Sendable, Hashable {
    /// What had it before, as far as the app is concerned.
    case unchanged
    /// The app moved it: to a node, or away from all of them.
    case moved(to: Node.Index?)

    /// Whether the app gave it to something.
    var isGiven: Bool { if case .moved(to: .some) = self { true } else { false } }
  }

  /// The screen.
  public var screen: Screen
  /// For each node of it what it was before, by its position.
  public var origins: [Origin]
  /// What has input focus.
  public var focus: Focus
  /// Whether a form was sent off just then.
  public var isSubmitted: Bool

  /// A moment of a running app.
  public init(
    _ screen: Screen, origins: [Origin], focus: Focus = .unchanged, isSubmitted: Bool = false
  ) {
    self.screen = screen
    self.origins = origins
    self.focus = focus
    self.isSubmitted = isSubmitted
  }
}
