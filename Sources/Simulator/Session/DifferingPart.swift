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

  /// The part as a person reads it: “heard label “Send”, by Label (its source)”.
  public var text: String {
    let what =
      switch change {
      case .heard: "heard \(named)"
      case .notHeard: "not heard: \(named)"
      case .silent: "kept silent: \(named)"
      case .moved: "heard in another place: \(named)"
      }
    return rule.map { "\(what), by \($0.name) (\($0.source))" } ?? what
  }

  private var named: String { kind.map { "\($0.rawValue) “\(words)”" } ?? "“\(words)”" }
}
