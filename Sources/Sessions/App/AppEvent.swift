public import AccessibilityTree

/// Something that a person or time does to an app, which it may answer.
public struct AppEvent: Sendable, Hashable {
  /// What happens.
  public var kind: Kind
  /// What it happens to; absent for what concerns the whole screen.
  public var node: Node.Index?
  /// The name of a custom action.
  public var action: String?
  /// The milliseconds after which it happens by itself.
  public var delay: Int?
  /// Which way a value is stepped.
  public var adjustment: Adjustment?

  /// Something that happens to a node, or to the screen.
  public init(
    _ kind: Kind, at node: Node.Index? = nil, action: String? = nil, delay: Int? = nil,
    adjustment: Adjustment? = nil
  ) {
    self.kind = kind
    self.node = node
    self.action = action
    self.delay = delay
    self.adjustment = adjustment
  }

  /// What can happen; the raw value is the word of scripts.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The screen is there.
    case opens
    /// Activated by a reader, a finger or a key.
    case doubleTap = "double tap"
    case longPress = "long press"
    /// A key typed something into a field.
    case type
    /// A value, state or text became another one by what a person did.
    case change
    /// Keys that end an entry.
    case next, previous, done, go, search, send
    case enter = "return"
    /// Input focus leaves a field, or comes to it.
    case leave, focus
    /// A value is stepped up or down.
    case adjust
    /// A custom action is carried out.
    case action
    /// The way out is taken.
    case escape
    /// A double tap with two fingers, and a scroll with three on iOS or two on Android.
    case magicTap = "magic tap", scroll
    /// Tab on a hardware keyboard, without and with Shift.
    case tab
    case shiftTab = "shift tab"
    /// A form is sent off: by its button, or by a key in one of its fields.
    case submit
    /// Time passed since the screen was there, in milliseconds beside the event.
    case after
  }
}
