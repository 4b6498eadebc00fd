/// The screen that a running app shows at one moment.
public struct RunningScreen: Sendable, Hashable {
  /// The change that the app made to input focus or to the reader's focus.
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
    /// The same window that showed the previous screen.
    case same
    /// A window that replaced the window of the previous screen.
    case replaced
    /// A window that opened over the window of the previous screen.
    case opened
    /// A window that was covered, and is uncovered because the windows over it closed.
    ///
    /// The associated value is the number of windows that closed.
    ///
    /// The origins then refer to the screen that this window showed before it was covered.
    case uncovered(below: Int)
  }

  /// The nodes and facts of the screen.
  public var screen: Screen
  /// The origin that the app reports for each node.
  ///
  /// The array is indexed by node.
  public var origins: [NodeOrigin]
  /// What the app did to input focus or to the reader's focus.
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
