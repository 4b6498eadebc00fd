internal import AccessibilityTree
internal import TextIO

/// A parser of TalkBack's utterances in the lines of a log, in one pass over its bytes.
struct TalkBackLogReader {
  /// A message whose words may continue on the next line.
  private struct PendingMessage {
    var component: TalkBackLine.Component
    /// The time in the header of the first line; empty if the header has none.
    var time: Range<Int>
    var bytes: [UInt8]
    /// The words and the event, as far as the first line contains them.
    var content: TalkBackMessageContent
    var line: Int
    var lines = 1
  }

  /// The maximum number of lines and the maximum number of bytes that an utterance can have.
  private static let (maximumLines, maximumBytes) = (64, 1 << 14)

  private let bytes: [UInt8]
  private var events = SpokenEvents()
  private var clock = LogClock()
  private var pending: PendingMessage?
  private var version: String?
  private var input: String?
  /// Whether the current line has no line break at its end; the log may be cut off in this line.
  private var isInLastLine = false
  /// Whether all lines have been read.
  private var isAtEnd = false
  /// Whether any utterance in the log had the mark that ends words.
  private var hasMarkedEnds = false
  /// Whether the last `Package […]` line before the current line names TalkBack; true without such
  /// a line.
  private var isTalkBackPackage = true

  static func read(_ bytes: [UInt8], _ file: String?) throws(InputError) -> LoggedSpeech {
    var reader = TalkBackLogReader(bytes)
    reader.readLines()
    guard !reader.events.isEmpty else { throw noSpeech(in: file) }
    var speech = reader.events.speech(version: reader.version)
    speech.input = reader.input
    return speech
  }

  /// Returns the error for a log in which TalkBack says nothing.
  static func noSpeech(in file: String?) -> InputError {
    InputError(
      file: file, problem: "the log has no line of what TalkBack said",
      remedy: "set TalkBack's log output level to VERBOSE (Settings, Accessibility, TalkBack, "
        + "Settings, Advanced, Developer settings) and record it again; see “announce formats "
        + "talkback-log”")
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readLines() {
    var lines = LogLines(bytes)
    while let line = lines.next() {
      isInLastLine = !line.isEnded
      read(line)
    }
    isAtEnd = true
    finishPending(isCut: isInLastLine)
  }

  private mutating func read(_ line: LogLines.Line) {
    guard !line.range.isEmpty else { return }
    let logcat = LogcatLine(bytes, line.range)
    if let message = TalkBackLine(bytes, logcat) {
      finishPending()
      read(message, at: logcat.time, line: line.number)
    } else if pending != nil {
      extendPending(with: logcat, isField: isField(logcat, of: line))
    } else if !logcat.hasHeader {
      readVersion(in: bytes[logcat.message])
    }
  }

  private mutating func read(_ message: TalkBackLine, at time: Range<Int>, line: Int) {
    clock.read(bytes, time, line: line, &events.diagnostics)
    switch message.component {
    case .mark: readMark(bytes[message.rest], line: line)
    case .mapper:
      guard let event = TalkBackMessage.mappedEvent(bytes[message.rest]) else { return }
      events.currentEvent = event
    case .fragment, .feedback, .focusRule, .contentRule, .action:
      let rest = bytes[message.rest]
      guard let content = TalkBackMessage.content(of: message.component, rest) else {
        if isInLastLine, TalkBackMessage.mayBeCut(message.component, rest) {
          events.diagnostics.record(.cutLines, line: line)
        }
        return
      }
      if content.end == .marked {
        add(content, from: message.component, at: time, line: line)
      } else {
        pending = PendingMessage(
          component: message.component, time: time, bytes: Array(rest), content: content,
          line: line)
      }
    }
  }

  /// Adds a line to the pending message, unless the header of the line has another tag than
  /// TalkBack's.
  ///
  /// - Parameter isField: Whether the line looks like output of `dumpsys`. Such a line is added
  ///   only if it ends the words.
  private mutating func extendPending(with line: LogcatLine, isField: Bool) {
    guard var open = pending else { return }
    let isForeign = line.hasHeader && !TalkBackLine.isTalkBack(line.tag, bytes)
    guard !isForeign, !bytes[line.message].starts(with: "--------- ".utf8) else { return }
    pending = nil
    open.bytes.append(0x0A)
    open.bytes += bytes[line.message]
    open.lines += 1
    // Most lines cannot contain the end of the words. Only a line that can contain it causes the
    // message to be parsed again, to keep the time linear in the length of the log.
    if TalkBackMessage.mayEnd(open.component, open.bytes, in: bytes[line.message]),
      let content = TalkBackMessage.content(of: open.component, open.bytes[...]),
      content.end == .marked
    {
      return add(content, from: open.component, at: open.time, line: open.line)
    }
    pending = open
    if isField {
      finishPending()
      readVersion(in: bytes[line.message])
    } else if open.lines >= TalkBackLogReader.maximumLines
      || open.bytes.count >= TalkBackLogReader.maximumBytes
    {
      finishPending()
    }
  }

  /// Adds the words in the first line of the pending message, because no later line had the mark
  /// that ends the words.
  private mutating func finishPending(isCut: Bool = false) {
    guard let open = pending else { return }
    pending = nil
    let isFragment = open.component == .fragment
    // A line break may be inside the words. If other utterances of the log end with a mark, the
    // mark of this utterance is missing.
    let lacksMark = open.content.end == .possible && isAtEnd && hasMarkedEnds
    if open.content.end == .missing || lacksMark || isCut && !isFragment {
      events.diagnostics.record(.cutUtterances, line: open.line)
    }
    add(open.content, from: open.component, at: open.time, line: open.line)
  }

  /// Adds the words of a message, and marks the words as cut if the log may end inside them.
  private mutating func add(
    _ content: TalkBackMessageContent, from component: TalkBackLine.Component,
    at time: Range<Int>, line: Int
  ) {
    var content = content
    switch content.end {
    case .marked:
      hasMarkedEnds = true
      // The words are complete. In the last line of a log, the event after the words of a fragment
      // may be cut off.
      content.isCut = isInLastLine && component == .fragment
    case .possible: content.isCut = isInLastLine || isAtEnd && hasMarkedEnds
    case .missing: content.isCut = isInLastLine || isAtEnd
    }
    events.add(content, from: component, at: bytes[time], line: line)
  }

  /// Reads `screen-start:NAME`, `screen-end:NAME`, `edge`, `talkback-version:17.0.1` or
  /// `input:keyboard`.
  private mutating func readMark(_ content: ArraySlice<UInt8>, line: Int) {
    let text = LogDecoding.words(content)
    if text.hasPrefix("screen-start:") {
      events.addMark(named: Self.name(in: text), isStart: true, line: line)
    } else if text.hasPrefix("screen-end:") {
      events.addMark(named: Self.name(in: text), isStart: false, line: line)
    } else if text == "edge" {
      events.addEdge(line: line)
    } else if text.hasPrefix("talkback-version:") {
      version = version ?? Self.name(in: text)
    } else if text.hasPrefix("input:") {
      input = input ?? Self.name(in: text)
    }
  }

  private static func name(in mark: String) -> String {
    LogDecoding.words(mark.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst())
  }

  /// Whether a line looks like output of `dumpsys package`: `Package [com.app] (1):`, or an
  /// indented `key=value`.
  private func isField(_ logcat: LogcatLine, of line: LogLines.Line) -> Bool {
    guard !logcat.hasHeader else { return false }
    let message = bytes[logcat.message]
    if message.starts(with: "Package [".utf8) || message.starts(with: Self.versionKey) {
      return true
    }
    let isIndented = LogDecoding.isBlank(bytes[line.range.lowerBound])
    let key = message.prefix { $0 != UInt8(ascii: "=") }
    return isIndented && !key.isEmpty && key.count < message.count
      && !key.contains(where: LogDecoding.isBlank)
  }

  private static let versionKey = Array("versionName=".utf8)

  /// Reads the version in the output of `dumpsys package`, which users append to a log.
  private mutating func readVersion(in line: ArraySlice<UInt8>) {
    if line.starts(with: "Package [".utf8) {
      isTalkBackPackage = line.range(ofBytes: ".talkback".utf8) != nil
    } else if isTalkBackPackage, version == nil, line.starts(with: Self.versionKey) {
      let value = line.dropFirst(Self.versionKey.count).prefix { !LogDecoding.isBlank($0) }
      let text = String(decoding: value, as: UTF8.self)
      // If the log is cut off after “1”, the version may be “17.0”.
      let isWhole = !isInLastLine || text.split(separator: ".").count > 1
      version = value.isEmpty || !isWhole ? nil : text
    }
  }
}
