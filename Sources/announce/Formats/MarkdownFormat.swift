import Simulator

/// Writes readings as tables that any forge shows and that scenarios are made of.
struct MarkdownFormat {
  /// Writes what the readers say on one screen.
  func write(_ reading: Reading, to output: inout Output) {
    let screen = reading.screen
    let name = screen.name.isEmpty ? screen.file ?? "" : screen.name
    output.writeLine("# \(MarkdownFormat.escaped(name))")
    if let file = screen.file, file != "-" {
      let target = MarkdownFormat.target(file)
      output.writeLine("\nScreen: [\(MarkdownFormat.escaped(file))](\(target))")
    }
    let readers = reading.readers.map(\.fullHeader).joined(separator: "; ")
    let move =
      reading.navigation == .swipeRight ? "" : ", moving by \(reading.navigation.name)"
    output.writeLine("\nRead by \(MarkdownFormat.escaped(readers))\(move).\n")
    writeRow(reading.readers.map(\.header), to: &output)
    output.writeLine("|" + String(repeating: " --- |", count: reading.readers.count))
    for row in StopAlignment(reading).rows {
      let cells = row.enumerated().map { column, place in
        place.map { cell(reading.transcripts[column].stops[$0]) } ?? "—"
      }
      output.writeLine("| " + cells.joined(separator: " | ") + " |")
    }
    if reading.transcripts.allSatisfy(\.stops.isEmpty) {
      output.writeLine("\n\(MarkdownFormat.escaped(screen.emptiness))")
    }
    write(reading.losses, to: &output)
  }

  /// Says what all of it is.
  func writeNotice(to output: inout Output) { output.writeLine(simulationNotice) }

  private func writeRow(_ cells: [String], to output: inout Output) {
    output.writeLine("| " + cells.map(MarkdownFormat.escaped).joined(separator: " | ") + " |")
  }

  private func write(_ losses: [Loss], to output: inout Output) {
    guard !losses.isEmpty else { return }
    output.writeLine("\nWhat the file could not tell:\n")
    for loss in losses { output.writeLine("* \(MarkdownFormat.escaped(loss.line))") }
  }

  private func cell(_ stop: Stop) -> String {
    let parts = stop.announcement.parts.map { part in
      var literal = part
      literal.text = MarkdownFormat.literal(part.text)
      return literal
    }
    return MarkdownFormat.escaped(Announcement(parts).text)
  }

  /// Words that would stand for any parts or none in a table, as the words they are.
  private static func literal(_ text: String) -> String {
    ["…", "...", "—"].contains(text) ? "\\\(text)" : text
  }

  /// The text with everything escaped that Markdown would take for more than text.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "&":
        result.append("\\")
        result.append(scalar)
      case "\n", "\r", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
        result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A path as the target of a link.
  private static func target(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case 0..<0x21, 0x7F..., UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "\\"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "#"), UInt8(ascii: "?"):
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      default: result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result
  }
}
