package import Importers
import Simulator

/// Writes the texts of a file that are nowhere in its tree, each with the reason.
package struct UnusedListing {
  /// How the lines are laid out.
  package var style: Style

  /// Lines that are laid out in a style.
  package init(style: Style) { self.style = style }

  /// Writes one screen's, one a line.
  package func write(_ imported: ImportedScreen, to output: inout ReportSink) {
    output.writeLine(style.heading(style.visible(imported.screen.heading)))
    if imported.unused.isEmpty { output.writeLine("every text is in the tree") }
    for text in imported.unused {
      let place = text.position.map { "\($0.place): " } ?? ""
      let line = "\(place)\(text.source) “\(text.text)”: \(text.reason.sentence)"
      output.writeLine(style.visible(line))
    }
  }

  /// Writes the member `unused` of a screen.
  package static func write(_ unused: [UnusedText], to json: inout JSONWriter) {
    json.key("unused")
    json.array { json in
      for text in unused {
        json.object { json in
          json.member("text", text.text)
          json.member("source", text.source)
          json.member("reason", text.reason.rawValue)
          json.member("line", text.position?.line)
          json.member("column", text.position?.column)
          if let file = text.position?.file { json.member("file", file) }
        }
      }
    }
  }
}
