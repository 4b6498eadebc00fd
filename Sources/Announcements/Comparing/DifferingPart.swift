public import AccessibilityTree

/// A part of an announcement that is not as expected.
public struct DifferingPart: Sendable, Hashable {
  /// What is the matter with it.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    /// Heard, but not expected.
    case heard
    /// Expected, but not heard.
    case notHeard = "not-heard"
    /// Expected, and known to the screen, but a rule keeps it silent.
    case silent
    /// Heard as expected, in another place.
    case moved
  }

  /// What is the matter with it.
  public var change: Change
  /// What the words are; absent for expected words that are no part of anything heard.
  public var kind: Part.Kind?
  /// The words.
  public var words: String
  /// The rule that spoke them or keeps them silent.
  public var rule: Rule?

  /// A part.
  public init(_ change: Change, _ kind: Part.Kind?, _ words: String, by rule: Rule? = nil) {
    self.change = change
    self.kind = kind
    self.words = words
    self.rule = rule
  }

  /// The part as a person reads it: “heard: label “Send”, by Label (its source)”.
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
  /// The kind as a person calls it.
  fileprivate var text: String {
    switch self {
    case .usageHint: "usage hint"
    default: rawValue
    }
  }
}
