internal import AccessibilityTree

/// The snapshots in a `.snap` file.
///
/// Each has a name and a template literal.
struct SnapshotFile {
  struct Entry {
    var name: String
    /// The offset in bytes at which the name begins in the file.
    var start: Int
    /// The byte range between the backticks.
    var body: Range<Int>
    /// Whether the file ends before the closing backtick.
    var isCutOff: Bool
  }

  private(set) var entries: [Entry] = []
  private let bytes: [UInt8]

  /// Finds the snapshots: template literals on lines that begin with `` exports[` ``.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var index = 0
    while let start = next(from: index) {
      guard let entry = entry(at: start) else {
        index = start + 1
        continue
      }
      entries.append(entry)
      index = entry.body.upperBound
    }
  }

  private static let opening = Array("exports[`".utf8)

  /// Returns the offset of the next line that begins a snapshot.
  private func next(from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      let beginsLine = index == 0 || bytes[index - 1] == 0x0A
      if beginsLine, bytes[index...].starts(with: SnapshotFile.opening) { return index }
      guard let line = bytes[index...].firstIndex(of: 0x0A) else { return nil }
      index = line + 1
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

  private func backtick(from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"): return index
      default: index += 1
      }
    }
    return nil
  }
}
