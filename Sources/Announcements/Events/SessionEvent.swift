package import AccessibilityTree

/// Something that happens on a screen and that a reader may have something to say about.
package enum SessionEvent: Sendable {
  /// A finger comes down on the screen.
  case touched
  /// The reader’s focus comes to a stop.
  case focused(Stop, by: Mover)
  /// There is no further stop that way.
  case boundary(Stop)
  /// Input focus comes to a field, and the reader’s with it.
  case inputFocused(Stop, by: Mover)
  /// What the reader is on was activated, and what changed of it.
  case activated(Stop, ElementChange)
  /// The value of what the reader is on was stepped, and what changed of it.
  case adjusted(Stop, ElementChange)
  /// The text of the field with input focus became another one.
  case edited(TextEdit)
  /// The caret moved over this text, or came to an end of the field’s text.
  case caretMoved(over: String, at: Edge?)
  /// All of this text was selected.
  case selected(String)
  /// Something changed that the person did not change.
  case changed(NodeDifference)
  /// A screen came up, in the place of another or above it.
  case opened(ScreenOpening)
  /// A part of the screen came up under this title.
  case pane(String)
  /// What was above the screen went away; what is called so is there again.
  case closed(title: String?)
  /// An app asks for something to be said.
  case announced(String, AnnouncementUrgency)
  /// A message came up that goes away by itself.
  case toast(String)
  /// The keyboard came up, or went; with its own name, where that is known.
  case keyboard(isShown: Bool, TextInput.Keyboard?, name: String? = nil)
  /// Which custom actions there are.
  case actions([String])
  /// A person asks for silence.
  case silenced
  /// A person asks for everything from a stop on.
  case reading([Stop])
  /// A reader’s own setting changed, which it tells by a word.
  case unit(String)
  /// Something that a platform tells its reader and that a session does not bring about by itself.
  case platform(any PlatformEvent)

  /// Who moves focus.
  package enum Mover: Sendable, Hashable {
    /// The person, with a finger on the screen.
    case finger
    /// The person, with a key of the keyboard or of a hardware keyboard.
    case key
    /// The app.
    case app
    /// The platform, after a screen or a part of it came or went.
    case platform
  }

  /// An end of a field’s text.
  package enum Edge: Sendable, Hashable { case start, end }
}

/// An event of one platform, which the reader of that platform knows.
package protocol PlatformEvent: Sendable {}

/// How the text of a field became another one.
package struct TextEdit: Sendable, Hashable {
  /// What a person did.
  package enum Kind: Sendable, Hashable { case typed, deleted, cleared, pasted, replaced }

  package var kind: Kind
  /// The whole text before and after.
  package var before, after: String
  /// What was taken away and what came, at an offset in characters.
  package var removed, added: String
  package var offset: Int
  /// Whether the field shows bullets.
  package var isSecure: Bool
  /// The most characters that the field takes, where that is reached.
  package var limit: Int?
  /// The field as a stop, after the edit.
  package var stop: Stop
  /// What is wrong with the field.
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

/// A node before and after something changed.
package struct NodeDifference: Sendable {
  /// The node as it was; absent where it appeared.
  package var old: Node?
  /// The node as it is; absent where it vanished.
  package var new: Node?
  /// Its place on the new screen, else on the old one.
  package var node: Node.Index
  /// What changed of its elements.
  package var change: ElementChange
  /// The stop on it, where there is one.
  package var stop: Stop?
  /// Whether the reader’s focus is on it.
  package var isFocused: Bool
  /// The live region it belongs to, and all that is to be read of it now.
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

/// What a live region has to tell.
package struct LiveChange: Sendable, Hashable {
  /// How urgent.
  package var politeness: LiveRegion.Politeness
  /// The words: all of the region, or what changed.
  package var text: String
  /// The region.
  package var region: Node.Index

  package init(politeness: LiveRegion.Politeness, text: String, region: Node.Index) {
    self.politeness = politeness
    self.text = text
    self.region = region
  }
}

/// A screen that came up.
package struct ScreenOpening: Sendable {
  /// How it came up.
  package var presentation: ScreenPresentation
  /// What it is called; empty for a window that could have a name and has none.
  package var title: String?
  /// Its message, where it is an alert.
  package var message: String?
  /// The stop that the reader’s focus comes to.
  package var first: Stop?
  /// Whether it is the first screen of the session.
  package var isFirst: Bool
  /// Whether a field on it has input focus at once.
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

/// How a screen comes up.
public enum ScreenPresentation: String, Sendable, Hashable, CaseIterable {
  /// In the place of the one before.
  case replacing = "screen"
  case dialog, sheet, alert
}

/// How urgent an announcement of an app is.
public enum AnnouncementUrgency: String, Sendable, Hashable, CaseIterable {
  /// As the platform does unless told.
  case normal
  case politely, assertively, high, low, queued
}
