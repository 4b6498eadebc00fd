import Simulator
import Voices

extension ListenSession {
  mutating func move(by steps: Int) -> ListenEffect {
    guard count > 0 else { return sayStop() }
    let old = place
    let came = attempt(.swipe(steps > 0 ? .right : .left, count: 1))
    guard place == old, came.step.problem == nil else { return tell(came) }
    let end = steps > 0 ? "this is the last stop" : "this is the first stop"
    // VoiceOver repeats the stop at which it cannot go on.
    guard !came.words.isEmpty else { return say(program: end) }
    message = end
    return tell(came)
  }

  mutating func go(to target: Int) -> ListenEffect {
    guard count > 0 else { return sayStop() }
    return tell(attempt { $0.touch(stop: target) })
  }

  /// Changes the value of what is adjustable; elsewhere goes through the parts.
  mutating func adjustOrStep(_ way: Adjustment, by steps: Int) -> ListenEffect {
    guard let stop else { return sayStop() }
    if view.unit != nil {
      return perform(.swipeVertically(way == .increment ? .up : .down, count: 1))
    }
    if view.screen.isAdjustable(stop.node) { return adjust(stop, way) }
    let parts = spoken(stop).parts
    let beyond = steps > 0 ? -1 : parts.count
    let target = (part ?? beyond) + steps
    guard parts.indices.contains(target) else {
      return say(program: steps > 0 ? "this is the last part" : "this is the first part")
    }
    part = target
    var announcement = spoken(stop)
    announcement.parts = [parts[target]]
    announcement.parts[0].silence = 0
    return say(ListenUtterance(.part(target), announcement, style: style))
  }

  mutating func jump(_ text: String) -> ListenEffect {
    guard let number = Int(text.filter { !$0.isWhitespace }), (1...max(count, 1)).contains(number),
      count > 0
    else {
      return say(program: count == 1 ? "there is one stop" : "there are \(count) stops")
    }
    return go(to: number - 1)
  }

  mutating func search(_ text: String, forward: Bool) -> ListenEffect {
    guard !text.isEmpty else { return say(program: "nothing was searched for; / begins a search") }
    searched = text
    let wanted = text.lowercased()
    for step in 1..<max(count + 1, 1) {
      let target = (place + (forward ? step : count - step)) % count
      guard view.walk.stop(at: target).announcement.text.lowercased().contains(wanted) else {
        continue
      }
      let isAround = forward ? target <= place : target >= place
      let effect = step == count ? sayStop() : go(to: target)
      if step == count {
        message = "only this stop has it"
      } else if isAround {
        message = forward ? "found from the top" : "found from the end"
      }
      return effect
    }
    return say(program: "no stop has these words")
  }
}
