import Voices

/// File names for single stops, made of screen, reader, index and label.
///
/// The index makes each name unique.
struct ClipNames: Sendable {
  private let documentDigits: Int
  private let indexDigits: Int

  /// Creates names for the stops of walks.
  ///
  /// With several screens, each name includes the screen.
  init(_ walks: [SpokenWalk]) {
    let documents = (walks.map(\.document).max() ?? 0) + 1
    documentDigits = documents > 1 ? String(documents).count : 0
    let last = walks.flatMap(\.announcements).map(\.index).max() ?? 0
    indexDigits = max(2, String(last).count)
  }

  /// Returns the file name of a stop without extension: `voiceover-03-Email-address`.
  func name(of stop: SpokenStop) -> String {
    var pieces: [String] = []
    if documentDigits > 0 {
      pieces.append(ClipNames.padded(stop.walk.document + 1, to: documentDigits))
    }
    pieces.append(ClipNames.safe(stop.announcement.reader))
    pieces.append(ClipNames.padded(stop.announcement.index, to: indexDigits))
    let label = ClipNames.safe(stop.announcement.label)
    return (label.isEmpty ? pieces : pieces + [label]).joined(separator: "-")
  }

  /// Returns the letters, marks and digits of a text, with hyphens between them: `E-mail (work)` →
  /// `E-mail-work`.
  ///
  /// The result is short enough for file systems and contains no special characters of shells.
  static func safe(_ text: String) -> String {
    var name = ""
    var followsGap = false
    for scalar in text.unicodeScalars.prefix(500) {
      guard isKept(scalar) else {
        followsGap = true
        continue
      }
      let piece = (followsGap && !name.isEmpty ? "-" : "") + String(scalar)
      guard name.utf8.count + piece.utf8.count <= 100 else { break }
      name += piece
      followsGap = false
    }
    return name
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      !scalar.properties.isDefaultIgnorableCodePoint
    default: false
    }
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
