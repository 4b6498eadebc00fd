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
    /// The app moved the reader's focus to a node, and left input focus where it was.
    case readerMoved(to: Node.Index)

    /// Whether the app moved input focus or the reader's focus to a node.
    package var isGiven: Bool {
      switch self {
      case .unchanged, .moved(to: nil): false
      case .moved(to: .some), .readerMoved: true
      }
    }
  }

  /// The window that shows the screen.
  public enum Window: Sendable, Hashable {
    /// The window of the screen before.
    case same
    /// A window in place of that of the screen before.
    case replaced
    /// A window over that of the screen before.
    case opened
    /// A window that was covered by as many others, which have closed.
    ///
    /// The origins are nodes of the screen that this window showed before it was covered.
    case uncovered(below: Int)
  }

  /// The screen.
  public var screen: Screen
  /// For each node by index, which node of the previous screen it was, or that it is new.
  public var origins: [NodeOrigin]
  /// The change of the input focus.
  public var focus: Focus
  /// The window that shows the screen.
  public var window: Window
  /// Whether a form was submitted.
  public var isSubmitted: Bool
  /// Whether the browser refused to submit a form because of invalid values.
  public var isRefused: Bool

  /// Creates the screen that a running app shows at one moment.
  public init(
    _ screen: Screen, origins: [NodeOrigin], focus: Focus = .unchanged, in window: Window = .same,
    isSubmitted: Bool = false, isRefused: Bool = false
  ) {
    self.screen = screen
    self.origins = origins
    self.focus = focus
    self.window = window
    self.isSubmitted = isSubmitted
    self.isRefused = isRefused
  }
}
