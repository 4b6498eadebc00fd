public import AccessibilityTree

/// What an app does when something happens.
public enum AppEffect: Sendable, Hashable {
  /// Shows another screen: instead of this one, or above it.
  case show(String, as: Presentation)
  /// Takes away what was shown last above another screen.
  case close
  /// Gives something another value, label, state, hint or error.
  case update(String, Fact, String)
  /// Says what is wrong with a field, as the platform does.
  case error(String, String)
  /// Takes away what is said to be wrong with a field.
  case clearError(String)
  /// Gives input focus to a field.
  case focus(String)
  /// Moves the reader’s focus.
  case readerFocus(String)
  /// Asks the reader to say something.
  case announce(String, Urgency, after: Int)
  /// Tells the reader that the screen is another one; its focus goes to what is named, else to the top.
  case screenChanged(String?)
  /// Tells the reader that parts of the screen are others.
  case layoutChanged(String?)
  /// Names a part of the screen that came up.
  case pane(String)
  /// Shows a message for a time, in milliseconds.
  case toast(String, for: Int)
  /// Takes something off the screen.
  case remove(String)
  /// Puts something onto the screen, before or after what is named.
  case insert(Insertion)
  /// Makes something unusable, or usable again.
  case disable(String), enable(String)
  /// Hides the keyboard.
  case hideKeyboard
  /// Lets time pass before the next answer, in milliseconds.
  case wait(Int)
  /// Cannot do it, and why.
  case refuses(String)
  /// Is run, and shows this now.
  case becomes(RunningScreen)
  /// Does nothing, and keeps the platform from doing what it does by itself.
  case nothing

  /// How a screen comes up.
  public typealias Presentation = ScreenPresentation

  /// What of a node an answer changes.
  public enum Fact: String, Sendable, Hashable, CaseIterable {
    case value, label, state, error, hint
  }

  /// How urgent an announcement is.
  public typealias Urgency = AnnouncementUrgency

  /// Something that comes onto a screen.
  public struct Insertion: Sendable, Hashable {
    /// What it is.
    public var role: Role
    /// Its name.
    public var name: String
    /// What it stands beside.
    public var neighbour: String
    /// Whether it stands before that, and not after.
    public var isBefore: Bool
    /// Whether readers are to tell when it appears or changes.
    public var live: LiveRegion.Politeness?
    /// What the platform calls it, where it comes from there.
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
  /// The field that gets input focus; absent for other answers.
  package var focusedField: String? {
    if case .focus(let name) = self { name } else { nil }
  }
}
