package import TextIO

/// The offsets at which the lines of a file start, by which a position is found in the time of one
/// line.
package struct LineStarts: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// Returns the line and column of a byte.
  package func position(of offset: Int) -> SourcePosition {
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
