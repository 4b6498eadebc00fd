internal import AccessibilityTree
internal import Encoding
internal import TextIO

/// Reads a walk that a person or tool wrote down: a Markdown table, or a JSON list of strings.
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
    return LoggedSpeech(
      reader: "talkback", walks: [walk], diagnostics: log.diagnostics.diagnostics)
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
      } else if let words = spoken(in: text) {
        if walks.isEmpty { walks.append(LoggedWalk()) }
        append(words, line: line.number, to: &walks[walks.count - 1], &diagnostics)
        if !line.isEnded, !text.hasSuffix("|") {
          diagnostics.record(.cutUtterances, line: line.number)
        }
      }
    }
    return LoggedSpeech(
      reader: "talkback", walks: walks, diagnostics: diagnostics.diagnostics)
  }

  /// Returns the second cell of a row that begins with a number.
  private static func spoken(in row: String) -> String? {
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
    guard cells.count > 1, Int(LogDecoding.words(cells[0].utf8)) != nil else { return nil }
    return cells[1]
  }

  private static func append(
    _ text: String, line: Int, to walk: inout LoggedWalk, _ diagnostics: inout DiagnosticCollector
  ) {
    let words = LogDecoding.words(text.utf8)
    diagnostics.check(words, line: line)
    if UsageHint.isTalkBack(words), let last = walk.utterances.last, last.hint == nil {
      walk.utterances[walk.utterances.count - 1].hint = words
    } else {
      walk.utterances.append(LoggedUtterance(words, line: line))
    }
  }
}
