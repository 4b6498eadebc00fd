import AccessibilityTree
import Announcements

extension Session {
  /// Does what a gesture does; returns why that is not possible.
  mutating func carryOut(_ gesture: Gesture) -> String? {
    if gesture.touchesScreen { tell(.touched) }
    switch gesture {
    case .swipe(let way, let count): return swipe(way, count)
    case .touch(let name): return touch(name)
    case .doubleTap: return press(.doubleTap)
    case .longPress: return press(.longPress)
    case .swipeVertically(let step, let count): return swipeVertically(step, count)
    case .rotor(let unit):
      position.unit = unit
      tell(.unit(unit.rawValue))
      return nil
    case .jump(let way, let unit): return jump(way, unit)
    case .actions: return tellActions()
    case .action(let name): return act(name)
    case .escape: return escape()
    case .magicTap:
      guard platform == .iOS else { return "TalkBack has no magic tap" }
      return raise(AppEvent(.magicTap, at: node))
        ? nil : "the app answers no magic tap: write what happens in its script"
    case .readFromHere: return read(from: stopIndex)
    case .readFromTop: return read(from: 0)
    case .pause:
      tell(.silenced)
      return nil
    case .scroll:
      // Which rows lie in view is nothing that a file tells; readers scroll by themselves as focus moves on.
      return raise(AppEvent(.scroll, at: node))
        ? nil : "what a scroll shows is not known: write what happens in the app’s script"
    case .type(let text): return type(text)
    case .delete(let count): return delete(count)
    case .clear: return clear()
    case .paste(let text): return paste(text)
    case .selectAll: return selectAll()
    case .moveCaret(let way, let count): return moveCaret(way, count)
    case .returnKey(let key): return press(key)
    case .dismissKeyboard: return dismissKeyboard()
    case .key(let key): return press(key)
    case .set(let key, let value): return set(key, value)
    case .until(let text, let way): return swipe(until: text, way)
    case .walk(let way): return walk(way)
    case .wait, .listen, .atOnce: return nil
    }
  }

  // MARK: Moving

  private mutating func swipe(_ way: Gesture.Way, _ count: Int) -> String? {
    for number in 0..<count {
      if number > 0 {
        pause()
        tell(.touched)
      }
      guard step(way) else { return nil }
    }
    return nil
  }

  /// Moves to the next stop or the one before; false at the end, from which TalkBack goes to the other end
  /// when it is asked again.
  ///
  /// Source: `talkback.md` and the executed service, which wraps at the second swipe.
  private mutating func step(_ way: Gesture.Way) -> Bool {
    guard let here = stop else { return false }
    guard let target = position.index(after: way, of: walk.count, wraps: platform == .android)
    else {
      tell(.boundary(here))
      return false
    }
    land(on: target)
    return true
  }

  private mutating func swipe(until text: String, _ way: Gesture.Way) -> String? {
    let wanted = AsHeard(text).text
    func isThere() -> Bool {
      stop.map { AsHeard($0.announcement.text).text.contains(wanted) } ?? false
    }
    if isThere() { return nil }
    for _ in 0..<max(walk.count, 1) {
      guard step(way) else { break }
      if isThere() { return nil }
      listen()
      tell(.touched)
    }
    return "no stop that way says “\(text)”"
  }

  private mutating func walk(_ way: Gesture.Way) -> String? {
    // An app that moves focus back must not keep a person walking for ever.
    for _ in 0..<(2 * walk.count + 2) {
      guard step(way) else { return nil }
      listen()
      tell(.touched)
    }
    return "the walk comes to no end: focus is moved back again and again"
  }

  private mutating func touch(_ name: String) -> String? {
    guard let wanted = screen.index(called: name) else {
      return "nothing on this screen is called “\(name)”"
    }
    var here: Node.Index? = wanted
    while let node = here {
      if let place = stopIndex(of: node) {
        land(on: place)
        return nil
      }
      here = screen.parent(of: node)
    }
    guard let place = stopIndex(nearest: wanted), walk.node(at: place) != wanted,
      screen.ancestors(of: walk.node(at: place)).contains(wanted)
    else { return "“\(name)” is no stop: the reader does not come to it" }
    land(on: place)
    return nil
  }

  private mutating func jump(_ way: Gesture.Way, _ unit: Gesture.RotorUnit) -> String? {
    let ahead =
      way == .right
      ? Array((stopIndex + 1)..<max(stopIndex + 1, walk.count))
      : Array((0..<stopIndex).reversed())
    guard let target = ahead.first(where: { screen.is(unit, walk.node(at: $0)) }) else {
      if let stop { tell(.boundary(stop)) }
      return nil
    }
    land(on: target)
    return nil
  }

  /// Moves focus to a stop, as a finger does; false where there is none.
  @discardableResult
  mutating func land(on target: Int) -> Bool {
    guard (0..<walk.count).contains(target) else { return false }
    position.land(on: target)
    if let stop { tell(.focused(stop, by: .finger)) }
    raiseFocus()
    return true
  }

  private mutating func swipeVertically(_ step: Gesture.Step, _ count: Int) -> String? {
    guard let node else { return "there is no stop" }
    if screen.isAdjustable(node), unit == nil {
      for number in 0..<count {
        if number > 0 { pause() }
        adjustHere(step == .up ? .increment : .decrement)
      }
      return nil
    }
    switch unit {
    case nil: return "neither this nor the rotor goes up or down"
    case .actions?: return tellActions()
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

  private mutating func read(from first: Int) -> String? {
    guard walk.count > 0 else { return "there is no stop" }
    let stops = (first..<walk.count).map { walk.stop(at: $0) }
    tell(.reading(stops))
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
  /// Whether a rotor or a reading control comes to a node by a unit.
  func `is`(_ unit: Gesture.RotorUnit, _ index: Node.Index) -> Bool {
    let node = self[index]
    switch unit {
    case .headings: return node.role == .heading
    case .links: return node.role == .link
    case .buttons: return node.role == .button
    case .tables: return node.role == .table || node.role == .grid
    case .landmarks: return node.isLandmark
    case .formControls: return node.role.isFormControl
    case .textFields: return node.role.takesText || node.textInput != nil
    case .containers: return node.role == .list || node.role == .table
    case .characters, .words, .lines, .actions: return false
    }
  }
}
