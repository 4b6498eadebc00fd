internal import Audits
package import Importers
package import Simulator

extension TextFormat {
  /// Writes the texts of the file that are missing in the tree, and the texts of the tree that no
  /// reader announces.
  ///
  /// The reason follows each text. A long text, such as a script, is shortened.
  package func writeUnused(
    of imported: ImportedScreen, by readers: [any ScreenReader], to output: inout ReportSink
  ) {
    output.writeLine(style.heading(style.visible(imported.screen.heading)))
    if imported.unused.isEmpty { output.writeLine("every text is in the tree") }
    for text in imported.unused {
      let location = text.position.map { "\($0.displayText): " } ?? ""
      let line = "\(location)\(text.source) “\(ShortText.of(text.text))”: \(text.reason.sentence)"
      output.writeLine(style.visible(line))
    }
    for reader in readers {
      writeUnheard(on: imported.screen(for: reader), by: reader, to: &output)
    }
  }

  /// Writes the names of skipped nodes, except names that readers announce at another stop.
  private func writeUnheard(
    on screen: Screen, by reader: any ScreenReader, to output: inout ReportSink
  ) {
    let transcript = reader.read(screen)
    let heard = Set(transcript.stops.lazy.flatMap(\.announcement.parts).map(\.text))
    writeGap(to: &output)
    output.writeLine(
      style.heading(style.visible("Not announced by \(reader.fullHeader(on: screen.origin)):")))
    var isFirst = true
    for skipped in transcript.skippedNodes {
      let node = screen[skipped.node]
      guard !node.name.allSatisfy(\.isWhitespace), !heard.contains(node.name) else { continue }
      let location = node.position.map { "\($0.displayText): " } ?? ""
      output.writeLine(
        style.visible("\(location)\(node.role.rawValue) “\(node.name)”: \(skipped.reason)"))
      isFirst = false
    }
    if isFirst { output.writeLine("every text is announced") }
  }

  /// Writes the nodes that a platform's accessibility API exposes, one on each line, indented by
  /// depth.
  package func writeExposure(
    of screen: Screen, to reader: any ScreenReader, _ output: inout ReportSink
  ) {
    let title = "\(screen.heading), as exposed to \(reader.fullHeader(on: screen.origin))"
    output.writeLine(style.heading(style.visible(title)))
    let nodes = reader.expose(screen)
    if nodes.isEmpty { output.writeLine("nothing is exposed") }
    for node in nodes {
      // With unlimited indentation, very deep trees would take quadratic space.
      let depth = min(node.depth, TextFormat.deepestIndent)
      output.write(String(repeating: "  ", count: depth))
      output.write("- \(style.visible(node.title))")
      var isFirst = true
      for property in node.properties {
        output.write(isFirst ? ": " : ", ")
        output.write("\(property.name) “\(style.visible(property.value))”")
        isFirst = false
      }
      output.write("\n")
    }
  }

  private static let deepestIndent = 64
}
