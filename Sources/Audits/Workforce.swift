/// Who does pieces of work that know nothing of each other, one after the other or several at once.
public protocol Workforce: Sendable {
  /// What comes of each piece, in the order of the pieces.
  func map<Piece: Sendable, Made: Sendable>(
    _ pieces: [Piece], _ make: @escaping @Sendable (Piece) -> Made
  ) -> [Made]
}

/// Does one piece after the other.
public struct OneByOne: Workforce {
  /// Somebody who works alone.
  public init() {}

  /// What comes of each piece.
  public func map<Piece: Sendable, Made: Sendable>(
    _ pieces: [Piece], _ make: @escaping @Sendable (Piece) -> Made
  ) -> [Made] { pieces.map(make) }
}
