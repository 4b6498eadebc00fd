import Simulator
import SpeechLogs
import Testing

@testable import Fidelity

/// Walks in which the user also swiped left.
struct BackwardWalkTests {
  private static let outline = """
    - heading "Lighthouse"
    - text "Built of granite"
    - button "Climb"
    - link "Keepers"
    - switch "Lamp"
    """

  private func compare(_ order: [Int], isComplete: Bool = false) throws -> LogComparison {
    let transcript = try LogTrial.transcript(Self.outline)
    let words = LogTrial.words(of: transcript)
    return LogComparison(
      LogTrial.walk(order.map { words[$0] }, isComplete: isComplete), with: transcript)
  }

  @Test(arguments: [[4, 3, 2, 1, 0], [3, 2, 1], [4, 3, 2, 1, 0, 4], [1, 0, 4, 3, 2]])
  func `A walk backward has the order of swiping right`(order: [Int]) throws {
    let comparison = try compare(order)
    #expect(comparison.isReversed)
    #expect(LogTrial.lines(comparison) == Set(order).sorted().map { "=\($0 + 1)" })
  }

  @Test func `A stop at another position is the only difference of a walk backward`() throws {
    let comparison = try compare([4, 1, 3, 2, 0])
    #expect(comparison.isReversed && comparison.count(of: .moved) == 1)
    #expect(comparison.count(of: nil) == 4)
  }

  @Test(arguments: [[0, 1, 2, 3, 4], [1, 0, 2, 3, 4], [4, 1, 2, 3, 0], [0, 4, 2, 3, 1]])
  func `A walk forward with moved stops is no walk backward`(order: [Int]) throws {
    #expect(try !compare(order).isReversed)
  }

  @Test func `A complete walk is never read backward`() throws {
    let comparison = try compare([4, 3, 2, 1, 0], isComplete: true)
    #expect(!comparison.isReversed && comparison.count(of: .moved) == 4)
  }
}
