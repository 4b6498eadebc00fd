package import AccessibilityTree

/// An event on a screen that a reader may announce.
package enum SessionEvent: Sendable {
  /// A finger touched the screen.
  case touched
  /// The reader’s focus moved to a stop.
  case focused(Stop, by: Mover)
  /// The user wanted to move on, but there is no further stop in this direction.
  case boundary(Stop)
  /// Input focus moved to a field, and so did the reader’s focus.
  case inputFocused(Stop, by: Mover)
  /// The reader’s focus moved to a stop in a dialog of a page, from outside the dialog.
  case enteredDialog(EnteredDialog, Stop, by: Mover)
  /// The focused element was activated, which caused this change.
  case activated(Stop, ElementChange)
  /// The value of the focused element was incremented or decremented, which caused this change.
  case adjusted(Stop, ElementChange)
  /// The text of the field with input focus changed.
  case edited(TextEdit)
  /// The caret moved over a text.
  ///
  /// `at` is the end of the field's text that the caret reached: start, end, or `nil` for neither.
  case caretMoved(over: String, at: Edge?)
  /// A text was selected from its beginning to its end.
  case selected(String)
  /// A node changed without the user's action.
  case changed(NodeDifference)
  /// A screen appeared, in place of another or above it.
  case opened(ScreenOpening)
  /// A pane with a title appeared.
  case pane(String)
  /// The topmost screen closed.
  ///
  /// The associated value describes the screen below, which appeared again.
  case closed(ScreenOpening)
  /// An app posted an announcement.
  case announced(String, AnnouncementUrgency)
  /// A transient message appeared.
  case toast(String)
  /// The keyboard appeared or disappeared.
  ///
  /// The name of the keyboard is `nil` if it is unknown.
  case keyboard(isShown: Bool, TextInput.Keyboard?, name: String? = nil)
  /// The reader listed the custom actions.
  case actions([String])
  /// The user asked the reader to stop speaking.
  case silenced
  /// The user asked the reader to read everything from a stop to the end.
  case reading([Stop])
  /// The reading control or rotor was set to another unit, such as words.
  case unit(String)
  /// An event that a platform sends to its reader, and that a session does not create.
  case platform(any PlatformEvent)

  /// The cause of a focus change.
  package enum Mover: Sendable, Hashable {
    /// The user, with a finger on the screen.
    case finger
    /// The user, with a key.
    case key
    case app
    /// The platform, after a screen or pane appeared or disappeared.
    case platform
  }

  /// The start or the end of a field’s text.
  package enum Edge: Sendable, Hashable { case start, end }
}

/// An event that only the reader of one platform handles.
package protocol PlatformEvent: Sendable {}

/// A change of the text of a field.
package struct TextEdit: Sendable, Hashable {
  /// The kind of edit.
  package enum Kind: Sendable, Hashable { case typed, deleted, cleared, pasted, replaced }

  package var kind: Kind
  /// The whole text before and after the edit.
  package var before, after: String
  /// The removed text, the added text, and the offset in characters at which both begin.
  package var removed, added: String
  package var offset: Int
  /// Whether the field shows bullets instead of its text, as a password field does.
  package var isSecure: Bool
  /// The maximum number of characters of the field if the text has reached it, or else `nil`.
  package var limit: Int?
  /// The field as a stop, after the edit.
  package var stop: Stop
  /// The error of the field after the edit, or `nil` if there is none.
  package var error: String?

  package init(
    kind: Kind, before: String, after: String, removed: String, added: String, offset: Int,
    isSecure: Bool, limit: Int? = nil, stop: Stop, error: String? = nil
  ) {
    self.kind = kind
    self.before = before
    self.after = after
    self.removed = removed
    self.added = added
    self.offset = offset
    self.isSecure = isSecure
    self.limit = limit
    self.stop = stop
    self.error = error
  }
}

/// A node before and after a change.
package struct NodeDifference: Sendable {
  /// The old node, or `nil` if the node is new.
  package var old: Node?
  /// The new node, or `nil` if the node vanished.
  package var new: Node?
  /// The index of the node on the new screen.
  ///
  /// For a node that vanished, it is the index on the old screen.
  package var node: Node.Index
  /// The changed facts of the node's accessibility elements.
  package var change: ElementChange
  /// The stop on the node, if any.
  package var stop: Stop?
  /// Whether the reader’s focus is on the node.
  package var isFocused: Bool
  /// The change of the live region that the node belongs to, if any.
  package var live: LiveChange?

  package init(
    old: Node? = nil, new: Node? = nil, node: Node.Index, change: ElementChange, stop: Stop? = nil,
    isFocused: Bool, live: LiveChange? = nil
  ) {
    self.old = old
    self.new = new
    self.node = node
    self.change = change
    self.stop = stop
    self.isFocused = isFocused
    self.live = live
  }
}

/// A change of a live region.
package struct LiveChange: Sendable, Hashable {
  /// The urgency of the change: polite or assertive.
  package var politeness: LiveRegion.Politeness
  /// The text of the change, or of the whole region if the region is atomic.
  package var text: String
  package var region: Node.Index
  /// The minimum time between two announced changes of the region, in milliseconds (Android only).
  package var interval: Int

  package init(
    politeness: LiveRegion.Politeness, text: String, region: Node.Index, interval: Int = 0
  ) {
    self.politeness = politeness
    self.text = text
    self.region = region
    self.interval = interval
  }
}

/// A dialog of a page that focus enters.
package struct EnteredDialog: Sendable, Hashable {
  /// The accessible name of the dialog.
  package var name: String
  /// Whether the role is `alertdialog`.
  package var isAlert: Bool

  package init(name: String, isAlert: Bool) {
    self.name = name
    self.isAlert = isAlert
  }
}

/// A screen that appeared.
package struct ScreenOpening: Sendable {
  /// The way in which the screen appeared.
  package var presentation: ScreenPresentation
  /// The title.
  ///
  /// It is empty for a window that could have a title but has none.
  package var title: String?
  /// The message of an alert.
  package var message: String?
  /// The stop that receives the reader’s focus, if any.
  package var first: Stop?
  /// Whether the screen is the first one of the session.
  package var isFirst: Bool
  /// Whether a field has input focus as soon as the screen opens.
  package var isEditing: Bool

  package init(
    _ presentation: ScreenPresentation, title: String?, message: String? = nil, first: Stop?,
    isFirst: Bool = false, isEditing: Bool = false
  ) {
    self.presentation = presentation
    self.title = title
    self.message = message
    self.first = first
    self.isFirst = isFirst
    self.isEditing = isEditing
  }
}

/// The way in which a screen appears.
public enum ScreenPresentation: String, Sendable, Hashable, CaseIterable {
  /// In place of the screen before it.
  case replacing = "screen"
  case dialog, sheet, alert
}

/// The urgency of an app's announcement.
public enum AnnouncementUrgency: String, Sendable, Hashable, CaseIterable {
  /// The platform's default.
  case normal
  case politely, assertively, high, low, queued
}
