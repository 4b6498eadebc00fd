import Importers
import Reports
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
    case gestures(String)
  }

  /// By how many words a minute a key changes the rate.
  static let rateStep = 25

  /// The file and what the screen is called.
  let heading: String
  /// The screen as each reader has opened it, with where the person is.
  var sessions: [Session]
  /// How each reader sounds, but for the rate.
  private let styles: [SpeechStyle]
  /// Which of the readers speaks.
  var current: Int
  /// Which part was asked for by itself.
  var part: Int?
  /// Words a minute.
  var rate: Int
  var entry: Entry?
  var searched = ""
  /// What the program has to say.
  var message: String?
  var isHelpShown = false
  /// Whether letters go into the field that is being edited, and not to the program.
  var isTyping = false
  /// How long the person listened since the last key, in milliseconds; absent for to the end.
  var patience: Int?
  /// What a reader said last.
  var utterance: ListenUtterance?
  /// What was still to be heard after the last gesture.
  var expected: [Heard] = []

  /// A session that begins as the screen opens.
  ///
  /// - Parameters:
  ///   - start: The reader that speaks first, by its place among the readers.
  ///   - app: What answers; without it the platform does what it does by itself.
  ///   - style: How a reader sounds.
  init(
    _ imported: ImportedScreen, by readers: [any ScreenReader], startingWith start: Int = 0,
    app: any App = NoOpApp(), style: (any ScreenReader) -> SpeechStyle = { SpeechStyle($0) }
  ) {
    heading = imported.screen.heading
    styles = readers.map(style)
    sessions = readers.map { Session(imported.screen(for: $0), by: $0, app: app) }
    current = sessions.indices.contains(start) ? start : 0
    rate = styles[current].rate
    for place in sessions.indices { sessions[place].begin(rate: styles[place].rate) }
    isTyping = view.inputFocus != nil
  }

  /// The walk of the reader that speaks, on the screen as it is now.
  var walk: SpokenWalk {
    SpokenWalk(view.transcript, on: view.screen, heading: heading, by: view.reader, style: style)
  }

  /// The screen as the reader has it that speaks.
  var view: Session { sessions[current] }

  /// Where the person is, among the stops of this reader.
  var place: Int { view.stopIndex }

  /// How many stops this reader has.
  var count: Int { view.walk.count }

  /// Where the person is; absent on a screen without stops.
  var stop: Stop? { view.stop }

  var style: SpeechStyle {
    var style = styles[current]
    style.rate = rate
    return style
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
    let count = count
    return count == 0 ? "no stops" : "\(place + 1) of \(count)"
  }

  /// The name a sound file gets unless another one is typed.
  var soundFile: String {
    let path = view.screen.file ?? ""
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.prefix { $0 != "." }
    return "\(stem.isEmpty || stem == "-" ? "walk" : String(stem))-\(view.reader.name).wav"
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

extension ListenSession {
  /// What is said at a stop.
  func spoken(_ stop: Stop) -> SpokenAnnouncement {
    SpokenAnnouncement(stop, in: view.reader.language, on: view.screen, by: style)
  }

  /// Says all of the current stop.
  mutating func sayStop() -> ListenEffect {
    part = nil
    guard let stop else { return say(program: view.screen.emptiness) }
    guard !stop.announcement.text.isEmpty else {
      utterance = ListenUtterance(.stop, spoken(stop), style: style)
      return say(program: "nothing is said")
    }
    return say(ListenUtterance(.stop, spoken(stop), style: style))
  }

  mutating func say(_ utterance: ListenUtterance) -> ListenEffect {
    self.utterance = utterance
    return .say(utterance)
  }

  /// Says words of the program's own, and shows them.
  mutating func say(program text: String) -> ListenEffect {
    message = text
    return .say(ListenUtterance(program: text, rate: rate))
  }
}
