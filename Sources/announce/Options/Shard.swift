/// One of several parts of a large number of files.
///
/// With parts, several machines can share the work.
///
/// Only the path of a file decides to which part the file belongs.
struct Shard: Sendable, Hashable {
  /// The number of this part, from 1.
  let number: Int
  /// The number of parts.
  let count: Int

  /// Creates the part that `--shard` names, or returns `nil` if the option is missing.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments.value(of: .shard) else { return nil }
    let pieces = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard pieces.count == 2, let number = pieces[0], let count = pieces[1],
      (1...Shard.maximum).contains(count), (1...count).contains(number)
    else {
      throw UsageError(
        "--shard cannot be “\(text)”",
        remedy: "write PART/COUNT, such as --shard 2/5")
    }
    self.number = number
    self.count = count
  }

  private static let maximum = 10_000

  /// Returns the files of this part, in order.
  func filter(_ paths: [String]) -> [String] { paths.filter(contains) }

  /// Whether the file at a path belongs to this part.
  ///
  /// Source: Fowler, Noll and Vo, FNV-1a with 64 bits; Swift's own hashes differ from run to run.
  private func contains(_ path: String) -> Bool {
    let path = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
    let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    // The low bits of the hash depend too much on the last letters of the path.
    return Int((hash ^ hash >> 32) % UInt64(count)) == number - 1
  }
}
