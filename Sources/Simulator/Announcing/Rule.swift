/// A rule of a reader or platform that decided on words, with where it is known from.
///
/// Rules are named for what they say. `announce explain` prints them beside each word.
public struct Rule: Sendable, Hashable {
  /// How sure we are that a real reader does this.
  public enum Confidence: String, Sendable, Hashable, CaseIterable {
    /// Heard from a real device.
    case recorded
    /// Read in the reader's or the platform's source code, or executed.
    case sourceCode = "source-code"
    /// Written in documentation or a specification.
    case documented
    /// Nobody has checked it yet.
    case assumed
  }

  /// The rule's name, such as `AccessibleName`.
  public let name: String
  /// What the rule does, in one sentence.
  public let summary: String
  /// Specification section, source file or recording it is known from.
  public let source: String
  /// How sure we are.
  public let confidence: Confidence

  /// A rule.
  public init(_ name: String, _ summary: String, source: String, _ confidence: Confidence) {
    self.name = name
    self.summary = summary
    self.source = source
    self.confidence = confidence
  }

  /// Rules are the same when their names are: a name is unique within a reader.
  public static func == (left: Rule, right: Rule) -> Bool { left.name == right.name }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
