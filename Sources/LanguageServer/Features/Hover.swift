internal import Encoding
internal import Importers
internal import Reports
internal import Simulator

/// The answer to a hover, which says part by part what the readers announce at an element.
struct Hover: Sendable {
  var text: String
  /// The range of the element.
  var range: Range<Int>
}

extension DocumentAnalysis {
  /// Returns what the readers announce at the element that contains an offset, or `nil` if there is
  /// no such element.
  ///
  /// - Parameter isMarkdown: Whether the client shows Markdown.
  func hover(at offset: Int, isMarkdown: Bool) -> Hover? {
    guard case .screens(let analysis) = content else { return nil }
    let style = HoverStyle(isMarkdown: isMarkdown)
    var sections: [String] = []
    var start: Int?
    for screen in analysis.screens {
      for reader in screen.reading.readers.indices {
        guard let found = screen.elements[reader].nodes(at: offset) else { continue }
        let section = style.section(screen, by: reader, at: found.nodes)
        guard let section, !sections.contains(section) else { continue }
        start = max(start ?? 0, found.start)
        sections.append(section)
      }
    }
    guard let start else { return nil }
    return Hover(
      text: sections.joined(separator: style.gap),
      range: ElementExtent(analysis.text, analysis.address.path).head(from: start))
  }
}

/// The syntax in which a hover is written: Markdown or plain text.
private struct HoverStyle {
  let isMarkdown: Bool
  var gap: String { isMarkdown ? "\n\n---\n\n" : "\n\n" }

  /// Returns what a reader announces at an element, or why the reader does not stop there.
  func section(
    _ screen: ScreenAnalysis.ReadScreen, by index: Int, at nodes: [Node.Index]
  ) -> String? {
    let reading = screen.reading
    let (shown, transcript) = (reading.screens[index], reading.transcripts[index])
    let reader = reading.readers[index]
    let named = screen.name.map { "\(reader.displayName), \($0)" } ?? reader.displayName
    guard let stop = stop(in: transcript, at: nodes, on: shown) else {
      let skipped = nodes.lazy.compactMap { node in
        transcript.skippedNodes.first { $0.node == node && !shown[node].isWhitespace }
      }.first
      guard let skipped else { return nil }
      return strong("\(named): no stop") + "\n\n"
        + plain("\(skipped.reason). \(HoverStyle.describe(skipped.rule))")
    }
    let text = stop.announcement.text
    var lines = [
      strong("\(named): stop \(stop.index) of \(transcript.stops.count)"), "",
      isMarkdown
        ? "> \(plain(text.isEmpty ? Announcement.silence : text))"
        : "“\(text.isEmpty ? Announcement.silence : text)”", "",
    ]
    for part in stop.announcement.parts {
      let remark = reader.remark(on: part, of: stop, on: shown).map { ", \($0)" } ?? ""
      lines.append(item(part, remark))
    }
    if !stop.omissions.isEmpty {
      lines += ["", plain("Not announced:"), ""] + stop.omissions.map { item($0, "") }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the stop at an element, or else at its nearest ancestor with a stop.
  private func stop(
    in transcript: Transcript, at nodes: [Node.Index], on screen: Screen
  ) -> Stop? {
    let candidates =
      nodes + nodes.prefix(1).flatMap { screen.ancestors(of: $0).prefix(HoverStyle.highest) }
    for node in candidates {
      if let stop = transcript.stops.first(where: { $0.node == node }) { return stop }
      if let stop = transcript.stops.first(where: { stop in
        stop.announcement.parts.contains { $0.node == node }
      }) {
        return stop
      }
    }
    return nil
  }

  /// The maximum number of ancestors that are searched for a stop.
  private static let highest = 100

  private func item(_ part: Part, _ remark: String) -> String {
    let doubt =
      switch part.attestation {
      case .attested: ""
      case .assumed: ", assumed wording"
      case .untranslated: ", untranslated"
      }
    let words = "“\(part.text)”"
    return "- \(plain(part.kind.words)) \(strong(words))\(doubt): "
      + plain(HoverStyle.describe(part.rule) + remark)
  }

  private static func describe(_ rule: Rule) -> String {
    "\(rule.name). \(rule.summary) Confidence: \(rule.confidence.words) (\(rule.source))"
  }

  private func strong(_ text: String) -> String {
    isMarkdown ? "**\(plain(text))**" : text
  }

  /// Returns a text on one line.
  ///
  /// In Markdown, characters with a special meaning are escaped.
  private func plain(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return isMarkdown ? MarkdownText.escaped(line, in: .paragraph) : line
  }
}
