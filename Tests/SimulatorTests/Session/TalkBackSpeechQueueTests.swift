import Simulator
import Testing

@testable import Sessions
@testable import TalkBackReader
@testable import VoiceOverReader

/// TalkBack's speech queue on its virtual clock.
struct TalkBackSpeechQueueTests {
  private typealias Item = TalkBackSpeechQueue.Item

  @Test func `An interruption cuts interruptible speech only`() {
    var queue = TalkBackSpeechQueue()
    let first = queue.speak(Item("Name", duration: 1_000))
    queue.advance(to: 300)
    let second = queue.speak(Item("Street", .interrupt, duration: 500))
    #expect(queue.outcome(of: first) == .cut(start: 0, at: 300, by: second))
    let title = queue.speak(Item("Checkout", .uninterruptible, duration: 500))
    queue.advance(to: 900)
    let focus = queue.speak(Item("Town", .flushAll, duration: 500))
    queue.advance(to: 9_000)
    #expect(queue.outcome(of: title) == .completed(start: 800, end: 1_300))
    #expect(queue.outcome(of: focus) == .completed(start: 1_300, end: 1_800))
  }

  @Test func `An interruption does not overtake uninterruptible speech that waits`() {
    var queue = TalkBackSpeechQueue()
    let spoken = queue.speak(Item("A long sentence", duration: 1_000))
    let waiting = queue.speak(Item("Saved", .uninterruptible, duration: 400))
    queue.advance(to: 200)
    queue.speak(Item("Next field", .interrupt, duration: 400))
    queue.advance(to: 9_000)
    // TalkBack no longer tracks the utterance, but the speech engine speaks it to its end.
    #expect(queue.outcome(of: spoken) == .completed(start: 0, end: 1_000))
    #expect(queue.status(of: spoken) == .interrupted)
    #expect(queue.outcome(of: waiting) == .completed(start: 1_000, end: 1_400))
  }

  @Test(arguments: [(999, true), (1_000, false)])
  func `The same words are skipped within a second`(_ time: Int, _ isLeftOut: Bool) {
    var queue = TalkBackSpeechQueue()
    queue.speak(Item("3 items", duration: 200))
    queue.advance(to: time)
    let again = queue.speak(Item("3 items", [], .skipDuplicate, duration: 200))
    #expect((queue.outcome(of: again) == .duplicate(at: time)) == isLeftOut)
  }

  @Test func `A newer item replaces a waiting item of its group`() {
    var queue = TalkBackSpeechQueue()
    let first = queue.speak(Item("1 of 9", [], .clearGroup, group: "counter", duration: 500))
    let second = queue.speak(Item("2 of 9", [], .clearGroup, group: "counter", duration: 500))
    let third = queue.speak(Item("3 of 9", [], .clearGroup, group: "counter", duration: 500))
    queue.advance(to: 5_000)
    #expect(queue.outcome(of: first) == .completed(start: 0, end: 500))
    #expect(queue.outcome(of: second) == .removed(at: 0, by: third))
    #expect(queue.outcome(of: third) == .completed(start: 500, end: 1_000))
  }

  @Test func `A touch stops all speech`() {
    var queue = TalkBackSpeechQueue()
    let short = queue.speak(
      Item("2 errors", [.uninterruptible, .canIgnoreInterrupts], duration: 800))
    let waiting = queue.speak(Item("Welcome", .uninterruptible, duration: 800))
    queue.advance(to: 100)
    let touch = queue.interrupt()
    #expect(queue.outcome(of: short) == .cut(start: 0, at: 100, by: touch))
    #expect(queue.outcome(of: waiting) == .removed(at: 100, by: touch))
    #expect(queue.nextEnd == nil)
  }
}
