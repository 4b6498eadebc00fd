/// An executor of independent pieces of work, in sequence or in parallel.
package protocol AuditExecutor: Sendable {
  /// Returns the results of `transform` in the order of the items.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result]
}

/// An executor that runs one piece of work after the other.
package struct SerialAuditExecutor: AuditExecutor {
  package init() {}

  package func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result] { items.map(transform) }
}
