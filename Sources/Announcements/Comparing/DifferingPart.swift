public import AccessibilityTree

/// A part of an announcement that differs from the expected one.
public struct DifferingPart: Sendable, Hashable {
  /// The kind of difference.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    /// Heard, but not expected.
    case heard
    /// Expected, but not heard.
    case notHeard = "not-heard"
    /// Expected, and on the screen, but a rule omits it.
    case silent
    /// Heard as expected, at another position.
    case moved
  }

  /// The kind of difference.
  public var change: Change
  /// The kind of words, or `nil` for expected words that are not heard.
  public var kind: Part.Kind?
  /// The words.
  public var words: String
  /// The rule that produced or omits them.
  public var rule: Rule?

  /// Creates a part.
  public init(_ change: Change, _ kind: Part.Kind?, _ words: String, by rule: Rule? = nil) {
    self.change = change
    self.kind = kind
    self.words = words
    self.rule = rule
  }

  /// The part in words: “heard: label “Send”, by Label (its source)”.
  public var text: String {
    let what =
      switch change {
      case .heard: "heard"
      case .notHeard: "not heard"
      case .silent: "kept silent"
      case .moved: "moved"
      }
    let kind = kind.map { "\($0.text) " } ?? ""
    let rule = rule.map { ", by \($0.name) (\($0.source))" } ?? ""
    return "\(what): \(kind)“\(words)”\(rule)"
  }
}

extension Part.Kind {
  /// The name of the kind in a sentence.
  fileprivate var text: String {
    switch self {
    case .usageHint: "usage hint"
    default: rawValue
    }
  }
}
