import Requirements
import Simulator
import Testing
import Voices

struct ListeningTimeTests {
  private func part(_ text: String, silence: Double = 0) -> SpokenPart {
    SpokenPart(.label, text, words: text, language: "en", silence: silence)
  }

  private func announcement(_ parts: [SpokenPart]) -> SpokenAnnouncement {
    SpokenAnnouncement(reader: "voiceover", index: 1, text: "", label: "", parts: parts)
  }

  @Test func `More words take longer, and a higher rate takes less time`() {
    var style = SpeechStyle(reader: "voiceover")
    let short = style.seconds(of: part("Email"))
    let long = style.seconds(of: part("Email address"))
    #expect(short < long)
    #expect(style.seconds(of: part("")) == 0)
    style.rate = 350
    #expect(abs(style.seconds(of: part("Email")) - short / 2) < 1e-9)
    style.rate = 10_000
    let fastest = style.seconds(of: part("Email"))
    style.rate = 449
    #expect(style.seconds(of: part("Email")) == fastest)
  }

  @Test func `Silences count at any rate, also between stops`() {
    var style = SpeechStyle(reader: "voiceover")
    let time = style
    let words = time.seconds(of: part("Email"))
    let spoken = announcement([part("Email"), part("Email", silence: 1.1)])
    #expect(abs(time.seconds(of: spoken) - 2 * words - 1.1) < 1e-9)
    #expect(abs(time.seconds(of: [spoken, spoken]) - 4 * words - 2.7) < 1e-9)
    #expect(time.seconds(of: [SpokenAnnouncement]()) == 0)
    style.rate = 350
    #expect(abs(style.seconds(of: spoken) - words - 1.1) < 1e-9)
  }
}

@Suite(.requires(.espeakNG, RealSpeech.isPossible))
struct MeasuredTimeTests {
  private static let screen: Screen = {
    var screen: Screen = [
      .heading("Sign up for the newsletter", level: 1),
      .textField("Enter your email address", required: true),
      .textField("Password, at least 8 characters"),
      .button("Create my account"),
    ]
    screen.language = "en"
    return screen
  }()

  @Test(arguments: [80, 175, 300, 449])
  func `The estimate is close to the engine's time`(_ rate: Int) async throws {
    for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
      var style = SpeechStyle(reader)
      style.rate = rate
      let walk = SpokenAnnouncement.all(
        of: reader.read(Self.screen), on: Self.screen, by: style)
      let speaker = Speaker()
      var seconds = 0.0
      for announcement in walk {
        let clip = try await speaker.speak(announcement, by: style)
        let measured = Double(clip.samples.count) / Double(clip.sampleRate)
        let estimate = style.seconds(of: announcement)
        #expect((0.6...1.6).contains(estimate / measured), "\(announcement.text) at \(rate)")
        seconds += measured
      }
      seconds += Double(walk.count - 1) * style.pauses.stop
      let estimate = style.seconds(of: walk)
      #expect((0.8...1.2).contains(estimate / seconds), "\(style.reader) at \(rate)")
    }
  }
}
