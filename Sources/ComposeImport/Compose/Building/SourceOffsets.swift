internal import TextIO

/// The positions of the bytes of a file, found in the time of one line.
struct SourceOffsets {
  private let bytes: [UInt8]
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
  }

  /// Returns the line and column of a byte.
  func position(of offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var position = SourcePosition(line: low + 1, column: 1)
    for byte in bytes[starts[low]..<offset] { position.step(over: byte) }
    return position
  }
}
