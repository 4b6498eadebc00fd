public import AccessibilityTree

/// A place where swiping stops, with what is heard there.
public struct Stop: Sendable, Hashable {
  /// The place in swipe order, from 1.
  public var index: Int
  /// The node the reader stands on.
  public var node: Node.Index
  /// What is heard.
  public var announcement: Announcement
  /// What the node holds but the reader keeps to itself, with the rule that silenced it.
  public var omissions: [Part]
  /// The rules by which the platform made its element of the node.
  public var mapping: [Rule]

  /// A stop.
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
  /// The words that tell what changed of a node, by the rules that tell each fact.
  package func words(of change: ElementChange, by rules: (ElementChange.Fact) -> [Rule]) -> [Part] {
    let rules = Set(change.facts.flatMap(rules))
    return (announcement.utterances.first?.parts ?? []).filter {
      ($0.node ?? node) == change.node && rules.contains($0.rule)
    }
  }

  /// What is heard of a step up or down: what changed, or else the value that stayed the same.
  package func adjusted(_ changed: [Part]) -> Announcement {
    Announcement(changed.isEmpty ? announcement.parts.filter { $0.kind == .value } : changed)
  }
}

/// A node that is not a stop, with the rule that passed over it.
public struct SkippedNode: Sendable, Hashable {
  /// Why nodes are no stops.
  package typealias Reason = (text: String, rule: Rule)

  /// The node.
  public var node: Node.Index
  /// Why it is no stop, in words: “merged into its parent”, “hidden: aria-hidden”.
  public var reason: String
  /// The rule that decided.
  public var rule: Rule

  /// A node that is not a stop.
  public init(_ node: Node.Index, _ reason: String, by rule: Rule) {
    self.node = node
    self.reason = reason
    self.rule = rule
  }
}
