import Reports
import Simulator
import SystemLibrary
internal import TextIO

/// The loop of a session.
///
/// On one thread, it waits for keys, signals and the voice.
struct ListenLoop {
  enum Display {
    /// Draws pages on the whole terminal.
    case drawn(ListenDrawing)
    /// Writes plain lines, for screen readers and files.
    case plain(PlainListening)
  }

  /// The source of keys.
  struct Keys {
    var descriptor: Int32
    /// Whether the source is a terminal, which can deliver keys one by one.
    var isTerminal: Bool
  }

  private var session: ListenSession
  private var voice: any ListeningVoice
  private var display: Display
  private let keys: Keys
  private let now: @Sendable () -> Double
  /// Writes the spoken announcements of the session's screen to a sound file, and returns a message
  /// about the outcome.
  private let write: (ListenSession, String) -> String
  private var decoder = KeyDecoder()
  private var output = ReportSink(descriptor: 1)
  private var errors = ReportSink(descriptor: 2)
  private var problem: String?
  private var isProgramSpeaking = false
  /// The time at which the last utterance began.
  private var speechStart = 0.0
  private var isOpen = true
  /// The signal that ends the session, or `nil` if no such signal arrived.
  private var fatalSignal: Int32?
  private var isFinished = false

  init(
    _ session: ListenSession, voice: any ListeningVoice, display: Display, keys: Keys,
    now: @escaping @Sendable () -> Double,
    writing write: @escaping (ListenSession, String) -> String
  ) {
    self.session = session
    self.voice = voice
    self.display = display
    self.keys = keys
    self.now = now
    self.write = write
  }

  /// Runs until the user quits, and returns the exit status.
  mutating func run() -> Int32 {
    ListenSignals.begin(isDrawn: isDrawn)
    enterTerminal()
    if case .plain(var plain) = display {
      output.write(plain.opening(session))
      display = .plain(plain)
    }
    let beginning = session.open()
    write(after: beginning)
    perform([beginning])
    speechStart = now()
    while !isFinished { step() }
    reportProblem()
    voice.stopSpeech()
    leaveTerminal()
    ListenSignals.end()
    if let fatalSignal { ListenSignals.die(of: fatalSignal) }
    guard let refusal = output.refusal, !refusal.isClosed else { return 0 }
    errors.writeLine("announce: cannot write the result: \(refusal.words)")
    errors.flush()
    return 2
  }

  private var isDrawn: Bool { if case .drawn = display { true } else { false } }

  private mutating func step() {
    reportProblem()
    show()
    output.flush()
    errors.flush()
    // If a write failed, the terminal has been closed.
    guard output.refusal == nil else {
      isFinished = true
      return
    }
    let ready = wait()
    if ready.signals { for signal in ListenSignals.arrived() { handle(signal) } }
    if ready.keys {
      readKeys()
    } else if decoder.isWaiting, !ready.signals {
      press(decoder.keysAfterSilence())
    }
    voice.advance(at: now())
    if !isOpen, voice.nextMoment == nil { isFinished = true }
  }

  /// The number of seconds for which the loop waits after Escape for further bytes of the same key.
  private static let escapeSeconds = 0.05

  private func wait() -> (keys: Bool, signals: Bool) {
    var ends = [
      pollfd(fd: isOpen ? keys.descriptor : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: ListenSignals.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    var seconds = voice.nextMoment.map { max(0, $0 - now()) }
    if decoder.isWaiting {
      seconds = min(seconds ?? ListenLoop.escapeSeconds, ListenLoop.escapeSeconds)
    }
    let milliseconds = seconds.map { Int32(min($0 * 1000 + 1, 1000)) } ?? -1
    let count = poll(&ends, nfds_t(ends.count), milliseconds)
    guard count > 0 else { return (false, count < 0) }
    return (ends[0].revents != 0, ends[1].revents != 0)
  }

  private mutating func readKeys() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(keys.descriptor, &bytes, bytes.count)
    if count > 0 {
      press(decoder.keys(from: bytes.prefix(count)))
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      isOpen = false
      press(decoder.keysAfterSilence())
    }
  }

  private mutating func press(_ keys: [ListenKey]) {
    guard !keys.isEmpty else { return }
    var effects: [ListenEffect] = []
    for key in keys {
      session.patience = patience
      let effect = session.press(key)
      if case .speak = effect { speechStart = now() }
      effects.append(effect)
      write(after: effect)
      if effect == .quit { break }
    }
    perform(effects)
  }

  /// The number of milliseconds for which the user has listened to the last utterance, or `nil` if
  /// the utterance has ended.
  private var patience: Int? {
    switch voice.progress {
    case .textOnly, .finished: nil
    case .speaking, .paused: Int(min(max(0, now() - speechStart), 3600) * 1000)
    }
  }

  /// Performs the effects of several keys.
  ///
  /// Of several utterances, only the last one is spoken.
  private mutating func perform(_ effects: [ListenEffect]) {
    let last = effects.lastIndex { if case .speak = $0 { true } else { false } }
    for (number, effect) in effects.enumerated() {
      switch effect {
      case .none: break
      case .speak(let utterance):
        if number == last { speak(utterance) }
      case .stopSpeech: voice.stopSpeech()
      case .pause: pause()
      case .write(let name): writeWalk(name)
      case .redraw: redraw()
      case .quit: isFinished = true
      }
    }
  }

  private mutating func speak(_ utterance: ListenUtterance) {
    isProgramSpeaking = utterance.subject == .program
    // A problem with the sound concerned only the previous announcement.
    if voice.progress != .textOnly { problem = nil }
    voice.speak(utterance, at: now())
  }

  private mutating func pause() {
    if voice.progress == .textOnly {
      showMessage("there is no sound to pause")
    } else {
      voice.togglePause(at: now())
    }
  }

  private mutating func writeWalk(_ name: String) {
    voice.stopSpeech()
    session.message = "writing \(name)"
    show()
    output.flush()
    showMessage(write(session, name))
  }

  private mutating func showMessage(_ text: String) {
    session.message = text
    if case .plain(let plain) = display { output.write(plain.line(text)) }
  }

  private mutating func reportProblem() {
    guard let text = voice.removeProblem() else { return }
    problem = text
    if case .plain = display { errors.writeLine(TerminalText.of("announce: \(text)")) }
  }

  private mutating func handle(_ signal: Int32) {
    switch signal {
    case SIGWINCH: redraw()
    case SIGCONT: enterTerminal()
    case SIGTSTP:
      if case .speaking = voice.progress { voice.togglePause(at: now()) }
      leaveTerminal()
      ListenSignals.stop()
      enterTerminal()
    default:
      fatalSignal = signal
      isFinished = true
    }
  }

  private mutating func enterTerminal() {
    if keys.isTerminal { TerminalMode.beginKeys() }
    if case .drawn = display { output.write(TerminalMode.beginDrawing) }
    redraw()
  }

  private mutating func leaveTerminal() {
    switch display {
    case .drawn: output.write("\(TerminalMode.endDrawing)")
    case .plain(let plain): output.write(plain.ending(session))
    }
    output.flush()
    errors.flush()
    if keys.isTerminal { TerminalMode.restore() }
  }

  private mutating func redraw() {
    guard case .drawn(var drawing) = display else { return }
    drawing.forget()
    display = .drawn(drawing)
  }

  private mutating func show() {
    guard case .drawn(var drawing) = display else { return }
    let size = TerminalMode.size(of: 1)
    let page = ListenPage(
      session,
      in: ListenPage.Situation(
        progress: voice.progress, isProgramSpeaking: isProgramSpeaking, problem: problem,
        width: size.width, height: size.height))
    output.write(drawing.text(drawing: page))
    display = .drawn(drawing)
  }

  /// Writes the lines after a key, unless the output is drawn pages.
  private mutating func write(after effect: ListenEffect) {
    guard case .plain(var plain) = display else { return }
    output.write(plain.text(session, after: effect))
    display = .plain(plain)
  }
}
