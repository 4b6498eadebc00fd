/// What a change does to whoever listens, the gravest first.
public enum Grade: String, Sendable, Hashable, CaseIterable {
  /// Information is gone: a stop, or a part of what was said there.
  case lost
  /// The same information in other words.
  case reworded
  /// The same words in another order.
  case reordered
  /// Something is said besides.
  case added
}
