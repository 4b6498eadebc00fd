/// The screen that a running app shows at one moment.
public struct RunningScreen: Sendable, Hashable {
  /// The input focus.
  public enum Focus: Sendable, Hashable {
    /// The app did not move it.
    case unchanged
    /// The app moved it to a node, or removed it.
    case moved(to: Node.Index?)

    /// Whether the app moved it to a node.
    package var isGiven: Bool { if case .moved(to: .some) = self { true } else { false } }
  }

  /// The screen.
  public var screen: Screen
  /// The origin of each node, by index.
  public var origins: [NodeOrigin]
  /// The input focus.
  public var focus: Focus
  /// Whether a form was submitted.
  public var isSubmitted: Bool

  /// Creates a moment of a running app.
  public init(
    _ screen: Screen, origins: [NodeOrigin], focus: Focus = .unchanged, isSubmitted: Bool = false
  ) {
    self.screen = screen
    self.origins = origins
    self.focus = focus
    self.isSubmitted = isSubmitted
  }
}
