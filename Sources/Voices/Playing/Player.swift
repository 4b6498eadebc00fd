internal import Processes
internal import SystemLibrary

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
  private var running: ChildProgram?
  private var waiting: [UInt8] = []
  /// How many of the waiting bytes the pipe has taken.
  private var taken = 0
  private var isEnded = false

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
      guard let end = running.end() else { return false }
      try conclude(end)
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
    running?.stop()
    letGo()
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
    guard let running else { return }
    while taken < waiting.count {
      switch running.feed(waiting[taken...]) {
      case .taken(let count): taken += count
      case .full: return
      case .closed: try fail()
      }
    }
    if isEnded { running.endInput() }
  }

  /// Waits until the program takes more, says something or ends, for a moment at most.
  public func wait() { running?.wait() }

  /// Nobody reads any more: tells why.
  private func fail() throws(SpeechError) {
    guard let running else { return }
    running.endInput()
    if let end = running.endSoon() { try conclude(end) }
    // One that lives on without reading is of no use.
    stop()
    throw .playerFailed("\(program.path) stopped before all was played")
  }

  private func conclude(_ end: ChildProgram.End) throws(SpeechError) {
    let said = running?.lastMessage
    letGo()
    guard !end.isWell else { return }
    throw .playerFailed("\(program.path): \(said ?? end.words)")
  }

  private func letGo() {
    running = nil
    waiting = []
    taken = 0
  }
}
