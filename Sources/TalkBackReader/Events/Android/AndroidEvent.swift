import Announcements

/// Something that Android tells accessibility services.
///
/// Source: Android, AccessibilityEvent.java; what TalkBack makes of it is told in ``TalkBackEventRule``.
package struct AndroidEvent: PlatformEvent {
  /// What happened.
  package enum Kind: Sendable {
    /// The text of a field became another one.
    case textChanged(AndroidTextChange)
    /// The caret moved, or what is selected became something else.
    case selectionChanged(AndroidSelection)
    /// A service moved the caret over this text.
    case traversed(String)
    /// A view was clicked.
    case clicked
    /// What a view shows or is became something else.
    case contentChanged(Changes)
    /// An item was selected, or a value stepped; with the texts of the event.
    case selected(String)
    /// A list was scrolled.
    case scrolled(Scroll)
    /// A notification came up: of what category, and its texts.
    case notification(Category?, [String])
  }

  /// What a notification is about.
  package enum Category: String, Sendable, Hashable, CaseIterable {
    case alarm, call, email, error, event, message, progress, promo, service, social, system
    case transport
  }

  /// What of a view changed; empty where the app does not say.
  package struct Changes: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let text = Changes(rawValue: 1)
    package static let contentDescription = Changes(rawValue: 2)
    package static let stateDescription = Changes(rawValue: 4)
    package static let error = Changes(rawValue: 8)
    package static let enabled = Changes(rawValue: 16)
    package static let dragStarted = Changes(rawValue: 32)
    package static let dragDropped = Changes(rawValue: 64)
    package static let dragCancelled = Changes(rawValue: 128)
    /// Anything else that is named.
    package static let other = Changes(rawValue: 256)
  }

  /// Which items a list shows, from 0.
  package struct Scroll: Sendable, Hashable {
    package var first, last, count: Int
    /// Whether it goes page by page.
    package var isPager: Bool

    package init(first: Int, last: Int, count: Int, isPager: Bool) {
      self.first = first
      self.last = last
      self.count = count
      self.isPager = isPager
    }
  }

  package var kind: Kind
  /// The view it is about; absent where there is none.
  package var source: AndroidEventSource?

  package init(_ kind: Kind, of source: AndroidEventSource? = nil) {
    self.kind = kind
    self.source = source
  }
}
