import AccessibilityTree
import Requirements
import SpeechLogs
import Testing
import TextIO

/// Hints, whole utterances and fragments, and the stops to which they belong.
extension TalkBackLogTests {
  @Test func `A hint that is spoken before the words of its stop is of this stop`() throws {
    let hint = "Double-tap to activate"
    // The last two fragments belong to one event.
    #expect(
      try speech(
        fragment("Name", time: 3), fragment(hint, time: 7), fragment("Save. Button", time: 7)
      ).spokenWords == ["Name", "Save. Button", "hint: \(hint)"])
    // The hint belongs to the first event, although the words of another stop come before the hint.
    #expect(
      try speech(
        fragment("Save. Button", time: 7), fragment("Name", time: 9), fragment(hint, time: 7)
      ).spokenWords == ["Save. Button", "hint: \(hint)", "Name"])
  }

  @Test func `A hint after a new focus and before its words is of the new stop`() throws {
    let focus = { (time: Int) in
      "Mappers: mapToFeedback() event=EventType: TYPE_VIEW_ACCESSIBILITY_FOCUSED; EventTime: \(time);"
    }
    let hint = feedback("Double-tap to activate", of: "EVENT_SPEAK_HINT")
    #expect(
      try speech(
        focus(3), feedback("Name"), focus(7), hint, feedback("Save. Button"), focus(9),
        feedback("Help")
      ).spokenWords == ["Name", "Save. Button", "hint: Double-tap to activate", "Help"])
    #expect(
      try speech(focus(3), feedback("Name. Button"), hint, focus(7), feedback("Save"))
        .spokenWords == ["Name. Button", "hint: Double-tap to activate", "Save"])
  }

  @Test func `A second whole hint is of the next stop, if one follows`() throws {
    let first = feedback("Double-tap to edit text", of: "EVENT_SPEAK_HINT")
    let second = feedback("Double-tap to toggle", of: "EVENT_SPEAK_HINT")
    #expect(
      try speech(feedback("Name. Edit box"), first, second, feedback("Bell. Switch"))
        .spokenWords == [
          "Name. Edit box", "hint: Double-tap to edit text", "Bell. Switch",
          "hint: Double-tap to toggle",
        ])
    #expect(
      try speech(feedback("Name. Edit box"), first, second).spokenWords == [
        "Name. Edit box", "hint: Double-tap to edit text. Double-tap to toggle",
      ])
  }

  @Test func `A mark at the edge of a screen is an edge`() throws {
    let speech = try speech(
      "I/A11Y_AUDIT( 1): screen-start:quay", feedback("Name"), "I/A11Y_AUDIT( 1): edge",
      feedback("Save. Button"), "I/A11Y_AUDIT( 1): screen-end:quay")
    #expect(speech.walks.first?.utterances.map(\.cause) == [.focus, .edge, .focus])
    #expect(speech.walks.first?.utterances.map(\.line) == [2, 3, 4])
  }

  @Test func `Quotes, commas and the names of fields inside words are words`() throws {
    let words = "Say \"no\", queueMode and text=\"x\""
    #expect(try speech(fragment(words, time: 4)).spokenWords == [words])
  }

  @Test(arguments: [
    "ttsSkipDuplicate", "forceFeedbackEvenIfMicrophoneActive", "queueMode=2", "haptic=3",
    "ttsClearQueueGroup", "refreshSourceNode",
  ])
  func `The first known flag ends the words of a whole utterance`(_ flag: String) throws {
    let line =
      "TalkBackFeedbackProvider:  TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= Go, haptic  "
    #expect(try speech(line + flag + "  earcon=1").spokenWords == ["Go, haptic"])
  }

  @Test func `A whole utterance without flags is read`() throws {
    let line = "TalkBackFeedbackProvider:  TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= Go"
    let speech = try speech(line, line + " on", "")
    #expect(speech.spokenWords == ["Go", "Go on"])
    #expect(speech.diagnostics.isEmpty)
  }

  @Test func `Whole utterances are preferred to fragments`() throws {
    let speech = try speech(
      feedback("Volume. 4. Asterisk"), fragment("Volume. 4 Asterisk", time: 1),
      fragment("Only a fragment", time: 2))
    #expect(speech.spokenWords == ["Volume. 4. Asterisk"])
  }

  @Test func `Fragments of one event are one stop`() throws {
    let speech = try speech(
      fragment("Send", time: 7), fragment("Button", time: 7), fragment("Send", time: 9))
    #expect(speech.spokenWords == ["Send Button", "Send"])
  }

  @Test func `An event whose time comes again is dropped`() throws {
    let speech = try speech(
      fragment("One", time: 7), fragment("Two", time: 8), fragment("One", time: 7),
      fragment("Three", time: 9))
    #expect(speech.spokenWords == ["One", "Two", "Three"])
  }

  @Test func `A fragment that comes again inside an utterance stays`() throws {
    let speech = try speech(
      fragment("3", time: 7), fragment("rows of", time: 7), fragment("3", time: 7),
      fragment("Double-tap to open", time: 7), fragment("Close", time: 8))
    #expect(speech.spokenWords == ["3 rows of 3", "hint: Double-tap to open", "Close"])
  }

  @Test func `An utterance of several fragments that is spoken again whole is dropped`() throws {
    let (one, two) = (fragment("Send", time: 7), fragment("Button", time: 7))
    let hint = fragment("Double-tap to activate", time: 7)
    let more = fragment("Press select to send", time: 7)
    let expected = ["Send Button", "hint: Double-tap to activate. Press select to send"]
    #expect(
      try speech(one, two, hint, more, one, two, hint, more).spokenWords == expected)
    let between = fragment("Mail", time: 9)
    #expect(try speech(one, two, between, one, two).spokenWords == ["Send Button", "Mail"])
    let whole = fragment("Send Button", time: 7)
    #expect(try speech(one, two, whole).spokenWords == ["Send Button"])
  }

  @Test func `An utterance that begins again on the next screen loses no words`() throws {
    func mark(_ name: String) -> String { "I/A11Y_AUDIT( 1): screen-start:\(name)" }
    let (one, two) = (fragment("Send", time: 7), fragment("Button", time: 7))
    let again = try speech(mark("a"), one, two, mark("b"), one, two, fragment("Mail", time: 9))
    #expect(again.walks.map { $0.utterances.map(\.words) } == [["Send Button"], ["Mail"]])
    let other = try speech(mark("a"), one, two, mark("b"), one, fragment("twice", time: 7))
    #expect(other.walks.map { $0.utterances.map(\.words) } == [["Send Button"], ["Send twice"]])
  }

  @Test func `An announcement between two fragments of a stop does not part them`() throws {
    let speech = try speech(
      fragment("Drafts", time: 7), fragment("Saved", of: "TYPE_ANNOUNCEMENT", time: 8),
      fragment("tab", time: 7))
    #expect(speech.spokenWords == ["Drafts tab", "Saved"])
  }

  @Test(arguments: ["word", "Double-tap to run"])
  func `Words of one event beyond a limit are a diagnostic, in linear time`(
    _ words: String
  ) throws {
    func log(_ count: Int) -> [UInt8] {
      let lines = (0..<count).map { fragment("\(words) \($0)", time: 7) }
      return Array(([fragment("Start", time: 7)] + lines).joined(separator: "\n").utf8)
    }
    let isProportional = try isLinear(size: 2_500, input: log) { _ = try LoggedSpeech($0) }
    #expect(isProportional)
    let speech = try LoggedSpeech(log(20_000))
    let stop = try #require(speech.walks.first?.stops.first)
    let size = max(stop.words.utf8.count, stop.hint?.utf8.count ?? 0)
    #expect(((1 << 16) - 40...1 << 16).contains(size))
    #expect(speech.diagnostics.map(\.message).contains { $0.contains("more than 64 KB") })
  }

  @Test(arguments: [
    "Set haptic=on now", "haptic=1", "Set haptic=on", "queueMode=0 is earcon=2",
    "Turn  earcon=1  off",
  ])
  func `The names of flags inside the words of a whole utterance are words`(
    _ words: String
  ) throws {
    let shown = words.replacing("  ", with: " ")
    let lines = try speech(feedback("Top. " + words), feedback("Last"))
    #expect(lines.spokenWords == ["Top. " + shown, "Last"])
  }

  @Test func `A flag of another version between flags is no word`() throws {
    let line = "TalkBackFeedbackProvider:  TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= Go    "
    #expect(
      try speech(line + "queueMode=1  isQuiet  ttsAddToHistory").spokenWords == ["Go"])
    #expect(try speech(line + "queueMode=1 other words").spokenWords == ["Go"])
  }

  @Test func `Equal stops of different events both stay`() throws {
    #expect(try speech(feedback("Like. Button"), feedback("Like. Button")).spokenWords.count == 2)
  }

  @Test func `A fragment without event belongs to the event that is handled`() throws {
    let mapper = "Mappers: mapToFeedback() event=EventType: "
    let bare = "SpeechControllerImpl: Speaking fragment text="
    let speech = try speech(
      mapper + "TYPE_VIEW_ACCESSIBILITY_FOCUSED; EventTime: 5; PackageName: a;",
      bare + "\"Send\", utteranceId=t_1",
      bare + "\"Button\", utteranceId=t_2", bare + "\"Double-tap to activate\", utteranceId=t_3",
      mapper + "TYPE_ANNOUNCEMENT; EventTime: 6; PackageName: a;",
      bare + "\"Sent\", utteranceId=t_4")
    let utterances = speech.walks.flatMap(\.utterances)
    #expect(utterances.map(\.words) == ["Send Button", "Sent"])
    #expect(utterances.map(\.cause) == [.focus, .announcement])
    #expect(utterances.first?.hint == "Double-tap to activate")
  }
}
