/// Whether and how changes inside a node are announced.
public struct LiveRegion: Sendable, Hashable {
  /// How urgently.
  public var politeness: Politeness
  /// Whether the whole region is read rather than what changed.
  public var isAtomic: Bool

  /// A live region.
  public init(_ politeness: Politeness, isAtomic: Bool = false) {
    self.politeness = politeness
    self.isAtomic = isAtomic
  }

  /// How urgently a change is announced.
  public enum Politeness: String, Sendable, Hashable, CaseIterable {
    case off, polite, assertive
  }
}
