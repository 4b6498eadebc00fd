import Announcements

/// An accessibility event of Android.
///
/// Source: Android, AccessibilityEvent.java.
package struct AndroidEvent: PlatformEvent {
  package enum Kind: Sendable {
    /// The text of a field changed.
    case textChanged(AndroidTextChange)
    /// The caret or the selection changed.
    case selectionChanged(AndroidSelection)
    /// An accessibility service, such as TalkBack, moved the caret over this text.
    case traversed(String)
    case clicked
    /// The content or state of a view changed.
    case contentChanged(Changes)
    /// An item was selected, or a person changed a value by a step.
    ///
    /// The associated value is the text of the event.
    case selected(String)
    case scrolled(Scroll)
    /// A window, or a part of a window, appeared or changed.
    ///
    /// The associated value is the text of the event.
    case windowStateChanged(String)
    /// A notification appeared, with its texts.
    case notification(Category?, [String])
  }

  package enum Category: String, Sendable, Hashable, CaseIterable {
    case alarm, call, email, error, event, message, progress, promo, service, social, system
    case transport
  }

  /// The changes of a view; empty if the app does not specify the changes.
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
    package static let other = Changes(rawValue: 256)
  }

  /// The items that a list shows after scrolling.
  ///
  /// `first` and `last` are indices from 0; `count` is the number of all items.
  package struct Scroll: Sendable, Hashable {
    package var first, last, count: Int
    package var isPager: Bool

    package init(first: Int, last: Int, count: Int, isPager: Bool) {
      (self.first, self.last, self.count, self.isPager) = (first, last, count, isPager)
    }
  }

  package var kind: Kind
  package var source: AndroidEventSource?

  package init(_ kind: Kind, of source: AndroidEventSource? = nil) {
    self.kind = kind
    self.source = source
  }
}
