/// The constraints of HTML that the value of a control violates.
///
/// The browsers differ in which of these violations they expose to readers as invalid, and when.
///
/// Source: HTML Standard, 4.10.20.1 “Definitions” and 4.10.20.3, `ValidityState`.
@usableFromInline package struct Violations: OptionSet, Sendable, Hashable {
  /// One bit for each constraint.
  @usableFromInline package let rawValue: UInt8

  /// Creates a set of violated constraints from bits.
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The field is required and empty.
  package static let valueMissing = Violations(rawValue: 1 << 0)
  /// The value is not an email address or URL.
  package static let typeMismatch = Violations(rawValue: 1 << 1)
  /// The value does not match `pattern`.
  package static let patternMismatch = Violations(rawValue: 1 << 2)
  /// The value is below `min`.
  package static let rangeUnderflow = Violations(rawValue: 1 << 3)
  /// The value is above `max`.
  package static let rangeOverflow = Violations(rawValue: 1 << 4)
  /// The value does not match `step`.
  package static let stepMismatch = Violations(rawValue: 1 << 5)
  /// The input cannot be converted to a value of the control's type.
  package static let badInput = Violations(rawValue: 1 << 6)

  /// All constraints, each with its name in `ValidityState`.
  static let named: [(name: String, violation: Violations)] = [
    ("valueMissing", .valueMissing), ("typeMismatch", .typeMismatch),
    ("patternMismatch", .patternMismatch), ("rangeUnderflow", .rangeUnderflow),
    ("rangeOverflow", .rangeOverflow), ("stepMismatch", .stepMismatch), ("badInput", .badInput),
  ]
}

extension Violations {
  /// Creates a set of violated constraints from names separated by spaces; the result is `nil` if a
  /// name is unknown.
  init?(names: String) {
    self = []
    for name in names.split(separator: " ") {
      guard let known = Violations.named.first(where: { $0.name == name }) else { return nil }
      insert(known.violation)
    }
  }

  /// The names of the constraints, separated by spaces.
  var names: String {
    Violations.named.filter { contains($0.violation) }.map(\.name).joined(separator: " ")
  }
}

extension WebFacts {
  /// The constraints that the node's value violates, or `nil` if there are none.
  var knownViolations: Violations? {
    get { violations.isEmpty ? nil : violations }
    set { violations = newValue ?? [] }
  }

  /// The role, as a word, of the control that this `<label>` names; `nil` for other elements.
  var labelledRoleName: String? {
    get { labels?.rawValue }
    set { labels = newValue.map(Role.init(rawValue:)) }
  }
}
