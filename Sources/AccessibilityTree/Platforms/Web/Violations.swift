/// The constraints of HTML that the value of a control does not meet.
///
/// Each browser decides for itself which of them make a control invalid to readers, and when.
/// Source: HTML Standard, 4.10.20.1 “Definitions” and 4.10.20.3, `ValidityState`.
public struct Violations: OptionSet, Sendable, Hashable {
  /// One bit for each constraint.
  public let rawValue: UInt8

  /// The constraints of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Required, and empty.
  public static let valueMissing = Violations(rawValue: 1 << 0)
  /// No address of mail or of the web, where one is asked for.
  public static let typeMismatch = Violations(rawValue: 1 << 1)
  /// Not of the form that `pattern` asks for.
  public static let patternMismatch = Violations(rawValue: 1 << 2)
  /// Below `min`.
  public static let rangeUnderflow = Violations(rawValue: 1 << 3)
  /// Above `max`.
  public static let rangeOverflow = Violations(rawValue: 1 << 4)
  /// Between the steps of `step`.
  public static let stepMismatch = Violations(rawValue: 1 << 5)
  /// Nothing the control could hold.
  public static let badInput = Violations(rawValue: 1 << 6)

  /// Every constraint by the name that scripts know it by.
  static let named: [(name: String, violation: Violations)] = [
    ("valueMissing", .valueMissing), ("typeMismatch", .typeMismatch),
    ("patternMismatch", .patternMismatch), ("rangeUnderflow", .rangeUnderflow),
    ("rangeOverflow", .rangeOverflow), ("stepMismatch", .stepMismatch), ("badInput", .badInput),
  ]
}

extension Violations {
  /// The constraints of those names, with spaces between them; nil if one is none.
  init?(names: String) {
    self = []
    for name in names.split(separator: " ") {
      guard let known = Violations.named.first(where: { $0.name == name }) else { return nil }
      insert(known.violation)
    }
  }

  /// The names of the constraints with spaces between them.
  var names: String {
    Violations.named.filter { contains($0.violation) }.map(\.name).joined(separator: " ")
  }
}

extension WebFacts {
  /// The violations; absent when there are none.
  var knownViolations: Violations? {
    get { violations.isEmpty ? nil : violations }
    set { violations = newValue ?? [] }
  }

  /// The name of the role that a label names.
  var labelledRoleName: String? {
    get { labels?.rawValue }
    set { labels = newValue.map(Role.init(rawValue:)) }
  }
}
