import Fidelity
import Testing

@Suite struct ScoreTests {
  private static func recordings() throws -> [Recording] {
    let page = "<label for=a>Name</label><input id=a><button>Go</button>"
    return try [
      Fixture.recording(page, said: "Go, button") {
        $0.target = "button"
        $0.notes = "iOS 17, 2023-10-01, build 20231001"
      },
      Fixture.recording(page, said: "Name, text field, nonsense") {
        $0.target = "input"
        $0.form = .field
        $0.notes = "2021"
      },
      Fixture.recording(page, said: "edit box, Name", reader: "talkback") {
        $0.target = "input"
        $0.platform = "android-chrome"
        $0.form = .field
      },
      Fixture.recording(page, said: "go", reader: "talkback") {
        $0.target = "button"
        $0.platform = "android-chrome"
        $0.match = .words
        $0.words = ["go"]
      },
    ]
  }

  @Test func `Recordings are counted by kind of match`() throws {
    let score = Score(try ScoreTests.recordings())
    #expect(score.exact.count == 3)
    #expect(score.exact.sameWithoutHints == 2)
    #expect(score.exactFields.count == 2)
    #expect(score.exactFields.sameWithoutHints == 1)
    #expect(score.exact.recordedWords == 8)
    #expect(score.exact.wordsSaid == 7)
  }

  @Test func `Each reader, platform and kind has a row`() throws {
    let groups = Score(try ScoreTests.recordings()).groups
    #expect(groups.map(\.reader) == ["talkback", "voiceover", "talkback"])
    #expect(groups.map(\.match) == [.exact, .exact, .words])
    #expect(groups.map(\.agreement.count) == [1, 2, 1])
  }

  @Test func `A file of many readers is counted in one pass`() throws {
    let one = try Fixture.recording("", said: "x") { $0.input = .elsewhere("x") }
    let recordings = (0..<3000).map { number in
      var recording = one
      recording.reader = "reader \(number)"
      recording.platform = "platform \(number)"
      recording.notes = "2020"
      return recording
    }
    let score = Score(recordings)
    #expect(score.groups.count == 3000)
    #expect(score.years.count == 3000)
  }

  @Test func `The worst mismatches come first, without matches`() throws {
    let score = Score(try ScoreTests.recordings())
    #expect(score.worst(5).map(\.recording.said) == ["Name, text field, nonsense"])
    #expect(score.worst(0).isEmpty)
  }

  @Test func `Years come from the notes`() throws {
    let years = Score(try ScoreTests.recordings()).years
    #expect(years.count == 1)
    #expect(years.first?.years == 2021...2023)
  }

  @Test func `Gaps in the recordings are listed`() throws {
    let lacks = Score(try ScoreTests.recordings()).gaps
    #expect(lacks.contains("anything heard from voiceover on ios-native"))
    #expect(lacks.contains("more than 2 recordings of talkback on android-chrome"))
    #expect(lacks.contains("languages other than en"))
    #expect(lacks.contains("anything after 2023"))
  }

  @Test func `An empty score does not divide by zero`() {
    let score = Score([])
    #expect(score.exact.shareSame == nil)
    #expect(score.exact.shareOfWords == nil)
  }
}
