import AccessibilityTree
import SpeechLogs
import Testing
import TextIO

/// Logs of TalkBack: headers, events, and what belongs together.
@Suite struct TalkBackLogTests {
  private static let focus =
    "type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED displayId:0 time:"

  private func speech(_ lines: String...) throws -> LoggedSpeech {
    try LoggedSpeech(Array(lines.joined(separator: "\n").utf8))
  }

  private func fragment(
    _ words: String, of event: String = "TYPE_VIEW_ACCESSIBILITY_FOCUSED", time: Int
  ) -> String {
    "SpeechControllerImpl: Speaking fragment text=\"\(words)\", utteranceId=talkback_1, "
      + "locale=null, event=type:EVENT_TYPE_ACCESSIBILITY subtype:\(event) displayId:0 time:\(time)"
  }

  private func feedback(_ words: String, of event: String = "TYPE_VIEW_ACCESSIBILITY_FOCUSED")
    -> String
  {
    "TalkBackFeedbackProvider:  \(event):  ttsOutput= \(words)    queueMode=1  ttsAddToHistory"
  }

  @Test(arguments: [
    "11-03 08:15:02.100  2210  2210 V talkback: ",
    "11-03 08:15:02.100  10088  2210  2210 V talkback: ",
    "2026-11-03 08:15:02.100 +0100  2210  2210 V talkback: ",
    "11-03 08:15:02.100 V/talkback( 2210): ",
    "V/talkback( 2210): ", "V/talkback: ", "1762157700.100  2210  2210 V talkback: ",
    "2026-11-03 08:15:02.100  2210-2210  talkback  com.google.android.marvin.talkback  V  ",
    "2026-11-03 08:15:02.100 2210-2210/com.google.android.marvin.talkback V/talkback: ",
    "[ci 12:00] talkback: ", "", "   ",
  ])
  func `A line is read under every header`(_ header: String) throws {
    let speech = try speech(
      header + feedback("Save. Button"),
      header + feedback("Double-tap to activate", of: "EVENT_SPEAK_HINT"))
    #expect(speech.spokenWords == ["Save. Button", "hint: Double-tap to activate"])
  }

  @Test func `A whole utterance that is logged twice at one time is one`() throws {
    let head = "11-03 08:15:02.100  2210  2210 V talkback: "
    let later = "11-03 08:15:04.300  2210  2210 V talkback: "
    let (save, hint) = (
      feedback("Save. Button"), feedback("Double-tap to activate", of: "EVENT_SPEAK_HINT")
    )
    #expect(
      try speech(head + save, head + save, head + hint, head + hint).spokenWords == [
        "Save. Button", "hint: Double-tap to activate",
      ])
    #expect(
      try speech(head + save, later + save).spokenWords == ["Save. Button", "Save. Button"])
  }

  @Test func `A whole utterance that is logged twice without a time is one if its fragment is`()
    throws
  {
    let save = feedback("Save. Button")
    #expect(
      try speech(save, save, fragment("Save. Button", time: 7), fragment("Save. Button", time: 7))
        .spokenWords == ["Save. Button"])
    #expect(
      try speech(
        save, fragment("Save. Button", time: 7), save, fragment("Save. Button", time: 9)
      ).spokenWords == ["Save. Button", "Save. Button"])
  }

  @Test func `A hint that is spoken before the words of its stop is of this stop`() throws {
    let hint = "Double-tap to activate"
    // Fragments of one event.
    #expect(
      try speech(
        fragment("Name", time: 3), fragment(hint, time: 7), fragment("Save. Button", time: 7)
      ).spokenWords == ["Name", "Save. Button", "hint: \(hint)"])
    // The hint of an event whose words came before those of another stop.
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

  @Test(arguments: [
    "11-03 25:61:99.100", "11-03 08:60:00.100", "13-03 08:15:02.100", "02-30 08:15:02.100",
    "0000-11-03 08:15:02.100", "11-00 08:15:02.100", "999999999999999-11-03 08:15:02.100",
  ])
  func `A time that does not exist is a diagnostic with its line, and reading goes on`(
    _ time: String
  ) throws {
    let (head, rest) = ("11-03 08:15:01.000", "  2210  2210 V talkback: ")
    let speech = try speech(
      head + rest + feedback("Name"), time + rest + feedback("Save. Button"),
      head + rest + feedback("Help"))
    #expect(speech.spokenWords == ["Name", "Save. Button", "Help"])
    #expect(speech.diagnostics.map(\.position?.line) == [2])
    #expect(speech.diagnostics.first?.message.contains(time) == true, "\(speech.diagnostics)")
  }

  @Test(arguments: [
    ("11-03 08:15:02.100", "11-01 08:15:02.100", true),
    ("12-31 23:59:59.900", "01-01 00:00:00.100", false),
    ("11-03 08:15:02.100", "11-03 08:15:01.100", false),
    ("11-03 00:00:02.100", "11-02 23:59:59.100", false),
    ("2026-11-03 08:15:02.100", "2025-12-03 08:15:02.100", true),
    ("2026-12-31 23:59:59.900", "2027-01-01 00:00:00.100", false),
    ("1762157700.100", "1761157700.100", true), ("1762157700.100", "11-01 08:15:02.100", false),
  ])
  func `A time that goes back by days is a diagnostic with its line`(
    _ first: String, _ second: String, _ isReported: Bool
  ) throws {
    let rest = "  2210  2210 V talkback: "
    let speech = try speech(
      first + rest + feedback("Name"), second + rest + feedback("Save. Button"))
    #expect(speech.spokenWords == ["Name", "Save. Button"])
    #expect(speech.diagnostics.map(\.position?.line) == (isReported ? [2] : []))
  }

  @Test func `Lines behind an utterance without flags take time only for themselves`() throws {
    let words = "V/talkback: " + "TalkBackFeedbackProvider:  TYPE_VIEW_ACCESSIBILITY_FOCUSED:  "
    let foreign = (0..<60).map { "a line \($0) of a foreign app\n" }.joined()
    let log = (0..<800).map { "\(words)ttsOutput= Row \($0)\n\(foreign)" }.joined()
    let start = ContinuousClock.now
    let speech = try LoggedSpeech(Array(log.utf8))
    #expect(speech.walks.first?.stops.count == 800)
    #expect(ContinuousClock.now - start < .seconds(6))
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
    let lines = (0..<20_000).map { fragment("\(words) \($0)", time: 7) }
    let start = ContinuousClock.now
    let speech = try LoggedSpeech(
      Array(([fragment("Start", time: 7)] + lines).joined(separator: "\n").utf8))
    #expect(ContinuousClock.now - start < .seconds(15))
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

  @Test(arguments: [
    ("EVENT_SPOKEN_FEEDBACK_ON", "TalkBack eingeschaltet"), ("TYPE_WINDOW_STATE_CHANGED", "Alert"),
    ("TYPE_NOTIFICATION_STATE_CHANGED", "New mail"), ("TYPE_ANNOUNCEMENT", "TalkBack on."),
  ])
  func `What is not about the app is dropped`(_ event: String, _ words: String) throws {
    let speech = try speech(feedback(words, of: event), feedback("Alert"))
    #expect(speech.spokenWords == ["Alert"])
  }

  @Test func `A stop without words is a silent stop`() throws {
    let speech = try speech(
      "SpeechControllerImpl: Speaking fragment text=null, utteranceId=talkback_1, locale=null, "
        + "event=\(Self.focus)3", fragment("After", time: 4))
    #expect(speech.walks.flatMap(\.stops).map(\.words) == ["", "After"])
  }

  @Test func `The version comes from the package of TalkBack only`() throws {
    let speech = try speech(
      feedback("Go"), "  Package [com.other] (1):", "    versionName=9.9",
      "  Package [com.google.android.marvin.talkback] (2):", "    versionName=16.2.0.7", "")
    #expect(speech.version == "16.2.0.7")
    let marked = try self.speech("I/A11Y_AUDIT( 1): talkback-version:17.0.1", feedback("Go"))
    #expect(marked.version == "17.0.1")
  }

  @Test func `A version that is appended to a log behind open words is read`() throws {
    let open = "TalkBackFeedbackProvider:  TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= Go"
    for version in ["    versionName=16.2.0.7", "versionName=16.2.0.7"] {
      for end in ["", "\n    versionCode=60 minSdk=26"] {
        let speech = try speech(open, version + end, "")
        #expect(speech.version == "16.2.0.7")
        #expect(speech.spokenWords == ["Go"])
        #expect(speech.diagnostics.isEmpty)
      }
    }
    let cut = "SpeechControllerImpl: Speaking fragment text=\"Go"
    let speech = try speech(cut, "    versionName=16.2.0.7", "")
    #expect(speech.version == "16.2.0.7")
    #expect(speech.spokenWords == ["Go"])
  }

  @Test(arguments: [
    "TalkBackFeedbackProvider:  TYPE_VIEW_ACCES", "SpeechControllerImpl: Speaking fra",
    "TalkBackFeedbackProvider:  TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOu",
    "EventTypeViewAccessibilityFocusedFeedbackRule:  spoken",
  ])
  func `A log that ends before the words of a line names the line`(_ cut: String) throws {
    let diagnostics = try speech(feedback("Save. Button"), cut).diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "The log ends inside a line that may be of an utterance; the line was skipped."
      ])
    #expect(diagnostics.first?.position?.line == 2)
    #expect(try speech(feedback("Save. Button"), cut, "").diagnostics.isEmpty)
  }

  @Test func `A log that ends at a line break inside words names the line`() throws {
    let open = "TalkBackFeedbackProvider:  TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= Leave"
    let speech = try speech(feedback("Save. Button"), open, "")
    #expect(speech.spokenWords == ["Save. Button", "Leave"])
    #expect(
      speech.diagnostics.map(\.message) == [
        "One utterance is cut; the words up to there were read."
      ])
    #expect(speech.diagnostics.first?.position?.line == 2)
  }

  @Test func `A second hint in fragments of a later event is of the next stop`() throws {
    let hint = { (words: String, time: Int) in
      "SpeechControllerImpl: Speaking fragment text=\"\(words)\", utteranceId=talkback_1, "
        + "locale=null, event=type:EVENT_TYPE_SPEAK_HINT time:\(time)"
    }
    #expect(
      try speech(
        fragment("Leave. Button", time: 10), hint("Double-tap to activate", 410),
        hint("Double-tap to toggle", 900), fragment("Ok. Check box", time: 890)
      ).spokenWords == [
        "Leave. Button", "hint: Double-tap to activate", "Ok. Check box",
        "hint: Double-tap to toggle",
      ])
    // A hint before the focus moved is of the stop before.
    #expect(
      try speech(
        fragment("Leave. Button", time: 10), hint("Double-tap to activate", 410),
        hint("Double-tap and hold to long press", 420), fragment("Ok. Check box", time: 890)
      ).spokenWords == [
        "Leave. Button", "hint: Double-tap to activate. Double-tap and hold to long press",
        "Ok. Check box",
      ])
  }

  @Test func `A line like a field inside words is of the words`() throws {
    let open = "TalkBackFeedbackProvider:  TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= Go"
    let speech = try speech(open, "  mode=dark    queueMode=1", "    versionName=16.2")
    #expect(speech.spokenWords == ["Go mode=dark"])
    #expect(speech.version == "16.2")
  }

  @Test func `A log of TalkBack without speech names the setting that writes it`() {
    #expect {
      try LoggedSpeech(Array("11-03 08:15:02.1  1  1 I talkback: Service started\n".utf8))
    } throws: { error in
      (error as? InputError)?.remedy.contains("VERBOSE") == true
    }
  }
}
