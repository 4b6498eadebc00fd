internal import Simulator

extension AuditRule {
  static let pronunciationRisk = AuditRule(
    id: "odd-by-ear", aliases: ["asciiart_alt_exists"], layer: .announcement, severity: .warning,
    needsReview: true,
    condition: "A text holds rows of emoji or signs, a date in figures, or a token that looks like "
      + "code, of which voices make something else than was meant.",
    why: "A person hears each sign by its name, or a fraction for a date, and not what was meant.",
    fixes: [
      .web: "Write it in words, and hide decoration with aria-hidden=\"true\".",
      .android: "Write it in words, in android:contentDescription if it has to look so.",
      .ios: "Write it in words, in the accessibility label if it has to look so.",
      .reactNative: "Write it in words, in accessibilityLabel if it has to look so.",
      .design: "Write it in words.",
    ],
    requiredFacts: [.label, .words, .value],
    examples: [
      .fails(.web, "<p>↓Welcome ★★★★★ back</p>"),
      .passes(.web, "<p>Welcome back, five stars</p>"),
      .fails(.design, "- paragraph: ↓Due 03/04/2025"),
      .passes(.design, "- paragraph: Due 3 April 2025"),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Sale *****"
            enabled="true" visible="true" accessible="true" x="20" y="100" width="200"
            height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Sale" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .fails(
        .reactNative,
        ExampleFile.component(
          #"""
          ↓<Text>Sale *****</Text>
          """#)),
      .passes(
        .reactNative,
        ExampleFile.component(
          #"""
          <Text>Sale</Text>
          """#)),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          ↓<TextView android:text="Sale until 3/4/2026"/>
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <TextView android:text="Sale until 3 April"/>
          """#)),
    ]
  ) { subject, findings in
    for heard in subject.sameTreeReadings() {
      for stop in heard.transcript.stops {
        for part in stop.announcement.parts(where: { kind, text in
          kind.isAuthored && Oddity.isPossible(in: text)
        }) {
          guard let odd = Oddity(in: part.text) else { continue }
          findings.add(
            part.node ?? stop.node, "“\(odd.text)” is \(odd.kind).",
            heard: [heard.quote(stop, restingOn: [part])])
        }
      }
    }
  }
}

/// What sounds other than it was meant.
private struct Oddity {
  var text: String
  var kind: String

  init?(in text: String) {
    if let row = Oddity.row(in: text) {
      self.init(text: row, kind: "heard sign by sign, or not at all")
    } else if let date = text.split(whereSeparator: \.isWhitespace).first(where: Oddity.isDate) {
      self.init(text: String(date), kind: "a date that some voices read as a fraction")
    } else {
      return nil
    }
  }

  /// Whether there is anything to look at more closely: two slashes, four of one sign in a row, or
  /// characters that may be emoji.
  static func isPossible(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var (slashes, same, last) = (0, 0, UInt8(0))
      for byte in bytes {
        if byte >= 0x80 { return true }
        same = byte == last ? same + 1 : 1
        last = byte
        if byte == UInt8(ascii: "/") { slashes += 1 }
        if slashes == 2 || same == 4, byte != UInt8(ascii: " ") { return true }
      }
      return false
    }
  }

  private init(text: String, kind: String) {
    self.text = text
    self.kind = kind
  }

  /// Three or more emoji, or four or more of one sign, in a row.
  private static func row(in text: String) -> String? {
    guard text.utf8.count > 3 else { return nil }
    var (emoji, same) = ("", "")
    for character in text {
      guard let scalar = character.unicodeScalars.first else { continue }
      let isEmoji =
        scalar.value > 0xFF
        && (scalar.properties.isEmojiPresentation
          || scalar.properties.generalCategory == .otherSymbol)
      emoji = isEmoji ? emoji + String(character) : character == " " ? emoji : ""
      same = same.last == character && isSign(scalar) ? same + String(character) : String(character)
      if emoji.count >= 3 { return emoji }
      if same.count >= 4, isSign(scalar) { return same }
    }
    return nil
  }

  /// A bullet of a password or dots at the end of a text are no sign.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "_", "*", "=", "~", "#", "+", "/", "\\", "|", "<", ">", "^", "!": true
    default: false
    }
  }

  /// Figures with two slashes between them.
  private static func isDate(_ word: Substring) -> Bool {
    let groups = word.split(separator: "/", omittingEmptySubsequences: false)
    guard groups.count == 3 else { return false }
    return groups.enumerated().allSatisfy { index, group in
      let digits = index == 2 ? group.prefix { $0.isASCII && $0.isNumber } : group
      return (1...4).contains(digits.count) && digits.allSatisfy { $0.isASCII && $0.isNumber }
    }
  }
}
