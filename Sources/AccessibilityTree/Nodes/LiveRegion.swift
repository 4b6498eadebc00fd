/// Whether and how changes inside a node are announced.
public struct LiveRegion: Sendable, Hashable {
  /// How urgently.
  public var politeness: Politeness
  /// Whether the whole region is read rather than what changed.
  public var isAtomic: Bool
  /// Which changes are announced, where the author says so; else what comes and what is written anew.
  public var relevant: Set<Change>?

  /// A live region.
  public init(_ politeness: Politeness, isAtomic: Bool = false) {
    self.politeness = politeness
    self.isAtomic = isAtomic
  }

  /// What can happen inside; the raw values are those of `aria-relevant`.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    case additions, text, removals
  }

  /// Whether a change is announced.
  ///
  /// Source: WAI-ARIA 1.2, `aria-relevant`, whose default is “additions text”.
  package func announces(_ change: Change) -> Bool {
    relevant?.contains(change) ?? (change != .removals)
  }

  /// How urgently a change is announced.
  public enum Politeness: String, Sendable, Hashable, CaseIterable {
    case off, polite, assertive
  }
}
