/// Text of the author, with where it was found.
public struct AuthoredText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// Where a text was found.
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// Given as the label or hint itself.
    case author
    case ariaLabel = "aria-label"
    case ariaLabelledBy = "aria-labelledby"
    /// A `<label>` or a view with `labelFor`.
    case labelElement = "label"
    case legend, caption
    case figureCaption = "figcaption"
    case alt, title, placeholder, value, content
    /// The name of the image's file.
    case fileName = "file-name"
    /// The browser's or platform's own word, such as “Submit”.
    case standard
    /// Android's content description, React Native's `accessibilityLabel`.
    case contentDescription = "content-description"
    case ariaDescribedBy = "aria-describedby"
    /// An alert that `aria-describedby` points at.
    case ariaDescribedByAlert = "aria-describedby-alert"
    case ariaDescription = "aria-description"
  }

  /// The words.
  public var text: String
  /// Where they were found.
  public var origin: Origin

  /// A text found at `origin`.
  public init(_ text: String, from origin: Origin = .author) {
    self.text = text
    self.origin = origin
  }

  /// A text given as such.
  public init(stringLiteral text: String) { self.init(text) }
}

/// A labelled fact that a reader offers on request.
public struct CustomContent: Sendable, Hashable {
  /// What the fact is about.
  public var label: String
  /// The fact; may be empty.
  public var value: String
  /// Whether it is spoken at once rather than on request.
  public var isImportant: Bool

  /// A labelled fact.
  public init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
