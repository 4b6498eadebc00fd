public import Testing

@testable public import Audits

extension AuditRule: CustomTestStringConvertible {
  /// The identifier, since all of a rule with its examples is too long to print.
  public var testDescription: String { id }
}
