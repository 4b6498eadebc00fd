/// The focus of a page after a person swipes to, or touches, another element.
public enum PageFocus: String, Sendable, Hashable, CaseIterable {
  /// The element, or its nearest ancestor that can take focus, gets focus.
  case follows
  /// Focus stays where it is.
  case stays
  /// The focused element loses focus, and no other element gets focus.
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

/// The way in which a double tap reaches a page.
public enum PageActivation: String, Sendable, Hashable, CaseIterable {
  /// As a tap of a finger: pointer and touch events, then mouse events, focus and click.
  case touch
  /// As the accessibility action of the browser.
  case action

  /// The description of the case in the documentation.
  package var meaning: String {
    switch self {
    case .touch: "a tap of a finger: pointer, touch and mouse events, then click"
    case .action: "the browser's accessibility action: mouse events, then click"
    }
  }
}
