import Testing
import Voices

struct SpeechStyleTests {
  @Test func `a style is of its reader`() {
    #expect(SpeechStyle(reader: "talkback").reader == "talkback")
  }
}
