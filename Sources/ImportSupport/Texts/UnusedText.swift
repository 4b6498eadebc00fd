public import Simulator

/// A text, hint, label, description or placeholder of a file that is nowhere in the screen.
public struct UnusedText: Sendable, Hashable {
  /// Why a text is not in the screen; the list is closed.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Another text of the same element takes its place.
    case overridden
    /// A translation into the wanted language takes its place.
    case translated
    /// It belongs to a state the element is not in, such as pressed or disabled.
    case otherState = "other-state"
    /// It is shown only in a design tool.
    case designTime = "design-time"
    /// It stands in a part that is not on the screen until the app puts it there.
    case notShown = "not-shown"
    /// It stands in another window than the one that is read, such as the status bar.
    case otherWindow = "other-window"
    /// It depends on what the app computes.
    case computed
    /// It refers to a text that was not found.
    case unresolved
    /// The element has no place for it.
    case noEffect = "no-effect"
    /// It is read by other programs, not by people.
    case notForPeople = "not-for-people"
    /// The file is cut off or damaged there.
    case damaged
    /// The importer met it and found no place for it.
    case notUnderstood = "not-understood"
  }

  /// The text as the file has it.
  public var text: String
  /// Where it stands: the name of the attribute, prop or element, such as `android:hint`.
  public var source: String
  /// Why it is not in the screen.
  public var reason: Reason
  /// Where in the file.
  public var position: Node.Position?

  /// A text with the reason why it is not in the screen.
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
    case .overridden: "another text of the same element takes its place"
    case .translated: "a translation into the wanted language takes its place"
    case .otherState: "it belongs to a state the element is not in"
    case .designTime: "only a design tool shows it"
    case .notShown: "it is not on the screen until the app puts it there"
    case .otherWindow: "it stands in another window than the one that is read"
    case .computed: "it depends on what the app computes"
    case .unresolved: "what it refers to was not found"
    case .noEffect: "the element has no place for it"
    case .notForPeople: "it is for other programs or for developers"
    case .damaged: "the file is cut off or damaged there"
    case .notUnderstood: "the importer found no place for it"
    }
  }
}
