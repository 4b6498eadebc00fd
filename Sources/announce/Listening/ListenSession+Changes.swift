import Simulator
import Voices

extension ListenSession {
  mutating func adjust(_ stop: Stop, _ way: Adjustment) -> ListenEffect {
    let adjusted = view.focus?.node
    let old = view.screen[stop.node].value
    let effect = perform(.swipeVertically(way == .increment ? .up : .down, count: 1))
    // The app may take the node away.
    guard let node = adjusted.flatMap({ view.scene[$0] }) else { return effect }
    let new = node.value
    if old == new {
      message = way == .increment ? "this is the largest value" : "this is the smallest value"
    } else if old?.text != nil, new?.text == nil {
      message = "the file has no words for this value"
    }
    return effect
  }

  /// Double-taps what the person is on, and says so where nothing is heard of it.
  mutating func activate() -> ListenEffect {
    guard let stop else { return sayStop() }
    let node = view.screen[stop.node]
    guard !node.states.isDisabled else {
      return say(program: "nothing happens: this is disabled")
    }
    let came = attempt(.doubleTap)
    guard came.words.isEmpty, came.step.problem == nil else { return tell(came) }
    if came.isChanged || came.step.isAnswered {
      return say(program: "\(view.reader.displayName) says nothing of the change")
    }
    guard node.isOneOfAChoice else { return say(program: "the file does not tell what happens") }
    return say(program: "this stays as it is")
  }

  mutating func changeRate(by step: Int) -> ListenEffect {
    let wanted = min(
      max(rate + step, SpeechStyle.rates.lowerBound), SpeechStyle.rates.upperBound)
    guard wanted != rate else {
      let end = step > 0 ? "fastest" : "slowest"
      return say(program: "\(rate) words a minute is the \(end)")
    }
    rate = wanted
    let effect = sayStop()
    message = "\(rate) words a minute"
    return effect
  }

  mutating func toggleHints() -> ListenEffect {
    guard let isOn = view.hints else {
      return say(program: "\(view.reader.displayName) has no setting for hints")
    }
    _ = attempt(.set(key: "hints", value: isOn ? "off" : "on"))
    let effect = sayStop()
    message = isOn ? "hints off" : "hints on"
    return effect
  }

  mutating func switchReader() -> ListenEffect {
    guard sessions.count > 1 else { return say(program: "there is no other reader") }
    let node = stop.map { (index: $0.node, screen: view.screen) }
    let place = place
    current = (current + 1) % sessions.count
    if let node, let here = view.screen.counterpart(of: node.index, on: node.screen) {
      sessions[current].move(to: view.stopIndex(nearest: here) ?? 0)
    } else {
      sessions[current].move(to: max(0, min(place, count - 1)))
    }
    isTyping = isTyping && view.inputFocus != nil
    expected = []
    let effect = sayStop()
    message = view.reader.displayName
    return effect
  }
}

extension Session {
  /// Whether the reader speaks hints; absent where it has no such setting.
  var hints: Bool? { reader.value(of: "hints").map { $0 == "on" || $0 == "true" } }
}

extension Node {
  /// Whether activating it chooses it from several, so that nothing changes when it is chosen.
  fileprivate var isOneOfAChoice: Bool {
    switch role {
    case .radio, .menuItemRadio, .option, .tab, .treeItem: true
    default: false
    }
  }
}
