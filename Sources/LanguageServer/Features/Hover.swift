internal import Encoding
internal import Importers
internal import Reports
internal import Scenarios
internal import Simulator

/// The content of a hover, which explains each part of the readers' announcements at an element.
struct Hover: Sendable {
  var text: String
  var range: Range<Int>
}

extension DocumentAnalysis {
  /// Returns the readers' announcements at the element around an offset, or `nil` if there is no
  /// such element.
  ///
  /// - Parameter isMarkdown: Whether the client shows Markdown.
  func hover(at offset: Int, isMarkdown: Bool) -> Hover? {
    let style = HoverStyle(isMarkdown: isMarkdown)
    switch content {
    case .nothing: return nil
    case .screens(let analysis): return analysis.hover(at: offset, style)
    case .scenarios(let analysis): return analysis.hover(at: offset, style)
    case .formerScreens(let analysis, let shift):
      guard let former = shift.oldOffset(of: offset),
        let hover = analysis.hover(at: former, style), let range = shift.newRange(of: hover.range)
      else { return nil }
      return Hover(text: hover.text, range: range)
    }
  }
}

extension ScreenAnalysis {
  fileprivate func hover(at offset: Int, _ style: HoverStyle) -> Hover? {
    var sections: [String] = []
    var start: Int?
    for screen in screens {
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
      range: ElementExtent(text, address.path).head(from: start))
  }
}

extension ScenarioAnalysis {
  /// Returns the hover at an offset.
  ///
  /// In a table cell, the hover is about the column's reader and the cell's stop. In a block, it is
  /// about the readers of all columns and one element.
  fileprivate func hover(at offset: Int, _ style: HoverStyle) -> Hover? {
    var sections: [String] = []
    var range: Range<Int>?
    for column in columns {
      let reading = column.reading
      if let cell = column.cell(at: offset) {
        let section = style.section(
          column.check.column, reading.reader, at: cell.stop, of: reading.transcript.stops.count,
          on: reading.screen)
        return Hover(text: section, range: cell.range)
      }
      guard let extent = column.extent, let found = column.nodes(at: offset) else { continue }
      let section = style.section(
        column.check.column, reading.reader, reading.transcript, at: found.nodes,
        on: reading.screen)
      guard let section, !sections.contains(section) else { continue }
      let head = extent.head(from: found.start)
      if head.lowerBound > range?.lowerBound ?? -1 { range = head }
      sections.append(section)
    }
    return range.map { Hover(text: sections.joined(separator: style.gap), range: $0) }
  }
}

/// The syntax in which a hover is written: Markdown or plain text.
private struct HoverStyle {
  let isMarkdown: Bool
  var gap: String { isMarkdown ? "\n\n---\n\n" : "\n\n" }

  /// Returns the text about a reader's announcement at an element, or about why the reader does not
  /// stop there.
  func section(
    _ screen: ScreenAnalysis.ReadScreen, by index: Int, at nodes: [Node.Index]
  ) -> String? {
    let reading = screen.reading
    let reader = reading.readers[index]
    let named = screen.name.map { "\(reader.displayName), \($0)" } ?? reader.displayName
    return section(
      named, reader, reading.transcripts[index], at: nodes, on: reading.screens[index])
  }

  /// Returns the text about a reader's announcement at an element, or about why the reader does not
  /// stop there.
  ///
  /// - Parameter named: The name of the reader, followed by the name of the screen if the file has
  ///   several screens.
  func section(
    _ named: String, _ reader: any ScreenReader, _ transcript: Transcript, at nodes: [Node.Index],
    on shown: Screen
  ) -> String? {
    guard let stop = stop(in: transcript, at: nodes, on: shown) else {
      let skipped = nodes.lazy.compactMap { node in
        transcript.skippedNodes.first { $0.node == node && !shown[node].isWhitespace }
      }.first
      guard let skipped else { return nil }
      return strong("\(named): no stop") + "\n\n"
        + plain("\(skipped.reason). \(skipped.rule.explanation)")
    }
    return section(named, reader, at: stop, of: transcript.stops.count, on: shown)
  }

  /// Returns what a reader announces at a stop, part by part.
  func section(
    _ named: String, _ reader: any ScreenReader, at stop: Stop, of count: Int, on shown: Screen
  ) -> String {
    let text = stop.announcement.text
    var lines = [
      strong("\(named): stop \(stop.index) of \(count)"), "",
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

  /// Returns the stop at an element or, if the element has no stop, at its nearest ancestor with a
  /// stop.
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
    let words = "“\(part.text)”"
    return "- \(plain(part.kind.words)) \(strong(words))\(part.attestation.remark): "
      + plain(part.rule.explanation + remark)
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
