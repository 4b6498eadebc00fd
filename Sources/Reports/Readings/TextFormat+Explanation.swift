package import Simulator

extension TextFormat {
  /// Writes why each word of a screen is said, what is kept back, and which nodes are no stops; true
  /// if something of it was asked about.
  @discardableResult
  package func explain(
    _ reading: Reading, only choice: StopChoice = StopChoice(), selected: [Node.Index]? = nil,
    to output: inout ReportSink
  ) -> Bool {
    var hasAny = choice.isEverything
    output.writeLine(style.heading(style.visible(reading.screen.heading)))
    for (place, reader) in reading.readers.enumerated() {
      let (screen, transcript) = (reading.screens[place], reading.transcripts[place])
      let paths = screen.paths
      writeGap(to: &output)
      output.writeLine(style.heading(title(of: transcript, by: reader, on: reading.screen)))
      if transcript.stops.isEmpty { output.writeLine(screen.emptiness) }
      let chosen = choice.chosen(of: transcript, on: screen, selected: selected)
      if !chosen.stops.isEmpty || !chosen.skippedNodes.isEmpty { hasAny = true }
      for stop in chosen.stops {
        writeGap(to: &output)
        let line = style.line(of: stop.announcement, in: transcript.language)
        output.writeLine(style.heading("\(stop.index). \(line)"))
        explain(stop, on: screen, paths, to: &output)
      }
      writePassedOver(chosen, on: screen, paths, to: &output)
    }
    write(reading.diagnostics, to: &output)
    return hasAny
  }

  private func explain(
    _ stop: Stop, on screen: Screen, _ paths: Screen.Paths, to output: inout ReportSink
  ) {
    writeDetail("node", describe(stop.node, on: screen, paths), to: &output)
    for rule in stop.mapping { writeDetail("exposed", TextFormat.describe(rule), to: &output) }
    for utterance in stop.announcement.utterances {
      if let rule = utterance.rule { writeDetail("pause", TextFormat.describe(rule), to: &output) }
      for part in utterance.parts {
        writeDetail(words(of: part), TextFormat.describe(part.rule), to: &output)
      }
    }
    for part in stop.omissions {
      writeDetail("not said, \(words(of: part))", TextFormat.describe(part.rule), to: &output)
    }
  }

  private func writePassedOver(
    _ transcript: Transcript, on screen: Screen, _ paths: Screen.Paths, to output: inout ReportSink
  ) {
    guard !transcript.skippedNodes.isEmpty else { return }
    writeGap(to: &output)
    output.writeLine(style.heading("No stops:"))
    for passed in transcript.skippedNodes where !isSpace(screen[passed.node]) {
      let node = describe(passed.node, on: screen, paths)
      let rule = TextFormat.describe(passed.rule)
      output.writeLine("\(node): \(style.visible(passed.reason)). \(rule)")
    }
  }

  /// White space between elements, of which nobody asks why it is not heard.
  private func isSpace(_ node: Node) -> Bool {
    node.role == .text && node.name.allSatisfy(\.isWhitespace)
  }

  /// Writes a line that belongs to the one above it.
  func writeDetail(_ name: String, _ text: String, to output: inout ReportSink) {
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
    let beginning = text.prefix(TextFormat.longestName)
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
    case .sourceNotDevice: "Source, not device"
    case .documented: "Documented"
    case .assumed: "Assumed"
    }
  }
}
