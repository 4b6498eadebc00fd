public import AccessibilityTree

/// An effect of an app on its screen.
public enum AppEffect: Sendable, Hashable {
  /// Shows another screen, in place of this one or above it.
  case show(String, as: Presentation)
  /// Closes the topmost screen.
  case close
  /// Changes the value, label, state, hint or error of a node.
  case update(String, Fact, String)
  /// Sets the error of a field.
  case error(String, String)
  /// Clears the error of a field.
  case clearError(String)
  /// Moves input focus to a field.
  case focus(String)
  /// Moves the reader’s focus.
  case readerFocus(String)
  /// Posts an announcement after a delay in milliseconds.
  case announce(String, Urgency, after: Int)
  /// Notifies the reader that the screen changed; its focus moves to the named node, else to the
  /// top.
  case screenChanged(String?)
  /// Notifies the reader that the layout changed.
  case layoutChanged(String?)
  /// Shows a pane with a title.
  case pane(String)
  /// Shows a message for a time, in milliseconds.
  case toast(String, for: Int)
  /// Removes a node.
  case remove(String)
  /// Inserts a node before or after another one.
  case insert(Insertion)
  /// Disables or enables a control.
  case disable(String), enable(String)
  /// Hides the keyboard.
  case hideKeyboard
  /// Waits before the next effect, in milliseconds.
  case wait(Int)
  /// Fails, for a reason.
  case refuses(String)
  /// Shows the screen that a running app has now.
  case becomes(RunningScreen)
  /// Does nothing, and prevents the platform's default action.
  case nothing

  /// The way in which a screen appears.
  public typealias Presentation = ScreenPresentation

  /// The property of a node that an update changes.
  public enum Fact: String, Sendable, Hashable, CaseIterable {
    case value, label, state, error, hint
  }

  /// The urgency of an announcement.
  public typealias Urgency = AnnouncementUrgency

  /// A node to insert.
  public struct Insertion: Sendable, Hashable {
    /// The role.
    public var role: Role
    /// The accessible name.
    public var name: String
    /// The name of the node beside it.
    public var neighbour: String
    /// Whether it comes before that node, and not after it.
    public var isBefore: Bool
    /// The politeness of the live region that it is, if any.
    public var live: LiveRegion.Politeness?
    /// The identifier, if the platform gave one.
    package var id: String?

    package init(
      role: Role, name: String, neighbour: String, isBefore: Bool,
      live: LiveRegion.Politeness? = nil, id: String? = nil
    ) {
      self.role = role
      self.name = name
      self.neighbour = neighbour
      self.isBefore = isBefore
      self.live = live
      self.id = id
    }
  }
}

extension AppEffect {
  /// The field that the effect moves input focus to, if any.
  package var focusedField: String? {
    if case .focus(let name) = self { name } else { nil }
  }
}
