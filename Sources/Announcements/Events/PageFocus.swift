/// The input focus of a page after a person moves the reader's focus to an element by a swipe or
/// touch.
public enum PageFocus: String, Sendable, Hashable, CaseIterable {
  /// The element gets input focus. If it cannot take focus, its nearest focusable ancestor gets
  /// input focus.
  case follows
  /// Input focus stays where it is.
  case stays
  /// The element with input focus loses input focus, and no element gets it.
  case clears

  /// The description of the case in the documentation.
  package var meaning: String {
    switch self {
    case .follows: "the element, or its nearest ancestor that can take focus, gets focus"
    case .stays: "focus stays where it is, and the page gets no event"
    case .clears: "the focused element loses focus, and no other gets it"
    }
  }
}

/// The kind of event that a page receives for a double tap.
public enum PageActivation: String, Sendable, Hashable, CaseIterable {
  /// The events of a tap with a finger: pointer and touch events, then mouse events, focus and
  /// click.
  case touch
  /// The accessibility action of the browser, without pointer or touch events.
  case action

  /// The description of the case in the documentation.
  package var meaning: String {
    switch self {
    case .touch: "a tap of a finger: pointer, touch and mouse events, then click"
    case .action: "the browser's accessibility action: mouse events, then click"
    }
  }
}
