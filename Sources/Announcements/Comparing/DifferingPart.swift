public import AccessibilityTree

/// A part of an announcement that differs from the expected one.
public struct DifferingPart: Sendable, Hashable {
  /// The kind of difference.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    /// The part is heard but was not expected.
    case heard
    /// The part was expected but is not heard.
    case notHeard = "not-heard"
    /// The part was expected and is on the screen, but a rule of the reader omits it.
    case silent
    /// The part is heard as expected, but at another position.
    case moved
  }

  /// The kind of difference.
  public var change: Change
  /// The kind of the heard words, or `nil` for expected words that are not heard.
  public var kind: Part.Kind?
  /// The words that differ.
  public var words: String
  /// The rule that produced or omitted the words.
  public var rule: Rule?

  /// Creates a part.
  public init(_ change: Change, _ kind: Part.Kind?, _ words: String, by rule: Rule? = nil) {
    self.change = change
    self.kind = kind
    self.words = words
    self.rule = rule
  }

  /// The part as a sentence: “heard: label “Send”, by Label (its source)”.
  public var text: String {
    let what =
      switch change {
      case .heard: "heard"
      case .notHeard: "not heard"
      case .silent: "kept silent"
      case .moved: "moved"
      }
    return text(what)
  }

  /// Returns the part as a sentence that begins with `change`, such as “heard”.
  package func text(_ change: String) -> String {
    let kind = kind.map { "\($0.text) " } ?? ""
    let rule = rule.map { ", by \($0.name) (\($0.source))" } ?? ""
    return "\(change): \(kind)“\(words)”\(rule)"
  }
}

extension Part.Kind {
  /// The name of the kind for use in a sentence, such as “label”.
  fileprivate var text: String {
    switch self {
    case .usageHint: "usage hint"
    default: rawValue
    }
  }
}
