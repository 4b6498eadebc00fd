package import Configuration
package import Encoding
internal import TextIO

/// The options that a configuration sets for a path, each with its location.
package struct ConfigurationListing: Listing {
  var path: String
  /// The configuration file, or `nil` if there is none.
  var file: String?
  var options: [ConfiguredOption]

  package init(path: String, file: String?, options: [ConfiguredOption]) {
    self.path = path
    self.file = file
    self.options = options
  }

  package func write(style: TerminalStyle, to output: inout ReportSink) {
    guard let file else {
      output.writeLine(
        style.visible("\(path): no \(ConfigurationFile.name) in its folder or above"))
      return
    }
    let none = options.isEmpty ? " sets no options" : ""
    output.writeLine(style.heading(style.visible("\(path), by \(file)\(none)")))
    for option in options {
      let values =
        option.values.isEmpty ? ["false"] : option.values.map { $0.isEmpty ? "true" : $0 }
      let line = "\(option.name): \(values.joined(separator: ", "))"
      output.writeLine(style.visible("\(line) (\(location(of: option)))"))
    }
  }

  private func location(of option: ConfiguredOption) -> String {
    "\(option.file):\(option.position.line):\(option.position.column)"
  }

  package func write(by header: ReportHeader, to json: inout JSONWriter) {
    json.object { json in
      json.member("announce", header.version)
      json.member("path", path)
      json.member("configuration", orNull: file)
      json.member("options", each: options, onePerLine: true) { option, json in
        json.member("name", option.name)
        json.member("values", option.values.map { $0.isEmpty ? "true" : $0 })
        json.member("file", option.file)
        json.member("line", option.position.line)
        json.member("column", option.position.column)
      }
    }
    json.end()
  }
}
