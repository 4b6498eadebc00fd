internal import Simulator

/// The snapshots of a `.snap` file: names and bodies of template literals.
struct SnapshotFile {
  struct Entry {
    var name: String
    /// Where the name stands in the file.
    var start: Int
    /// What is between the backticks.
    var body: Range<Int>
    /// Whether the file ends before the literal does.
    var isCutOff: Bool
  }

  private(set) var entries: [Entry] = []
  private let bytes: [UInt8]

  /// Finds lines that begin with `` exports[` ``.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var place = 0
    while let start = next(from: place) {
      guard let entry = entry(at: start) else {
        place = start + 1
        continue
      }
      entries.append(entry)
      place = entry.body.upperBound
    }
  }

  private static let opening = Array("exports[`".utf8)

  /// The next place where a snapshot begins.
  private func next(from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      let beginsLine = place == 0 || bytes[place - 1] == 0x0A
      if beginsLine, bytes[place...].starts(with: SnapshotFile.opening) { return place }
      guard let line = bytes[place...].firstIndex(of: 0x0A) else { return nil }
      place = line + 1
    }
    return nil
  }

  private func entry(at start: Int) -> Entry? {
    let nameStart = start + SnapshotFile.opening.count
    guard let nameEnd = backtick(from: nameStart) else { return nil }
    let name = SnapshotText(templateLiteral: nameStart..<nameEnd, of: bytes)
    guard let open = bytes[(nameEnd + 1)...].firstIndex(of: UInt8(ascii: "`")),
      open - nameEnd < 16
    else { return nil }
    let end = backtick(from: open + 1)
    return Entry(
      name: String(decoding: name.bytes, as: UTF8.self), start: start,
      body: open + 1..<(end ?? bytes.count), isCutOff: end == nil)
  }

  /// The next backtick without a backslash before it.
  private func backtick(from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "`"): return place
      default: place += 1
      }
    }
    return nil
  }
}
