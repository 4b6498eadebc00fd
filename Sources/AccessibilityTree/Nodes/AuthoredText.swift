/// A text that the author wrote, together with its origin.
public struct AuthoredText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The kind of source that a text comes from, such as a label element or a default of the
  /// platform.
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// A label or hint that the author wrote for this node.
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
    /// The default of the browser, the platform or a library, such as “Submit”.
    case standard
    /// Android's content description, React Native's `accessibilityLabel`.
    case contentDescription = "content-description"
    case ariaDescribedBy = "aria-describedby"
    /// An element with `role="alert"` that `aria-describedby` refers to.
    case ariaDescribedByAlert = "aria-describedby-alert"
    case ariaDescription = "aria-description"
  }

  /// The text.
  public var text: String
  /// The kind of source that the text comes from.
  public var origin: Origin

  /// Creates a text that comes from `origin`.
  public init(_ text: String, from origin: Origin = .author) {
    self.text = text
    self.origin = origin
  }

  /// Creates a text whose origin is the author.
  public init(stringLiteral text: String) { self.init(text) }
}

/// A labelled detail of a node.
///
/// Readers announce the detail on request.
///
/// On iOS, this is an `AXCustomContent`.
public struct CustomContent: Sendable, Hashable {
  /// The name of the detail.
  public var label: String
  /// The text of the detail.
  ///
  /// It can be empty.
  public var value: String
  /// Whether the reader announces the detail at once, together with the label of the node.
  public var isImportant: Bool

  /// Creates a detail.
  public init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
