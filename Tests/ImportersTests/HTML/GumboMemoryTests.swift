import Testing

@testable import WebImport

/// The memory of the HTML parser.
struct GumboMemoryTests {
  @Test(arguments: [0, 1, 7, 8, 9, 24, 25, 504, 505, 4_096, 300_000, 3_000_000])
  func `Pieces are aligned, writable and apart`(size: Int) {
    let memory = GumboMemory()
    let pieces = (0..<5).compactMap { _ in memory.state.pointee.allocate(size) }
    #expect(pieces.count == 5)
    for (number, piece) in pieces.enumerated() {
      #expect(Int(bitPattern: piece) % 16 == 0)
      piece.initializeMemory(as: UInt8.self, repeating: UInt8(number + 1), count: size)
    }
    for (number, piece) in pieces.enumerated() {
      let bytes = UnsafeRawBufferPointer(start: piece, count: size)
      #expect(bytes.allSatisfy { $0 == UInt8(number + 1) })
    }
    withExtendedLifetime(memory) {}
  }

  @Test func `A piece that was given back is used again for the same size only`() {
    let memory = GumboMemory()
    let state = memory.state
    let pieces = (0..<2).compactMap { _ in state.pointee.allocate(40) }
    #expect(Set(pieces).count == 2)
    for piece in pieces { state.pointee.deallocate(piece) }
    let other = state.pointee.allocate(400)
    #expect(!pieces.contains { $0 == other })
    let again = [40, 33].map { state.pointee.allocate($0) }
    #expect(again == pieces.reversed())
    withExtendedLifetime(memory) {}
  }

  @Test(arguments: [-1, Int.min, Int.max, Int.max / 4])
  func `A size that no text has is refused`(size: Int) {
    let memory = GumboMemory()
    let piece = memory.state.pointee.allocate(size)
    #expect(piece == nil)
    withExtendedLifetime(memory) {}
  }

  @Test func `Pieces keep their content while others come and go`() {
    let memory = GumboMemory()
    var held: [(piece: UnsafeMutableRawPointer, size: Int, content: UInt8)] = []
    var random: UInt64 = 1
    for step in 0..<20_000 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      if random >> 62 == 0, !held.isEmpty {
        let (piece, size, content) = held.remove(at: Int(random >> 33) % held.count)
        let bytes = UnsafeRawBufferPointer(start: piece, count: size)
        guard bytes.allSatisfy({ $0 == content }) else {
          Issue.record("A piece of \(size) bytes changed before step \(step)")
          return
        }
        memory.state.pointee.deallocate(piece)
      } else {
        let size = Int(random >> 40) % 700
        guard let piece = memory.state.pointee.allocate(size) else {
          Issue.record("A piece of \(size) bytes was refused")
          return
        }
        let content = UInt8(truncatingIfNeeded: step)
        piece.initializeMemory(as: UInt8.self, repeating: content, count: size)
        held.append((piece, size, content))
      }
    }
    withExtendedLifetime(memory) {}
  }
}
