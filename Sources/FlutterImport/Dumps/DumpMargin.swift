/// The margin of a line in a dump: spaces, and drawn lines between a node and its parent.
///
/// Consoles may show question marks or characters of another encoding in place of the drawn lines.
/// Bug reports may have ASCII characters in place of them.
enum DumpMargin {
  /// The text at the beginning of each node.
  static let mark = "SemanticsNode#"

  /// Whether a character can be part of a margin.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "|", "+", "-", "`", "\\", "?", "\u{A0}", "\u{FFFD}": true
    // Box drawing, and its bytes in Windows-1252: “â”, “”, “‚”, “œ”, “€” and their neighbours.
    case "\u{2500}"..."\u{257F}", "\u{E2}", "\u{201D}", "\u{201A}", "\u{153}", "\u{20AC}", "\u{94}",
      "\u{80}", "\u{82}", "\u{9C}":
      true
    default: false
    }
  }

  /// Whether a character can be part of a drawn line between a node and its parent.
  static func connects(_ scalar: Unicode.Scalar) -> Bool {
    scalar != " " && scalar != "\t" && scalar != "\u{A0}" && contains(scalar)
  }

  /// Returns the number of characters of the margin of a line.
  static func width(of line: Substring) -> Int {
    line.unicodeScalars.prefix(while: contains).count
  }
}
