import Importers
import Simulator
import SpeechLogs
import Testing

@testable import Fidelity

/// Comparisons of a reader's announcements with the predicted ones.
struct LogComparisonTests {
  private static let order = """
    - heading "Parcel"
    - text "Two kilograms"
    - textbox "Street, number"
    - checkbox "Insured"
    - button "Send"
    """

  private func lines(
    _ said: [String], isComplete: Bool = true, _ outline: String = LogComparisonTests.order
  ) throws -> [String] {
    let transcript = try LogTrial.transcript(outline)
    return LogTrial.lines(
      LogComparison(LogTrial.walk(said, isComplete: isComplete), with: transcript))
  }

  @Test func `Stops are one pair if they have a word in common`() throws {
    var words = LogTrial.words(of: try LogTrial.transcript(Self.order))
    words[4] = "Post. Button"
    #expect(try lines(words) == ["=1", "=2", "=3", "=4", "~5"])
    words[4] = "Post. Knob"
    #expect(try lines(words) == ["=1", "=2", "=3", "=4", "+Post. Knob", "-5"])
  }

  @Test func `Separators, case and commas do not matter`() throws {
    #expect(
      try lines([
        "Parcel. Heading", "Two kilograms", "Street number Edit box",
        "not checked. Insured. Check box",
        "Send, Button",
      ]) == ["=1", "=2", "=3", "=4", "=5"])
  }

  @Test func `Words of VoiceOver are joined by blanks`() throws {
    let transcript = try LogTrial.transcript(Self.order, voiceOver: true)
    let said = LogTrial.words(of: transcript).map { $0.replacing(#/[.,] /#, with: " ") }
    let comparison = LogComparison(LogTrial.walk(said), with: transcript)
    #expect(LogTrial.lines(comparison) == ["=1", "=2", "=3", "=4", "=5"])
  }

  @Test func `Differing words name the rule that spoke ours`() throws {
    let transcript = try LogTrial.transcript(Self.order)
    var said = LogTrial.words(of: transcript)
    said[2] = "Street, number. Text field"
    let comparison = LogComparison(LogTrial.walk(said), with: transcript)
    #expect(LogTrial.lines(comparison) == ["=1", "=2", "~3", "=4", "=5"])
    let parts = comparison.lines[2].parts
    let role = try #require(parts.first { $0.change == .heard })
    #expect(role.kind == .role && role.words == "edit box" && role.rule != nil)
    #expect(parts.contains { $0.change == .notHeard && $0.words == "text field" })
  }

  @Test func `A stop that is heard twice as two stops is not predicted`() throws {
    #expect(
      try lines(
        [
          "Parcel. Heading", "Sale", "Two kilograms", "Street number Edit box",
          "not checked. Insured. Check box", "Send, Button",
        ]) == ["=1", "+Sale", "=2", "=3", "=4", "=5"])
  }

  @Test func `A stop that the phone passes over is only predicted`() throws {
    let words = LogTrial.words(of: try LogTrial.transcript(Self.order))
    #expect(try lines([words[0], words[1], words[3], words[4]]) == ["=1", "=2", "-3", "=4", "=5"])
  }

  @Test func `A stop at another position is moved`() throws {
    let words = LogTrial.words(of: try LogTrial.transcript(Self.order))
    #expect(
      try lines([words[0], words[4], words[1], words[2], words[3]]) == [
        "=1", ">5", "=2", "=3", "=4",
      ])
  }

  @Test func `Stops before the first and behind the last of an incomplete walk are not missing`()
    throws
  {
    let transcript = try LogTrial.transcript(Self.order)
    let words = LogTrial.words(of: transcript)
    let comparison = LogComparison(
      LogTrial.walk(Array(words[1...2]), isComplete: false), with: transcript)
    #expect(LogTrial.lines(comparison) == ["=2", "=3"] && comparison.stopsOutside == 3)
    #expect(try lines(Array(words[1...2])) == ["-1", "=2", "=3", "-4", "-5"])
  }

  @Test func `A log that begins inside a screen of equal stops ends where it ends`() throws {
    let outline = """
      - button "Edit"
      - text "Anna"
      - button "Edit"
      - text "Bea"
      - button "Edit"
      """
    #expect(
      try lines(["Edit. Button", "Bea", "Edit. Button"], isComplete: false, outline)
        == ["=3", "=4", "=5"])
    #expect(try lines(["Bea", "Edit. Button"], isComplete: false, outline) == ["=4", "=5"])
  }

  @Test func `Swiping back and forth repeats stops`() throws {
    let transcript = try LogTrial.transcript(Self.order)
    let words = LogTrial.words(of: transcript)
    let path = [0, 1, 2, 1, 0, 1, 2, 3, 4]
    let comparison = LogComparison(LogTrial.walk(path.map { words[$0] }), with: transcript)
    #expect(LogTrial.lines(comparison) == ["=1", "=2", "=3", "=4", "=5"])
    #expect(comparison.repeats.map(\.line) == [4, 5, 6, 7])
  }

  @Test func `A walk that begins backward is read forward`() throws {
    let transcript = try LogTrial.transcript(Self.order)
    let words = LogTrial.words(of: transcript)
    let path = [2, 1, 0, 1, 2, 3, 4]
    let comparison = LogComparison(LogTrial.walk(path.map { words[$0] }), with: transcript)
    #expect(LogTrial.lines(comparison) == ["=1", "=2", "=3", "=4", "=5"])
    #expect(comparison.repeats.count == 2)
  }

  @Test func `A walk that comes round over the edge is read from the first stop`() throws {
    let transcript = try LogTrial.transcript(Self.order)
    let words = LogTrial.words(of: transcript)
    var walk = LogTrial.walk([2, 3, 4, 0, 1].map { words[$0] }, isComplete: false)
    walk.utterances.insert(LoggedUtterance("", cause: .edge, line: 4), at: 3)
    let comparison = LogComparison(walk, with: transcript)
    #expect(LogTrial.lines(comparison) == ["=1", "=2", "=3", "=4", "=5"])
    #expect(comparison.isWrapMarked)
    walk.utterances.remove(at: 3)
    var unmarked = comparison
    unmarked.isWrapMarked = false
    #expect(LogComparison(walk, with: transcript) == unmarked)
  }

  @Test func `The repeats at the end of a capture are one stop, or as many as are predicted`()
    throws
  {
    let outline = "- heading \"Tea\"\n- button \"Pour\"\n- button \"Pour\"\n"
    let transcript = try LogTrial.transcript(outline, voiceOver: true)
    for (count, expected) in [(1, 1), (2, 2), (3, 2), (12, 2)] {
      var walk = LogTrial.walk(
        ["Tea Heading"] + Array(repeating: "Pour Button", count: count), isComplete: false)
      for index in walk.utterances.indices.dropFirst(2) {
        walk.utterances[index].isRepeatedTail = true
      }
      let comparison = LogComparison(walk, with: transcript)
      #expect(LogTrial.lines(comparison) == (1...expected + 1).map { "=\($0)" })
      #expect(comparison.repeats.count == count - expected)
    }
  }

  @Test func `The last stop may be repeated in words that are not predicted`() throws {
    let transcript = try LogTrial.transcript("- button \"Go\"", voiceOver: true)
    var walk = LogTrial.walk(["Go Knob", "Go Knob", "Go Knob"], isComplete: false)
    for index in 1...2 { walk.utterances[index].isRepeatedTail = true }
    let comparison = LogComparison(walk, with: transcript)
    #expect(LogTrial.lines(comparison) == ["~1"] && comparison.repeats.count == 2)
  }

  @Test func `Equal words of two elements are two stops`() throws {
    let transcript = try LogTrial.transcript("- text \"Name\"\n- button \"Save\"")
    var walk = LogTrial.walk(["Name", "Name", "Save. Button"])
    walk.utterances[0].element = LoggedElement(id: "title", bounds: [0, 0, 9, 9])
    walk.utterances[1].element = LoggedElement(id: "label", bounds: [0, 9, 9, 18])
    #expect(LogTrial.lines(LogComparison(walk, with: transcript)) == ["=1", "+Name", "=2"])
  }

  @Test func `The name of the app before the first stop is left out`() throws {
    let transcript = try LogTrial.transcript(Self.order, voiceOver: true)
    var said = LogTrial.words(of: transcript)
    said[0] = "Parcel Post Parcel Heading"
    var walk = LogTrial.walk(said)
    walk.mayBeginWithAppName = true
    let comparison = LogComparison(walk, with: transcript)
    #expect(LogTrial.lines(comparison) == ["=1", "=2", "=3", "=4", "=5"])
    #expect(comparison.appName == "Parcel Post")
    walk.mayBeginWithAppName = false
    #expect(LogTrial.lines(LogComparison(walk, with: transcript)).first == "~1")
  }

  @Test func `Windows and announcements between stops are not compared`() throws {
    let transcript = try LogTrial.transcript(Self.order)
    var walk = LogTrial.walk(of: transcript)
    walk.utterances.insert(LoggedUtterance("Post", cause: .window, line: 0), at: 0)
    walk.utterances.insert(LoggedUtterance("Price updated", cause: .announcement, line: 2), at: 3)
    let comparison = LogComparison(walk, with: transcript)
    #expect(LogTrial.lines(comparison) == ["=1", "=2", "=3", "=4", "=5"])
    #expect(comparison.others.map(\.words) == ["Post", "Price updated"])
  }

  @Test func `Hints are compared only if the log has any`() throws {
    let transcript = try LogTrial.transcript(Self.order)
    let without = LogComparison(LogTrial.walk(of: transcript), with: transcript)
    #expect(!without.comparesHints && without.count(of: nil) == 5)
    var walk = LogTrial.walk(of: transcript)
    walk.utterances[2].hint = "Double-tap to edit text"
    walk.utterances[3].hint = "Double-tap to check"
    walk.utterances[4].hint = "Double-tap to activate"
    let with = LogComparison(walk, with: transcript)
    #expect(LogTrial.lines(with) == ["=1", "=2", "=3", "?4", "=5"])
    #expect(with.lines[3].parts.contains { $0.rule != nil && $0.kind == .usageHint })
  }

  @Test func `A hint that is heard where none is predicted is a difference`() throws {
    let transcript = try LogTrial.transcript("- text \"Pay now\"")
    let walk = LogTrial.walk(["Pay now|Double-tap to activate"])
    #expect(LogTrial.lines(LogComparison(walk, with: transcript)) == ["?1"])
    // With the setting hints=off, the prediction has no hints.
    let off = LogComparison(walk, with: transcript, sayingHints: false)
    #expect(LogTrial.lines(off) == ["=1"] && !off.comparesHints)
  }

  @Test(arguments: [
    ("Press Action+Space to activate", "=1"), ("Press Alt + Enter to activate", "=1"),
    ("Press Action+Space to toggle", "?1"), ("Press select to activate", "?1"),
  ])
  func `The names of keys in a hint are those of the keyboard`(hint: String, line: String) throws {
    var reader = TalkBack()
    try reader.set("input", to: "keyboard")
    let screen = try Screen(outline: "- button \"Pay\"")
    let walk = LogTrial.walk(["Pay. Button|\(hint)"])
    #expect(LogTrial.lines(LogComparison(walk, with: reader.read(screen))) == [line])
  }

  @Test func `A hint inside which the log ends is not compared`() throws {
    let transcript = try LogTrial.transcript("- button \"Pay\"")
    var walk = LogTrial.walk(["Pay. Button|Double-tap to a"], isComplete: false)
    walk.utterances[0].isCut = true
    #expect(LogTrial.lines(LogComparison(walk, with: transcript)) == ["=1"])
  }

  @Test func `The name of the app may be an utterance of its own`() throws {
    let transcript = try LogTrial.transcript(Self.order, voiceOver: true)
    var walk = LogTrial.walk(["Parcel Post"] + LogTrial.words(of: transcript))
    walk.mayBeginWithAppName = true
    let comparison = LogComparison(walk, with: transcript)
    #expect(LogTrial.lines(comparison) == ["=1", "=2", "=3", "=4", "=5"])
    #expect(comparison.appName == "Parcel Post")
    walk.mayBeginWithAppName = false
    #expect(LogTrial.lines(LogComparison(walk, with: transcript)).first == "+Parcel Post")
  }

  @Test func `A hint among the words of VoiceOver is compared apart`() throws {
    let outline = "- switch \"Alerts\" [checked]\n- button \"Done\""
    let transcript = try LogTrial.transcript(outline, voiceOver: true)
    let words = LogTrial.words(of: transcript)
    let hint = transcript.stops[0].announcement.parts.filter { $0.kind == .usageHint }.map(\.text)
      .joined()
    let comparison = LogComparison(
      LogTrial.walk(["\(words[0]) \(hint).", words[1]]), with: transcript)
    #expect(comparison.comparesHints)
    #expect(comparison.lines[0].difference == nil)
  }

  @Test func `Spelling variants are equal and symbols are not`() throws {
    let outline = "- button \"Pop-up 5 %\"\n- text \"5 €\""
    #expect(try lines(["Popup 5 percent. Button", "5 €"], outline) == ["=1", "=2"])
    #expect(try lines(["Popup 5 percent. Button", "5 $"], outline) == ["=1", "~2"])
  }

  @Test func `A silent stop is equal to a silent one`() throws {
    #expect(try lines([]) == ["-1", "-2", "-3", "-4", "-5"])
    #expect(try lines([], isComplete: false) == [])
    #expect(try lines(["", "Parcel. Heading"], isComplete: false) == ["+", "=1"])
  }

  @Test func `The same unlabelled stop in each row is no way back`() throws {
    let rows = ["Ada", "Ben", "Cleo", "Dan"]
    let outline = rows.map { "- button \"\"\n- text \"\($0)\"\n" }.joined()
    let said = rows.flatMap { ["Unlabelled. Knob button", $0] }
    #expect(
      try lines(said, outline) == ["~1", "=2", "~3", "=4", "~5", "=6", "~7", "=8"])
  }
}
