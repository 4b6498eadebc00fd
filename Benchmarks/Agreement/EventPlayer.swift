internal import Encoding
import Importers
import Simulator
internal import TextIO

/// A player of the events of a case with our TalkBack.
struct EventPlayer {
  var reader: TalkBack
  var screen: Screen
  var walk: TalkBackWalk
  var speech: any ReaderSpeech
  var nodes: [String: Node.Index] = [:]
  var focus: Node.Index?
  private var isAtEdge = false
  var title: String?
  let file: String?
  /// The window below an opened window.
  var below: CoveredWindow?
  var opened: (time: Int, isUntitled: Bool)?
  /// The text of each field after its last change; the lines write half an emoji as “?”.
  var texts: [Node.Index: String] = [:]
  var hardwareKey: Int?
  var action: (at: Int, kind: AndroidTextChange.Action)?
  var isSelecting = false
  private var notification: AndroidEvent.Kind?
  private var toDo: [(time: Int, event: Step)] = []

  /// A timed event.
  private enum Step {
    case line(JSON.Value)
    case touch
    case swipe(forward: Bool)
    case platformFocus(Stop)
  }

  /// A window that is covered by another one.
  struct CoveredWindow {
    var screen: Screen
    var focus: Node.Index?
    var title: String?
  }

  init(_ line: JSON.Value, on screen: Screen, by reader: TalkBack) throws(InputError) {
    var reader = reader
    if let settings = line.field("settings") {
      for (key, value) in settings.members { try EventPlayer.apply(key, value, to: &reader) }
    }
    self.reader = reader
    self.screen = screen
    file = line.file
    walk = reader.open(screen, by: .swipeRight)
    speech = reader.speech(lasting: ListeningTime(millisecondsPerCharacter: 60))
    for visit in screen.preorder {
      if let id = screen[visit.index].id { nodes[id] = visit.index }
      let actions = screen[visit.index].android.actions ?? []
      self.screen[visit.index].android.actions = actions.map { EventPlayer.actions[$0] ?? $0 }
    }
    walk.replace(with: self.screen)
    title = try line.string("window")
    focus = try line.string("reader focus").flatMap { nodes[$0] }
    if let field = try line.string("input focus").flatMap({ nodes[$0] }) {
      begin(editing: field)
    }
  }

  private static func apply(
    _ key: String, _ value: JSON.Value, to reader: inout TalkBack
  ) throws(InputError) {
    func echo() throws(InputError) -> TypingEcho {
      switch try value.asString() {
      case "characters": .characters
      case "words": .words
      case "none": .nothing
      default: .charactersAndWords
      }
    }
    switch key {
    case "on-screen keyboard echo": reader.settings.typingEcho = try echo()
    case "physical keyboard echo": reader.settings.hardwareTypingEcho = try echo()
    case "speak passwords": reader.settings.passwords = try value.asBool()
    case "hints": reader.settings.hints = try value.asBool()
    case "verbosity":
      reader.settings.verbosity =
        TalkBackSettings.Verbosity(rawValue: try value.asString()) ?? .custom
    default: break
    }
  }

  /// Sets input focus long before the case, with the caret at the end of the text.
  private mutating func begin(editing field: Node.Index) {
    screen[field].android.focused = true
    walk.replace(with: screen)
    let android = screen[field].android
    let text = android.showingHintText == true ? "" : android.text ?? ""
    let end = text.utf16.count
    send(
      .platform(
        AndroidEvent(
          .selectionChanged(AndroidSelection(node: field, text: text, anchor: end, end: end)))),
      at: 0)
  }

  /// Android’s actions, by the numbers in the lines.
  private static let actions = [
    "action 4096": "SCROLL_FORWARD", "action 8192": "SCROLL_BACKWARD", "action 262144": "EXPAND",
    "action 524288": "COLLAPSE",
  ]

  // MARK: Playing

  /// Returns the texts that the engine plays.
  mutating func play(_ line: JSON.Value) throws(InputError) -> [PlayedText] {
    for event in try line.required("events").asArray() {
      let time = try event.required("at").asInt()
      if let direction = try event.string("finger swipe") {
        toDo.append((time, .touch))
        toDo.append((time + 120, .swipe(forward: direction == "right")))
      } else if event.field("double tap") != nil {
        toDo.append((time, .touch))
        toDo.append((time + 150, .touch))
      } else if event.field("finger touches and lifts") != nil {
        toDo.append((time, .touch))
      } else {
        toDo.append((time, .line(event)))
      }
    }
    // Events with equal times keep their order.
    while let next = toDo.indices.min(by: { (toDo[$0].time, $0) < (toDo[$1].time, $1) }) {
      let (time, step) = toDo.remove(at: next)
      switch step {
      case .line(let event): try take(event, at: time)
      case .touch: send(.touched, at: time)
      case .swipe(let forward): swipe(forward: forward, at: time)
      case .platformFocus(let stop): send(.inputFocused(stop, by: .platform), at: time)
      }
    }
    _ = speech.finish()
    return speech.log.compactMap { heard in
      guard let start = heard.start, let end = heard.end, heard.cause != .sound else { return nil }
      return PlayedText(heard.text, from: start, to: end, isCut: heard.outcome != .heard)
    }
  }

  mutating func send(_ event: SessionEvent, at time: Int) {
    speech.receive(event, at: time, step: 0, on: SessionNodes(of: screen))
  }

  private mutating func take(_ event: JSON.Value, at time: Int) throws(InputError) {
    if let name = try event.string("set") { return try set(name, event) }
    if let direction = try event.string("swipe") {
      return swipe(forward: direction == "right", at: time)
    }
    if event.field("physical key down") != nil { hardwareKey = time }
    if let kind = try event.string("TalkBack edit action") {
      switch kind {
      case "Paste": action = (time, .paste)
      case "Cut": action = (time, .cut)
      case "SetText": action = (time, .setText)
      default: break
      }
    }
    if let keyboard = event.field("keyboard window opened") {
      setKeyboard(isShown: true)
      send(.keyboard(isShown: true, nil, name: try keyboard.string("title") ?? ""), at: time)
    }
    if event.field("keyboard window closed") != nil {
      setKeyboard(isShown: false)
      send(.keyboard(isShown: false, nil), at: time)
    }
    if let posted = event.field("notification") {
      let texts = [
        try posted.string("tickerText"), try posted.string("title"), try posted.string("text"),
      ]
      notification = .notification(
        try posted.string("category").flatMap(AndroidEvent.Category.init),
        texts.compactMap(\.self))
    }
    if let window = event.field("window opened") { try open(window) }
    if event.field("window closed") != nil { close() }
    if let mode = try event.string("selection mode") { isSelecting = mode == "on" }
    guard let type = try event.string("event") else { return }
    let source = try event.string("source").flatMap { nodes[$0] }
    switch type {
    case "TYPE_VIEW_TEXT_CHANGED": try textChanged(event, source, at: time)
    case "TYPE_VIEW_TEXT_SELECTION_CHANGED": try selectionChanged(event, source, at: time)
    case "TYPE_VIEW_TEXT_TRAVERSED_AT_MOVEMENT_GRANULARITY":
      let (from, to) = (try event.int("fromIndex") ?? 0, try event.int("toIndex") ?? 0)
      android(.traversed(slice(try text(of: event), from, to)), source, at: time)
    case "TYPE_VIEW_CLICKED": android(.clicked, source, at: time)
    case "TYPE_WINDOW_CONTENT_CHANGED":
      android(.contentChanged(try changes(of: event)), source, at: time)
    case "TYPE_VIEW_SELECTED": android(.selected(try text(of: event)), source, at: time)
    case "TYPE_ANNOUNCEMENT": send(.announced(try words(of: event), .low), at: time)
    case "TYPE_NOTIFICATION_STATE_CHANGED":
      let view = try event.string("className") ?? ""
      if view.hasPrefix("android.widget.Toast") { send(.toast(try text(of: event)), at: time) }
      if view == "android.app.Notification", let notification {
        android(notification, nil, at: time)
      }
    case "TYPE_VIEW_FOCUSED": inputFocused(source, at: time)
    case "TYPE_WINDOW_STATE_CHANGED": try windowChanged(event, source, at: time)
    case "TYPE_TOUCH_INTERACTION_START": send(.touched, at: time)
    case "TYPE_VIEW_SCROLLED":
      let list = source.flatMap { screen[$0].android.className } ?? ""
      let first = try event.int("fromIndex") ?? -1
      let scroll = AndroidEvent.Scroll(
        first: first, last: try event.int("toIndex") ?? -1, count: try event.int("itemCount") ?? -1,
        isPager: list.hasSuffix("ViewPager"))
      android(.scrolled(scroll), source, at: time)
    default: break
    }
  }

  mutating func android(_ kind: AndroidEvent.Kind, _ node: Node.Index?, at time: Int) {
    let source = node.flatMap { walk.eventSource($0, focus: focus) }
    send(.platform(AndroidEvent(kind, of: source)), at: time)
  }

  // MARK: The tree

  private mutating func set(_ name: String, _ event: JSON.Value) throws(InputError) {
    guard let node = nodes[name] else { return }
    for (key, value) in try event.required("to").members {
      let field = key == "range" ? "rangeInfo.current" : key
      try? screen[node].android.set(field, to: value.spelled)
    }
    walk.replace(with: screen)
  }

  // MARK: Focus

  func index(of node: Node.Index) -> Int? {
    (0..<walk.count).first { walk.node(at: $0) == node }
  }

  private mutating func moveFocus(to index: Int, by mover: SessionEvent.Mover, at time: Int) {
    isAtEdge = false
    focus = walk.node(at: index)
    send(.focused(walk.stop(at: index), by: mover), at: time)
  }

  /// Moves focus by a swipe; at an end, only the second swipe moves to the other end.
  private mutating func swipe(forward: Bool, at time: Int) {
    guard walk.count > 0 else { return }
    // On a new screen no node is focused until the window is stable.
    speech.advance(to: time)
    let focused = speech.awaitsFirstFocus ? nil : focus.flatMap { index(of: $0) }
    let here = focused ?? (forward ? -1 : walk.count)
    let next = here + (forward ? 1 : -1)
    if (0..<walk.count).contains(next) {
      moveFocus(to: next, by: .key, at: time)
    } else if isAtEdge {
      moveFocus(to: forward ? 0 : walk.count - 1, by: .key, at: time)
    } else {
      isAtEdge = true
    }
  }

  private mutating func inputFocused(_ node: Node.Index?, at time: Int) {
    guard let node else { return }
    screen[node].android.focused = true
    walk.replace(with: screen)
    guard let index = index(of: node) else { return }
    if let opened, reader.settings.profile == .version16 || opened.isUntitled,
      time < opened.time + 550
    {
      focus = node
      let later = opened.isUntitled ? opened.time + 540 : time
      toDo.append((later, .platformFocus(walk.stop(at: index))))
    } else if node == focus {
      send(.inputFocused(walk.stop(at: index), by: .finger), at: time)
    } else {
      moveFocus(to: index, by: .app, at: time)
    }
  }
}
