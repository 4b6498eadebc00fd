/// The severity of a difference for the listener.
///
/// The cases are sorted from most to least severe.
///
/// `Documentation/Scenarios.md`, “Read a difference”, explains the rules.
public enum DifferenceSeverity: String, Sendable, Hashable, CaseIterable {
  /// Expected information is missing: a whole stop, or a part of its announcement.
  case lost
  /// The reader announces the same information in other words than expected.
  case reworded
  /// The reader announces the expected words in another order.
  case reordered
  /// The reader announces unexpected words in addition to the expected words.
  case added

  /// Returns the most severe of several severities, or `nil` if there are none.
  static func mostSevere(_ severities: some Sequence<DifferenceSeverity>) -> DifferenceSeverity? {
    let found = Set(severities)
    return allCases.first(where: found.contains)
  }
}
