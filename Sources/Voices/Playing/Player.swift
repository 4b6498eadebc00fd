#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Plays sound through a program of its own.
///
/// Owns the process of the program and the pipe to it; both end with ``stop()``, ``finish()`` or the
/// player itself. Not for several threads at once.
///
/// One that waits hands over samples with ``write(_:)`` and ends with ``finish()``. One that has other
/// things to do hands them over with ``feed(_:)``, says ``end()`` after the last, and looks at
/// ``isDrained`` now and then, which keeps the sound flowing; ``stop()`` silences at once.
public final class Player {
  private let program: PlayerProgram
  private var running: ChildProgram.Running?
  private var waiting: [UInt8] = []
  /// How many of the waiting bytes the pipe has taken.
  private var taken = 0
  private var isEnded = false
  private var messages: [UInt8] = []

  /// Starts the program.
  ///
  /// - Throws: ``SpeechError/playerFailed(_:)`` where it cannot be started.
  public init(_ program: PlayerProgram, sampleRate: Int) throws(SpeechError) {
    self.program = program
    switch ChildProgram.start(program.path, program.arguments(sampleRate: sampleRate)) {
    case .success(let child): running = child
    case .failure(let error): throw .playerFailed("\(program.path): \(error.words)")
    }
    waiting = program.header(sampleRate: sampleRate)
  }

  deinit { stop() }

  /// Plays samples from beginning to end, and waits meanwhile.
  public static func play(
    _ samples: [Int16], sampleRate: Int, by program: PlayerProgram
  ) throws(SpeechError) {
    let player = try Player(program, sampleRate: sampleRate)
    try player.write(samples)
    try player.finish()
  }

  /// Adds samples and hands over what the program takes now, without waiting.
  public func feed(_ samples: some Collection<Int16>) throws(SpeechError) {
    enqueue(samples)
    try handOver()
  }

  /// Hands over samples and waits until the program has taken them, or they are not wanted any more.
  ///
  /// - Parameter isCancelled: Looked at many times a second, since a program may never take them.
  public func write(
    _ samples: some Collection<Int16>, isCancelled: () -> Bool = { false }
  ) throws(SpeechError) {
    try feed(samples)
    while taken < waiting.count, !isCancelled() {
      wait()
      try handOver()
    }
  }

  /// Says that no samples come any more.
  public func end() throws(SpeechError) {
    isEnded = true
    try handOver()
  }

  /// Whether all was played; hands over what the program takes now, without waiting.
  ///
  /// - Throws: ``SpeechError/playerFailed(_:)`` where the program ended otherwise than well.
  public var isDrained: Bool {
    get throws(SpeechError) {
      try handOver()
      guard let running, isEnded, taken == waiting.count else { return running == nil }
      readMessages()
      var status: Int32 = 0
      let process = waitpid(running.process, &status, WNOHANG)
      guard process != 0 else { return false }
      try conclude(status)
      return true
    }
  }

  /// Hands over the rest and waits until all is played.
  public func finish() throws(SpeechError) {
    try end()
    while try !isDrained { wait() }
  }

  /// Stops playing at once.
  public func stop() {
    guard let running else { return }
    // The group, since the program may have started others.
    kill(-running.process, SIGKILL)
    _ = Player.status(of: running.process)
    closeAll()
  }

  private func enqueue(_ samples: some Collection<Int16>) {
    if taken == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      taken = 0
    }
    waiting.reserveCapacity(waiting.count + samples.count * 2)
    for sample in samples {
      let bits = UInt16(bitPattern: sample)
      let (low, high) = (UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8))
      waiting.append(program.isBigEndian ? high : low)
      waiting.append(program.isBigEndian ? low : high)
    }
  }

  private func handOver() throws(SpeechError) {
    guard let child = running else { return }
    while taken < waiting.count {
      let written = waiting.withUnsafeBytes { bytes in
        SilentPipe.write(UnsafeRawBufferPointer(rebasing: bytes[taken...]), to: child.input)
      }
      switch written {
      case .success(let count): taken += count
      case .failure(let error) where error.code == EINTR: continue
      case .failure(let error) where error.code == EAGAIN: return
      case .failure: try fail()
      }
    }
    if isEnded, child.input >= 0 {
      close(child.input)
      running?.input = -1
    }
  }

  /// Waits until the program takes more, says something or ends, for a moment at most.
  public func wait() {
    guard let running else { return }
    let input = pollfd(fd: running.input, events: Int16(POLLOUT), revents: 0)
    let messages = pollfd(fd: running.messages, events: Int16(POLLIN), revents: 0)
    var ends = [input, messages]
    // Its messages end with the program, so that it can be waited for without a timer; the moment is
    // for one that has handed them on to a process of its own.
    poll(&ends, nfds_t(ends.count), 20)
    readMessages()
    // One that has closed them makes no other wait.
    if ends[1].revents & Int16(POLLHUP) != 0 { usleep(1000) }
  }

  /// Keeps the end of what the program says, so that it never waits for a reader.
  private func readMessages() {
    guard let running else { return }
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(running.messages, &piece, piece.count)
      guard count > 0 else { return }
      messages = Array((messages + piece[..<count]).suffix(4096))
    }
  }

  /// Nobody reads any more: tells why.
  private func fail() throws(SpeechError) {
    guard let running else { return }
    close(running.input)
    self.running?.input = -1
    if let status = Player.statusSoon(of: running.process) { try conclude(status) }
    // One that lives on without reading is of no use.
    stop()
    throw .playerFailed("\(program.path) stopped before all was played")
  }

  private func conclude(_ status: Int32) throws(SpeechError) {
    readMessages()
    closeAll()
    guard status != 0 else { return }
    let signal = status & 0x7F
    let end = signal == 0 ? "exit status \((status >> 8) & 0xFF)" : "signal \(signal)"
    throw .playerFailed("\(program.path): \(said ?? end)")
  }

  /// The last line that the program said.
  private var said: String? {
    let lines = String(decoding: messages, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last { !$0.allSatisfy(\.isWhitespace) }.map { String($0.prefix(200)) }
  }

  /// The end of a process, waited for.
  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// The end of a process; nil where it does not end within a fifth of a second.
  private static func statusSoon(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    for _ in 0..<100 {
      if waitpid(process, &status, WNOHANG) != 0 { return status }
      usleep(2000)
    }
    return nil
  }

  private func closeAll() {
    guard let child = running else { return }
    if child.input >= 0 { close(child.input) }
    close(child.messages)
    running = nil
    waiting = []
    taken = 0
  }
}
