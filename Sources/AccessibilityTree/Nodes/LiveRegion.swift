/// A live region: a part of the screen with changes that readers announce, as with `aria-live`.
public struct LiveRegion: Sendable, Hashable {
  /// The urgency of the announcements of changes.
  public var politeness: Politeness
  /// Whether a reader announces the whole region instead of only the change.
  public var isAtomic: Bool
  /// The kinds of changes that are announced.
  ///
  /// `nil` stands for the default: readers announce added nodes and changed text.
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

  /// Whether readers announce this kind of change of the region.
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
