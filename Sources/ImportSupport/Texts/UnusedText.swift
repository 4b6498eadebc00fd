public import AccessibilityTree

/// A text of a file that the screen does not contain, such as a label, a hint, a description or a
/// placeholder.
public struct UnusedText: Sendable, Hashable {
  /// The reason why a text is not on the screen.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Another text of the same element replaces the text.
    case overridden
    /// A translation into the chosen language replaces the text.
    case translated
    /// The text belongs to a state that the element is not in, such as pressed or disabled.
    case otherState = "other-state"
    /// Only a design tool shows the text.
    case designTime = "design-time"
    /// The text is in a part of the app that is shown only later.
    case notShown = "not-shown"
    /// The text is in another window, such as the status bar.
    case otherWindow = "other-window"
    /// The app computes the text while it runs.
    case computed
    /// The text refers to another text that was not found.
    case unresolved
    /// The text is in an attribute that has no effect on the element.
    case noEffect = "no-effect"
    /// The text is for programs rather than for people.
    case notForPeople = "not-for-people"
    /// The file is truncated or damaged at the location of the text.
    case damaged
    /// The importer does not support the attribute or element that contains the text.
    case notUnderstood = "not-understood"
  }

  /// The text in the file.
  public var text: String
  /// The attribute, prop or element that contains the text, such as `android:hint`.
  public var source: String
  /// The reason why the text is not on the screen.
  public var reason: Reason
  /// The location in the file.
  public var position: Node.Position?

  /// Creates a text with the reason why it is not on the screen.
  public init(
    _ text: String, in source: String, because reason: Reason, at position: Node.Position? = nil
  ) {
    self.text = text
    self.source = source
    self.reason = reason
    self.position = position
  }
}

extension UnusedText.Reason {
  /// The reason in words.
  public var sentence: String {
    switch self {
    case .overridden: "another text of the same element replaces it"
    case .translated: "a translation into the chosen language replaces it"
    case .otherState: "it belongs to a state that the element is not in"
    case .designTime: "only a design tool shows it"
    case .notShown: "it is not on the screen until the app shows it"
    case .otherWindow: "it is in another window than the one that is read"
    case .computed: "it depends on what the app computes"
    case .unresolved: "what it refers to was not found"
    case .noEffect: "it has no effect on the element"
    case .notForPeople: "it is for other programs or for developers"
    case .damaged: "the file is truncated or damaged there"
    case .notUnderstood: "the importer does not support it"
    }
  }
}
