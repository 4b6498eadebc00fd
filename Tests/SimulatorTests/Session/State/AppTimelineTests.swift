import Simulator
import Testing

@testable import Sessions

struct AppTimelineTests {
  @Test func `Timers fire by time, and timers of the same time in the order they were set`() {
    var timeline = AppTimeline(NoOpApp())
    #expect(timeline.nextTime == nil)
    timeline.schedule([.close], at: 20)
    timeline.schedule([.nothing], at: 10)
    timeline.schedule([.hideKeyboard], at: 10)
    var effects: [AppEffect] = []
    while let timer = timeline.removeNextTimer() { effects += timer.effects }
    #expect(effects == [.nothing, .hideKeyboard, .close])
  }

  @Test func `Cancelled timers do not fire`() {
    var timeline = AppTimeline(NoOpApp())
    timeline.schedule([.close], at: 5)
    timeline.cancelTimers()
    #expect(timeline.nextTime == nil)
  }

  @Test func `Nested effects stop at the nesting limit`() {
    var timeline = AppTimeline(NoOpApp())
    var depth = 0
    while timeline.enter() { depth += 1 }
    #expect(depth == AppTimeline.maximumNesting)
    timeline.leave()
    let isEntered = timeline.enter()
    #expect(isEntered)
  }

  @Test func `An app that never rests is stopped, and continues after the next gesture`() {
    var timeline = AppTimeline(NoOpApp())
    var count = 0
    while timeline.countStep() { count += 1 }
    #expect(count == AppTimeline.maximumSteps - 1)
    timeline.beginGesture()
    let goesOn = timeline.countStep()
    #expect(goesOn)
  }
}
