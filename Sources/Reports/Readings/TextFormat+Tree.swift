package import Importers
package import Simulator

extension TextFormat {
  /// Writes the texts of a file that are nowhere in its tree, each with the reason, and those of the
  /// tree that readers say nowhere.
  package func writeUnused(
    of imported: ImportedScreen, by readers: [any ScreenReader], to output: inout ReportSink
  ) {
    output.writeLine(style.heading(style.visible(imported.screen.heading)))
    if imported.unused.isEmpty { output.writeLine("every text is in the tree") }
    for text in imported.unused {
      let place = text.position.map { "\($0.place): " } ?? ""
      let line = "\(place)\(text.source) “\(text.text)”: \(text.reason.sentence)"
      output.writeLine(style.visible(line))
    }
    for reader in readers {
      writeUnheard(on: imported.screen(for: reader), by: reader, to: &output)
    }
  }

  /// Writes the names of nodes that are no stops and whose words are heard at no stop.
  private func writeUnheard(
    on screen: Screen, by reader: any ScreenReader, to output: inout ReportSink
  ) {
    let transcript = reader.read(screen)
    let heard = Set(transcript.stops.lazy.flatMap(\.announcement.parts).map(\.text))
    writeGap(to: &output)
    output.writeLine(
      style.heading(style.visible("Not heard with \(reader.fullHeader(on: screen.origin)):")))
    var isFirst = true
    for passed in transcript.skippedNodes {
      let node = screen[passed.node]
      guard !node.name.allSatisfy(\.isWhitespace), !heard.contains(node.name) else { continue }
      let place = node.position.map { "\($0.place): " } ?? ""
      output.writeLine(
        style.visible("\(place)\(node.role.rawValue) “\(node.name)”: \(passed.reason)"))
      isFirst = false
    }
    if isFirst { output.writeLine("every text is heard") }
  }

  /// Writes what a platform's accessibility API exposes, a line a node, indented by its depth.
  package func writeExposure(
    of screen: Screen, to reader: any ScreenReader, _ output: inout ReportSink
  ) {
    let title = "\(screen.heading), as exposed to \(reader.fullHeader(on: screen.origin))"
    output.writeLine(style.heading(style.visible(title)))
    let nodes = reader.expose(screen)
    if nodes.isEmpty { output.writeLine("nothing is exposed") }
    for node in nodes {
      // Deep trees would make lines of nothing but space, and their sum quadratic.
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
