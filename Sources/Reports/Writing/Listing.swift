package import Encoding

/// A list that is written as text or as JSON.
package protocol Listing {
  func write(style: TerminalStyle, to output: inout ReportSink)
  /// Writes a whole document.
  func write(by header: ReportHeader, to json: inout JSONWriter)
}

extension JSONWriter {
  /// Writes a document: the version of the program, and an array with one object on each line.
  mutating func document<Value>(
    _ name: String, of values: [Value], by header: ReportHeader,
    _ body: (Value, inout JSONWriter) -> Void
  ) {
    object { json in
      json.member("announce", header.version)
      json.member(name, each: values, onePerLine: true, body)
    }
    end()
  }

  /// Writes an object with one member on each line.
  mutating func lines(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"), onePerLine: true)
    body(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes a member whose value is an object.
  package mutating func member(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// Writes a member whose value is an array, with an object for each value.
  package mutating func member<Value>(
    _ name: String, each values: [Value], onePerLine: Bool = false,
    _ body: (Value, inout JSONWriter) -> Void
  ) {
    key(name)
    array(onePerLine: onePerLine) { json in
      for value in values { json.object { body(value, &$0) } }
    }
  }

  /// Writes a member whose value is `true` or `false`.
  package mutating func member(_ name: String, _ truth: Bool) {
    key(name)
    value(truth)
  }
}
