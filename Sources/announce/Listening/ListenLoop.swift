import Reports
import Simulator
import SystemLibrary
internal import TextIO

/// Runs a session: waits for keys, signals and the voice, all in one thread.
struct ListenLoop {
  enum Display {
    /// Drawn on the whole terminal.
    case drawn(ListenDrawing)
    /// Written line by line.
    case plain(PlainListening)
  }

  /// Where keys come from.
  struct Keys {
    var descriptor: Int32
    /// Whether it is a terminal, whose keys are handed over one by one.
    var isTerminal: Bool
  }

  private var session: ListenSession
  private var voice: any ListeningVoice
  private var display: Display
  private let keys: Keys
  private let now: @Sendable () -> Double
  /// Writes the walk to a file and says what came of it.
  private let write: (ListenSession, String) -> String
  private var decoder = KeyDecoder()
  private var output = ReportSink(descriptor: 1)
  private var errors = ReportSink(descriptor: 2)
  private var problem: String?
  private var isProgramSpeaking = false
  /// When the last thing was said.
  private var saidAt = 0.0
  private var isOpen = true
  /// The signal that ends the session, where one does.
  private var death: Int32?
  private var isLeaving = false

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

  /// Runs until the person leaves, and returns the exit status.
  mutating func run() -> Int32 {
    ListenSignals.begin(isDrawn: isDrawn)
    enter()
    if case .plain(var plain) = display {
      output.write(plain.opening(session))
      display = .plain(plain)
    }
    let beginning = session.open()
    write(after: beginning)
    perform([beginning])
    saidAt = now()
    while !isLeaving { step() }
    takeProblem()
    voice.hush()
    leave()
    ListenSignals.end()
    if let death { ListenSignals.die(of: death) }
    guard let refusal = output.refusal, !refusal.isClosed else { return 0 }
    errors.writeLine("announce: cannot write the result: \(refusal.words)")
    errors.flush()
    return 2
  }

  private var isDrawn: Bool { if case .drawn = display { true } else { false } }

  private mutating func step() {
    takeProblem()
    show()
    output.flush()
    errors.flush()
    // A terminal that is gone takes no more; nobody is there to listen.
    guard output.refusal == nil else {
      isLeaving = true
      return
    }
    let ready = wait()
    if ready.signals { for signal in ListenSignals.arrived() { answer(signal) } }
    if ready.keys {
      readKeys()
    } else if decoder.isWaiting, !ready.signals {
      press(decoder.keysAfterSilence())
    }
    voice.advance(at: now())
    if !isOpen, voice.nextMoment == nil { isLeaving = true }
  }
}

extension ListenLoop {
  /// How long a lone Escape is waited for to become another key.
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
      if case .say = effect { saidAt = now() }
      effects.append(effect)
      write(after: effect)
      if effect == .quit { break }
    }
    perform(effects)
  }

  /// How long the person has listened to what was said last, in milliseconds; absent where to its end.
  private var patience: Int? {
    switch voice.progress {
    case .textOnly, .finished: nil
    case .saying, .paused: Int(min(max(0, now() - saidAt), 3600) * 1000)
    }
  }

  /// Does what keys asked for; of what they would have said, the last only.
  private mutating func perform(_ effects: [ListenEffect]) {
    let last = effects.lastIndex { if case .say = $0 { true } else { false } }
    for (number, effect) in effects.enumerated() {
      switch effect {
      case .none: break
      case .say(let utterance):
        if number == last { say(utterance) }
      case .hush: voice.hush()
      case .pause: pause()
      case .write(let name): writeWalk(name)
      case .redraw: redraw()
      case .quit: isLeaving = true
      }
    }
  }

  private mutating func say(_ utterance: ListenUtterance) {
    isProgramSpeaking = utterance.subject == .program
    // What went wrong with one announcement is no news of the next.
    if voice.progress != .textOnly { problem = nil }
    voice.say(utterance, at: now())
  }

  private mutating func pause() {
    if voice.progress == .textOnly {
      tell("there is no sound to pause")
    } else {
      voice.togglePause(at: now())
    }
  }

  private mutating func writeWalk(_ name: String) {
    voice.hush()
    session.message = "writing \(name)"
    show()
    output.flush()
    tell(write(session, name))
  }

  private mutating func tell(_ text: String) {
    session.message = text
    if case .plain(let plain) = display { output.write(plain.line(text)) }
  }

  private mutating func takeProblem() {
    guard let text = voice.takeProblem() else { return }
    problem = text
    if case .plain = display { errors.writeLine(TerminalText.of("announce: \(text)")) }
  }
}

extension ListenLoop {
  private mutating func answer(_ signal: Int32) {
    switch signal {
    case SIGWINCH: redraw()
    case SIGCONT: enter()
    case SIGTSTP:
      if case .saying = voice.progress { voice.togglePause(at: now()) }
      leave()
      ListenSignals.stop()
      enter()
    default:
      death = signal
      isLeaving = true
    }
  }

  private mutating func enter() {
    if keys.isTerminal { TerminalMode.beginKeys() }
    if case .drawn = display { output.write(TerminalMode.beginDrawing) }
    redraw()
  }

  private mutating func leave() {
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

  /// Writes the line of a key, where lines are written.
  private mutating func write(after effect: ListenEffect) {
    guard case .plain(var plain) = display else { return }
    output.write(plain.text(session, after: effect))
    display = .plain(plain)
  }
}
