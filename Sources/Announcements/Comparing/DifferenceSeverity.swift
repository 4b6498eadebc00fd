/// What a change does to whoever listens, the gravest first.
///
/// How it is found is written down in `Documentation/Scenarios.md`, “What a difference says”.
public enum DifferenceSeverity: String, Sendable, Hashable, CaseIterable {
  /// Information is gone: a stop, or a part of what was said there.
  case lost
  /// The same information in other words.
  case reworded
  /// The same words in another order.
  case reordered
  /// Something is said besides.
  case added

  /// The gravest of several; absent when there are none.
  static func gravest(_ grades: some Sequence<DifferenceSeverity>) -> DifferenceSeverity? {
    let found = Set(grades)
    return allCases.first(where: found.contains)
  }
}
