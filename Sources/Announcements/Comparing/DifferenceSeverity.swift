/// The severity of a difference for the listener, most severe first.
///
/// `Documentation/Scenarios.md`, “Read a difference”, explains the rules.
public enum DifferenceSeverity: String, Sendable, Hashable, CaseIterable {
  /// Information is missing: a whole stop, or a part of its announcement.
  case lost
  /// The same information in other words.
  case reworded
  /// The same words in another order.
  case reordered
  /// Something is announced in addition.
  case added

  /// Returns the most severe of several severities, or `nil` if there are none.
  static func mostSevere(_ severities: some Sequence<DifferenceSeverity>) -> DifferenceSeverity? {
    let found = Set(severities)
    return allCases.first(where: found.contains)
  }
}
