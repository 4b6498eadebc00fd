import Simulator
import Testing

@testable import Sessions

struct SpeechTimelineTests {
  private func timeline() -> SpeechTimeline {
    var timeline = SpeechTimeline()
    timeline.start(TalkBack(), rate: ListeningTime.standardRate)
    timeline.begin(nil)
    return timeline
  }

  @Test func `the clock never goes back`() {
    var timeline = timeline()
    timeline.advance(to: 100)
    timeline.advance(to: 50)
    #expect(timeline.clock == 100)
  }

  @Test func `what is told belongs to the step in which it was told`() {
    var timeline = timeline()
    timeline.tell(.toast("Saved"), on: SessionNodes())
    timeline.begin(.doubleTap)
    timeline.tell(.toast("Sent"), on: SessionNodes())
    #expect(timeline.end > timeline.clock)
    timeline.finish()
    #expect(timeline.record.map { $0.heard.map(\.text) } == [["Saved"], ["Sent"]])
    #expect(timeline.step(1).heard.map(\.text) == ["Sent"])
    #expect(timeline.heard.count == 2)
  }

  @Test func `the first problem of a step counts`() {
    var timeline = timeline()
    timeline.complain("one")
    timeline.complain("two")
    #expect(timeline.steps.map(\.problem) == ["one"])
    timeline.fail("three")
    #expect(timeline.steps.map(\.problem) == ["three"])
  }

  @Test func `before the first step nothing is recorded`() {
    var timeline = SpeechTimeline()
    timeline.log(.focusLost(name: "Email"))
    timeline.complain("one")
    #expect(timeline.record.isEmpty)
  }
}
