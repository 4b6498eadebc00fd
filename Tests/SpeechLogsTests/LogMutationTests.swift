import AccessibilityTree
import SpeechLogs
import Testing
import TextIO

/// Logs that are cut, mixed with other lines or damaged.
@Suite struct LogMutationTests {
  @Test(arguments: LogFixture.all)
  func `A log that is cut at any byte is read as far as it goes`(_ fixture: LogFixture) {
    let whole = try? LoggedSpeech(fixture.bytes)
    let maximum = whole?.walks.reduce(0) { $0 + $1.utterances.count } ?? 0
    // Cut a small file at each byte, and a larger one at every seventh byte.
    for length in stride(from: 0, to: fixture.bytes.count, by: fixture.bytes.count > 1500 ? 7 : 1) {
      guard let format = SpeechLogFormat(named: fixture.format),
        let speech = try? LoggedSpeech(Array(fixture.bytes.prefix(length)), format: format)
      else { continue }
      let count = speech.walks.reduce(0) { $0 + $1.utterances.count }
      // A log that is cut may have more utterances, because repetitions and marks after which
      // utterances are skipped are missing.
      #expect(count <= maximum + 3, "\(fixture) \(length)")
    }
  }

  private static let logcats = LogFixture.all.filter {
    $0.format == "talkback-log" && !$0.path.contains("long") && !$0.path.contains("cut")
  }

  @Test(arguments: logcats)
  func `Foreign lines between those of TalkBack change nothing`(_ fixture: LogFixture) throws {
    let foreign = [
      "11-03 08:15:02.111  1500  1533 D WindowManager: relayout \"Speaking\" text=\"x\"",
      "I/chatty  ( 1412): uid=10088 expire 3 lines", "--------- beginning of crash",
      "1762157700.001  1412  1430 W System.err: \tat a.b.C(D.java:3)",
    ]
    let lines = String(decoding: fixture.bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let plain = try LoggedSpeech(fixture.bytes)
    for line in foreign {
      let mixed = lines.joined(separator: "\n\(line)\n")
      let speech = try LoggedSpeech(Array(mixed.utf8))
      #expect(speech.spokenWords == plain.spokenWords, "\(fixture) \(line)")
    }
  }

  @Test(arguments: logcats)
  func `Line ends of other systems and UTF-16 change nothing`(_ fixture: LogFixture) throws {
    let text = String(decoding: fixture.bytes, as: UTF8.self)
    let plain = try LoggedSpeech(fixture.bytes)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let windows = try LoggedSpeech(Array(lines.joined(separator: "\r\r\n").utf8))
    #expect(windows.spokenWords == plain.spokenWords)
    let units = text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try LoggedSpeech([0xFF, 0xFE] + units).spokenWords == plain.spokenWords)
  }

  @Test(arguments: logcats)
  func `Times of the clock have no effect`(_ fixture: LogFixture) throws {
    let text = String(decoding: fixture.bytes, as: UTF8.self)
    let plain = try LoggedSpeech(fixture.bytes)
    let changed = text.replacing("08:1", with: "23:5").replacing("1762157700", with: "1")
    #expect(try LoggedSpeech(Array(changed.utf8)).spokenWords == plain.spokenWords)
  }

  @Test(arguments: LogFixture.all)
  func `Damaged bytes are no error`(_ fixture: LogFixture) {
    guard let format = SpeechLogFormat(named: fixture.format) else { return }
    for index in stride(from: 0, to: fixture.bytes.count, by: 11) {
      for byte: UInt8 in [0xFF, 0x00, 0x0A, UInt8(ascii: "\"")] {
        var bytes = fixture.bytes
        bytes[index] = byte
        _ = try? LoggedSpeech(bytes, format: format)
      }
    }
  }

  @Test func `Bytes that are not UTF-8 are a diagnostic with their line`() throws {
    var bytes = Array("V/talkback: SpeechControllerImpl: Speaking fragment text \"One\"\n".utf8)
    bytes += Array("V/talkback: SpeechControllerImpl: Speaking fragment text \"T".utf8) + [0xFF]
    bytes += Array("wo\"\n".utf8)
    let speech = try LoggedSpeech(bytes)
    #expect(speech.spokenWords == ["One", "T\u{FFFD}wo"])
    #expect(speech.diagnostics.contains { $0.position?.line == 2 && $0.kind == .damaged })
  }

  @Test func `A cut JSON log names the line at which it ends`() throws {
    let fixture = try LogFixture.named("voiceover-captures/single.json")
    let text = String(decoding: fixture.bytes, as: UTF8.self)
    let cut = text.prefix(upTo: try #require(text.firstRange(of: "\"Newsletter")).lowerBound)
    let speech = try LoggedSpeech(Array(cut.utf8))
    #expect(speech.walks.first?.utterances.map(\.words) == ["Profile Heading"])
    #expect(speech.diagnostics.contains { $0.position?.line == 5 && $0.kind == .damaged })
  }

  @Test func `A row of a table that is cut is marked`() throws {
    let start =
      "# TalkBack walk: Till\n\n| # | TalkBack says |\n| --- | --- |\n| 1 | Cash. Button |\n"
    for (end, words) in [
      ("| 2 | Car", ["Cash. Button", "Car"]), ("|  | Double-t", ["Cash. Button"]),
    ] {
      let speech = try LoggedSpeech(Array((start + end).utf8))
      #expect(speech.spokenWords == words)
      #expect(speech.walks[0].utterances.last?.isCut == (words.count > 1))
      #expect(speech.diagnostics.contains { $0.position?.line == 6 && $0.kind == .damaged })
    }
  }

  @Test func `A cut gzipped file is an error`() throws {
    let fixture = try LogFixture.named("inspector-walks/gzipped.json.gz")
    for length in 2..<fixture.bytes.count {
      #expect(throws: InputError.self) {
        try LoggedSpeech(Array(fixture.bytes.prefix(length)))
      }
    }
  }
}

extension LoggedSpeech {
  /// The words and hints in the order of the log.
  var spokenWords: [String] {
    walks.flatMap(\.utterances).flatMap { [$0.words] + ($0.hint.map { ["hint: \($0)"] } ?? []) }
  }
}
