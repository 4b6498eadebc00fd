import Simulator

/// Writes why each word is said, what is kept back, and which nodes are no stops.
package struct Explanation {
  /// How the lines are laid out.
  package var style: Style

  /// Lines that are laid out in a style.
  package init(style: Style) { self.style = style }

  /// Explains what the readers say on one screen.
  package func write(_ reading: Reading, to output: inout ReportSink) {
    let text = TextFormat(style: style)
    output.writeLine(style.heading(style.visible(reading.screen.heading)))
    for (place, reader) in reading.readers.enumerated() {
      let (screen, transcript) = (reading.screens[place], reading.transcripts[place])
      let paths = screen.paths
      text.writeGap(to: &output)
      output.writeLine(style.heading(text.title(of: transcript, by: reader)))
      if transcript.stops.isEmpty { output.writeLine(screen.emptiness) }
      for stop in transcript.stops {
        text.writeGap(to: &output)
        let line = style.line(of: stop.announcement, in: transcript.language)
        output.writeLine(style.heading("\(stop.index). \(line)"))
        write(stop, on: screen, paths, to: &output)
      }
      writePassedOver(transcript, on: screen, paths, to: &output)
    }
    text.write(reading.losses, to: &output)
  }

  private func write(
    _ stop: Stop, on screen: Screen, _ paths: Screen.Paths, to output: inout ReportSink
  ) {
    writeDetail("node", describe(stop.node, on: screen, paths), to: &output)
    for rule in stop.mapping { writeDetail("exposed", Explanation.describe(rule), to: &output) }
    for utterance in stop.announcement.utterances {
      if let rule = utterance.rule { writeDetail("pause", Explanation.describe(rule), to: &output) }
      for part in utterance.parts {
        writeDetail(words(of: part), Explanation.describe(part.rule), to: &output)
      }
    }
    for part in stop.omissions {
      writeDetail("not said, \(words(of: part))", Explanation.describe(part.rule), to: &output)
    }
  }

  private func writePassedOver(
    _ transcript: Transcript, on screen: Screen, _ paths: Screen.Paths, to output: inout ReportSink
  ) {
    guard !transcript.passedOver.isEmpty else { return }
    TextFormat(style: style).writeGap(to: &output)
    output.writeLine(style.heading("No stops:"))
    for passed in transcript.passedOver where !isSpace(screen[passed.node]) {
      let node = describe(passed.node, on: screen, paths)
      let rule = Explanation.describe(passed.rule)
      output.writeLine("\(node): \(style.visible(passed.reason)). \(rule)")
    }
  }

  /// White space between elements, of which nobody asks why it is not heard.
  private func isSpace(_ node: Node) -> Bool {
    node.role == .text && node.name.allSatisfy(\.isWhitespace)
  }

  private func writeDetail(_ name: String, _ text: String, to output: inout ReportSink) {
    output.writeLine("\(style.isPlain ? "" : "   ")\(name): \(text)")
  }

  private func words(of part: Part) -> String {
    switch part.attestation {
    case .attested: plainWords(of: part)
    case .assumed: "\(plainWords(of: part)), in words that are assumed"
    case .untranslated: "\(plainWords(of: part)), untranslated"
    }
  }

  private func plainWords(of part: Part) -> String {
    switch part.kind {
    case .usageHint: "usage hint “\(style.visible(part.text))”"
    default: "\(part.kind.rawValue) “\(style.visible(part.text))”"
    }
  }

  /// A node by its role, name and place.
  private func describe(
    _ index: Node.Index, on screen: Screen, _ paths: Screen.Paths
  ) -> String {
    let node = screen[index]
    var text = node.web?.element.hasPrefix(":") == true ? "generated text" : node.role.rawValue
    if !node.name.isEmpty { text += " “\(shortened(node.name))”" }
    if let origin = node.label?.origin, origin != .content { text += " from \(origin.rawValue)" }
    if let position = node.position {
      text += ", line \(position.line), column \(position.column)"
    }
    let identifier = paths.identifier(of: index)
    if !identifier.isEmpty { text += ", \(identifier)" }
    return style.visible(text)
  }

  private func shortened(_ text: String) -> String {
    let beginning = text.prefix(Explanation.longestName)
    return beginning.endIndex == text.endIndex ? text : beginning + "…"
  }

  private static let longestName = 60

  /// A rule with its summary, how sure we are of it and where it is known from.
  private static func describe(_ rule: Rule) -> String {
    "\(rule.name). \(rule.summary) \(name(of: rule.confidence)): \(rule.source)"
  }

  private static func name(of confidence: Rule.Confidence) -> String {
    switch confidence {
    case .recorded: "Recorded"
    case .sourceCode: "Source code"
    case .documented: "Documented"
    case .assumed: "Assumed"
    }
  }
}
