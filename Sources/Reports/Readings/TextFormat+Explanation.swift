package import Simulator

extension TextFormat {
  /// Writes the rule behind each part of each announcement, the omitted parts, and the skipped
  /// nodes.
  ///
  /// - Returns: Whether the user's choice is everything, or includes a stop or skipped node of this
  ///   screen.
  @discardableResult
  package func explain(
    _ reading: Reading, only choice: StopChoice = StopChoice(), selected: [Node.Index]? = nil,
    to output: inout ReportSink
  ) -> Bool {
    var hasAny = choice.isEverything
    output.writeLine(style.heading(style.visible(reading.screen.heading)))
    for (index, reader) in reading.readers.enumerated() {
      let (screen, transcript) = (reading.screens[index], reading.transcripts[index])
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
        explain(stop, by: reader, on: screen, paths, to: &output)
      }
      writeSkippedNodes(chosen, on: screen, paths, to: &output)
    }
    write(reading.diagnostics, to: &output)
    return hasAny
  }

  private func explain(
    _ stop: Stop, by reader: any ScreenReader, on screen: Screen, _ paths: Screen.Paths,
    to output: inout ReportSink
  ) {
    func describe(_ part: Part) -> String {
      let remark = reader.remark(on: part, of: stop, on: screen).map { ", \($0)" } ?? ""
      return part.rule.explanation + remark
    }
    writeDetail("node", self.describe(stop.node, on: screen, paths), to: &output)
    for rule in stop.mapping { writeDetail("exposed", rule.explanation, to: &output) }
    for utterance in stop.announcement.utterances {
      if let rule = utterance.rule { writeDetail("pause", rule.explanation, to: &output) }
      for part in utterance.parts {
        writeDetail(words(of: part), describe(part), to: &output)
      }
    }
    for part in stop.omissions {
      writeDetail("not announced, \(words(of: part))", describe(part), to: &output)
    }
  }

  private func writeSkippedNodes(
    _ transcript: Transcript, on screen: Screen, _ paths: Screen.Paths, to output: inout ReportSink
  ) {
    guard !transcript.skippedNodes.isEmpty else { return }
    writeGap(to: &output)
    output.writeLine(style.heading("Skipped elements:"))
    for skipped in transcript.skippedNodes where !screen[skipped.node].isWhitespace {
      let node = describe(skipped.node, on: screen, paths)
      let rule = skipped.rule.explanation
      output.writeLine("\(node): \(style.visible(skipped.reason)). \(rule)")
    }
  }

  /// Writes an indented line.
  func writeDetail(_ name: String, _ text: String, to output: inout ReportSink) {
    output.writeLine("\(style.isPlain ? "" : "   ")\(name): \(text)")
  }

  private func words(of part: Part) -> String {
    "\(part.kind.words) “\(style.visible(part.text))”\(part.attestation.remark)"
  }

  /// Returns a short description of a node: its role, name and location.
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
}

extension Rule {
  /// A short description: the name, summary, confidence and source of the rule.
  package var explanation: String {
    "\(name). \(summary) Confidence: \(confidence.words) (\(source))"
  }
}

extension Node {
  /// Whether the node is white space between elements.
  package var isWhitespace: Bool { role == .text && name.allSatisfy(\.isWhitespace) }
}

extension Attestation {
  /// The remark on words whose wording is not attested; empty for attested words.
  package var remark: String {
    switch self {
    case .attested: ""
    case .assumed: ", assumed wording"
    case .untranslated: ", untranslated"
    }
  }
}

extension Part.Kind {
  /// The kind of the part in words.
  package var words: String { self == .usageHint ? "usage hint" : rawValue }
}
