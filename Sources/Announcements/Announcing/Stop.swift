public import AccessibilityTree

/// A stop in swipe order, with its announcement.
///
///     for stop in VoiceOver().read([.heading("Sign up"), .button("Send")]).stops {
///       print(stop.index, stop.announcement.text)
///     }
public struct Stop: Sendable, Hashable {
  /// The number of the stop in swipe order, counted from 1.
  public var index: Int
  /// The node with the reader's focus.
  public var node: Node.Index
  /// What the reader announces at the stop.
  public var announcement: Announcement
  /// The parts that the reader omits from the announcement, each with the rule for the omission.
  public var omissions: [Part]
  /// The rules by which the platform mapped the node to an accessibility element.
  public var mapping: [Rule]

  /// Creates a stop.
  public init(
    index: Int, node: Node.Index, announcement: Announcement, omissions: [Part] = [],
    mapping: [Rule] = []
  ) {
    self.index = index
    self.node = node
    self.announcement = announcement
    self.omissions = omissions
    self.mapping = mapping
  }
}

extension Stop {
  /// Returns the parts of the first utterance that announce a changed fact.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - rules: A function that returns the rules by which a reader announces a fact.
  package func words(of change: ElementChange, by rules: (ElementChange.Fact) -> [Rule]) -> [Part] {
    let rules = Set(change.facts.flatMap(rules))
    return (announcement.utterances.first?.parts ?? []).filter {
      ($0.node ?? node) == change.node && rules.contains($0.rule)
    }
  }

  /// Returns the announcement after an increment or decrement of the value.
  ///
  /// The announcement consists of the changed parts, or of the value if no part changed.
  package func adjusted(_ changed: [Part]) -> Announcement {
    Announcement(changed.isEmpty ? announcement.parts.filter { $0.kind == .value } : changed)
  }
}

/// A node that is not a stop, with the rule for skipping the node.
public struct SkippedNode: Sendable, Hashable {
  /// The reason why a node is not a stop.
  package typealias Reason = (text: String, rule: Rule)

  /// The node at which the reader does not stop.
  public var node: Node.Index
  /// The reason in words: “merged into its parent”, “hidden: aria-hidden”.
  public var reason: String
  /// The rule that skips the node.
  public var rule: Rule

  /// Creates a skipped node.
  public init(_ node: Node.Index, _ reason: String, by rule: Rule) {
    self.node = node
    self.reason = reason
    self.rule = rule
  }
}
