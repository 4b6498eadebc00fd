/// A way to carry out pieces of work that are independent of each other, in sequence or in parallel.
public protocol AuditExecutor: Sendable {
  /// Returns what `make` returns for each piece, in the order of the pieces.
  func map<Piece: Sendable, Made: Sendable>(
    _ pieces: [Piece], _ make: @escaping @Sendable (Piece) -> Made
  ) -> [Made]
}

/// Carries out one piece after the other.
public struct SerialAuditExecutor: AuditExecutor {
  /// Creates a serial executor.
  public init() {}

  /// Returns what `make` returns for each piece.
  public func map<Piece: Sendable, Made: Sendable>(
    _ pieces: [Piece], _ make: @escaping @Sendable (Piece) -> Made
  ) -> [Made] { pieces.map(make) }
}
