/// The screen that a running app shows at one moment.
public struct RunningScreen: Sendable, Hashable {
  /// A change of the input focus by the app.
  public enum Focus: Sendable, Hashable {
    /// The app did not move input focus.
    case unchanged
    /// The app moved input focus to a node.
    ///
    /// `nil` means that the app removed input focus from the screen.
    case moved(to: Node.Index?)

    /// Whether the app moved input focus to a node.
    package var isGiven: Bool { if case .moved(to: .some) = self { true } else { false } }
  }

  /// The screen.
  public var screen: Screen
  /// For each node by index, which node of the previous screen it was, or that it is new.
  public var origins: [NodeOrigin]
  /// The change of the input focus.
  public var focus: Focus
  /// Whether a form was submitted.
  public var isSubmitted: Bool
  /// Whether the browser refused to submit a form because of invalid values.
  public var isRefused: Bool

  /// Creates the screen that a running app shows at one moment.
  public init(
    _ screen: Screen, origins: [NodeOrigin], focus: Focus = .unchanged, isSubmitted: Bool = false,
    isRefused: Bool = false
  ) {
    self.screen = screen
    self.origins = origins
    self.focus = focus
    self.isSubmitted = isSubmitted
    self.isRefused = isRefused
  }
}
