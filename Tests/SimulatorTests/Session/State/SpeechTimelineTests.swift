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

  @Test func `The clock never goes back`() {
    var timeline = timeline()
    timeline.advance(to: 100)
    timeline.advance(to: 50)
    #expect(timeline.clock == 100)
  }

  @Test func `An announcement belongs to the step in which it was made`() {
    var timeline = timeline()
    timeline.report(.toast("Saved"), on: SessionNodes())
    timeline.begin(.doubleTap)
    timeline.report(.toast("Sent"), on: SessionNodes())
    #expect(timeline.end > timeline.clock)
    timeline.finish()
    #expect(timeline.record.map { $0.heard.map(\.text) } == [["Saved"], ["Sent"]])
    #expect(timeline.step(1).heard.map(\.text) == ["Sent"])
    #expect(timeline.heard.count == 2)
  }

  @Test func `A step keeps its first problem`() {
    var timeline = timeline()
    timeline.recordProblem("one")
    timeline.recordProblem("two")
    #expect(timeline.steps.map(\.problem) == ["one"])
    timeline.replaceProblem("three")
    #expect(timeline.steps.map(\.problem) == ["three"])
  }

  @Test func `Nothing is recorded before the first step`() {
    var timeline = SpeechTimeline()
    timeline.log(.focusLost(name: "Email"))
    timeline.recordProblem("one")
    #expect(timeline.record.isEmpty)
  }
}
