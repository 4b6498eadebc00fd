public import Testing

@testable public import Audits

extension AuditRule: CustomTestStringConvertible {
  /// The identifier of the rule, because a rule with its examples is too long to print.
  public var testDescription: String { id }
}
