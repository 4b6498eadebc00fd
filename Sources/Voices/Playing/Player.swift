internal import Processes
internal import SystemLibrary

/// A player that sends samples to another program, which then plays the samples.
///
/// The player owns the program's process and the pipe to the process. ``stop()``, ``finish()`` and
/// the deallocation of the player end the process and close the pipe. The player is not
/// thread-safe.
///
/// A caller that can wait calls ``write(_:)`` and then ``finish()``. Other callers call
/// ``feed(_:)``, and ``end()`` after the last samples. These callers check ``isDrained`` regularly,
/// because reading this property also writes more samples.
package final class Player {
  private let program: PlayerProgram
  private var running: ChildProgram?
  private var waiting: [UInt8] = []
  /// The number of bytes of `waiting` that are already in the pipe.
  private var writtenCount = 0
  private var isEnded = false

  /// Starts the program.
  ///
  /// - Throws: ``SpeechError/playerFailed(_:)`` if the program cannot start.
  package init(_ program: PlayerProgram, sampleRate: Int) throws(SpeechError) {
    self.program = program
    switch ChildProgram.start(program.path, program.arguments(sampleRate: sampleRate)) {
    case .success(let child): running = child
    case .failure(let error): throw .playerFailed("\(program.path): \(error.message)")
    }
    waiting = program.header(sampleRate: sampleRate)
  }

  deinit { stop() }

  /// Plays samples and waits until they have been played.
  package static func play(
    _ samples: [Int16], sampleRate: Int, by program: PlayerProgram
  ) throws(SpeechError) {
    let player = try Player(program, sampleRate: sampleRate)
    try player.write(samples)
    try player.finish()
  }

  /// Adds samples, and writes as many samples as the pipe accepts now.
  package func feed(_ samples: some Collection<Int16>) throws(SpeechError) {
    enqueue(samples)
    try writeWaiting()
  }

  /// Adds samples, and waits until all samples are in the pipe or `isCancelled` returns `true`.
  package func write(
    _ samples: some Collection<Int16>, isCancelled: () -> Bool = { false }
  ) throws(SpeechError) {
    try feed(samples)
    while writtenCount < waiting.count, !isCancelled() {
      wait()
      try writeWaiting()
    }
  }

  /// Tells the player that no more samples follow.
  package func end() throws(SpeechError) {
    isEnded = true
    try writeWaiting()
  }

  /// Whether all samples have been played.
  ///
  /// Reading this property also writes as many samples as the pipe accepts now.
  ///
  /// - Throws: ``SpeechError/playerFailed(_:)`` if the program failed.
  package var isDrained: Bool {
    get throws(SpeechError) {
      try writeWaiting()
      guard let running, isEnded, writtenCount == waiting.count else { return running == nil }
      guard let end = running.exitStatus() else { return false }
      try conclude(end)
      return true
    }
  }

  /// Writes the remaining samples and waits until all samples have been played.
  package func finish() throws(SpeechError) {
    try end()
    while try !isDrained { wait() }
  }

  /// Stops playing at once.
  package func stop() {
    running?.stop()
    release()
  }

  private func enqueue(_ samples: some Collection<Int16>) {
    if writtenCount == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      writtenCount = 0
    }
    waiting.reserveCapacity(waiting.count + samples.count * 2)
    for sample in samples {
      let bits = UInt16(bitPattern: sample)
      let (low, high) = (UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8))
      waiting.append(program.isBigEndian ? high : low)
      waiting.append(program.isBigEndian ? low : high)
    }
  }

  private func writeWaiting() throws(SpeechError) {
    guard let running else { return }
    while writtenCount < waiting.count {
      switch running.write(waiting[writtenCount...]) {
      case .written(let count): writtenCount += count
      case .full: return
      case .closed: try fail()
      }
    }
    if isEnded { running.closeInput() }
  }

  /// Waits briefly until the program accepts more samples, writes a message or ends.
  package func wait() { running?.wait() }

  /// Throws an error with the reason why the program has closed the pipe.
  private func fail() throws(SpeechError) {
    guard let running else { return }
    running.closeInput()
    if let end = running.waitForExitStatus() { try conclude(end) }
    // A program that reads no more samples is stopped.
    stop()
    throw .playerFailed("\(program.path) stopped before the end of the sound")
  }

  private func conclude(_ end: ChildProgram.ExitStatus) throws(SpeechError) {
    let message = running?.lastMessage
    release()
    guard !end.isSuccess else { return }
    throw .playerFailed("\(program.path): \(message ?? end.description)")
  }

  private func release() {
    running = nil
    waiting = []
    writtenCount = 0
  }
}
