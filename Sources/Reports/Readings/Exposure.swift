package import Simulator

/// Writes what a platform's accessibility API exposes of a screen to its reader.
package struct Exposure {
  /// How the lines are laid out.
  package var style: Style

  /// Lines that are laid out in a style.
  package init(style: Style) { self.style = style }

  /// Writes one line for each exposed node, indented by its depth.
  package func write(_ screen: Screen, to reader: any ScreenReader, _ output: inout ReportSink) {
    let title = "\(screen.heading), as exposed to \(reader.fullHeader)"
    output.writeLine(style.heading(style.visible(title)))
    let nodes = reader.expose(screen)
    if nodes.isEmpty { output.writeLine("nothing is exposed") }
    for node in nodes {
      // Deep trees would make lines of nothing but space, and their sum quadratic.
      let depth = min(node.depth, Exposure.deepestIndent)
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
