import AccessibilityTree
import Announcements

extension Session {
  /// Performs a gesture.
  ///
  /// Returns the reason why the gesture is not possible, or `nil` on success.
  mutating func carryOut(_ gesture: Gesture) -> String? {
    if gesture.touchesScreen { report(.touched) }
    switch gesture {
    case .swipe(let direction, let count): return swipe(direction, count)
    case .touch(let name): return touch(name)
    case .doubleTap: return press(.doubleTap)
    case .longPress: return press(.longPress)
    case .swipeVertically(let step, let count): return swipeVertically(step, count)
    case .rotor(let unit):
      position.unit = unit
      report(.unit(unit.rawValue))
      return nil
    case .jump(let direction, let unit): return jump(direction, unit)
    case .actions: return announceActions()
    case .action(let name): return performAction(named: name)
    case .escape: return escape()
    case .magicTap:
      guard platform == .iOS else { return "TalkBack has no magic tap" }
      return raise(AppEvent(.magicTap, at: node))
        ? nil : "the app does not answer a magic tap: write what happens in its script"
    case .readFromHere: return read(from: max(0, stopIndex))
    case .readFromTop: return read(from: 0)
    case .pause:
      report(.silenced)
      return nil
    case .scroll:
      // A file does not state which rows are visible, so only the app's script can state what a
      // scroll shows. Readers themselves scroll when focus moves.
      return raise(AppEvent(.scroll, at: node))
        ? nil : "what scrolling shows is unknown: write what happens in the app’s script"
    case .type(let text): return type(text)
    case .delete(let count): return delete(count)
    case .clear: return clear()
    case .paste(let text): return paste(text)
    case .selectAll: return selectAll()
    case .moveCaret(let direction, let count): return moveCaret(direction, count)
    case .returnKey(let key): return press(key)
    case .dismissKeyboard: return dismissKeyboard()
    case .key(let key): return press(key)
    case .set(let key, let value): return set(key, value)
    case .until(let text, let direction): return swipe(until: text, direction)
    case .untilElement(let name, let direction):
      return swipe(untilElement: ElementName(name), direction)
    case .walk(let direction): return walk(direction)
    case .wait, .listen, .atOnce: return nil
    }
  }

  // MARK: Moving

  private mutating func swipe(_ direction: Gesture.SwipeDirection, _ count: Int) -> String? {
    for number in 0..<count {
      if number > 0 {
        pause()
        report(.touched)
      }
      guard step(direction) else { return nil }
    }
    return nil
  }

  /// Moves to the next or previous stop.
  ///
  /// Returns `false` at the end of the screen. A second swipe at the end takes TalkBack to the
  /// other end. If no node of a new screen is focused yet, the swipe focuses the first stop.
  /// Source: TalkBack's service, whose code we executed.
  mutating func step(_ direction: Gesture.SwipeDirection) -> Bool {
    if timeline.awaitsFirstFocus || position.isNowhere {
      return focusStop(at: direction == .right ? 0 : walk.count - 1)
    }
    guard let here = stop else { return false }
    guard let target = position.index(after: direction, of: walk.count, wraps: platform == .android)
    else {
      report(.boundary(here))
      return false
    }
    focusStop(at: target, comingFrom: stopIndex, by: direction == .left ? .swipeLeft : .swipeRight)
    return true
  }

  private mutating func swipe(until text: String, _ direction: Gesture.SwipeDirection) -> String? {
    let wanted = AudibleText(text).text
    let isFound = swipe(direction) { session in
      session.stop.map { AudibleText($0.announcement.text).text.contains(wanted) } ?? false
    }
    return isFound ? nil : "no stop in this direction says “\(text)”"
  }

  private mutating func swipe(
    untilElement name: ElementName, _ direction: Gesture.SwipeDirection
  ) -> String? {
    guard !swipe(direction, until: { $0.isInside(name) }) else { return nil }
    guard screen.index(called: name.text) == nil else {
      return "no stop in this direction belongs to \(name.text)"
    }
    return "no element of this screen is \(name.text)" + name.alternatives(on: screen)
  }

  /// Swipes until a condition holds.
  ///
  /// Returns whether the condition holds at the last stop that was reached.
  private mutating func swipe(
    _ direction: Gesture.SwipeDirection, until isThere: (Session) -> Bool
  ) -> Bool {
    if isThere(self) { return true }
    // An endless list adds stops while people read it.
    let most = walk.count + Session.addedStops
    var steps = 0
    while steps < min(max(walk.count, 1), most) {
      guard step(direction) else { break }
      steps += 1
      if isThere(self) { return true }
      listen()
      report(.touched)
    }
    return false
  }

  /// Whether the focused stop is, is inside, or announces the words of an element with this name.
  private func isInside(_ name: ElementName) -> Bool {
    guard let node else { return false }
    if screen.isNamed(name.text, node) { return true }
    if screen.ancestors(of: node).contains(where: { screen.isNamed(name.text, $0) }) { return true }
    // The announcement of a stop may contain the words of an element inside it that is not a stop.
    return screen.descendants(of: node).contains { inside in
      screen.isNamed(name.text, inside.index) && self.speaks(node, for: inside.index)
    }
  }

  /// Whether the announcement of a stop contains the words of a node.
  ///
  /// The announcement contains the words if the stop is the nearest stop at or around the node, and
  /// if no stop is inside the node.
  private func speaks(_ stop: Node.Index, for inside: Node.Index) -> Bool {
    let stops = (0..<walk.count).map { walk.node(at: $0) }
    let around = [inside] + screen.ancestors(of: inside)
    return around.first(where: stops.contains) == stop
      && !stops.contains { screen.ancestors(of: $0).contains(inside) }
  }

  private mutating func touch(_ name: String) -> String? {
    let named = screen.indices(called: name)
    guard let wanted = named.first else {
      return "no element of this screen is named “\(name)”"
        + ElementName(name).alternatives(on: screen)
    }
    // If several elements have the same name, a person touches the first of these elements at which
    // the reader stops. If this element contains another element of the name, as a dialog contains
    // its title, the person touches the inner element, because the name is visible there.
    let nodesOfStops = Set((0..<walk.count).map { walk.node(at: $0) })
    let stops = named.filter(nodesOfStops.contains)
    if var chosen = stops.first {
      // The stops are in document order. If a stop is outside the chosen element, all later stops
      // are outside this element, too.
      for inner in stops.dropFirst() {
        guard screen.ancestors(of: inner).contains(chosen) else { break }
        chosen = inner
      }
      return touch(chosen) ? nil : "the reader does not stop at “\(name)”"
    }
    return touch(wanted) ? nil : "the reader does not stop at “\(name)”"
  }

  /// Moves focus to the stop of a node, and returns whether the node has a stop.
  ///
  /// The stop is the node itself, the nearest stop around the node, or the first stop inside the
  /// node.
  mutating func touch(_ node: Node.Index) -> Bool {
    var here: Node.Index? = node
    while let around = here {
      if let index = stopIndex(of: around) { return focusStop(at: index) }
      here = screen.parent(of: around)
    }
    guard let index = stopIndex(nearest: node),
      screen.ancestors(of: walk.node(at: index)).contains(node)
    else { return false }
    return focusStop(at: index)
  }

  private mutating func jump(_ direction: Gesture.SwipeDirection, _ unit: Gesture.RotorUnit)
    -> String?
  {
    let ahead =
      direction == .right
      ? Array((stopIndex + 1)..<max(stopIndex + 1, walk.count))
      : Array((0..<max(0, stopIndex)).reversed())
    let target = ahead.first {
      unit == .links ? walk.isLink(at: $0) : screen.is(unit, walk.node(at: $0))
    }
    guard let target else {
      if let stop { report(.boundary(stop)) }
      return nil
    }
    focusStop(at: target, comingFrom: stopIndex, by: .jump(Navigation.Unit(unit)))
    return nil
  }

  /// Moves focus to a stop as a touch does or, from the stop at the index `previous`, as a swipe or
  /// jump does.
  ///
  /// Returns `false` if there is no such stop.
  @discardableResult
  mutating func focusStop(
    at target: Int, comingFrom previous: Int? = nil, by navigation: Navigation = .swipeRight
  ) -> Bool {
    guard (0..<walk.count).contains(target) else { return false }
    let isFirst = timeline.awaitsFirstFocus || position.isNowhere
    position.move(to: target)
    if isFirst {
      if let stop = arrivingStop { report(.focused(stop, by: .finger)) }
    } else if let previous {
      let stop = walk.stop(at: target, comingFrom: previous, by: navigation)
      report(.focused(stop, by: .finger))
    } else if let stop {
      report(.focused(stop, by: .finger))
    }
    raiseFocus()
    return true
  }

  private mutating func swipeVertically(_ step: Gesture.VerticalDirection, _ count: Int) -> String?
  {
    guard let node else { return noFocus }
    if screen.isAdjustable(node), unit == nil {
      for number in 0..<count {
        if number > 0 { pause() }
        adjust(step == .up ? .increment : .decrement)
      }
      return nil
    }
    switch unit {
    case nil: return "the focused element is not adjustable, and no rotor unit is set"
    case .actions?: return announceActions()
    case .characters?, .words?, .lines?:
      for number in 0..<count {
        if number > 0 { pause() }
        let problem = unit.flatMap { read($0, step == .down ? .right : .left) }
        if let problem { return problem }
      }
      return nil
    case let unit?: return jump(step == .down ? .right : .left, unit)
    }
  }

  /// The problem to report if a gesture needs a focused stop and there is none.
  var noFocus: String {
    walk.count == 0 ? "the screen has no stops" : "nothing has focus: swipe to the first stop"
  }

  private mutating func read(from first: Int) -> String? {
    guard walk.count > 0 else { return "the screen has no stops" }
    let stops = (first..<walk.count).map { walk.stop(at: $0) }
    report(.reading(stops))
    move(to: walk.count - 1)
    return nil
  }

  // MARK: Settings

  private mutating func set(_ key: String, _ value: String) -> String? {
    do throws(SettingError) {
      try set(key, to: value)
      timeline.use(reader)
      return nil
    } catch {
      return error.description
    }
  }
}

extension Screen {
  /// Whether vertical swipes stop at a node while the rotor or reading control is set to a unit.
  ///
  /// The result is `false` for links, because VoiceOver and TalkBack count different nodes as
  /// links.
  func `is`(_ unit: Gesture.RotorUnit, _ index: Node.Index) -> Bool {
    let node = self[index]
    switch unit {
    case .headings: return node.role == .heading
    case .buttons: return node.role == .button
    case .tables: return node.role == .table || node.role == .grid
    case .landmarks: return node.isLandmark
    case .formControls: return node.role.isFormControl
    case .textFields: return node.role.acceptsText || node.textInput != nil
    case .containers: return node.role == .list || node.role == .table
    case .links, .characters, .words, .lines, .actions: return false
    }
  }
}
