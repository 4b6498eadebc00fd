/// The memory of one run of the parser, which is freed as a whole.
///
/// The parser asks for about 50 small pieces for each field of a form, and gives most of them back at
/// once. Pieces are cut from blocks, and a list for each size holds the unused pieces. This needs
/// fewer instructions than a general allocator, and the parser need not give back its tree piece by
/// piece.
struct GumboMemory: ~Copyable {
  /// The state that the functions of the parser's options receive.
  let state: UnsafeMutablePointer<State>

  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State())
  }

  deinit {
    for block in state.pointee.blocks { block.deallocate() }
    state.pointee.unused.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Returns the memory whose state is at an address.
  static func state(at address: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<State>? {
    address?.assumingMemoryBound(to: State.self)
  }
}

extension GumboMemory {
  /// The blocks and the pieces that were given back.
  ///
  /// Before each piece is the number of its size.
  struct State {
    /// The bytes of a block, unless a piece needs more.
    private static let blockSize = 1 << 18
    /// The bytes before a piece.
    ///
    /// The address of a piece is a multiple of twice this number, as general allocators guarantee.
    private static let header = MemoryLayout<Int>.size
    /// The largest size in steps of 16 bytes; each larger size is twice the size before it.
    private static let largestExactSize = 512
    private static let exactSizes = largestExactSize / 16

    fileprivate var blocks: [UnsafeMutableRawPointer] = []
    /// The first unused piece of each size.
    ///
    /// An unused piece begins with the address of the next.
    fileprivate let unused: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    /// The rest of the last block.
    private var next: UnsafeMutableRawPointer?
    private var left = 0

    fileprivate init() {
      let sizes = State.exactSizes + Int.bitWidth
      unused = .allocate(capacity: sizes)
      unused.initialize(repeating: nil, count: sizes)
    }

    /// Returns a piece of at least `size` bytes.
    mutating func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
      // No text of the parser is longer than the page, so sums below cannot overflow.
      guard size >= 0, size < Int.max / 4 else { return nil }
      let (number, bytes) = State.sizeClass(of: max(size, State.header) &+ State.header)
      if let piece = unused[number] {
        unused[number] = piece.load(as: UnsafeMutableRawPointer?.self)
        return piece
      }
      if bytes > left { addBlock(for: bytes) }
      guard let start = next else { return nil }
      start.storeBytes(of: number, as: Int.self)
      next = start + bytes
      left &-= bytes
      return start + State.header
    }

    /// Takes back a piece.
    mutating func deallocate(_ piece: UnsafeMutableRawPointer) {
      let number = (piece - State.header).load(as: Int.self)
      piece.storeBytes(of: unused[number], as: UnsafeMutableRawPointer?.self)
      unused[number] = piece
    }

    /// Returns the number of the smallest size of at least `bytes`, and its bytes.
    @inline(__always)
    private static func sizeClass(of bytes: Int) -> (number: Int, bytes: Int) {
      if bytes <= largestExactSize {
        let rounded = (bytes &+ 15) & ~15
        return (rounded >> 4, rounded)
      }
      let power = Int.bitWidth &- (bytes &- 1).leadingZeroBitCount
      return (exactSizes &+ power, 1 &<< power)
    }

    private mutating func addBlock(for bytes: Int) {
      let size = max(State.blockSize, bytes + 2 * State.header)
      let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 2 * State.header)
      blocks.append(block)
      // The pieces, not the numbers before them, are aligned.
      next = block + State.header
      left = size - State.header
    }
  }
}
