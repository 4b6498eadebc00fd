/// Cuts what a browser sends into messages, which NUL bytes end.
package struct MessageStream: Sendable {
  private var rest: [UInt8] = []
  private var messages: [[UInt8]] = []
  private var taken = 0
  private var count = 0
  private let most: Int
  private let longest: Int
  /// Whether more came than is taken from one browser.
  package private(set) var isExhausted = false

  /// - Parameters:
  ///   - most: How many messages are taken in all.
  ///   - longest: How many bytes one may have.
  package init(most: Int = 500_000, longest: Int = 64 << 20) {
    self.most = most
    self.longest = longest
  }

  /// Adds what came.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    var piece = bytes[...]
    while let end = piece.firstIndex(of: 0) {
      messages.append(rest + piece[..<end])
      rest.removeAll()
      count += 1
      piece = piece[piece.index(after: end)...]
    }
    rest += piece
    isExhausted = isExhausted || count > most || rest.count > longest
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
