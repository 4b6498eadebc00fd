/// A stream that divides a browser's bytes into messages.
///
/// A NUL ends each message.
package struct MessageStream: Sendable {
  private var partial: [UInt8] = []
  private var messages: [[UInt8]] = []
  private var nextIndex = 0
  private let limit: Int
  package private(set) var isExhausted = false

  /// Creates an empty stream.
  ///
  /// - Parameter limit: The maximum number of bytes in a message.
  package init(limit: Int = 64 << 20) { self.limit = limit }

  package mutating func append(_ bytes: some Collection<UInt8>) {
    var piece = bytes[...]
    while let end = piece.firstIndex(of: 0) {
      messages.append(partial + piece[..<end])
      partial.removeAll()
      piece = piece[piece.index(after: end)...]
    }
    partial += piece
    isExhausted = isExhausted || partial.count > limit
  }

  /// Removes and returns the first complete message, or returns `nil` if no message is complete.
  package mutating func next() -> [UInt8]? {
    guard nextIndex < messages.count else {
      messages.removeAll(keepingCapacity: true)
      nextIndex = 0
      return nil
    }
    nextIndex += 1
    return messages[nextIndex - 1]
  }
}
