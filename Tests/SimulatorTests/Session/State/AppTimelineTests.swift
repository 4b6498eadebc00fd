import Simulator
import Testing

@testable import Sessions

struct AppTimelineTests {
  @Test func `timers come by time, and of one time in the order in which they were set`() {
    var timeline = AppTimeline(NoOpApp())
    #expect(timeline.nextTime == nil)
    timeline.schedule(.effects([.close]), at: 20)
    timeline.schedule(.effects([.nothing]), at: 10)
    timeline.schedule(.effects([.hideKeyboard]), at: 10)
    var effects: [AppEffect] = []
    while let timer = timeline.takeTimer() {
      if case .effects(let some) = timer.action { effects += some }
    }
    #expect(effects == [.nothing, .hideKeyboard, .close])
  }

  @Test func `cancelled timers do not come`() {
    var timeline = AppTimeline(NoOpApp())
    timeline.schedule(.event(AppEvent(.after, delay: 5)), at: 5)
    timeline.cancelTimers()
    #expect(timeline.nextTime == nil)
  }

  @Test func `effects that bring about each other end`() {
    var timeline = AppTimeline(NoOpApp())
    var depth = 0
    while timeline.enter() { depth += 1 }
    #expect(depth == AppTimeline.deepest)
    timeline.leave()
    let isEntered = timeline.enter()
    #expect(isEntered)
  }

  @Test func `an app that never rests is stopped, and may go on after the next gesture`() {
    var timeline = AppTimeline(NoOpApp())
    var count = 0
    while timeline.countStep() { count += 1 }
    #expect(count == AppTimeline.most - 1)
    timeline.beginGesture()
    let goesOn = timeline.countStep()
    #expect(goesOn)
  }
}
