public import AccessibilityTree

/// An event to which an app can respond.
public struct AppEvent: Sendable, Hashable {
  /// The kind of event.
  public var kind: Kind
  /// The node concerned, or `nil` if the event concerns the whole screen.
  public var node: Node.Index?
  /// The name of the custom action that an ``Kind/action`` event performs.
  public var action: String?
  /// The delay after which an ``Kind/after`` event happens, in milliseconds.
  public var delay: Int?
  /// The direction of an ``Kind/adjust`` event.
  public var adjustment: Adjustment?
  /// The way in which the reader passes a ``Kind/doubleTap`` event to a page.
  package var activation = PageActivation.action

  /// Creates an event.
  @inlinable public init(
    _ kind: Kind, at node: Node.Index? = nil, action: String? = nil, delay: Int? = nil,
    adjustment: Adjustment? = nil
  ) {
    self.kind = kind
    self.node = node
    self.action = action
    self.delay = delay
    self.adjustment = adjustment
  }

  /// The kind of an event.
  ///
  /// The raw value is the name of the event in app scripts.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The screen opened.
    case opens
    /// A person activates a node with the reader, with a touch or with a key.
    case doubleTap = "double tap"
    case longPress = "long press"
    /// The user types or deletes a character.
    case type
    /// The user changed a value, state or text.
    case change
    /// The user presses a key of the on-screen keyboard that ends typing in a field.
    case next, previous, done, go, search, send
    case enter = "return"
    /// Input focus leaves a field (`leave`), or input focus moves to a field (`focus`).
    ///
    /// On a page, these events also occur for other elements that can take focus.
    case leave, focus
    /// A person moves the reader's focus to an element of a page.
    case readerFocus = "reader focus"
    /// The user increments or decrements a value.
    case adjust
    /// The user performs a custom action.
    case action
    /// The user goes back: with the escape gesture of VoiceOver, or with the back gesture of
    /// Android.
    case escape
    /// A double tap with two fingers (`magicTap`), or a scroll with three fingers on iOS and with
    /// two fingers on Android (`scroll`).
    case magicTap = "magic tap", scroll
    /// The user presses Tab on a hardware keyboard, without Shift (`tab`) or with Shift
    /// (`shiftTab`).
    case tab
    case shiftTab = "shift tab"
    /// A form is submitted, by its button or by a key in one of its fields.
    case submit
    /// The time in ``AppEvent/delay`` has passed since the screen opened.
    case after
  }
}

/// The direction in which a person changes a value.
public enum Adjustment: Sendable, Hashable {
  /// The person increases the value (`increment`) or decreases it (`decrement`).
  case increment, decrement
}
