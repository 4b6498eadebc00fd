public import AccessibilityTree

/// An action of an app in response to an event, such as showing another screen.
public enum AppEffect: Sendable, Hashable {
  /// Shows the named screen, in place of the current screen or above it.
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
  /// Moves the reader’s focus to a node.
  case readerFocus(String)
  /// Posts an announcement after a delay in milliseconds.
  case announce(String, Urgency, after: Int)
  /// Notifies the reader that the screen changed.
  ///
  /// The reader's focus moves to the named node, or to the top of the screen if the name is `nil`.
  case screenChanged(String?)
  /// Notifies the reader that the layout changed.
  ///
  /// The reader's focus moves to the named node, or stays where it is if the name is `nil`.
  case layoutChanged(String?)
  /// Shows a pane with a title.
  case pane(String)
  /// Shows a message for a duration in milliseconds.
  case toast(String, for: Int)
  /// Removes a node.
  case remove(String)
  /// Inserts a node before or after another one.
  case insert(Insertion)
  /// Reloads all rows of a list, even those without a change.
  case reload(String)
  /// Disables a control (`disable`), or enables it (`enable`).
  case disable(String), enable(String)
  /// Hides the keyboard.
  case hideKeyboard
  /// Delays the next effect by this number of milliseconds.
  case wait(Int)
  /// Reports that the app could not respond to the gesture, with the reason.
  case refuses(String)
  /// Replaces the screen by the screen that a running app shows now.
  case becomes(RunningScreen)
  /// Does nothing.
  ///
  /// With this effect, the platform does not perform its default action either.
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
    /// The role of the new node.
    public var role: Role
    /// The accessible name of the new node.
    public var name: String
    /// The name of the existing node next to the new node.
    public var neighbour: String
    /// Whether the new node comes before its neighbour (`true`) or after it (`false`).
    public var isBefore: Bool
    /// The politeness of the new node as a live region, or `nil` if the node is not a live region.
    public var live: LiveRegion.Politeness?
    /// The identifier of the new node, if the platform provides one.
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
  /// The name of the field to which the effect moves input focus, or `nil` for other effects.
  package var focusedField: String? {
    if case .focus(let name) = self { name } else { nil }
  }
}
