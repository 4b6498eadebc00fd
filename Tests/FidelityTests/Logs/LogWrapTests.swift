import Simulator
import SpeechLogs
import Testing

@testable import Fidelity

/// Walks that continue at the start of the screen after the last stop.
struct LogWrapTests {
  private static let outline = """
    - heading "Ferry"
    - text "Two lanes"
    - button "Book"
    - link "Fares"
    - switch "Bell"
    """

  private static func compare(
    _ said: [String], _ transcript: Transcript, isComplete: Bool = false
  ) -> LogComparison {
    LogComparison(LogTrial.walk(said, isComplete: isComplete), with: transcript)
  }

  private static func differences(_ comparison: LogComparison) -> [String] {
    LogTrial.lines(comparison).filter { !$0.hasPrefix("=") }
  }

  @Test(arguments: 1..<5, 0..<9)
  func `A walk that wraps round is equal, however often it comes round`(
    start: Int, further: Int
  ) throws {
    let transcript = try LogTrial.transcript(Self.outline)
    let words = LogTrial.words(of: transcript)
    let said = (start..<start + 5 + further).map { words[$0 % 5] }
    let comparison = Self.compare(said, transcript)
    #expect(LogTrial.lines(comparison) == ["=1", "=2", "=3", "=4", "=5"])
    #expect(comparison.wrapsAfter == 5 && comparison.repeats.count == further)
    #expect(!comparison.isWrapMarked && comparison.startIfNotWrapped == start + 1)
  }

  /// Returns a walk in which each text “edge” stands for an edge of the screen.
  private static func markedWalk(_ said: [String]) -> LoggedWalk {
    var walk = LogTrial.walk(said, isComplete: false)
    for index in walk.utterances.indices where walk.utterances[index].words == "edge" {
      walk.utterances[index].words = ""
      walk.utterances[index].cause = .edge
    }
    return walk
  }

  @Test(arguments: 1..<5)
  func `A walk that goes on at the start behind an edge is said to wrap, with proof`(
    start: Int
  ) throws {
    let transcript = try LogTrial.transcript(Self.outline)
    let words = LogTrial.words(of: transcript)
    let said = Array(words[start...]) + ["edge"] + words[..<start]
    let comparison = LogComparison(Self.markedWalk(said), with: transcript)
    #expect(LogTrial.lines(comparison) == ["=1", "=2", "=3", "=4", "=5"])
    #expect(comparison.wrapsAfter == 5 && comparison.isWrapMarked)
  }

  @Test(arguments: 1..<5, [false, true])
  func `The same order without an edge between is another order, where a log has edges`(
    start: Int, hasEdge: Bool
  ) throws {
    let transcript = try LogTrial.transcript(Self.outline)
    let words = LogTrial.words(of: transcript)
    let said = words[start...] + words[..<start]
    var walk = Self.markedWalk(Array(said) + (hasEdge ? ["edge"] + said.prefix(2) : []))
    walk.mayWrapUnmarked = hasEdge
    let comparison = LogComparison(walk, with: transcript)
    #expect(comparison.wrapsAfter == nil)
    #expect(comparison.count(of: .moved) == min(start, 5 - start))
    #expect(comparison.count(of: nil) == 5 - min(start, 5 - start))
  }

  @Test func `An edge behind the last stop does not show that an earlier wrap is another order`()
    throws
  {
    let transcript = try LogTrial.transcript(Self.outline)
    let words = LogTrial.words(of: transcript)
    let comparison = LogComparison(
      Self.markedWalk(words[3...] + words[..<3] + ["edge"]), with: transcript)
    #expect(comparison.wrapsAfter == 5 && !comparison.isWrapMarked)
  }

  @Test func `Swiping left is found in a log with edges, too`() throws {
    let transcript = try LogTrial.transcript(Self.outline)
    var walk = LogTrial.walk(LogTrial.words(of: transcript).reversed(), isComplete: false)
    walk.mayWrapUnmarked = false
    let comparison = LogComparison(walk, with: transcript)
    #expect(comparison.isReversed && comparison.wrapsAfter == nil)
    #expect(LogTrial.lines(comparison) == ["=1", "=2", "=3", "=4", "=5"])
  }

  @Test func `Stops between the end of a walk that wrapped round and its start are not missing`()
    throws
  {
    let transcript = try LogTrial.transcript(Self.outline)
    let words = LogTrial.words(of: transcript)
    let comparison = Self.compare([3, 4, 0].map { words[$0] }, transcript)
    #expect(LogTrial.lines(comparison) == ["=1", "=4", "=5"])
    #expect(comparison.stopsOutside == 2 && comparison.firstHeardLine == 1)
    // The walk went around the screen, so the missing stop in between was skipped.
    let round = Self.compare([3, 4, 0, 2, 3, 4].map { words[$0] }, transcript)
    #expect(LogTrial.lines(round) == ["=1", "-2", "=3", "=4", "=5"] && round.firstHeardLine == nil)
  }

  @Test func `Stops after the last predicted one belong to the end of the screen`() throws {
    let transcript = try LogTrial.transcript(Self.outline)
    let words = LogTrial.words(of: transcript)
    let said = [words[3], words[4], "Battery 80", "Back", words[0], words[1], words[2]]
    let comparison = Self.compare(said, transcript)
    #expect(
      LogTrial.lines(comparison) == [
        "=1", "=2", "=3", "=4", "=5", "+Battery 80", "+Back",
      ])
  }

  @Test(arguments: [
    [4, 1, 2, 3, 0], [0, 1, 2, 4, 3], [1, 0, 2, 3, 4], [3, 1, 2, 0, 4],
    [0, 4, 2, 3, 1],
  ])
  func `Two stops that changed places are moved, and no wrap`(order: [Int]) throws {
    let transcript = try LogTrial.transcript(Self.outline)
    let words = LogTrial.words(of: transcript)
    let comparison = Self.compare(order.map { words[$0] }, transcript)
    #expect(comparison.count(of: .moved) > 0 && comparison.wrapsAfter == nil)
    let swapped = order.indices.filter { order[$0] != $0 }.map { ">\($0 + 1)" }
    #expect(Set(Self.differences(comparison)).isSubset(of: swapped))
  }

  @Test func `A complete walk began at the first stop and does not wrap round`() throws {
    let transcript = try LogTrial.transcript(Self.outline)
    let words = LogTrial.words(of: transcript)
    let comparison = Self.compare([3, 4, 0, 1, 2].map { words[$0] }, transcript, isComplete: true)
    #expect(comparison.count(of: .moved) == 2 && comparison.wrapsAfter == nil)
  }

  @Test func `One change to a walk that wraps round is the only difference`() throws {
    for seed in 0..<120 { try Self.checkOneChange(seed: seed) }
  }

  private static func checkOneChange(seed: Int) throws {
    var random = LogTrial.Random(state: UInt64(seed) &* 613 &+ 11)
    let rows = Int.random(in: 3..<9, using: &random)
    let outline = (0..<rows).map { row in
      "- heading \"Pier \(row)\"\n- button \"Visit\"\n- link \"Map of \(row)\"\n"
    }
    let transcript = try LogTrial.transcript(outline.joined())
    let words = LogTrial.words(of: transcript)
    let count = words.count
    // Before and after the wrap, at least two stops have unique words.
    let start = Int.random(in: 3...count - 3, using: &random)
    let further = [0, 2, 3, count].randomElement(using: &random) ?? 0
    let order = (start..<start + count).map { $0 % count }
    let index = Int.random(in: 0..<count, using: &random)

    func check(_ round: [String], _ expected: [Set<String>], _ name: String) {
      let said = (0..<round.count + further).map { round[$0 % round.count] }
      let found = Self.differences(Self.compare(said, transcript))
      #expect(
        expected.contains(Set(found)) && found.count == expected.first?.count
          || expected.count > 1 && expected.contains(Set(found)),
        """
        seed \(seed): \(name) \(order[index] + 1) of \(count) from \(start + 1), \(further) more: \
        \(found)
        """)
    }
    let round = order.map { words[$0] }
    let stop = order[index] + 1
    check(round, [[]], "as predicted")
    // If the walk does not go around the screen, stops before its first and after its last stop do
    // not count as missing.
    let isInside = further > 0 || (1..<count - 1).contains(index)
    var deleted = round
    deleted.remove(at: index)
    check(deleted, isInside ? [["-\(stop)"]] : [["-\(stop)"], []], "deleted")
    var inserted = round
    inserted.insert("Gull. Image", at: index)
    check(inserted, [["+Gull. Image"]], "inserted")
    var changed = round
    changed[index] += ". Busy"
    check(changed, [["~\(stop)"]], "changed")
    var other = round
    other[index] = "Gull. Image"
    check(
      other,
      isInside
        ? [["+Gull. Image", "-\(stop)"]] : [["+Gull. Image", "-\(stop)"], ["+Gull. Image"]],
      "other")
    // Leave out buttons, because they all have the same name. Leave out stops two apart: if three
    // stops are in reverse order, the comparison may report any two of them as moved.
    let partner = Int.random(in: 0..<count, using: &random)
    guard abs(index - partner) > 2 || abs(index - partner) == 1, order[index] % 3 != 1,
      order[partner] % 3 != 1, abs(order[index] - order[partner]) > 2
    else { return }
    var swapped = round
    swapped.swapAt(index, partner)
    let (one, two) = (">\(stop)", ">\(order[partner] + 1)")
    check(swapped, [[one, two], [one], [two]], "swapped with \(order[partner] + 1)")
  }
}
