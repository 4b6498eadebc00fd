import Importers
import Reports
import Simulator
import Voices

/// The state of a user who moves through a screen by ear.
///
/// A value type: ``press(_:)`` changes the state and returns the effect to perform.
struct ListenSession: Sendable {
  /// An entry of text at a prompt.
  enum Entry: Sendable, Hashable {
    case search(String)
    case jump(String)
    case file(String)
    case gestures(String)
  }

  /// The change of the rate by one press of a key, in words per minute.
  static let rateStep = 25

  /// The file and the name of the screen.
  let heading: String
  /// The session of each reader on the screen.
  var sessions: [Session]
  /// The speech style of each reader.
  ///
  /// The rate of the style is replaced by ``rate``.
  private let styles: [SpeechStyle]
  /// The index of the current reader.
  var current: Int
  /// The index of the part that is spoken without the other parts, or `nil` to speak the whole
  /// announcement.
  var part: Int?
  /// The speech rate in words per minute.
  var rate: Int
  var entry: Entry?
  var searched = ""
  /// A message of the program, or `nil` if there is no message.
  var message: String?
  var isHelpShown = false
  /// Whether letter keys type into the focused field, rather than being commands.
  var isTyping = false
  /// The number of milliseconds for which the user has listened since the last key.
  ///
  /// It is `nil` if the user has listened to the end.
  var patience: Int?
  /// The last utterance of a reader, or `nil` before the first utterance.
  var utterance: ListenUtterance?
  /// The announcements still expected after the last gesture.
  var expected: [SpeechLogEntry] = []

  /// Creates a session that begins when the screen opens.
  ///
  /// - Parameters:
  ///   - imported: The screen.
  ///   - readers: The readers to switch between.
  ///   - start: The index of the first reader to speak.
  ///   - app: The app that responds to gestures.
  ///   - style: Returns the speech style of a reader.
  init(
    _ imported: ImportedScreen, by readers: [any ScreenReader], startingWith start: Int = 0,
    app: any App = NoOpApp(), style: (any ScreenReader) -> SpeechStyle = { SpeechStyle($0) }
  ) {
    heading = imported.screen.heading
    styles = readers.map(style)
    sessions = readers.map { Session(imported.screen(for: $0), by: $0, app: app) }
    current = sessions.indices.contains(start) ? start : 0
    rate = styles[current].rate
    for index in sessions.indices { sessions[index].begin(rate: styles[index].rate) }
    isTyping = view.inputFocus != nil
  }

  /// The walk of the current reader through the current state of the screen.
  var walk: SpokenWalk {
    SpokenWalk(view.transcript, on: view.screen, heading: heading, by: view.reader, style: style)
  }

  /// The session of the current reader.
  var view: Session { sessions[current] }

  var stopIndex: Int { view.stopIndex }

  /// The number of stops.
  var count: Int { view.walk.count }

  /// The current stop, or `nil` on a screen without stops.
  var stop: Stop? { view.stop }

  var style: SpeechStyle {
    var style = styles[current]
    style.rate = rate
    return style
  }

  /// The role, identifier and source location of the focused node.
  var whereabouts: String {
    guard let stop else { return view.screen.emptiness }
    let node = view.screen[stop.node]
    let identifier = view.screen.identifier(of: stop.node)
    return ([node.role.rawValue, identifier, node.position?.displayText ?? ""])
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The position among the stops: `3 of 14`.
  var positionText: String {
    let count = count
    guard count > 0 else { return "no stops" }
    return stopIndex < 0 ? "no focus, \(counted(count, "stop"))" : "\(stopIndex + 1) of \(count)"
  }

  /// The default name of a sound file.
  var soundFile: String {
    let path = view.screen.file ?? ""
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.prefix { $0 != "." }
    return "\(stem.isEmpty || stem == "-" ? "walk" : String(stem))-\(view.reader.name).wav"
  }

  /// The announcement to display.
  ///
  /// Usually, this is the spoken announcement. While a single part is spoken, it is the whole
  /// announcement of the stop.
  var caption: SpokenAnnouncement? {
    guard let utterance else { return nil }
    guard case .part = utterance.subject, let stop else { return utterance.spoken }
    return spoken(stop)
  }

  func spoken(_ stop: Stop) -> SpokenAnnouncement {
    SpokenAnnouncement(stop, in: view.reader.language, on: view.screen, by: style)
  }

  mutating func announceStop() -> ListenEffect {
    part = nil
    guard let stop else { return speak(message: view.screen.emptiness) }
    guard !stop.announcement.text.isEmpty else {
      utterance = ListenUtterance(.stop, spoken(stop), style: style)
      return speak(message: "empty announcement")
    }
    return speak(ListenUtterance(.stop, spoken(stop), style: style))
  }

  mutating func speak(_ utterance: ListenUtterance) -> ListenEffect {
    self.utterance = utterance
    return .speak(utterance)
  }

  /// Speaks and shows a message.
  mutating func speak(message text: String) -> ListenEffect {
    message = text
    return .speak(ListenUtterance(message: text, rate: rate))
  }
}
