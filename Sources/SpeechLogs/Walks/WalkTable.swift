internal import AccessibilityTree
internal import Encoding
internal import TextIO

/// A parser of walks that a person or a tool wrote down as a Markdown table, or as a JSON list of
/// strings.
enum WalkTable {
  static func read(_ bytes: [UInt8], _ file: String?) throws(InputError) -> LoggedSpeech {
    LogHead(bytes).isJSON ? try list(bytes, file) : table(bytes)
  }

  private static func list(_ bytes: [UInt8], _ file: String?) throws(InputError) -> LoggedSpeech {
    var log = try JSONLog(bytes, file: file)
    var walk = LoggedWalk()
    for entry in log.root.elements {
      guard let text = entry.string else {
        log.diagnostics.record(.unreadableEntries, line: entry.line)
        continue
      }
      append(text, line: entry.line, to: &walk, &log.diagnostics)
    }
    var speech = LoggedSpeech(
      reader: "talkback", walks: [walk], diagnostics: log.diagnostics.diagnostics)
    try log.markEnd(of: &speech, file: file)
    return speech
  }

  private static func table(_ bytes: [UInt8]) -> LoggedSpeech {
    var walks: [LoggedWalk] = []
    var diagnostics = DiagnosticCollector()
    var lines = LogLines(bytes)
    while let line = lines.next() {
      let text = LogDecoding.words(bytes[line.range])
      if text.hasPrefix("#") {
        let title = text.drop { $0 == "#" || $0 == " " }
        guard let mark = title.range(ofScalars: "walk:") else { continue }
        walks.append(LoggedWalk(name: LogDecoding.words(title[mark.upperBound...].utf8)))
      } else if let (number, words) = spoken(in: text) {
        let isCut = !line.isEnded && (!text.hasSuffix("|") || words.isEmpty)
        if isCut { diagnostics.record(.cutUtterances, line: line.number) }
        guard number != nil else {
          // Drop a hint whose end is missing. A stop without a hint causes no difference.
          if !isCut { continueStop(words, line: line.number, in: &walks, &diagnostics) }
          continue
        }
        if walks.isEmpty { walks.append(LoggedWalk()) }
        let walk = walks.count - 1
        append(words, line: line.number, to: &walks[walk], &diagnostics)
        if isCut { walks[walk].utterances[walks[walk].utterances.count - 1].isCut = true }
      }
    }
    return LoggedSpeech(
      reader: "talkback", walks: walks, diagnostics: diagnostics.diagnostics)
  }

  /// Adds the words of a row without a number to the stop of the row above, as its usage hint.
  private static func continueStop(
    _ text: String, line: Int, in walks: inout [LoggedWalk],
    _ diagnostics: inout DiagnosticCollector
  ) {
    let hint = LogDecoding.words(text.utf8)
    guard !hint.isEmpty else { return }
    diagnostics.check(hint, line: line)
    guard let walk = walks.indices.last, let stop = walks[walk].utterances.indices.last else {
      return diagnostics.record(.hintsWithoutStop, line: line)
    }
    if walks[walk].utterances[stop].hint == nil {
      walks[walk].utterances[stop].hint = hint
    } else {
      walks[walk].utterances[stop].hint?.append(". " + hint)
    }
  }

  /// Returns the first two cells of a table row, or `nil` if the first cell is neither a number nor
  /// empty.
  private static func spoken(in row: String) -> (number: Int?, words: String)? {
    guard row.hasPrefix("|") else { return nil }
    var cells = [""]
    var isEscaped = false
    for character in row.dropFirst() {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if isEscaped, character != "|" { cells[cells.count - 1].append("\\") }
        if isEscaped || character != "\\" { cells[cells.count - 1].append(character) }
      }
      isEscaped = character == "\\" && !isEscaped
    }
    guard cells.count > 1 else { return nil }
    let first = LogDecoding.words(cells[0].utf8)
    let number = Int(first)
    return number == nil && !first.isEmpty ? nil : (number, cells[1])
  }

  private static func append(
    _ text: String, line: Int, to walk: inout LoggedWalk, _ diagnostics: inout DiagnosticCollector
  ) {
    let words = LogDecoding.words(text.utf8)
    diagnostics.check(words, line: line)
    let (said, hint) = UsageHint.splitTalkBack(words)
    if said.isEmpty, let hint, let last = walk.utterances.last, last.hint == nil {
      walk.utterances[walk.utterances.count - 1].hint = hint
    } else if said.isEmpty {
      walk.utterances.append(LoggedUtterance(words, line: line))
    } else {
      walk.utterances.append(LoggedUtterance(said, hint: hint, line: line))
    }
  }
}
