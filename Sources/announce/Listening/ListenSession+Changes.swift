import Simulator
import Voices

extension ListenSession {
  mutating func adjust(_ stop: Stop, _ way: Adjustment) -> ListenEffect {
    let (reader, before) = (view.reader, view.screen)
    let announcement = reader.announcement(adjusting: stop.node, way, on: before)
    let old = before[stop.node].value
    change(stop.node) { reader, screen, node in reader.adjusting(node, way, on: screen) }
    let new = view.screen[stop.node].value
    let effect = say(announcement, at: stop)
    if old == new {
      message = way == .increment ? "this is the largest value" : "this is the smallest value"
    } else if old?.text != nil, new?.text == nil {
      message = "the file has no words for this value"
    }
    return effect
  }

  /// Double-taps what the person is on.
  mutating func activate() -> ListenEffect {
    guard let stop else { return sayStop() }
    let node = view.screen[stop.node]
    guard !node.states.isDisabled else {
      return say(program: "nothing happens: this is disabled")
    }
    let before = view
    let announcement = before.reader.announcement(activating: stop.node, on: before.screen)
    change(stop.node) { _, screen, node in screen.activating(node) }
    let isChanged = view.screen[stop.node] != before.screen[stop.node]
    if isChanged, announcement.parts.isEmpty {
      return say(program: "\(before.reader.displayName) says nothing of the change")
    }
    guard isChanged || node.isOneOfAChoice else {
      return say(program: "the file does not tell what happens")
    }
    guard !announcement.parts.isEmpty else { return say(program: "this stays as it is") }
    return say(announcement, at: stop)
  }

  /// Changes the screen of this reader at a node, and that of the others where they have the node.
  private mutating func change(
    _ node: Node.Index,
    _ body: (any ScreenReader, Screen, Node.Index) -> Screen
  ) {
    let origin = view
    let changed = body(origin.reader, origin.screen, node)
    for place in heard.indices {
      guard let other = heard[place].counterpart(of: node, on: origin.screen) else { continue }
      // What one reader changed by its own step is the same for the other.
      var screen = body(origin.reader, heard[place].screen, other)
      if place == current { screen = changed }
      heard[place].change(to: screen)
    }
    place = view.place(nearest: node, near: place) ?? 0
    part = nil
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
    guard let isOn = heard[current].toggleHints() else {
      return say(program: "\(view.reader.displayName) has no setting for hints")
    }
    let effect = sayStop()
    message = isOn ? "hints on" : "hints off"
    return effect
  }

  mutating func switchReader() -> ListenEffect {
    guard heard.count > 1 else { return say(program: "there is no other reader") }
    let node = stop.map { (index: $0.node, screen: view.screen) }
    current = (current + 1) % heard.count
    if let node, let here = view.counterpart(of: node.index, on: node.screen) {
      place = view.place(nearest: here, near: place) ?? 0
    } else {
      place = max(0, min(place, view.stops.count - 1))
    }
    let effect = sayStop()
    message = view.reader.displayName
    return effect
  }
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
