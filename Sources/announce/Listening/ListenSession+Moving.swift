import Simulator
import Voices

extension ListenSession {
  mutating func move(by steps: Int) -> ListenEffect {
    guard count > 0 else { return announceStop() }
    let old = stopIndex
    let outcome = attempt(.swipe(steps > 0 ? .right : .left, count: 1))
    guard stopIndex == old, outcome.step.problem == nil else { return announce(outcome) }
    let end = steps > 0 ? "this is the last stop" : "this is the first stop"
    // At the end of the screen, VoiceOver repeats the last stop.
    guard !outcome.words.isEmpty else { return speak(message: end) }
    message = end
    return announce(outcome)
  }

  mutating func go(to target: Int) -> ListenEffect {
    guard count > 0 else { return announceStop() }
    return announce(attempt { $0.touch(stop: target) })
  }

  /// Adjusts the value of an adjustable node.
  ///
  /// At other stops, moves to the next or previous part of the announcement.
  mutating func adjustOrStep(_ direction: Adjustment, by steps: Int) -> ListenEffect {
    guard let stop else { return announceStop() }
    if view.unit != nil {
      return perform(.swipeVertically(direction == .increment ? .up : .down, count: 1))
    }
    if view.screen.isAdjustable(stop.node) { return adjust(stop, direction) }
    let parts = spoken(stop).parts
    let beyond = steps > 0 ? -1 : parts.count
    let target = (part ?? beyond) + steps
    guard parts.indices.contains(target) else {
      return speak(message: steps > 0 ? "this is the last part" : "this is the first part")
    }
    part = target
    var announcement = spoken(stop)
    announcement.parts = [parts[target]]
    announcement.parts[0].silence = 0
    return speak(ListenUtterance(.part(target), announcement, style: style))
  }

  mutating func jump(_ text: String) -> ListenEffect {
    guard let number = Int(text.filter { !$0.isWhitespace }), (1...max(count, 1)).contains(number),
      count > 0
    else {
      return speak(message: count == 1 ? "there is one stop" : "there are \(count) stops")
    }
    return go(to: number - 1)
  }

  mutating func search(_ text: String, forward: Bool) -> ListenEffect {
    guard !text.isEmpty else { return speak(message: "there was no search; / begins one") }
    searched = text
    let query = text.lowercased()
    for step in 1..<max(count + 1, 1) {
      let target = (stopIndex + (forward ? step : count - step)) % count
      guard view.walk.stop(at: target).announcement.text.lowercased().contains(query) else {
        continue
      }
      let wraps = forward ? target <= stopIndex : target >= stopIndex
      let effect = step == count ? announceStop() : go(to: target)
      if step == count {
        message = "only this stop has it"
      } else if wraps {
        message = forward ? "found from the top" : "found from the end"
      }
      return effect
    }
    return speak(message: "not found")
  }
}
