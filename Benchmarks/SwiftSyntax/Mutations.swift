import ComponentSource
import Foundation
import SwiftUIImport

/// Reads files from which bytes or words were removed or in which they are twice.
enum Mutations {
  struct Random: RandomNumberGenerator {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  static func run(_ paths: [String]) {
    var random = Random()
    var count = 0
    var slowest = (time: Duration.zero, path: "")
    let clock = ContinuousClock()
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { continue }
      for _ in 0..<20 {
        var bytes = [UInt8](data)
        for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes, &random) }
        let time = clock.measure {
          let file = SwiftReader.read(bytes, path: nil, file: 0)
          precondition(file.problems.allSatisfy { $0.offset >= 0 && $0.offset <= bytes.count })
          _ = OwnPrint.lines(file).count
        }
        count += 1
        if time > slowest.time { slowest = (time, path) }
      }
    }
    print("mutated files read: \(count), slowest \(slowest.time) (\(slowest.path))")
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout Random) {
    guard !bytes.isEmpty else { return }
    let start = Int.random(in: 0..<bytes.count, using: &random)
    var end = start + 1
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.remove(at: start)
    case 1: bytes.insert(bytes[start], at: start)
    case 2:
      while end < bytes.count, bytes[end] > 0x2F { end += 1 }
      bytes.removeSubrange(start..<end)
    case 3:
      while end < bytes.count, bytes[end] > 0x2F { end += 1 }
      bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 4: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
    default: bytes.removeSubrange(start...)
    }
  }
}
