import Testing

@testable import Voices

/// The messages of speech errors.
struct SpeechErrorTests {
  static let all: [SpeechError] = [
    .engineMissing("libespeak-ng.so.1: cannot open shared object file."), .dataMissing(""),
    .dataMissing("/usr/share/espeak-ng-data"), .workerMissing([]),
    .workerMissing(["/usr/bin/announce-voice"]), .workerFailed("/bin/true", "it ended at once"),
    .unknownVoice("en-uk", nearest: ["en-gb", "en-us"]), .unknownVoice("x", nearest: []),
    .noVoice(language: "fil"), .unreadable(text: "電話", language: "ja"), .crashed(text: "\u{28FF}"),
    .timedOut(text: "a"), .givenUp, .cut(text: String(repeating: "long ", count: 1_000)),
    .cancelled, .playerMissing(["pw-play", "paplay", "aplay"]),
    .playerFailed("aplay: main:831: audio open error\nNo such file\n"),
    .codecMissing(format: "mp3", library: "libmp3lame.so.0"),
    .unwritable("/walk.wav", "Permission denied"), .tooLong,
    .crashed(text: "line\nof \u{1B}[31mtext"),
  ]

  @Test(arguments: all)
  func `Each error is one line with the problem and the remedy`(error: SpeechError) {
    let text = error.description
    #expect(text.split(separator: ";").count >= 2)
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(!text.hasSuffix("."))
    #expect(text.count < 300)
  }

  @Test func `A missing dependency is reported with its install command`() {
    #expect(
      SpeechError.engineMissing("no such file.").description
        == "eSpeak NG is not installed (no such file); install it with “apt-get install libespeak-ng1 "
        + "espeak-ng-data” or “brew install espeak-ng”")
    #expect(
      SpeechError.unknownVoice("en-uk", nearest: ["en-gb", "en-us"]).description
        == "eSpeak NG has no voice “en-uk”; did you mean “en-gb” or “en-us”?")
  }
}
