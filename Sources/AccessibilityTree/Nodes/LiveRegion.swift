/// A live region: a part of the screen whose changes are announced, as `aria-live` defines it.
public struct LiveRegion: Sendable, Hashable {
  /// How urgent the announcements are.
  public var politeness: Politeness
  /// Whether a reader announces the whole region instead of only the change.
  public var isAtomic: Bool
  /// The kinds of changes that are announced.
  ///
  /// `nil` stands for the default: added nodes and changed text are announced.
  public var relevant: Set<Change>?

  /// Creates a live region.
  public init(_ politeness: Politeness, isAtomic: Bool = false) {
    self.politeness = politeness
    self.isAtomic = isAtomic
  }

  /// A kind of change.
  ///
  /// The raw values are the words of `aria-relevant`.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    case additions, text, removals
  }

  /// Whether the region announces a kind of change.
  ///
  /// Source: WAI-ARIA 1.2, `aria-relevant`. Its default value is “additions text”.
  package func announces(_ change: Change) -> Bool {
    relevant?.contains(change) ?? (change != .removals)
  }

  /// The urgency of an announcement.
  public enum Politeness: String, Sendable, Hashable, CaseIterable {
    case off, polite, assertive
  }
}
