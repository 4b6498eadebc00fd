internal import SpeechLogs

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

// Measures reading logs of TalkBack of growing size. Fails if 100,000 lines take a second, if the
// time grows faster than the number of lines, or if lines about other things take memory. Then measures
// comparing walks with predictions; fails if the time grows faster than n log n.
//
//     make log-bench

/// The maximum time for 100,000 lines in milliseconds.
let limit = 1_000.0
/// The maximum ratio of the times for twice the lines.
let maximumRatio = 3.0
/// The maximum memory, in multiples of the size of the log, for lines about other things.
let maximumMemory = 0.5

/// Returns a log in which every `interval`th group of lines is a stop of TalkBack.
func log(lines: Int, interval: Int) -> [UInt8] {
  var bytes: [UInt8] = []
  var number = 0
  while number < lines {
    let head = "11-03 08:15:02.100  2210  2210 V talkback: "
    if number.isMultiple(of: interval) {
      bytes += Array(
        (head + "TalkBackFeedbackProvider:  TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= Row "
          + "\(number). Button    queueMode=0  ttsAddToHistory\n" + head
          + "SpeechControllerImpl: Speaking fragment text=\"Row \(number). Button\", utteranceId="
          + "talkback_\(number), TtsSpan=null, locale=null, event=type:EVENT_TYPE_ACCESSIBILITY "
          + "subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED displayId:0 time:\(number + 1)\n").utf8)
      number += 2
    } else {
      bytes += Array(
        "11-03 08:15:02.111  1500  1533 D WindowManager: relayout of window \(number) done\n".utf8)
      number += 1
    }
  }
  return bytes
}

/// A log that is hard to read in linear time.
enum Trial: String, CaseIterable {
  /// Fragments of one event.
  case fragments
  /// Usage hints of one stop.
  case hints
  /// One line.
  case line
  /// Whole utterances without flags, each before many lines without a header.
  case withoutHeaders

  /// Returns a log of a size.
  func log(size: Int) -> [UInt8] {
    let head = "11-03 08:15:02.100  2210  2210 V talkback: "
    let focus = "TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= "
    let numbers = 0..<size
    return switch self {
    case .fragments: numbers.flatMap { fragment("Part \($0)", after: head) }
    case .hints:
      fragment("Row", after: head)
        + numbers.flatMap { fragment("Double-tap to run \($0)", after: head) }
    case .withoutHeaders:
      numbers.flatMap { number in
        number.isMultiple(of: 60)
          ? Array((head + "TalkBackFeedbackProvider:  " + focus + "Row \(number)\n").utf8)
          : Array("a line \(number) of a foreign app\n".utf8)
      }
    case .line:
      Array((head + "TalkBackFeedbackProvider:  " + focus).utf8)
        + numbers.flatMap { Array("haptic=\($0)  word ".utf8) } + Array("  queueMode=0\n".utf8)
    }
  }

  private func fragment(_ words: String, after head: String) -> [UInt8] {
    Array(
      (head + "SpeechControllerImpl: Speaking fragment text=\"\(words)\", utteranceId=talkback_1, "
        + "locale=null, event=type:EVENT_TYPE_ACCESSIBILITY "
        + "subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED displayId:0 time:7\n").utf8)
  }
}

func milliseconds(_ body: () -> Void) -> Double {
  var (start, end) = (timespec(), timespec())
  clock_gettime(CLOCK_MONOTONIC, &start)
  body()
  clock_gettime(CLOCK_MONOTONIC, &end)
  return Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
}

/// Returns the most memory that the process has used so far, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return usage.ru_maxrss << 10
  #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}

/// Returns the number of stops, and the best time of three.
func measure(_ bytes: [UInt8]) -> (stops: Int, milliseconds: Double) {
  var (stops, best) = (0, Double.infinity)
  for _ in 0..<3 {
    let time = milliseconds {
      stops = (try? LoggedSpeech(bytes))?.walks.reduce(0) { $0 + $1.stops.count } ?? 0
    }
    best = min(best, time)
  }
  return (stops, best)
}

var hasFailed = false
let foreign = log(lines: 400_000, interval: 1_000)
let before = peakMemory()
_ = try? LoggedSpeech(foreign)
let growth = Double(peakMemory() - before) / Double(foreign.count)
print("memory for lines about other things: \((growth * 100).rounded()) % of the log")
if growth > maximumMemory { hasFailed = true }

print("lines megabytes stops ms")
for interval in [4, 1_000] {
  var last: Double?
  for lines in [100_000, 200_000, 400_000] {
    let bytes = log(lines: lines, interval: interval)
    let result = measure(bytes)
    print(lines, bytes.count >> 20, result.stops, result.milliseconds.rounded())
    if lines == 100_000, result.milliseconds > limit { hasFailed = true }
    if let last, result.milliseconds > last * maximumRatio { hasFailed = true }
    last = result.milliseconds
  }
}

// A slope is the time in relation to that of half the size: 2 is linear, 4 quadratic.
print("trial size stops ms slope")
for trial in Trial.allCases {
  var last: Double?
  for size in [25_000, 50_000, 100_000] {
    let result = measure(trial.log(size: size))
    let slope = last.map { result.milliseconds / $0 }
    print(
      trial.rawValue, size, result.stops, result.milliseconds.rounded(),
      slope.map { "\(($0 * 10).rounded() / 10)" } ?? "-")
    if let slope, slope > maximumRatio { hasFailed = true }
    last = result.milliseconds
  }
}
if ComparingLogs.run() { hasFailed = true }
if hasFailed { print("reading or comparing logs is too slow or takes too much memory") }
exit(hasFailed ? 1 : 0)
