import Foundation
import Testing
import Voices

@testable import Reports

/// The sound files of all announcements on a screen.
struct SpokenFilesTests {
  @Test(arguments: [
    ("Email address", "Email-address"), ("  a  b ", "a-b"), ("a/b\\c:d", "a-b-c-d"), ("…", ""),
    ("..", ""), (".hidden", "hidden"), ("Größe", "Größe"), ("e\u{301}", "e\u{301}"),
    ("\u{202E}abc", "abc"), ("a\u{AD}b", "a-b"), ("8/4/2020", "8-4-2020"), ("", ""),
  ])
  func `A label becomes a safe file name`(_ label: String, _ name: String) {
    #expect(Array(ClipNames.safe(label).utf8) == Array(name.utf8))
  }

  @Test func `A failed rename rolls back the other files once`() throws {
    let taken = Counter()
    var sinks: [any WalkSink] = [
      FailingSink(isFailing: false, taken), FailingSink(isFailing: true, taken),
      FailingSink(isFailing: false, taken),
    ]
    #expect(throws: SpeakFailure.self) { try sinks.commit() }
    #expect(taken.value == 1)
  }
}

/// A sink whose renaming fails, or that counts how often it is rolled back.
private struct FailingSink: WalkSink {
  let isFailing: Bool
  let taken: Counter

  init(isFailing: Bool, _ taken: Counter) {
    self.isFailing = isFailing
    self.taken = taken
  }

  mutating func append(_ stop: SpokenStop) {}
  mutating func finish(_ timeline: Timeline?) {}
  mutating func commit() throws(SpeakFailure) { if isFailing { throw .interrupted } }
  mutating func discard() { taken.count() }
}

/// A counter that closures share.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var value: Int { lock.withLock { number } }

  func count() { lock.withLock { number += 1 } }
}
