internal import AccessibilityTree
internal import Encoding
internal import TextIO

/// A parser of the results of swipewalk: a screen reader's utterances for each element of several
/// screens.
struct SwipewalkResults {
  private var diagnostics: DiagnosticCollector
  private var speech: LoggedSpeech?

  static func read(_ bytes: [UInt8], _ file: String?) throws(InputError) -> LoggedSpeech {
    let log = try JSONLog(bytes, file: file)
    var reader = SwipewalkResults(diagnostics: log.diagnostics)
    let screens = log.root.field("screens")?.elements ?? []
    for (index, screen) in screens.enumerated() {
      reader.read(screen, isCut: log.isCut && index == screens.count - 1)
    }
    guard var speech = reader.speech else {
      throw log.root.error(
        "no screen of the file was captured from a reader's speech",
        remedy: "capture with TalkBack or with VoiceOver's captions; Accessibility Inspector "
          + "records labels, not speech")
    }
    speech.diagnostics = reader.diagnostics.diagnostics
    return speech
  }

  private init(diagnostics: DiagnosticCollector) { self.diagnostics = diagnostics }

  /// Reads the results of one screen as a walk.
  ///
  /// - Parameter isCut: Whether the file is cut off inside the screen.
  private mutating func read(_ screen: JSON.Value, isCut: Bool) {
    guard let capture = screen.object("capture") else {
      return diagnostics.record(.unreadableEntries, line: screen.line)
    }
    let source = capture.text("source") ?? ""
    guard let reader = Self.readers[source], speech == nil || speech?.reader == reader else {
      return diagnostics.record(.otherReaders, source, line: capture.line)
    }
    var speech = self.speech ?? LoggedSpeech(reader: reader)
    speech.version = speech.version ?? capture.text("toolVersion")
    speech.locale = speech.locale ?? capture.text("language")
    let isComplete = capture.field("complete")?.bool == true && !isCut
    var walk = LoggedWalk(
      name: screen.text("name") ?? screen.text("title") ?? screen.text("id"),
      isComplete: isComplete)
    walk.mayWrapUnmarked = reader == "talkback"
    for (index, item) in Self.items(of: capture).enumerated() {
      read(item, step: item.field("order")?.int ?? index + 1, by: reader, into: &walk)
      let isLast = item.location == capture.field("items")?.elements.last?.location
      walk.utterances[index].isCut = isCut && isLast
    }
    if !isComplete {
      let reason = capture.text("notCompleteReason") ?? "no reason given"
      diagnostics.record(.incompleteWalks, reason, line: capture.line)
    }
    speech.walks.append(walk)
    self.speech = speech
  }

  /// The name of the reader for each source of speech in the results.
  private static let readers = ["TalkBack": "talkback", "VoiceOverCaptions": "voiceover"]

  /// Returns the items in the order of their numbers or, if an item has no number, in the order of
  /// the file.
  private static func items(of capture: JSON.Value) -> [JSON.Value] {
    let items = capture.field("items")?.elements ?? []
    let numbers = items.map { $0.field("order")?.int }
    guard numbers.allSatisfy({ $0 != nil }) else { return items }
    return items.indices.sorted { (numbers[$0] ?? 0, $0) < (numbers[$1] ?? 0, $1) }.map {
      items[$0]
    }
  }

  private mutating func read(
    _ item: JSON.Value, step: Int, by reader: String, into walk: inout LoggedWalk
  ) {
    let spoken = item.text("spokenText") ?? ""
    let pieces = Self.utterances(of: spoken)
    diagnostics.check(spoken, line: item.line)
    let element = LoggedElement(
      id: item.text("identifier"), className: item.text("className"), text: item.text("label"))
    var stop = LoggedUtterance("", element: element, line: item.line, step: step)
    if reader == "voiceover" {
      (stop.words, stop.hint) = UsageHint.splitVoiceOver(pieces.joined(separator: " "))
    } else {
      (stop.words, stop.hint) = UsageHint.separateTalkBack(pieces)
    }
    walk.utterances.append(stop)
  }

  /// Returns the utterances in a text, without the words that swipewalk writes if the reader was
  /// silent.
  private static func utterances(of text: String) -> [String] {
    var pieces: [String] = []
    var rest = text[...]
    while let separator = rest.range(ofScalars: " || ") {
      pieces.append(LogDecoding.words(rest[..<separator.lowerBound].utf8))
      rest = rest[separator.upperBound...]
    }
    pieces.append(LogDecoding.words(rest.utf8))
    return pieces.filter { !$0.isEmpty && $0 != "None" && $0 != "Empty string" }
  }
}
