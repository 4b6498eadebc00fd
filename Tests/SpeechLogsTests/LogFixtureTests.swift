import Foundation
import Recordings
import SpeechLogs
import Testing
import TextIO

/// Logs in every format with their speech: each file in `Fixtures` is a test.
///
/// To add a test, add the file, record with `ANNOUNCE_RECORD=1 swift test --filter
/// LogFixtureTests`, and read what was recorded.
@Suite struct LogFixtureTests {
  @Test(arguments: LogFixture.all)
  func `A log has the speech beside it`(_ fixture: LogFixture) throws {
    var found: String
    do throws(InputError) {
      found = try LoggedSpeech(fixture.bytes, file: "log").text
    } catch {
      found = "\(error)\n"
    }
    let expected = (try? String(contentsOf: fixture.recordedSpeech, encoding: .utf8)) ?? ""
    try expectRecorded(found, is: expected, in: fixture.recordedSpeech, found)
  }

  @Test(arguments: LogFixture.all)
  func `The format of a log is detected by its content`(_ fixture: LogFixture) {
    #expect(SpeechLogFormat.detect(fixture.bytes)?.name == fixture.format)
  }

  @Test func `Every format has five logs`() {
    for format in SpeechLogFormat.all {
      #expect(LogFixture.all.count { $0.format == format.name } >= 5, "\(format)")
    }
  }
}
