import Testing
import TextIO

@testable import Fidelity

/// The agreement of predictions with the logs of readers.
@Suite struct LoggedScoreTests {
  private static let lines = [
    RecordedFolder.line(#""tea""#, said: "Green tea. In list"),
    RecordedFolder.line(#""mug""#, said: "Blue cup"),
    RecordedFolder.line(
      #""pay""#, said: "Pay. Button. Out of list, Double-tap to activate", more: #""hint": true"#),
  ]

  private func logged(
    _ screen: String, _ lines: [String] = LoggedScoreTests.lines
  ) throws -> LoggedAgreement {
    let folder = try RecordedFolder(["shop.android-nodes.json": screen])
    let score = try folder.score(lines)
    #expect(score.screenProblems.isEmpty, "\(score.screenProblems)")
    #expect(score.logged.count == 1)
    return try #require(score.logged.first)
  }

  @Test func `Words, order and hints of a walk are counted apart`() throws {
    let agreement = try logged(ShopScreen.nodes())
    #expect(agreement.reader == "talkback" && agreement.version == "17.0")
    #expect(agreement.stops == 3 && agreement.sameWords == 2)
    #expect(agreement.neighbours == 2 && agreement.neighboursInOrder == 2)
    #expect(agreement.hints == 1 && agreement.sameHints == 1)
  }

  @Test(arguments: [
    (order: "walk", nodes: ["tea", "pay"], neighbours: 1, inOrder: 0),
    (order: "sub", nodes: ["tea", "pay"], neighbours: 1, inOrder: 1),
    (order: "sub", nodes: ["pay", "tea", "mug"], neighbours: 2, inOrder: 1),
    (order: "walk", nodes: ["tea", "gone", "mug"], neighbours: 2, inOrder: 0),
    (order: "set", nodes: ["pay", "tea"], neighbours: 0, inOrder: 0),
    (order: "single", nodes: ["tea"], neighbours: 0, inOrder: 0),
  ])
  func `The meaning of the order decides which neighbours count`(
    order: String, nodes: [String], neighbours: Int, inOrder: Int
  ) throws {
    let heard =
      "[" + nodes.map { #"{"node": "\#($0)", "said": null}"# }.joined(separator: ",") + "]"
    let agreement = try logged(ShopScreen.nodes(order: order, heard: heard))
    #expect(agreement.neighbours == neighbours && agreement.neighboursInOrder == inOrder)
  }

  @Test func `A hint that was logged apart from the words counts`() throws {
    let pay = RecordedFolder.line(#""pay""#, said: "Pay. Button. Out of list")
    #expect(try logged(ShopScreen.nodes(), [pay]).sameHints == 1)
    let heard = #"[{"node": "pay", "said": "Pay. Button", "hint": "Double-tap to buy"}]"#
    let other = try logged(ShopScreen.nodes(heard: heard), [pay])
    #expect(other.hints == 1 && other.sameHints == 0 && other.sameWords == 1)
  }

  @Test func `A hint among the words counts as words and as hint`() throws {
    let folder = try RecordedFolder(["alarm.ios-elements.json": ShopScreen.elements])
    let line = RecordedFolder.line(
      #""wake""#, said: "Wake me Switch button on Double tap to toggle setting.",
      screen: "alarm.ios-elements.json", reader: "voiceover", notes: "iOS 27.0 (24A1, simulator)",
      more: #""hint": true"#)
    let agreement = try #require(folder.score([line]).logged.first)
    #expect(agreement.version == "iOS 27")
    #expect(agreement.sameWords == 1 && agreement.hints == 1 && agreement.sameHints == 1)
  }

  @Test func `Versions are apart and in the order of their numbers`() throws {
    let notes = ["TalkBack 17.0.1, Android 13", "TalkBack 16.2", "TalkBack 17.0.0 (88)", "by ear"]
    let folder = try RecordedFolder(["shop.android-nodes.json": ShopScreen.nodes(order: "set")])
    let lines = notes.map { RecordedFolder.line(#""mug""#, said: "Blue mug", notes: $0) }
    let score = try folder.score(lines)
    #expect(score.logged.map(\.version) == [nil, "16.2", "17.0", "17.0.1"])
    #expect(score.allLogged.stops == 4 && score.allLogged.sameWords == 4)
  }

  @Test func `Recordings by people are not among the logged ones`() throws {
    let typed = RecordedFolder.line(#""mug""#, said: "Blue mug").replacing(
      #""grade": "L", "#, with: "")
    let folder = try RecordedFolder(["shop.android-nodes.json": ShopScreen.nodes()])
    let score = try folder.score([typed] + LoggedScoreTests.lines)
    #expect(score.allLogged.stops == 3)
    #expect(score.exact.count == 4 && score.exactWritten.count == 1)
    #expect(score.groups.map(\.isLogged) == [false, true])
  }

  @Test func `A walk of another reader is not compared`() throws {
    let screen = ShopScreen.nodes().replacing(#""reader": "talkback""#, with: #""reader": "jaws""#)
    #expect(try logged(screen).neighbours == 0)
  }

  @Test(arguments: [
    (#""order": "walk""#, #""order": "dance""#, "“order” has the unknown value “dance”"),
    (#""order": "walk""#, #""order": 3"#, "“order” must be a string"),
    (#"{"node": "mug","#, "{", "“node” is missing"),
    (#""hint": "Double-tap to activate""#, #""hint": 5"#, "“hint” must be a string"),
  ])
  func `A damaged walk is an error with its location`(
    old: String, new: String, message: String
  ) throws {
    let screen = ShopScreen.nodes().replacing(old, with: new)
    let folder = try RecordedFolder(["shop.android-nodes.json": screen])
    let problem = try #require(try folder.score(LoggedScoreTests.lines).screenProblems.first)
    #expect(problem.problem.contains(message), "\(problem)")
    #expect(problem.position != nil && !problem.remedy.isEmpty)
  }

  @Test(arguments: [
    ("talkback", "TalkBack 17.0.0 (889642762), Android 17", "17.0"),
    ("talkback", "TalkBack 17", "17"), ("talkback", "Android 16, TalkBack 16.0.0", "16.0"),
    ("voiceover", "iOS 27.0 (24A5423a)", "iOS 27"), ("voiceover", "iPadOS 26.4.1", "iPadOS 26.4.1"),
    ("voiceover", "TalkBack 17.0", nil), ("talkback", "TalkBack beta", nil),
    ("talkback", "TalkBack 1.2.3.4.5", nil), ("talkback", "TalkBack 99999999999999999999", nil),
    ("talkback", "", nil),
  ])
  func `The version is that of the notes`(reader: String, notes: String, version: String?) {
    #expect(LoggedVersion.text(in: notes, of: reader) == version)
  }

  @Test(arguments: [
    ("Send. Button. Press select to activate", "Send Button", "Press select to activate"),
    (
      "Row, Press select to activate, Press select and hold to long press", "Row",
      "Press select to activate Press select and hold to long press"
    ),
    ("Press Alt + Space to toggle", "", "Press Alt + Space to toggle"),
    ("Press here to continue, Button", "Press here to continue Button", ""),
    ("Send, Button, Double-tap to activate", "Send Button", "Double tap to activate"),
  ])
  func `Usage hints are separated from words`(said: String, words: String, hints: String) {
    #expect(RecordedWords(UsageHints.removed(from: said)) == RecordedWords(words))
    #expect(RecordedWords(UsageHints.only(in: said)) == RecordedWords(hints))
  }

  @Test func `Settings that a reader lacks are not taken from the notes`() throws {
    let folder = try RecordedFolder(["shop.android-nodes.json": ShopScreen.nodes()])
    let line = RecordedFolder.line(
      #""pay""#, said: "Pay. Button. Out of list", notes: "TalkBack 17.0, hardware keyboard")
    let comparison = try #require(folder.score([line]).comparisons.first)
    #expect(comparison.obstacle == nil && comparison.isSameWithoutHints)
  }
}
