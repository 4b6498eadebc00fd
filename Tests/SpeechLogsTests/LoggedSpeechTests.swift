import SpeechLogs
import Testing
import TextIO

@Suite("Logged speech")
struct LoggedSpeechTests {
  @Test("A file that is no log is an error that names the way to a log")
  func otherFile() {
    #expect(throws: InputError.self) { try LoggedSpeech(Array("hello".utf8), file: "a.txt") }
  }
}
