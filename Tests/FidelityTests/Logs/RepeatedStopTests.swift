import Simulator
import SpeechLogs
import Testing

@testable import Fidelity

/// Successive announcements with equal words.
struct RepeatedStopTests {
  private static let screen = """
    - heading "Ferry"
    - link "Cabins"
    - link "Meals"
    - button "Book"
    """
  private static let words = ["Ferry. Heading", "Cabins. Link", "Meals. Link", "Book. Button"]

  private func lines(_ path: [Int], ids: [String?] = []) throws -> [String] {
    var walk = LogTrial.walk(path.map { Self.words[$0] })
    for (index, id) in ids.enumerated() { walk.utterances[index].element = LoggedElement(id: id) }
    let transcript = try LogTrial.transcript(Self.screen)
    return LogTrial.lines(LogComparison(walk, with: transcript))
      .filter { !$0.hasPrefix("=") }
  }

  @Test func `A stop that is heard twice in a row is only heard`() throws {
    #expect(try lines([0, 1, 1, 2, 3]) == ["+Cabins. Link"])
    #expect(try lines([0, 0, 1, 2, 3, 3]) == ["+Ferry. Heading", "+Book. Button"])
  }

  @Test func `An icon and a text in each row are two stops each`() throws {
    #expect(
      try lines([0, 1, 1, 2, 2, 3]) == ["+Cabins. Link", "+Meals. Link"])
  }

  @Test func `Each of several stops in a row that are not predicted is a difference`() throws {
    let transcript = try LogTrial.transcript("- heading \"Deck\"\n- button \"Close\"")
    let walk = LogTrial.walk(["Deck. Heading", "Photo", "Photo", "Photo", "Close. Button"])
    let comparison = LogComparison(walk, with: transcript)
    #expect(LogTrial.lines(comparison) == ["=1", "+Photo", "+Photo", "+Photo", "=2"])
    #expect(comparison.repeats.isEmpty)
  }

  @Test func `The same element that is heard twice is one stop`() throws {
    #expect(try lines([0, 1, 1, 2, 3], ids: ["a", "b", "b", "c", "d"]) == [])
    #expect(try lines([0, 1, 1, 2, 3], ids: ["a", "b", "e", "c", "d"]) == ["+Cabins. Link"])
    #expect(
      try lines([0, 1, 1, 2, 3], ids: [nil, nil, nil, nil, nil]) == ["+Cabins. Link"])
  }

  @Test func `The same element in words that are not predicted is one stop`() throws {
    let transcript = try LogTrial.transcript("- button \"Close\"")
    var walk = LogTrial.walk(["Photo", "Photo", "Close. Button"])
    for index in 0...1 {
      walk.utterances[index].element = LoggedElement(id: "i", bounds: [0, 0, 9, 9])
    }
    #expect(LogTrial.lines(LogComparison(walk, with: transcript)) == ["+Photo", "=1"])
    walk.utterances[1].element?.bounds = [0, 9, 9, 18]
    #expect(LogTrial.lines(LogComparison(walk, with: transcript)) == ["+Photo", "+Photo", "=1"])
  }

  @Test func `A stop is one if the swipes before and after it are from and to the same stop`()
    throws
  {
    #expect(try lines([0, 1, 2, 2, 1, 2, 3]) == [])
  }

  @Test(arguments: [
    [0, 1, 2, 1, 1, 0, 1, 2, 3], [0, 1, 2, 3, 2, 2, 1, 0], [0, 1, 2, 3, 2, 2, 1, 1, 0, 1, 2, 3],
    [2, 1, 1, 0, 1, 2, 3],
  ])
  func `A stop that is heard twice on the way back and once forward is one stop`(
    path: [Int]
  ) throws {
    #expect(try lines(path) == [])
  }

  @Test func `A stop that is heard twice in both directions is two stops`() throws {
    #expect(try lines([0, 1, 1, 2, 1, 1, 0, 1, 1, 2, 3]) == ["+Cabins. Link"])
  }

  @Test func `A mirrored row is no way back`() throws {
    let transcript = try LogTrial.transcript(
      "- button \"Edit\"\n- text \"Ida\"\n- button \"Edit\"\n- button \"Send\"")
    let walk = LogTrial.walk(["Edit. Button", "Ida", "Ida", "Edit. Button", "Send. Button"])
    let found = LogTrial.lines(LogComparison(walk, with: transcript))
    #expect(found.filter { !$0.hasPrefix("=") } == ["+Ida"])
  }
}
