package import Encoding
import Simulator

/// Readings as JSON for other programs.
package enum JSONFormat {
  /// Begins a document.
  ///
  /// The caller then writes the screens and calls ``end(_:)``.
  ///
  /// - Parameter more: Writes further members of the document.
  package static func begin(
    by header: ReportHeader, _ json: inout JSONWriter, _ more: (inout JSONWriter) -> Void = { _ in }
  ) {
    json.open(UInt8(ascii: "{"), onePerLine: true)
    write(header, to: &json)
    more(&json)
    json.key("screens")
    json.open(UInt8(ascii: "["), onePerLine: true)
  }

  /// Writes the versions of the program and the notice that the result is a prediction.
  static func write(_ header: ReportHeader, to json: inout JSONWriter) {
    json.member("version") { json in
      json.member("announce", header.version)
      for reader in allReaders { json.member(reader.name, reader.profile) }
    }
    json.member("notice", ReportHeader.notice)
  }

  package static func end(_ json: inout JSONWriter) {
    json.close(UInt8(ascii: "]"))
    json.close(UInt8(ascii: "}"))
    json.end()
  }

  /// Writes what the readers announce on one screen.
  package static func write(
    _ reading: Reading, to json: inout JSONWriter, _ output: inout ReportSink
  ) {
    json.lines { json in
      writeFacts(of: reading.screen, diagnostics: reading.diagnostics, to: &json)
      json.member("move", reading.navigation.name)
      writeReaders(of: reading, to: &json) { index, json in
        json.member("settings") { json in
          for (key, value) in reading.readers[index].changedSettings { json.member(key, value) }
        }
        let screen = reading.screens[index]
        let paths = screen.paths
        if let absence = screen.absence { json.member("absence", absence) }
        json.member("stops", each: reading.transcripts[index].stops, onePerLine: true) {
          stop, json in
          write(stop, on: screen, paths, to: &json)
          output.drain(&json)
        }
      }
    }
    output.drain(&json)
  }

  /// Writes an object for each reader.
  ///
  /// `body` receives the index of a reader and writes the object's members.
  static func writeReaders(
    of reading: Reading, to json: inout JSONWriter, _ body: (Int, inout JSONWriter) -> Void
  ) {
    json.key("readers")
    json.array(onePerLine: true) { json in
      for (index, transcript) in reading.transcripts.enumerated() {
        json.lines { json in
          json.member("reader", transcript.reader)
          json.member("profile", transcript.profile)
          json.member("versions") { json in
            for version in transcript.versions { json.member(version.key, version.value) }
          }
          json.member("language", transcript.language)
          body(index, &json)
        }
      }
    }
  }

  /// Writes the properties of a screen, without its nodes.
  static func writeFacts(
    of screen: Screen, diagnostics: [ImportDiagnostic], to json: inout JSONWriter
  ) {
    json.member("name", screen.name)
    json.member("file", screen.file ?? "")
    json.member("title", screen.title ?? "")
    json.member("losses", diagnostics.map(\.line))
    if !diagnostics.isEmpty { json.member("lossKinds", diagnostics.map(\.kind.rawValue)) }
  }

  private static func write(
    _ stop: Stop, on screen: Screen, _ paths: Screen.Paths, to json: inout JSONWriter
  ) {
    json.member("index", stop.index)
    json.member("said", stop.announcement.said)
    json.member("hint", stop.announcement.hint)
    json.member("parts", each: stop.announcement.parts, write)
    json.member("node") { json in
      let node = screen[stop.node]
      let path = paths.path(of: stop.node)
      json.member("id", node.id ?? path)
      json.member("role", node.role.ariaName)
      json.member("name", node.name)
      json.member("description", node.description)
      json.member("line", node.position?.line)
      json.member("column", node.position?.column)
      json.member("path", path)
    }
  }

  private static func write(_ part: Part, to json: inout JSONWriter) {
    json.member("kind", part.kind.rawValue)
    json.member("text", part.text)
    json.member("rule", part.rule.name)
    json.member("confidence", part.rule.confidence.rawValue)
    json.member("lead", part.lead)
    if let language = part.language { json.member("language", language) }
    if part.attestation != .attested { json.member("attestation", part.attestation.rawValue) }
  }
}
