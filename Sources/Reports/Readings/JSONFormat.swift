package import Encoding
import Simulator

/// Writes readings as the JSON that other programs rely on.
package enum JSONFormat {
  /// Begins a document that ``end(_:)`` ends; screens come between.
  ///
  /// - Parameter more: Writes what else is known of all of them.
  package static func begin(
    by header: ReportHeader, _ json: inout JSONWriter, _ more: (inout JSONWriter) -> Void = { _ in }
  ) {
    json.open(UInt8(ascii: "{"), oneALine: true)
    write(header, to: &json)
    more(&json)
    json.key("screens")
    json.open(UInt8(ascii: "["), oneALine: true)
  }

  /// Writes what made the document and what it is.
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

  /// Writes what the readers say on one screen.
  package static func write(
    _ reading: Reading, to json: inout JSONWriter, _ output: inout ReportSink
  ) {
    json.lines { json in
      writeFacts(of: reading.screen, diagnostics: reading.diagnostics, to: &json)
      json.member("move", reading.navigation.name)
      writeReaders(of: reading, to: &json) { place, json in
        json.member("settings") { json in
          for (key, value) in reading.readers[place].changedSettings { json.member(key, value) }
        }
        let screen = reading.screens[place]
        let paths = screen.paths
        json.member("stops", each: reading.transcripts[place].stops, oneALine: true) { stop, json in
          write(stop, on: screen, paths, to: &json)
          output.drain(&json)
        }
      }
    }
    output.drain(&json)
  }

  /// Writes an object for each reader, of which `body` writes what is known by its place.
  static func writeReaders(
    of reading: Reading, to json: inout JSONWriter, _ body: (Int, inout JSONWriter) -> Void
  ) {
    json.key("readers")
    json.array(oneALine: true) { json in
      for (place, transcript) in reading.transcripts.enumerated() {
        json.lines { json in
          json.member("reader", transcript.reader)
          json.member("profile", transcript.profile)
          json.member("versions") { json in
            for version in transcript.versions { json.member(version.key, version.value) }
          }
          json.member("language", transcript.language)
          body(place, &json)
        }
      }
    }
  }

  /// Writes what is known of a screen besides its nodes.
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
