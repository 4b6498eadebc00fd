package import AccessibilityTree

/// An event on a screen that a reader may announce.
package enum SessionEvent: Sendable {
  /// A finger touched the screen.
  case touched
  /// The reader’s focus moved to a stop.
  case focused(Stop, by: Mover)
  /// The user tried to move beyond this stop, but there is no further stop in the direction.
  case boundary(Stop)
  /// Input focus and the reader’s focus moved to a field.
  case inputFocused(Stop, by: Mover)
  /// The reader’s focus moved to a stop in a dialog of a page, from outside the dialog.
  case enteredDialog(EnteredDialog, Stop, by: Mover)
  /// The user activated the focused element, with this change as the result.
  case activated(Stop, ElementChange)
  /// The user incremented or decremented the value of the focused element, with this change as the
  /// result.
  case adjusted(Stop, ElementChange)
  /// The text of the field with input focus was edited.
  case edited(TextEdit)
  /// The caret moved over a text.
  ///
  /// `at` states whether the caret reached the start or the end of the field's text; `nil` means
  /// neither.
  case caretMoved(over: String, at: Edge?)
  /// The user selected the whole text of a field.
  case selected(String)
  /// A node changed without the user's action.
  case changed(NodeDifference)
  /// A screen appeared, in place of another screen or above it.
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
  /// The user set the reading control or rotor to another unit, such as words.
  case unit(String)
  /// An event from the platform itself, rather than from the session.
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

/// A type of event that only the reader of one platform handles.
package protocol PlatformEvent: Sendable {}

/// A change of the text of a field.
package struct TextEdit: Sendable, Hashable {
  /// The kind of edit.
  package enum Kind: Sendable, Hashable { case typed, deleted, cleared, pasted, replaced }

  package var kind: Kind
  /// The whole text before the edit.
  package var before: String
  /// The removed and the added text, which both begin at the character with the index ``offset``.
  package var removed, added: String
  package var offset: Int
  /// Whether the field shows bullets instead of its text, as a password field does.
  package var isSecure: Bool
  /// The maximum number of characters of the field if the edit left the text at this limit.
  ///
  /// It is `nil` if the text is shorter, or if the field has no limit.
  package var limit: Int?
  /// The stop on the field, as it is after the edit.
  package var stop: Stop
  /// The error of the field after the edit, or `nil` if there is none.
  package var error: String?

  package init(
    kind: Kind, before: String, removed: String, added: String, offset: Int,
    isSecure: Bool, limit: Int? = nil, stop: Stop, error: String? = nil
  ) {
    self.kind = kind
    self.before = before
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
  /// For a vanished node, this is its index on the old screen.
  package var node: Node.Index
  /// The changed facts of the node's accessibility elements.
  package var change: ElementChange
  /// The stop on the node, if any.
  package var stop: Stop?
  /// Whether the reader’s focus is on the node.
  package var isFocused: Bool
  /// The change of the live region around the node, or `nil` if the node is in no live region.
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

/// A dialog of a page when the reader's focus enters it.
package struct EnteredDialog: Sendable, Hashable {
  /// The accessible name of the dialog.
  package var name: String
  /// Whether the dialog has the role `alertdialog`, rather than `dialog`.
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
  /// The message of the alert, or `nil` if the screen is not an alert with a message.
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

/// The way in which a screen appears: replacing another screen, or above it.
public enum ScreenPresentation: String, Sendable, Hashable, CaseIterable {
  /// The screen appears in place of the previous screen.
  case replacing = "screen"
  case dialog, sheet, alert
}

/// The urgency of an app's announcement.
public enum AnnouncementUrgency: String, Sendable, Hashable, CaseIterable {
  /// The default urgency of the platform.
  case normal
  case politely, assertively, high, low, queued
}
