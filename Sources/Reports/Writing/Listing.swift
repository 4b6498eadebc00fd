package import Importers

/// A list that is written as lines for people or as JSON for programs.
package protocol Listing {
  /// Writes lines.
  func write(style: Style, to output: inout ReportSink)
  /// Writes a whole document.
  func write(by header: ReportHeader, to json: inout JSONWriter)
}

extension JSONWriter {
  /// Writes a whole document: the program's version, and an array with a value on each line.
  package mutating func document<Value>(
    _ name: String, of values: [Value], by header: ReportHeader,
    _ body: (Value, inout JSONWriter) -> Void
  ) {
    object { json in
      json.member("announce", header.version)
      json.key(name)
      json.array(oneALine: true) { json in
        for value in values { body(value, &json) }
      }
    }
    end()
  }
}
