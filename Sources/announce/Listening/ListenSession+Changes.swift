import Simulator
import Voices

extension ListenSession {
  mutating func adjust(_ stop: Stop, _ direction: Adjustment) -> ListenEffect {
    let adjusted = view.focus?.node
    let old = view.screen[stop.node].value
    let effect = perform(.swipeVertically(direction == .increment ? .up : .down, count: 1))
    // The app may have removed the node.
    guard let node = adjusted.flatMap({ view.scene[$0] }) else { return effect }
    let new = node.value
    if old == new {
      message = direction == .increment ? "this is the largest value" : "this is the smallest value"
    } else if old?.text != nil, new?.text == nil {
      message = "the file has no words for this value"
    }
    return effect
  }

  /// Double-taps the current stop, and shows a message if the reader then announces nothing.
  mutating func activate() -> ListenEffect {
    guard let stop else { return announceStop() }
    let node = view.screen[stop.node]
    guard !node.states.isDisabled else {
      return speak(message: "nothing happens: this is disabled")
    }
    let outcome = attempt(.doubleTap)
    guard outcome.words.isEmpty, outcome.step.problem == nil else { return announce(outcome) }
    if outcome.isChanged || outcome.step.isAnswered {
      return speak(message: "\(view.reader.displayName) does not announce the change")
    }
    guard node.isOneOfAChoice else {
      return speak(message: "the file does not say what happens")
    }
    return speak(message: "nothing changes")
  }

  mutating func changeRate(by step: Int) -> ListenEffect {
    let newRate = min(
      max(rate + step, SpeechStyle.rates.lowerBound), SpeechStyle.rates.upperBound)
    guard newRate != rate else {
      let end = step > 0 ? "fastest" : "slowest"
      return speak(message: "\(rate) words a minute is the \(end)")
    }
    rate = newRate
    let effect = announceStop()
    message = "\(rate) words a minute"
    return effect
  }

  mutating func toggleHints() -> ListenEffect {
    guard let isOn = view.hints else {
      return speak(message: "\(view.reader.displayName) has no setting for hints")
    }
    _ = attempt(.set(key: "hints", value: isOn ? "off" : "on"))
    let effect = announceStop()
    message = isOn ? "hints off" : "hints on"
    return effect
  }

  mutating func switchReader() -> ListenEffect {
    guard sessions.count > 1 else { return speak(message: "there is no other reader") }
    let node = stop.map { (index: $0.node, screen: view.screen) }
    let index = stopIndex
    current = (current + 1) % sessions.count
    if let node, let here = view.screen.counterpart(of: node.index, on: node.screen) {
      sessions[current].move(to: view.stopIndex(nearest: here) ?? 0)
    } else {
      sessions[current].move(to: max(0, min(index, count - 1)))
    }
    isTyping = isTyping && view.inputFocus != nil
    expected = []
    let effect = announceStop()
    message = view.reader.displayName
    return effect
  }
}

extension Session {
  /// Whether the reader speaks hints, or `nil` if the reader has no such setting.
  var hints: Bool? { reader.value(of: "hints").map { $0 == "on" || $0 == "true" } }
}

extension Node {
  /// Whether the node is an option of a choice, such as a radio button.
  ///
  /// A second activation does not clear such an option.
  fileprivate var isOneOfAChoice: Bool {
    switch role {
    case .radio, .menuItemRadio, .option, .tab, .treeItem: true
    default: false
    }
  }
}
