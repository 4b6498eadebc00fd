import Importers
import Simulator
import Voices

/// A person going through a screen by ear: where they are, what they hear, what a key does.
///
/// A value: each key makes another one of it and tells what is to be said.
struct ListenSession: Sendable {
  /// Text that is being typed.
  enum Entry: Sendable, Hashable {
    case search(String)
    case jump(String)
    case file(String)
  }

  /// The slowest and the fastest speech, in words a minute.
  ///
  /// eSpeak NG takes faster ones for another way of speaking, which is slower.
  static let rates = 80...449
  private static let rateStep = 25

  /// The file and what the screen is called.
  let heading: String
  /// The screen as each reader has it.
  private(set) var heard: [HeardScreen]
  /// Which of the readers speaks.
  private(set) var current: Int
  /// Where the person is, among the stops of this reader.
  private(set) var place = 0
  /// Which part was asked for by itself.
  private(set) var part: Int?
  /// Words a minute.
  private(set) var rate: Int
  /// What is being typed.
  private(set) var entry: Entry?
  /// What was searched for last.
  private(set) var searched = ""
  /// What the program has to say.
  private(set) var message: String?
  /// Whether the help is shown.
  private(set) var isHelpShown = false
  /// What a reader said last.
  private(set) var utterance: ListenUtterance?

  /// A session that begins at the first stop.
  ///
  /// - Parameter start: The reader that speaks first, by its place among the readers.
  init(
    _ imported: ImportedScreen, by readers: [any ScreenReader], startingWith start: Int = 0,
    rate: Int? = nil
  ) {
    heading = imported.screen.heading
    heard = readers.map { HeardScreen(imported.screen(for: $0), by: $0) }
    current = heard.indices.contains(start) ? start : 0
    let standard = heard.first.map { SpeechStyle(reader: $0.reader.name).rate }
    self.rate = ListenSession.clamped(rate ?? standard ?? 175)
  }

  /// The screen as the reader has it that speaks.
  var view: HeardScreen { heard[current] }

  /// Where the person is; absent on a screen without stops.
  var stop: Stop? { view.stops.indices.contains(place) ? view.stops[place] : nil }

  /// How this reader sounds.
  var style: SpeechStyle {
    var style = SpeechStyle(reader: view.reader.name)
    style.rate = rate
    return style
  }

  /// What is said before any key is pressed.
  mutating func begin() -> ListenEffect { sayStop() }

  /// Says what has gone wrong, or what came of something that was asked for.
  mutating func tell(_ text: String) { message = text }

  private static func clamped(_ rate: Int) -> Int {
    min(max(rate, rates.lowerBound), rates.upperBound)
  }
}

extension ListenSession {
  /// Does what a key asks for.
  mutating func press(_ key: ListenKey) -> ListenEffect {
    message = nil
    if let entry { return type(key, into: entry) }
    let wasHelpShown = isHelpShown
    isHelpShown = false
    switch key {
    case .right, .tab, .character("j"): return move(by: 1)
    case .left, .character("k"): return move(by: -1)
    case .down: return adjustOrStep(.decrement, by: 1)
    case .up: return adjustOrStep(.increment, by: -1)
    case .home: return go(to: 0)
    case .end: return go(to: view.stops.count - 1)
    case .enter: return activate()
    case .escape: return .hush
    case .leave: return .quit
    case .redraw: return .redraw
    case .character("?") where wasHelpShown: return .none
    case .character(let letter): return press(letter)
    case .paste: return tellOnly("pasted text does nothing here")
    case .backspace, .clearLine, .unknown: return tellOnly("this key does nothing; ? lists the keys")
    }
  }

  private mutating func press(_ letter: Character) -> ListenEffect {
    switch letter {
    case " ": return .pause
    case "r": return sayStop()
    case "s": return changeRate(by: -ListenSession.rateStep)
    case "S": return changeRate(by: ListenSession.rateStep)
    case "h": return toggleHints()
    case "v": return switchReader()
    case "t": return go(to: place == 0 ? view.stops.count - 1 : 0)
    case "i": return say(program: whereabouts)
    case "/": return begin(.search(""))
    case "g": return begin(.jump(""))
    case "0"..."9": return begin(.jump(String(letter)))
    case "n": return search(searched, forward: true)
    case "N": return search(searched, forward: false)
    case "w": return begin(.file(soundFile))
    case "?":
      isHelpShown = true
      return .none
    case "q": return .quit
    default: return tellOnly("this key does nothing; ? lists the keys")
    }
  }

  /// Shows words of the program without saying them.
  private mutating func tellOnly(_ text: String) -> ListenEffect {
    message = text
    return .none
  }
}

extension ListenSession {
  private mutating func move(by steps: Int) -> ListenEffect {
    guard !view.stops.isEmpty else { return sayStop() }
    let target = place + steps
    guard view.stops.indices.contains(target) else {
      return say(program: steps > 0 ? "this is the last stop" : "this is the first stop")
    }
    return go(to: target)
  }

  private mutating func go(to target: Int) -> ListenEffect {
    guard view.stops.indices.contains(target) else { return sayStop() }
    place = target
    return sayStop()
  }

  /// Changes the value of what is adjustable; elsewhere goes through the parts.
  private mutating func adjustOrStep(_ way: Adjustment, by steps: Int) -> ListenEffect {
    guard let stop else { return sayStop() }
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

  private mutating func adjust(_ stop: Stop, _ way: Adjustment) -> ListenEffect {
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
  private mutating func activate() -> ListenEffect {
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

  private mutating func changeRate(by step: Int) -> ListenEffect {
    let wanted = ListenSession.clamped(rate + step)
    guard wanted != rate else {
      let end = step > 0 ? "fastest" : "slowest"
      return say(program: "\(rate) words a minute is the \(end)")
    }
    rate = wanted
    let effect = sayStop()
    message = "\(rate) words a minute"
    return effect
  }

  private mutating func toggleHints() -> ListenEffect {
    guard let isOn = heard[current].toggleHints() else {
      return say(program: "\(view.reader.displayName) has no setting for hints")
    }
    let effect = sayStop()
    message = isOn ? "hints on" : "hints off"
    return effect
  }

  private mutating func switchReader() -> ListenEffect {
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

extension ListenSession {
  private mutating func begin(_ entry: Entry) -> ListenEffect {
    self.entry = entry
    return .none
  }

  /// Whoever types more than this did not mean to.
  private static let longestEntry = 200

  private mutating func type(_ key: ListenKey, into entry: Entry) -> ListenEffect {
    var text = entry.text
    switch key {
    case .enter:
      self.entry = nil
      return finish(entry)
    case .escape:
      self.entry = nil
      return .none
    case .leave: return .quit
    case .redraw: return .redraw
    case .backspace:
      if text.isEmpty {
        self.entry = nil
        return .none
      }
      text.removeLast()
    case .clearLine: text = ""
    case .character(let letter): text.append(letter)
    case .paste(let pasted): text += VisibleText.of(pasted)
    default: return .none
    }
    self.entry = entry.replaced(by: String(text.prefix(ListenSession.longestEntry)))
    return .none
  }

  private mutating func finish(_ entry: Entry) -> ListenEffect {
    switch entry {
    case .search(let text): return search(text.isEmpty ? searched : text, forward: true)
    case .jump(let text): return jump(text)
    case .file(let name):
      guard !name.isEmpty else { return tellOnly("nothing was written: the file has no name") }
      return .write(name)
    }
  }

  private mutating func jump(_ text: String) -> ListenEffect {
    let count = view.stops.count
    guard let number = Int(text.filter { !$0.isWhitespace }), (1...max(count, 1)).contains(number),
      count > 0
    else {
      return say(program: count == 1 ? "there is one stop" : "there are \(count) stops")
    }
    return go(to: number - 1)
  }

  private mutating func search(_ text: String, forward: Bool) -> ListenEffect {
    guard !text.isEmpty else { return say(program: "nothing was searched for; / begins a search") }
    searched = text
    let wanted = text.lowercased()
    let count = view.stops.count
    for step in 1..<max(count + 1, 1) {
      let target = (place + (forward ? step : count - step)) % count
      guard view.stops[target].announcement.text.lowercased().contains(wanted) else { continue }
      let isAround = forward ? target <= place : target >= place
      let effect = go(to: target)
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

extension ListenSession {
  /// What is said at a stop.
  private func spoken(_ stop: Stop) -> SpokenAnnouncement {
    SpokenAnnouncement(stop, of: view.transcript, on: view.screen, by: style)
  }

  /// Says all of the current stop.
  private mutating func sayStop() -> ListenEffect {
    part = nil
    guard let stop else { return say(program: view.screen.emptiness) }
    guard !stop.announcement.text.isEmpty else {
      utterance = ListenUtterance(.stop, spoken(stop), style: style)
      return say(program: "nothing is said")
    }
    return say(ListenUtterance(.stop, spoken(stop), style: style))
  }

  /// Says what changed at a stop.
  private mutating func say(_ announcement: Announcement, at stop: Stop) -> ListenEffect {
    var stop = stop
    stop.announcement = announcement
    return say(ListenUtterance(.change, spoken(stop), style: style))
  }

  private mutating func say(_ utterance: ListenUtterance) -> ListenEffect {
    self.utterance = utterance
    return .say(utterance)
  }

  /// Says words of the program's own, and shows them.
  private mutating func say(program text: String) -> ListenEffect {
    message = text
    return .say(ListenUtterance(program: text, rate: rate))
  }
}

extension ListenSession {
  /// The current node in words: its role, its identifier, its place in the file.
  var whereabouts: String {
    guard let stop else { return view.screen.emptiness }
    let node = view.screen[stop.node]
    let identifier = view.screen.identifier(of: stop.node)
    return ([node.role.rawValue, identifier, node.position?.place ?? ""])
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Where the person is: `3 of 14`.
  var placeText: String {
    let count = view.stops.count
    return count == 0 ? "no stops" : "\(place + 1) of \(count)"
  }

  /// The name a sound file gets unless another one is typed.
  private var soundFile: String {
    let path = view.screen.file ?? ""
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.prefix { $0 != "." }
    return "\(stem.isEmpty || stem == "-" ? "walk" : String(stem))-\(view.reader.name).wav"
  }
}

extension ListenSession.Entry {
  /// What was typed so far.
  var text: String {
    switch self {
    case .search(let text), .jump(let text), .file(let text): text
    }
  }

  /// What is to be typed.
  var prompt: String {
    switch self {
    case .search: "Search: "
    case .jump: "Go to stop: "
    case .file: "Write to: "
    }
  }

  fileprivate func replaced(by text: String) -> Self {
    switch self {
    case .search: .search(text)
    case .jump: .jump(text)
    case .file: .file(text)
    }
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

extension ListenSession {
  /// The announcement that is shown: that which is said, whole where only a part of it is.
  var caption: SpokenAnnouncement? {
    guard let utterance else { return nil }
    guard case .part = utterance.subject, let stop else { return utterance.spoken }
    return spoken(stop)
  }
}
