/// What a running app shows at a moment.
public struct RunningScreen: Sendable, Hashable {
  /// What has input focus.
  public enum Focus: Sendable, Hashable {
    /// What had it before, as far as the app is concerned.
    case unchanged
    /// The app moved it: to a node, or away from all of them.
    case moved(to: Node.Index?)

    /// Whether the app gave it to something.
    package var isGiven: Bool { if case .moved(to: .some) = self { true } else { false } }
  }

  /// The screen.
  public var screen: Screen
  /// For each node of it what it was before, by its position.
  public var origins: [NodeOrigin]
  /// What has input focus.
  public var focus: Focus
  /// Whether a form was sent off just then.
  public var isSubmitted: Bool

  /// A moment of a running app.
  public init(
    _ screen: Screen, origins: [NodeOrigin], focus: Focus = .unchanged, isSubmitted: Bool = false
  ) {
    self.screen = screen
    self.origins = origins
    self.focus = focus
    self.isSubmitted = isSubmitted
  }
}
