import Requirements
import Simulator
import SpeechLogs
import Testing

@testable import Fidelity

/// A single change to a log is reported as exactly this change.
struct LogMutationTests {
  /// A screen with rows whose buttons have equal names.
  private static func transcript(rows: Int) throws -> Transcript {
    let lines = (0..<rows).map { row in
      "- heading \"Town \(row)\"\n- button \"Visit\"\n- link \"Map of \(row)\"\n"
    }
    return try LogTrial.transcript(lines.joined())
  }

  private func differences(_ said: [String], _ transcript: Transcript) -> [String] {
    let comparison = LogComparison(LogTrial.walk(said), with: transcript)
    return LogTrial.lines(comparison).filter { !$0.hasPrefix("=") }
  }

  @Test func `A deleted, an inserted, a changed and a doubled stop is the only difference`() throws
  {
    for seed in 0..<40 { try checkOneChange(seed: seed) }
  }

  private func checkOneChange(seed: Int) throws {
    var random = LogTrial.Random(state: UInt64(seed) &* 977 &+ 5)
    let transcript = try Self.transcript(rows: 12)
    let words = LogTrial.words(of: transcript)
    let index = Int.random(in: words.indices, using: &random)

    var deleted = words
    deleted.remove(at: index)
    #expect(differences(deleted, transcript) == ["-\(index + 1)"], "seed \(seed)")

    var inserted = words
    inserted.insert("Ferry. Image", at: index)
    #expect(differences(inserted, transcript) == ["+Ferry. Image"], "seed \(seed)")

    var changed = words
    changed[index] += ". Busy"
    #expect(differences(changed, transcript) == ["~\(index + 1)"], "seed \(seed)")

    var doubled = words
    doubled.insert(words[index], at: index)
    #expect(differences(doubled, transcript) == ["+\(words[index])"], "seed \(seed)")
  }

  @Test func `Two swapped stops are moved and nothing else differs`() throws {
    for seed in 0..<40 { try checkSwap(seed: seed) }
  }

  private func checkSwap(seed: Int) throws {
    var random = LogTrial.Random(state: UInt64(seed) &* 31 &+ 7)
    let transcript = try Self.transcript(rows: 12)
    let words = LogTrial.words(of: transcript)
    // Leave out buttons, because they all have the same name.
    let unique = words.indices.filter { $0 % 3 != 1 }
    let (one, other) = (
      unique.randomElement(using: &random) ?? 0, unique.randomElement(using: &random) ?? 2
    )
    // Leave out stops two apart: if three stops are in reverse order, the comparison may report any
    // two of them as moved.
    guard one != other, abs(one - other) != 2 else { return }
    var swapped = words
    swapped.swapAt(one, other)
    let found = differences(swapped, transcript)
    #expect(!found.isEmpty, "seed \(seed)")
    #expect(
      Set(found).isSubset(of: [">\(one + 1)", ">\(other + 1)"]),
      "seed \(seed), \(one) \(other): \(found)")
  }

  @Test func `A part of a walk with steps back has no difference`() throws {
    for seed in 0..<40 { try checkStepsBack(seed: seed) }
  }

  private func checkStepsBack(seed: Int) throws {
    var random = LogTrial.Random(state: UInt64(seed) &* 131 &+ 3)
    let transcript = try Self.transcript(rows: 8)
    let words = LogTrial.words(of: transcript)
    var index = Int.random(in: 0..<words.count / 2, using: &random)
    let end = Int.random(in: index + 3..<words.count, using: &random)
    var said: [String] = []
    while index <= end {
      said.append(words[index])
      guard said.count > 4, index > 3, Int.random(in: 0..<6, using: &random) == 0 else {
        index += 1
        continue
      }
      // Swipe back three times, as a user does who missed something. Then, the stops are announced
      // again.
      for back in 1...3 { said.append(words[index - back]) }
      index -= 2
    }
    let comparison = LogComparison(LogTrial.walk(said, isComplete: false), with: transcript)
    let found = LogTrial.lines(comparison).filter { !$0.hasPrefix("=") }
    #expect(found.isEmpty, "seed \(seed): \(found)")
  }

  @Test func `Time grows with the number of stops`() throws {
    let transcript = try Self.transcript(rows: 7_000)
    var words = LogTrial.words(of: transcript)
    words.remove(at: 12_000)
    words.swapAt(3_000, 3_002)
    let time = processorTime {
      let found = differences(words, transcript)
      #expect(found.count >= 2 && found.contains("-12001"))
    }
    #expect(time < 20)
  }
}
