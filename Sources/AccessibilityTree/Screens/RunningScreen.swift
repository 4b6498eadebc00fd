/// The screen that a running app shows at one moment.
public struct RunningScreen: Sendable, Hashable {
  /// The app's last change of input focus or of the reader's focus.
  public enum Focus: Sendable, Hashable {
    /// The app moved neither input focus nor the reader's focus.
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
    /// The window of the previous screen.
    case same
    /// A window that replaced the window of the previous screen.
    case replaced
    /// A window that opened over the window of the previous screen.
    case opened
    /// A window that is visible again, because the windows over it closed.
    ///
    /// The associated value is the number of closed windows.
    ///
    /// In this case, ``origins`` refers to the last screen of this window before other windows
    /// covered it.
    case uncovered(below: Int)
  }

  /// The nodes and facts of the screen.
  public var screen: Screen
  /// The origin of each node: its index on the previous screen, if the app reports one.
  ///
  /// The array is indexed by node.
  public var origins: [NodeOrigin]
  /// The change of input focus or of the reader's focus.
  public var focus: Focus
  /// The window that shows the screen.
  public var window: Window
  /// Whether a form was submitted since the previous screen.
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
