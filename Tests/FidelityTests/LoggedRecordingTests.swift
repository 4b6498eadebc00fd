import Testing
import TextIO

@testable import Fidelity

/// Recordings that refer to a log with the announcements.
struct LoggedRecordingTests {
  /// Returns a TalkBack 17 log with the given announcements; in each text, a usage hint follows
  /// “|”.
  private static func log(_ said: [String]) -> String {
    said.enumerated().map { index, text in
      let head = "10-30 12:00:\(10 + index).250  90  90 V talkback: TalkBackFeedbackProvider:  "
      let pieces = text.split(separator: "|")
      let words =
        "\(head)TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= \(pieces[0])    queueMode=1\n"
      guard pieces.count > 1 else { return words }
      return "\(words)\(head)EVENT_SPEAK_HINT:  ttsOutput= \(pieces[1])    queueMode=2\n"
    }.joined()
  }

  private static let said = [
    "Green tea. In list", "Blue mug", "Pay. Button. Out of list|Double-tap to activate",
  ]
  private static let line = """
    {"id": "shop", "log": "screens/shop.log", "screen": "screens/shop.android-nodes.json", \
    "notes": "TalkBack 17.0.1"}
    """

  private func score(
    _ said: [String], _ line: String = LoggedRecordingTests.line
  ) throws -> Score {
    try RecordedFolder([
      "shop.android-nodes.json": ShopScreen.nodes(), "shop.log": Self.log(said),
    ]).score([line])
  }

  private func error(_ line: String) throws -> InputError {
    try #require(throws: InputError.self) { try self.score(Self.said, line) }
  }

  @Test func `A log is one comparison for each heard stop`() throws {
    let score = try score(Self.said)
    #expect(score.screenProblems.isEmpty, "\(score.screenProblems)")
    #expect(score.comparisons.map(\.recording.id) == ["shop#1", "shop#2", "shop#3"])
    #expect(score.comparisons.allSatisfy { $0.isSame }, "\(score.comparisons)")
    #expect(
      score.comparisons[2].recording.said == "Pay. Button. Out of list, Double-tap to activate")
    let agreement = try #require(score.logged.first)
    #expect(score.logged.count == 1 && agreement.reader == "talkback")
    #expect(agreement.version == "17.0.1")
    #expect(agreement.stops == 3 && agreement.sameWords == 3)
    #expect(agreement.neighbours == 2 && agreement.neighboursInOrder == 2)
    #expect(agreement.hints == 1 && agreement.sameHints == 1)
    #expect(score.groups.map(\.platform) == ["android-native"] && score.waiting == 0)
  }

  @Test(arguments: [
    // A stop is announced with other words.
    (["Green tea. In list", "Blue cup", "Pay. Button. Out of list"], 3, 2, 2, 2),
    // A predicted stop is skipped.
    (["Green tea. In list", "Pay. Button. Out of list"], 2, 2, 1, 0),
    // The log has a stop that is not predicted.
    (["Green tea. In list", "Advertisement", "Blue mug", "Pay. Button. Out of list"], 4, 3, 3, 1),
    // The walk begins in the middle of the screen, and continues at the start.
    (["Pay. Button. Out of list", "Green tea. In list", "Blue mug"], 3, 3, 1, 1),
  ])
  func `Words and order are counted as they are compared`(
    said: [String], stops: Int, sameWords: Int, neighbours: Int, inOrder: Int
  ) throws {
    let agreement = try #require(try score(said).logged.first)
    #expect(agreement.stops == stops && agreement.sameWords == sameWords)
    #expect(agreement.neighbours == neighbours && agreement.neighboursInOrder == inOrder)
    #expect(agreement.hints == 0)
  }

  @Test func `Another hint than predicted counts as a hint and not as words`() throws {
    let agreement = try #require(
      try score(["Blue mug", "Pay. Button. Out of list|Double-tap to buy"]).logged.first)
    #expect(agreement.sameWords == 2 && agreement.hints == 1 && agreement.sameHints == 0)
  }

  @Test func `Recordings with words and with logs keep their order`() throws {
    let folder = try RecordedFolder([
      "shop.android-nodes.json": ShopScreen.nodes(), "shop.log": Self.log(Self.said),
    ])
    let typed = RecordedFolder.line(#""mug""#, said: "Blue mug")
    let score = try folder.score([typed, Self.line, typed])
    #expect(
      score.comparisons.map(\.recording.id) == ["here", "shop#1", "shop#2", "shop#3", "here"])
  }

  @Test(arguments: [
    (#"{"id": "a", "log": "screens/shop.log"}"#, 20, "a log has no screen"),
    (
      #"{"id": "a", "log": "screens/shop.log", "screen": "s.json", "said": "Pay"}"#, 68,
      "and this has both"
    ),
    (#"{"log": "screens/shop.log", "screen": "s.json"}"#, 1, "“id” is missing"),
    (#"{"id": "a", "log": 5, "screen": "s.json"}"#, 20, "“log” must be a string"),
  ])
  func `A recording that names a log wrongly is an error with its location`(
    line: String, column: Int, problem: String
  ) throws {
    let error = try error(line)
    #expect(error.problem.contains(problem), "\(error)")
    #expect(error.position == SourcePosition(line: 1, column: column) && !error.remedy.isEmpty)
    #expect(error.file?.hasSuffix("recordings.jsonl") == true)
  }

  @Test(arguments: [
    ("screens/gone.log", "shop.android-nodes.json", "", "the log “screens/gone.log”"),
    ("screens/shop.log", "gone.json", "", "the screen “screens/gone.json”"),
    (
      "screens/shop.android-nodes.json", "shop.android-nodes.json", "",
      "cannot read this file as the log"
    ),
    ("screens/shop.log", "shop.android-nodes.json", #", "walk": "till""#, "no walk called “till”"),
  ])
  func `A log or screen that cannot be used is reported and counts as not said`(
    log: String, screen: String, more: String, problem: String
  ) throws {
    let score = try score(
      Self.said, #"{"id": "a", "log": "\#(log)", "screen": "screens/\#(screen)"\#(more)}"#)
    let error = try #require(score.screenProblems.first)
    #expect(error.problem.contains(problem), "\(error)")
    #expect(error.position?.line == 1 && !error.remedy.isEmpty && error.file != nil)
    #expect(score.unreached.count == 1 && score.logged.isEmpty)
  }

  @Test func `A log alone names the ways to give it a screen`() throws {
    let error = try #require(throws: InputError.self) {
      try Recording.all(in: Array(Self.log(Self.said).utf8), file: "talkback.log")
    }
    #expect(error.problem == "this is a log, and a log has no screen")
    #expect(
      error.remedy
        == "use announce compare talkback.log SCREEN, or a recording with “log” and “screen”")
  }
}
