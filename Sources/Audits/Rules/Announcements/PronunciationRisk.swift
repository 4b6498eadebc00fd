internal import Simulator

extension AuditRule {
  static let pronunciationRisk = AuditRule(
    id: "odd-by-ear", aliases: ["asciiart_alt_exists"], layer: .announcement, severity: .warning,
    needsReview: true,
    condition:
      "A text contains a row of emoji or symbols, letters with spaces between them, or a date in "
      + "digits, which voices read in an unexpected way.",
    why:
      "People hear each symbol by its name, a word letter by letter, or a fraction instead of a date.",
    fixes: [
      .web: "Write the text in words, and hide decoration with aria-hidden=\"true\".",
      .android: "Write the text in words, at least in android:contentDescription.",
      .ios: "Write the text in words, at least in the accessibility label.",
      .reactNative: "Write the text in words, at least in accessibilityLabel.",
      .design: "Write the text in words.",
    ],
    requiredFacts: [.label, .words, .value],
    examples: [
      .fails(.web, "<p>↓Welcome ★★★★★ back</p>"),
      .passes(.web, "<p>Welcome back, five stars</p>"),
      .fails(.web, "↓<button>W E L C O M E to our shop</button>"),
      .passes(.web, "<p>Rows A B C D E are full</p><p>Plan B or C</p>"),
      .passes(.web, "<p><kbd>W</kbd> <kbd>A</kbd> <kbd>S</kbd> <kbd>D</kbd> move you</p>"),
      .fails(.design, "- paragraph: ↓Due 03/04/2025"),
      .passes(.design, "- paragraph: Due 3 April 2025"),
      .fails(ios: [.found(.text, "Sale *****")]),
      .passes(ios: [.other(.text, "Sale")]),
      .fails(component: #"↓<Text>Sale *****</Text>"#),
      .passes(component: #"<Text>Sale</Text>"#),
      .fails(layout: #"↓<TextView android:text="Sale until 3/4/2026"/>"#),
      .passes(layout: #"<TextView android:text="Sale until 3 April"/>"#),
    ]
  ) { subject, findings in
    for reading in subject.sameTreeReadings() {
      for stop in reading.transcript.stops {
        for part in stop.announcement.parts(where: { kind, text in
          kind.isAuthored && PronunciationRisk.isPossible(in: text)
        }) {
          let node = part.node ?? stop.node
          guard let odd = PronunciationRisk(in: part.text),
            !odd.isSpacedWord || PronunciationRisk.hasSpacedWord(node, in: subject.screen)
          else { continue }
          findings.add(
            node, "“\(odd.text)” is \(odd.kind).",
            heard: [reading.quote(stop, restingOn: [part])])
        }
      }
    }
  }
}

/// A text that voices read in an unexpected way.
private struct PronunciationRisk {
  var text: String
  var kind: String
  var isSpacedWord = false

  init?(in text: String) {
    if let row = PronunciationRisk.row(in: text) {
      self.init(text: row, kind: "read symbol by symbol, or not at all")
    } else if let date = text.split(whereSeparator: \.isWhitespace).first(
      where: PronunciationRisk.isDate)
    {
      self.init(text: String(date), kind: "a date that some voices read as a fraction")
    } else if let word = PronunciationRisk.spacedWord(in: text) {
      self.init(
        text: word, kind: "read letter by letter; set the space between letters with a style")
      isSpacedWord = true
    } else {
      return nil
    }
  }

  /// Whether a quick check shows that voices may read a text in an unexpected way.
  ///
  /// Such a text has two slashes, four equal symbols in a row, four words of one letter in a row, or
  /// characters that may be emoji.
  static func isPossible(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var (slashes, same, last) = (0, 0, UInt8(0))
      var (length, letters) = (0, 0)
      for byte in bytes {
        if byte >= 0x80 { return true }
        if byte == UInt8(ascii: " ") {
          letters = length == 1 ? letters + 1 : 0
          length = 0
        } else {
          length += 1
        }
        if letters == 3, length == 1 { return true }
        if byte == UInt8(ascii: "/") {
          slashes += 1
          if slashes == 2 { return true }
        }
        guard byte == last else {
          (same, last) = (1, byte)
          continue
        }
        same += 1
        if same == 4, byte != UInt8(ascii: " ") { return true }
      }
      return false
    }
  }

  private init(text: String, kind: String) {
    self.text = text
    self.kind = kind
  }

  /// Returns the first row of three or more emoji, or of four or more equal symbols, or `nil` if
  /// the text has no such row.
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

  /// Whether one text of a node has a word with spaces between its letters.
  ///
  /// A reader also joins letters of several elements, such as the keys of a shortcut.
  static func hasSpacedWord(_ node: Node.Index, in screen: Screen) -> Bool {
    spacedWord(in: screen[node].name) != nil
      || screen.descendants(of: node).contains { spacedWord(in: screen[$0.index].name) != nil }
  }

  /// Returns the first row of four or more single letters, or `nil` if the text has no such row.
  ///
  /// Letters in the order of the alphabet do not count, because they may name rows or parts. Source:
  /// WCAG failure F32.
  private static func spacedWord(in text: String) -> String? {
    let words: [Substring] = text.split(whereSeparator: \.isWhitespace)
    var letters: [Substring] = []
    for word in words + [""] {
      if word.count == 1, word.first?.isCased == true {
        letters.append(word)
        continue
      }
      if letters.count > 3, letters != letters.sorted() { return letters.joined(separator: " ") }
      letters = []
    }
    return nil
  }

  /// Whether a character counts as a symbol.
  ///
  /// Dots do not count, nor do the bullets of a password.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "_", "*", "=", "~", "#", "+", "/", "\\", "|", "<", ">", "^", "!": true
    default: false
    }
  }

  /// Whether a word is three numbers with slashes between them.
  private static func isDate(_ word: Substring) -> Bool {
    let groups = word.split(separator: "/", omittingEmptySubsequences: false)
    guard groups.count == 3 else { return false }
    return groups.enumerated().allSatisfy { index, group in
      let digits = index == 2 ? group.prefix { $0.isASCII && $0.isNumber } : group
      return (1...4).contains(digits.count) && digits.allSatisfy { $0.isASCII && $0.isNumber }
    }
  }
}
