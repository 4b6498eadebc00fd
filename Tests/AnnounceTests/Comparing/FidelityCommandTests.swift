import Encoding
import Reports
import Testing

@testable import announce

@Suite struct FidelityCommandTests {
  private static let recordings = """
    {"id": "go", "reader": "voiceover", "platform": "ios-safari", "source_kind": "recorded", \
    "match": "exact", "form": "button", "target": "button", "said": "Go, button", \
    "input": "<button>Go</button>", "notes": "iOS 17, 2023"}
    {"id": "name", "reader": "talkback", "platform": "android-chrome", "source_kind": "recorded", \
    "match": "exact", "form": "field", "target": "input", "said": "Name, edit", \
    "input": "<input aria-label=Name>"}

    """

  @Test func `The score names readers and years, known or unknown`() {
    let trial = Trial.run("fidelity", "-", "--plain", "--worst", "1", input: Self.recordings)
    #expect(
      trial.output == """
        2 recordings
        VoiceOver, simulated with profile ios17: 1 recording, recorded 2023
        TalkBack, simulated with profile 15.1: 1 recording, years unknown
        talkback android-chrome, recorded, exact: 1 recording, 0.0 % as heard, 0.0 % without usage hints, 50.0 % of the words
        voiceover ios-safari, recorded, exact: 1 recording, 100.0 % as heard, 100.0 % without usage hints, 100.0 % of the words
        all to be matched exactly: 2 recordings, 50.0 % as heard, 50.0 % without usage hints, 75.0 % of the words
        of these, form fields: 1 recording, 0.0 % as heard, 0.0 % without usage hints, 50.0 % of the words
        of these, heard before 2021: 0 recordings, – as heard, – without usage hints, – of the words
        of these, heard since 2021: 1 recording, 100.0 % as heard, 100.0 % without usage hints, 100.0 % of the words
        Missing from the recordings: more than 1 recording of voiceover on ios-safari; anything heard from voiceover on ios-native; anything heard from voiceover on react-native; more than 1 recording of talkback on android-chrome; anything heard from talkback on android-native; anything heard from talkback on react-native; languages other than en; anything after 2023.
        name, line 2, next_item
          heard:     Name, edit
          predicted: edit box, Name, double tap to edit text
        \(ReportHeader.notice)

        """)
    #expect(trial.status == 0)
  }

  @Test func `The table has a column for each share`() {
    let trial = Trial.run("fidelity", "-", input: Self.recordings)
    let header = trial.output.split(separator: "\n").first { $0.contains("as heard") }
    #expect(header?.split(separator: " ").first == "recordings")
    #expect(trial.output.contains("all to be matched exactly"))
  }

  @Test func `The worst predictions are shown beside the recordings`() {
    let lines = Trial.run("fidelity", "-", "--worst", "1", input: Self.recordings).output
      .split(separator: "\n").map { $0.split(separator: "|").map { $0.trimmed } }
    #expect(lines.contains(["heard", "predicted"]))
    #expect(lines.contains(["Name, edit", "edit box, Name, double tap to edit"]))
  }

  @Test func `JSON has every comparison`() {
    let output = Trial.run("fidelity", "-", "--format", "json", input: Self.recordings).output
    #expect(output.contains(#""exact": {"recordings": 2, "same": 1, "sameWithoutHints": 1,"#))
    #expect(output.contains(#""percentSame": 50.0, "percentSameWithoutHints": 50.0, "percent"#))
    #expect(
      output.contains(
        #"{"id": "name", "line": 2, "heard": "Name, edit", "predicted": "edit box, Name, double tap to edit text", "same": false"#
      ))
  }

  @Test(arguments: [("50", Int32(0)), ("51", 1)])
  func `A score below the minimum fails`(least: String, status: Int32) {
    let trial = Trial.run("fidelity", "-", "--least", least, input: Self.recordings)
    #expect(trial.status == status)
  }

  @Test func `A minimum fails if no recording requires an exact match`() {
    let loose = Self.recordings.replacing("exact", with: "words")
    #expect(Trial.run("fidelity", "-", "--least", "1", input: loose).status == 1)
    #expect(Trial.run("fidelity", "-", input: loose).status == 0)
  }

  @Test func `A log alone is an error that names the command for logs`() {
    let log =
      "V/talkback( 7): SpeechControllerImpl: Speaking fragment text \"Send, Button\"\n"
    let trial = Trial.run("fidelity", "-", input: log)
    #expect(trial.status == 2)
    #expect(trial.errors.contains("a log has no screen"))
    #expect(trial.errors.contains("announce compare - SCREEN"), "\(trial.errors)")
  }

  @Test func `A file without recordings is an error`() {
    let trial = Trial.run("fidelity", "-", input: "\n\n")
    #expect(trial.status == 2)
    #expect(trial.errors.contains("-: the file is empty"))
  }

  @Test func `Names from a file do not affect a terminal`() {
    let loud = Self.recordings.replacing("ios-safari", with: #"\u001B[31mios"#)
      .replacing(#""match""#, with: #""locale": "\u001B[2J", "match""#)
    for options in [["--plain"], []] {
      let trial = Trial.run(["fidelity", "-", "--worst", "9"] + options, bytes: Array(loud.utf8))
      #expect(trial.status == 0)
      #expect(!trial.output.contains("\u{1B}"))
    }
  }

  @Test func `Computed texts are reported with a profile of their own`() {
    let computed = Self.recordings.replacing(
      #""source_kind": "recorded", "match": "exact", "form": "button""#,
      with: #""source_kind": "reverse-engineered", "match": "exact", "form": "button""#)
    let trial = Trial.run("fidelity", "-", input: computed)
    #expect(trial.output.contains("VoiceOver, simulated with profile snapshot: 1 recording"))
  }

  @Test func `An invalid line ends the run with its location`() {
    let trial = Trial.run("fidelity", "-", input: Self.recordings + #"{"id": "x"}"#)
    #expect(trial.status == 2)
    #expect(trial.errors.contains("-:3:"))
    #expect(trial.errors.contains("“reader” is missing"))
    #expect(trial.output.isEmpty)
  }

  @Test func `An unusable recording is reported with the reason`() {
    let trial = Trial.run(
      "fidelity", "-", "--plain",
      input: """
        {"id": "typo", "reader": "talkback", "platform": "android-chrome", "said": "Go, button", \
        "source_kind": "recorded", "match": "exact", "target": "#go", "input": "<button>Go</button>"}
        {"id": "other", "reader": "nvda", "platform": "android-chrome", "said": "Go, button", \
        "source_kind": "recorded", "match": "exact", "input": "<button>Go</button>"}
        {"id": "page", "reader": "talkback", "platform": "android-chrome", "said": "Go, button", \
        "source_kind": "recorded", "match": "exact", "input": "page.html"}

        """)
    #expect(
      trial.output.contains(
        """
        Not reached, counted as different: 2 recordings
          typo, line 1: no element of the screen matches the target “#go”
          other, line 2: there is no reader “nvda”
        \(ReportHeader.notice)
        """))
    #expect(trial.output.contains("anything heard from talkback on android-native; "))
    #expect(trial.output.contains("; the screen of 1 recording.\n"))
  }

  private static let logged = """
    {"id": "pay", "reader": "talkback", "platform": "android-native", "source_kind": "recorded", \
    "match": "exact", "grade": "L", "said": "Pay. Button", "input": {"role": "button", \
    "label": "Pay"}, "notes": "TalkBack 17.0.1, Android 16"}
    {"id": "row", "reader": "talkback", "platform": "android-native", "source_kind": "recorded", \
    "match": "exact", "said": "Tea", "input": {"role": "text", "label": "Coffee"}, "notes": "2026"}

    """

  @Test func `Stops that a reader logged are counted apart, by version`() {
    let plain = Trial.run("fidelity", "-", "--plain", input: Self.logged).output
    #expect(
      plain.contains(
        """
        TalkBack 17.0.1, logged: 1 stop, 100.0 % with the same words, – of 0 neighbours in order, \
        – of 0 hints
        """))
    #expect(plain.contains("of these, written down by people: 1 recording, 0.0 % as heard"))
    #expect(plain.contains("talkback android-native, logged, exact: 1 recording, 100.0 %"))
    let table = Trial.run("fidelity", "-", input: Self.logged).output
    #expect(table.contains("logged by the readers"))
    let json = Trial.run("fidelity", "-", "--format", "json", input: Self.logged).output
    #expect(
      json.contains(
        #"{"reader": "talkback", "version": "17.0.1", "stops": 1, "sameWords": 1, "neighbours": 0,"#
      ))
    #expect(json.contains(#""exact": {"recordings": 2, "same": 1,"#))
    #expect(json.contains(#""exactWritten": {"recordings": 1, "same": 0,"#))
  }

  @Test func `A screen file that is missing is an error, and the tree is compared`() {
    let lines = Self.logged.replacing(
      #""grade": "L""#, with: #""grade": "L", "screen": "no/pay.json", "node": "pay""#)
    let trial = Trial.run("fidelity", "-", "--plain", input: lines)
    #expect(trial.status == 0)
    #expect(trial.errors.hasPrefix("-:1:"))
    #expect(trial.errors.contains("the screen “no/pay.json”: no such file; check the path"))
    #expect(trial.output.contains("not on its screen file: 1 recording\n  -:1:"))
    #expect(trial.output.contains("TalkBack 17.0.1, logged: 1 stop, 100.0 %"))
    let strict = Trial.run("fidelity", "-", "--plain", "--strict", input: lines)
    #expect(strict.status == 1)
    #expect(strict.errors.hasSuffix("announce: 1 recording cannot be compared (--strict)\n"))
  }

  @Test func `Silence on a missing element counts as silence`() {
    let trial = Trial.run(
      "fidelity", "-", "--least", "100",
      input: """
        {"id": "hush", "reader": "talkback", "platform": "android-chrome", "silent": true, \
        "source_kind": "recorded", "match": "exact", "target": "#x", "input": "<p>Go</p>"}
        """)
    #expect(trial.status == 0)
  }

  @Test func `A line that is not an object is refused`() {
    let trial = Trial.run("fidelity", "-", input: "[]")
    #expect(
      trial.errors
        == "-:1:1: a recording must be an object, but this is an array; write one object on each line\n"
    )
  }

  @Test func `A value that is not a number is an error, and so is a missing file`() {
    let trial = Trial.run("fidelity", "-", "--worst", "many", input: Self.recordings)
    #expect(trial.status == 2)
    #expect(trial.errors.contains("--worst cannot be “many”"))
    #expect(Trial.run("fidelity").errors.contains("no file is given"))
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}
