/// One of several parts of many files, so that several machines can share the work.
///
/// The path of a file decides on its part, so that other files coming and going move none.
struct Shard: Sendable, Hashable {
  /// Which part, from 1.
  let number: Int
  /// How many parts there are.
  let count: Int

  /// The part that was typed; absent where all files are wanted.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments.value(of: .shard) else { return nil }
    let pieces = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard pieces.count == 2, let number = pieces[0], let count = pieces[1],
      (1...Shard.maximum).contains(count), (1...count).contains(number)
    else {
      throw UsageError(
        "--shard cannot be “\(text)”",
        remedy: "write the part and how many there are, such as --shard 2/5")
    }
    self.number = number
    self.count = count
  }

  private static let maximum = 10_000

  /// The files of this part, in their order.
  func filter(_ paths: [String]) -> [String] { paths.filter(contains) }

  /// Whether a file belongs to this part.
  ///
  /// Source: Fowler, Noll and Vo, FNV-1a with 64 bits; Swift's own hashes differ from run to run.
  private func contains(_ path: String) -> Bool {
    let path = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
    let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    // The low bits alone follow the last letters too closely.
    return Int((hash ^ hash >> 32) % UInt64(count)) == number - 1
  }
}
