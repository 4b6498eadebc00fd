/// A decoder of the compression “deflate”.
///
/// Source: RFC 1951.
struct Inflate {
  enum Result {
    case complete, cut, damaged, tooLarge
  }

  /// The lengths of codes, as canonical Huffman codes are rebuilt from them.
  private struct Codes {
    /// The number of codes of each length.
    private var counts = [Int](repeating: 0, count: 16)
    /// The symbols by code.
    private var symbols: [Int] = []

    init(_ lengths: ArraySlice<Int>) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      var offsets = [Int](repeating: 0, count: 16)
      for length in 1..<15 { offsets[length + 1] = offsets[length] + counts[length] }
      symbols = [Int](repeating: 0, count: lengths.count)
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[offsets[length]] = symbol
        offsets[length] += 1
      }
    }

    /// Decodes a symbol bit by bit.
    func symbol(_ nextBit: () -> Int?) -> Int? {
      var (code, first, index) = (0, 0, 0)
      for length in 1...15 {
        guard let bit = nextBit() else { return nil }
        code |= bit
        let count = counts[length]
        if code - count < first {
          let symbol = index + (code - first)
          return symbols.indices.contains(symbol) ? symbols[symbol] : nil
        }
        index += count
        first = (first + count) << 1
        code <<= 1
      }
      return nil
    }
  }

  private let input: [UInt8]
  /// The index of the first byte that was not read; behind the last block if all were decoded.
  private(set) var index: Int
  private var bits = 0
  private var bitCount = 0
  private let limit: Int
  /// The size of the output before the first block, to which copies do not reach.
  private let outputStart: Int
  /// Whether the input ended before the last block did.
  private var isCut = false
  private(set) var output: [UInt8]

  /// Creates a decoder that appends to an output of at most a number of bytes.
  init(_ input: [UInt8], from start: Int, appendingTo output: [UInt8] = [], limit: Int) {
    self.input = input
    index = start
    self.output = output
    outputStart = output.count
    self.limit = limit
  }

  /// Decodes all blocks.
  mutating func decode() -> Result {
    let result = readBlocks()
    return result == .damaged && isCut ? .cut : result
  }

  private mutating func readBlocks() -> Result {
    while true {
      guard let isLast = next(1), let type = next(2) else { return .damaged }
      let result: Result
      switch type {
      case 0: result = readStored()
      case 1: result = readCompressed(Inflate.fixedLiterals, Inflate.fixedDistances)
      case 2:
        guard let (literals, distances) = readCodes() else { return .damaged }
        result = readCompressed(literals, distances)
      default: return .damaged
      }
      guard result == .complete else { return result }
      if isLast == 1 { return .complete }
    }
  }

  /// Returns the next bits as a number.
  private mutating func next(_ count: Int) -> Int? {
    while bitCount < count {
      guard index < input.count else {
        isCut = true
        return nil
      }
      bits |= Int(input[index]) << bitCount
      index += 1
      bitCount += 8
    }
    let value = bits & ((1 << count) - 1)
    bits >>= count
    bitCount -= count
    return value
  }

  private mutating func readStored() -> Result {
    (bits, bitCount) = (0, 0)
    guard index + 4 <= input.count else { return .cut }
    let length = Int(input[index]) | Int(input[index + 1]) << 8
    let complement = Int(input[index + 2]) | Int(input[index + 3]) << 8
    guard length ^ complement == 0xFFFF else { return .damaged }
    index += 4
    guard index + length <= input.count else { return .cut }
    guard output.count + length <= limit else { return .tooLarge }
    output += input[index..<index + length]
    index += length
    return .complete
  }

  private mutating func readCompressed(_ literals: Codes, _ distances: Codes) -> Result {
    while true {
      guard let symbol = symbol(of: literals) else { return .damaged }
      switch symbol {
      case 0..<256:
        guard output.count < limit else { return .tooLarge }
        output.append(UInt8(symbol))
      case 256: return .complete
      default:
        let result = copy(symbol - 257, distances)
        guard result == .complete else { return result }
      }
    }
  }

  /// Repeats bytes of the output.
  private mutating func copy(_ symbol: Int, _ distances: Codes) -> Result {
    guard symbol < Inflate.lengths.count, let more = next(Inflate.lengths[symbol].bits),
      let code = self.symbol(of: distances), code < Inflate.distances.count,
      let further = next(Inflate.distances[code].bits)
    else { return .damaged }
    let length = Inflate.lengths[symbol].base + more
    let distance = Inflate.distances[code].base + further
    guard distance <= output.count - outputStart else { return .damaged }
    guard output.count + length <= limit else { return .tooLarge }
    for _ in 0..<length { output.append(output[output.count - distance]) }
    return .complete
  }

  private mutating func symbol(of codes: Codes) -> Int? { codes.symbol { next(1) } }

  /// Reads the codes of a block.
  private mutating func readCodes() -> (literals: Codes, distances: Codes)? {
    guard let literalCount = next(5).map({ $0 + 257 }), let distanceCount = next(5).map({ $0 + 1 }),
      let lengthCount = next(4).map({ $0 + 4 }), literalCount <= 286, distanceCount <= 30
    else { return nil }
    var order = [Int](repeating: 0, count: 19)
    for position in Inflate.order.prefix(lengthCount) {
      guard let length = next(3) else { return nil }
      order[position] = length
    }
    let codes = Codes(order[...])
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      guard let symbol = symbol(of: codes), let run = run(symbol, after: lengths.last) else {
        return nil
      }
      lengths += run
    }
    guard lengths.count == literalCount + distanceCount else { return nil }
    return (Codes(lengths[..<literalCount]), Codes(lengths[literalCount...]))
  }

  /// Returns the lengths that a symbol stands for.
  private mutating func run(_ symbol: Int, after last: Int?) -> [Int]? {
    switch symbol {
    case 0..<16: return [symbol]
    case 16:
      guard let last, let count = next(2) else { return nil }
      return [Int](repeating: last, count: count + 3)
    case 17: return next(3).map { [Int](repeating: 0, count: $0 + 3) }
    default: return next(7).map { [Int](repeating: 0, count: $0 + 11) }
    }
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let fixedLiterals = Codes(
    ([Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
      + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8))[...])
  private static let fixedDistances = Codes([Int](repeating: 5, count: 30)[...])

  /// The lengths of copies: the shortest, and the number of further bits.
  private static let lengths: [(base: Int, bits: Int)] =
    table(
      from: 3, bits: [0, 0, 0, 0, 0, 0, 0, 0] + [1, 2, 3, 4, 5].flatMap { [$0, $0, $0, $0] })
    + [(258, 0)]
  /// The distances of copies.
  private static let distances: [(base: Int, bits: Int)] = table(
    from: 1, bits: [0, 0, 0, 0] + (1...13).flatMap { [$0, $0] })

  private static func table(from start: Int, bits: [Int]) -> [(base: Int, bits: Int)] {
    var base = start
    return bits.map { bits in
      defer { base += 1 << bits }
      return (base, bits)
    }
  }
}
