import AccessibilityTree
import Requirements
import SpeechLogs
import Testing
import TextIO

/// TalkBack logs: headers, events, and the lines that belong to one utterance.
@Suite struct TalkBackLogTests {
  static let focus =
    "type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED displayId:0 time:"

  func speech(_ lines: String...) throws -> LoggedSpeech {
    try LoggedSpeech(Array(lines.joined(separator: "\n").utf8))
  }

  func fragment(
    _ words: String, of event: String = "TYPE_VIEW_ACCESSIBILITY_FOCUSED", time: Int
  ) -> String {
    "SpeechControllerImpl: Speaking fragment text=\"\(words)\", utteranceId=talkback_1, "
      + "locale=null, event=type:EVENT_TYPE_ACCESSIBILITY subtype:\(event) displayId:0 time:\(time)"
  }

  func feedback(_ words: String, of event: String = "TYPE_VIEW_ACCESSIBILITY_FOCUSED")
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
    func log(_ count: Int) -> [UInt8] {
      Array((0..<count).map { "\(words)ttsOutput= Row \($0)\n\(foreign)" }.joined().utf8)
    }
    var stops: [Int?] = []
    let isProportional = try isLinear(size: 100, input: log) {
      stops.append(try LoggedSpeech($0).walks.first?.stops.count)
    }
    #expect(stops == [12, 100, 800])
    #expect(isProportional)
  }

  @Test(arguments: [
    ("EVENT_SPOKEN_FEEDBACK_ON", "TalkBack eingeschaltet"), ("TYPE_WINDOW_STATE_CHANGED", "Alert"),
    ("TYPE_NOTIFICATION_STATE_CHANGED", "New mail"), ("TYPE_ANNOUNCEMENT", "TalkBack on."),
  ])
  func `Speech that is not about the app is dropped`(_ event: String, _ words: String) throws {
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
    // A hint before a move of focus belongs to the previous stop.
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
