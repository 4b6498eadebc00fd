internal import Importers
internal import Simulator
internal import SpeechLogs
internal import TextIO

/// The comparisons of a recording with a reader's log, one comparison for each stop in the log.
///
/// ``LogComparison`` pairs the heard stops with the predicted stops, as in `announce compare`.
struct LoggedReplay {
  private(set) var comparisons: [RecordingComparison] = []
  /// For each walk, the agreement between the order of its stops and the predicted order.
  private(set) var orders: [LoggedAgreement] = []

  private let recording: Recording
  private let settings: [(key: String, value: String)]

  init(
    _ recording: Recording, _ log: LogReference, _ screen: ScreenReference,
    _ settings: [(key: String, value: String)]
  ) {
    self.recording = recording
    self.settings = settings
    do throws(InputError) {
      let speech = try log.speech(of: recording)
      compare(
        speech, with: try RecordedScreenFile.screens(screen), of: screen.target.resolvedPath.path)
    } catch {
      comparisons = [RecordingComparison(recording, failing: error)]
    }
  }

  private mutating func compare(
    _ speech: LoggedSpeech, with screens: [ImportedScreen], of file: String
  ) {
    var read: [(screen: Screen, transcript: Transcript, saysHints: Bool)] = []
    var matches: [WalkMatch] = []
    for imported in screens {
      guard let reader = reader(of: speech, on: imported) else { continue }
      let screen = imported.screen(for: reader)
      let transcript = reader.read(screen, listsSkippedNodes: false)
      guard let match = WalkMatch(of: speech, on: screen, ofFile: file, transcript) else {
        continue
      }
      read.append((screen, transcript, reader.saysHints))
      matches.append(match)
    }
    let compared = WalkMatch.compared(matches)
    for index in compared {
      let walk = speech.walks[matches[index].walk]
      var recording = recording
      if compared.count > 1, let name = walk.name { recording.id += "/\(name)" }
      recording.setReader(of: speech, on: read[index].screen)
      let comparison = LogComparison(
        walk, with: read[index].transcript, on: read[index].screen,
        sayingHints: read[index].saysHints)
      add(comparison, recording, read[index].transcript)
    }
  }

  /// Returns the simulated reader that is most similar to the reader of a log.
  ///
  /// The returned reader has the settings of the screen and of the command line.
  private func reader(
    of speech: LoggedSpeech, on imported: ImportedScreen
  ) -> (any ScreenReader)? {
    guard let nearest = speech.nearestReader else { return nil }
    var reader = imported.readers([nearest]).first ?? nearest
    for (key, value) in settings where reader.value(of: key) != nil {
      // A reader without this value of the setting keeps the current value.
      try? reader.set(key, to: value)
    }
    return reader
  }

  private mutating func add(
    _ comparison: LogComparison, _ recording: Recording, _ transcript: Transcript
  ) {
    let heard = comparison.lines.filter { $0.heard != nil }
    for (index, line) in heard.enumerated() {
      var stop = recording
      stop.id += "#\(index + 1)"
      comparisons.append(RecordingComparison(stop, line, profile: transcript.profile))
    }
    var order = LoggedAgreement(
      reader: recording.reader,
      version: LoggedVersion.text(in: recording.notes, of: recording.reader))
    order.addOrder(of: comparison, heard)
    orders.append(order)
  }
}

extension Recording {
  /// Sets the reader, its version and its language as in a log, and sets the platform if it is
  /// missing.
  fileprivate mutating func setReader(of speech: LoggedSpeech, on screen: Screen) {
    reader = speech.reader
    notes = notes.isEmpty ? speech.title : "\(speech.title); \(notes)"
    locale = speech.locale ?? "en-US"
    grade = "L"
    guard platform.isEmpty else { return }
    platform =
      switch screen.origin {
      case .web: reader == VoiceOver.name ? "ios-safari" : "android-chrome"
      case .reactNative: "react-native"
      default: reader == VoiceOver.name ? "ios-native" : "android-native"
      }
  }
}

extension RecordingComparison {
  /// Creates the comparison of one heard stop.
  ///
  /// - Parameter line: The line with the stop in the comparison of the log.
  fileprivate init(_ recording: Recording, _ line: LogComparison.Line, profile: String) {
    self.recording = recording
    let words = line.words ?? ""
    self.recording.said = [words, line.hint ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    self.recording.isSilent = words.isEmpty
    self.recording.hasHint = line.hint != nil
    predicted = line.predictedWords.map { words in
      [words, line.hint == nil ? "" : line.predictedHint ?? ""].filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    isHintSame = line.isHintSame
    isSameWithoutHints = line.difference.map { $0 == .moved || $0 == .hint } ?? true
    isSame = isSameWithoutHints && isHintSame ?? true
    let recorded = RecordedWords(words)
    recordedWords = recorded.words.count
    wordsSaid = recorded.countOfWords(in: RecordedWords(line.predictedWords ?? ""))
    self.profile = profile
  }

  /// Creates the comparison of a recording whose log or screen cannot be read.
  fileprivate init(_ recording: Recording, failing error: InputError) {
    self.recording = recording
    if recording.platform.isEmpty { self.recording.platform = "unknown" }
    if recording.locale.isEmpty { self.recording.locale = "en-US" }
    (isSame, isSameWithoutHints, recordedWords, wordsSaid) = (false, false, 0, 0)
    obstacle = error.description
    screenProblem = error
  }
}

extension LoggedAgreement {
  /// Counts the pairs of successive stops in a walk, and those of these pairs that are also
  /// successive in the prediction.
  fileprivate mutating func addOrder(of comparison: LogComparison, _ heard: [LogComparison.Line]) {
    for (line, next) in zip(heard, heard.dropFirst())
    where next.heard?.line != comparison.firstHeardLine {
      neighbours += 1
      guard let stop = line.stop, let other = next.stop else { continue }
      neighboursInOrder += other.index == stop.index + 1 ? 1 : 0
    }
  }
}
