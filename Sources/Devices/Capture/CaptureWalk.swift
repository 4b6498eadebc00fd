internal import Processes
internal import SpeechLogs
internal import SystemLibrary

/// A walk over a screen: TalkBack moves from stop to stop, and the walk reads the announcements in
/// TalkBack's log.
package struct CaptureWalk {
  /// The reason why a walk ended.
  package enum End: Sendable, Hashable {
    /// TalkBack came back to the stop with which the walk began.
    case wrappedRound
    /// TalkBack said nothing after two movements in a row.
    case silence
    /// The given number of stops was reached.
    case limit
    /// The user interrupted the walk, or the connection to the device broke.
    case failure(DeviceError)
  }

  private let input: CaptureInput
  private let isCancelled: () -> Bool
  /// The seconds to wait for an utterance.
  private let patience: Double
  private(set) var log: DeviceLog
  private var beginning = WalkBeginning<String>()
  /// The words that TalkBack spoke at each stop so far.
  var words: [String] { beginning.stops }
  /// The number of stops before TalkBack was first silent after a movement, or `nil` if TalkBack
  /// has not been silent.
  private var firstSilence: Int?
  /// The number of texts on the screen.
  private let textCount: Int

  init(
    _ input: CaptureInput, log: DeviceLog, textCount: Int, patience: Double,
    isCancelled: @escaping () -> Bool
  ) {
    self.input = input
    self.log = log
    self.textCount = textCount
    self.patience = patience
    self.isCancelled = isCancelled
  }

  /// Moves until the walk wraps round, TalkBack falls silent or `limit` stops are reached.
  ///
  /// - Parameter progress: Receives the number of stops after each movement.
  mutating func run(
    limit: Int, progress: (Int) -> Void
  ) throws(DeviceError) -> End {
    var silences = 0
    while words.count < limit {
      try input.moveToNext()
      if let spoken = try utterance() {
        silences = 0
        beginning.append(spoken)
        if wrappedRound { return .wrappedRound }
      } else {
        // At the edge of a screen, TalkBack plays a sound without words. It wraps round at the next
        // movement.
        silences += 1
        if silences == 1, !words.isEmpty {
          firstSilence = firstSilence ?? words.count
          try log.mark("edge")
        }
        if silences == 2 { return .silence }
      }
      progress(words.count)
    }
    return .limit
  }

  /// Reads the lines of TalkBack's log since the last movement.
  mutating func finishLog() throws(DeviceError) { _ = try log.readNewLines() }

  /// Whether the walk wrapped round: the last stops have the same words as the first stops.
  ///
  /// Equal words are not enough, because rows can have equal buttons. Therefore, one of two further
  /// conditions must hold: TalkBack was silent at the edge of the screen before the repeated stops,
  /// or at least as many stops are repeated as there are texts on the screen. Enough stops are
  /// compared to distinguish the beginning of the walk from its later stops.
  private var wrappedRound: Bool {
    mutating get {
      let round = firstSilence ?? textCount
      let count = beginning.stops.count
      let own = beginning.length(in: min(round, count))
      let length = max(own, firstSilence == nil ? round : 2)
      return count >= max(4, round + length) && beginning.recurs(length: length)
    }
  }

  /// Waits for the utterance at a stop and its usage hint.
  ///
  /// - Returns: The words, or `nil` if TalkBack was silent.
  private mutating func utterance() throws(DeviceError) -> String? {
    var spoken: LoggedUtterance?
    var end = MonotonicClock.seconds() + patience
    var text = ""
    repeat {
      guard !isCancelled() else {
        throw DeviceError("the command was interrupted", remedy: "start it again")
      }
      usleep(CaptureWalk.interval)
      let new = try log.readNewLines()
      guard !new.isEmpty else { continue }
      text += new
      let found = CaptureWalk.lastStop(in: text)
      // The usage hint follows the words, so the waiting time begins again after the words.
      if spoken == nil, found != nil { end = MonotonicClock.seconds() + patience }
      spoken = found ?? spoken
      if spoken?.hint != nil { break }
    } while MonotonicClock.seconds() < end
    return spoken?.words
  }

  /// The time between two readings of the log, in microseconds.
  private static let interval: UInt32 = 200_000

  private static func lastStop(in text: String) -> LoggedUtterance? {
    let speech = try? LoggedSpeech(Array(text.utf8), format: .talkBackLog)
    return speech?.walks.last?.stops.last { !$0.words.isEmpty }
  }
}
