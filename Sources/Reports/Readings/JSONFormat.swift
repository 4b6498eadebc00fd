package import Importers
import Simulator

/// Writes readings as the JSON that other programs rely on.
package enum JSONFormat {
  /// Begins a document that ``end(_:to:)`` ends; screens come between.
  package static func begin(by header: ReportHeader, _ json: inout JSONWriter) {
    json.open(UInt8(ascii: "{"), oneALine: true)
    write(header, to: &json)
    json.key("screens")
    json.open(UInt8(ascii: "["), oneALine: true)
  }

  /// Writes what made the document and what it is.
  package static func write(_ header: ReportHeader, to json: inout JSONWriter) {
    json.key("version")
    json.object { json in
      json.member("announce", header.version)
      for reader in allReaders { json.member(reader.name, reader.profile) }
    }
    json.member("notice", ReportHeader.notice)
  }

  /// Ends a document.
  package static func end(_ json: inout JSONWriter) {
    json.close(UInt8(ascii: "]"))
    json.close(UInt8(ascii: "}"))
    json.end()
  }

  /// Writes what the readers say on one screen.
  package static func write(
    _ reading: Reading, to json: inout JSONWriter, _ output: inout ReportSink
  ) {
    let screen = reading.screen
    json.open(UInt8(ascii: "{"), oneALine: true)
    writeFacts(of: screen, losses: reading.losses, to: &json)
    json.member("move", reading.navigation.name)
    json.key("readers")
    json.open(UInt8(ascii: "["), oneALine: true)
    for (place, reader) in reading.readers.enumerated() {
      let (screen, transcript) = (reading.screens[place], reading.transcripts[place])
      let paths = screen.paths
      writeReader(reader, transcript, to: &json)
      for stop in transcript.stops {
        write(stop, on: screen, paths, to: &json)
        output.drain(&json)
      }
      json.close(UInt8(ascii: "]"))
      json.close(UInt8(ascii: "}"))
    }
    json.close(UInt8(ascii: "]"))
    json.close(UInt8(ascii: "}"))
    output.drain(&json)
  }

  /// Writes what is known of a screen besides its nodes.
  static func writeFacts(of screen: Screen, losses: [Loss], to json: inout JSONWriter) {
    json.member("name", screen.name)
    json.member("file", screen.file ?? "")
    json.member("title", screen.title ?? "")
    json.member("losses", losses.map(\.line))
    if !losses.isEmpty { json.member("lossKinds", losses.map(\.kind.rawValue)) }
  }

  private static func writeReader(
    _ reader: any ScreenReader, _ transcript: Transcript, to json: inout JSONWriter
  ) {
    json.open(UInt8(ascii: "{"), oneALine: true)
    json.member("reader", transcript.reader)
    json.member("profile", transcript.profile)
    json.member("language", transcript.language)
    json.key("settings")
    json.object { json in
      for (key, value) in reader.changedSettings { json.member(key, value) }
    }
    json.key("stops")
    json.open(UInt8(ascii: "["), oneALine: true)
  }

  private static func write(
    _ stop: Stop, on screen: Screen, _ paths: Screen.Paths, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("index", stop.index)
      json.member("said", stop.announcement.said)
      json.member("hint", stop.announcement.hint)
      json.key("parts")
      json.array { json in
        for part in stop.announcement.parts { write(part, to: &json) }
      }
      json.key("node")
      json.object { json in
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
  }

  private static func write(_ part: Part, to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", part.kind.rawValue)
      json.member("text", part.text)
      json.member("rule", part.rule.name)
      json.member("confidence", part.rule.confidence.rawValue)
      json.member("lead", part.lead)
      if let language = part.language { json.member("language", language) }
      if part.attestation != .attested {
        json.member("attestation", part.attestation.rawValue)
      }
    }
  }
}
