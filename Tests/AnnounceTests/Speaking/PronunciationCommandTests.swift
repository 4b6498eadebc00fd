import Encoding
import Importers
import Reports
import Simulator
import Testing
import TextIO
import Voices

@testable import announce

struct PronunciationCommandTests {
  private static let form = """
    - /title: Form
    - textbox "Born 8/4/2020 *"
    - button "\u{F101}"
    """

  /// Runs the command with a narrator whose sounds consist of the words, one second for each part.
  private func heard(_ arguments: String..., input: String = form, broken: Bool = false) -> Trial {
    var environment = CommandEnvironment()
    environment.standardInput = { () throws(InputError) in Array(input.utf8) }
    environment.narrator = {
      var narrator = Narrator { (_, _) throws(SpeechError) in
        if broken { throw .givenUp }
        var clip = Clip(sampleRate: 10)
        clip.samples = Array(repeating: 0, count: 10)
        return clip
      }
      narrator.pronounce = { (part, _) throws(SpeechError) in
        let numbers = ["eight": "8", "four": "4", "two thousand twenty": "2020"]
        return numbers[part.words] ?? part.words
      }
      narrator.version = { () throws(SpeechError) in "1.51" }
      return narrator
    }
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    let status = Program.run(
      ["pronunciation", "--reader", "voiceover"] + arguments + ["-"], in: environment, &streams)
    return Trial(status: status, output: streams.output.text, errors: streams.errors.text)
  }

  @Test func `The pronunciation follows each announcement`() {
    let trial = heard("--input", "outline")
    #expect(trial.status == 0)
    #expect(trial.errors == "")
    #expect(
      trial.output == """
        standard input: Form

        VoiceOver, iOS 26, language en-US: 2 stops, 5.8 s
        1. Born 8/4/2020 *, text field, double tap to edit (4.3 s)
           heard: Born eight slash four slash two thousand twenty star, text field, double tap to edit
           note: “8/4/2020” is pronounced “eight slash four slash two thousand twenty”; voices read dates in digits differently, so write the month
        2. ⟨icon U+F101⟩, button (1.0 s)
           heard: button
           note: U+F101 is a private-use glyph, as in icon fonts: it is silent here and unpredictable on a phone

        As eSpeak NG 1.51 pronounces it, not the phone's voice. Announcements without a “heard” line are pronounced as they are written.
        \(ReportHeader.notice)

        """)
  }

  @Test func `Sounds are shown on request`() {
    let trial = heard("--input", "outline", "--ipa", "--plain", input: "- button \"Go\"")
    #expect(trial.output.contains("\nsounds: /Go | button/\n"))
    #expect(!heard("--input", "outline").output.contains("sounds:"))
  }

  @Test func `Without an engine, times are estimated and texts are checked`() {
    let trial = Trial.run(
      ["pronunciation", "--reader", "talkback", "--input", "outline", "-"],
      bytes: Array(Self.form.utf8))
    #expect(trial.status == 0)
    #expect(
      trial.errors.hasPrefix(
        "announce: times are estimates, because speech is unavailable: eSpeak NG is not installed"))
    #expect(trial.output.contains(": 2 stops, about "))
    #expect(trial.output.contains("Born 8 slash 4 slash 2020 asterisk"))
    #expect(trial.output.contains("note: “8/4/2020” may be pronounced differently than meant; "))
    #expect(trial.output.contains("eSpeak NG was not used: times are estimates"))
  }

  @Test func `A failing engine is replaced by the estimate`() {
    let trial = heard("--input", "outline", broken: true)
    #expect(trial.status == 0)
    #expect(trial.errors.contains("crashed too often"))
    #expect(trial.output.contains(", about "))
  }

  @Test func `JSON contains parts, words, sounds and notes`() {
    let trial = heard(
      "--input", "outline", "--format", "json", "--ipa", input: "- button \"No. *\"")
    #expect(trial.output.contains(#""engine": "eSpeak NG 1.51""#))
    #expect(trial.output.contains("\"seconds\": 2.18,\n\"measured\": true"))
    #expect(trial.output.contains(#""heard": "No. star, button", "seconds": 2.18"#))
    #expect(
      trial.output.contains(
        #"{"kind": "label", "text": "No. *", "words": "No. star", "heard": "No. star", "#
          + #""language": "en-US", "silence": 0.00, "sounds": "No. star", "notes": "#
          + #"[{"kind": "abbreviation", "text": "No.""#))
    #expect(trial.output.contains(SpeechNotice.text))
  }

  @Test func `JSON reports a missing engine`() {
    let trial = Trial.run(
      ["pronunciation", "--format", "json", "--input", "outline", "-"], bytes: Array(Self.form.utf8)
    )
    #expect(trial.output.contains(#""engine": null"#))
    #expect(trial.output.contains(#""measured": false"#))
  }

  @Test func `A rate changes the time`() {
    func seconds(_ rate: String) -> Substring? {
      let trial = Trial.run(
        ["pronunciation", "--rate", rate, "--reader", "talkback", "--input", "outline", "-"],
        bytes: Array(Self.form.utf8))
      return trial.output.split(separator: "about ").dropFirst().first?.prefix { $0 != " " }
    }
    let (slow, fast) = (seconds("80"), seconds("449"))
    #expect(slow.flatMap { Double($0) } ?? 0 > fast.flatMap { Double($0) } ?? 100)
    #expect(heard("--rate", "9").status == 2)
  }
}
