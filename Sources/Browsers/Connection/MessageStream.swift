/// Cuts what a browser sends into messages, which NUL bytes end.
package struct MessageStream: Sendable {
  private var rest: [UInt8] = []
  private var messages: [[UInt8]] = []
  private var taken = 0
  private let longest: Int
  /// Whether a message is longer than is taken.
  package private(set) var isExhausted = false

  /// - Parameter longest: How many bytes a message may have.
  package init(longest: Int = 64 << 20) { self.longest = longest }

  /// Adds what came.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    var piece = bytes[...]
    while let end = piece.firstIndex(of: 0) {
      messages.append(rest + piece[..<end])
      rest.removeAll()
      piece = piece[piece.index(after: end)...]
    }
    rest += piece
    isExhausted = isExhausted || rest.count > longest
  }

  /// The next whole message.
  package mutating func next() -> [UInt8]? {
    guard taken < messages.count else {
      messages.removeAll(keepingCapacity: true)
      taken = 0
      return nil
    }
    taken += 1
    return messages[taken - 1]
  }
}
