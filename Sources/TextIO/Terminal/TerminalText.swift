/// Functions that escape text for one line of a terminal, of captions or of file tags.
///
/// - Control characters become visible symbols.
/// - Line breaks become spaces.
/// - Bidirectional controls are removed, because with them a terminal can show text in an order
///   that differs from the spoken order.
/// - Characters of icon fonts become their code points, because only an icon font can show these
///   characters.
/// - Text that a CI server would recognise as a command gets a backslash.
package enum TerminalText {
  /// Returns the text as one line that is safe to print in a terminal.
  package static func of(_ text: String) -> String {
    guard !isPlain(text), has(text, mayNeedEscaping) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { append(scalar, to: &shown) }
    return CICommand.escaped(String(shown))
  }

  /// Returns a document of several lines, each of them safe to print in a terminal.
  package static func lines(of document: String) -> String {
    document.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }
      .joined(separator: "\n")
  }

  /// Whether the text has letters of a right-to-left script.
  package static func runsRightToLeft(_ text: String) -> Bool {
    has(text) { $0.contains { $0 >= 0xD6 } } && text.unicodeScalars.contains { isRightToLeft($0) }
  }

  /// Returns the text inside two marks, so that it does not change the order of the text before and
  /// after the marks.
  ///
  /// The marks are U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE.
  package static func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }

  /// Returns the text inside two marks, so that it is shown from right to left.
  ///
  /// The marks are U+2067 RIGHT-TO-LEFT ISOLATE and U+2069 POP DIRECTIONAL ISOLATE.
  package static func rightToLeft(_ text: String) -> String { "\u{2067}\(text)\u{2069}" }

  /// Whether the language with this BCP 47 tag is written from right to left.
  package static func isRightToLeft(language: String) -> Bool {
    ["ar", "fa", "he", "ur"].contains(language.prefix { $0 != "-" })
  }

  /// Whether the bytes of a text fulfil a condition.
  private static func has(_ text: String, _ bytes: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var text = text
    return text.withUTF8(bytes)
  }

  /// Whether the text consists only of printable ASCII characters other than `#` and `:`.
  package static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      // Most texts are plain, and eight bytes at once are faster than one by one.
      let eights = bytes.count / 8 * 8
      let raw = UnsafeRawBufferPointer(bytes)
      for start in stride(from: 0, to: eights, by: 8)
      where !isPlain(raw.loadUnaligned(fromByteOffset: start, as: UInt64.self)) {
        return false
      }
      return bytes[eights...].allSatisfy { byte in
        byte &- 0x20 <= 0x5E && byte != UInt8(ascii: "#") && byte != UInt8(ascii: ":")
      }
    } ?? false
  }

  /// Whether eight bytes are printable ASCII characters other than `#` and `:`.
  private static func isPlain(_ bytes: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones &* 0x80
    /// Whether a byte is below a number of at most 128, if no byte has its high bit.
    func hasByte(below number: UInt64, in bytes: UInt64) -> Bool {
      (bytes &- ones &* number) & ~bytes & highBits != 0
    }
    return bytes & highBits == 0 && !hasByte(below: 0x20, in: bytes)
      && !hasByte(below: 1, in: bytes ^ ones &* 0x7F)
      && !hasByte(below: 1, in: bytes ^ ones &* UInt64(UInt8(ascii: "#")))
      && !hasByte(below: 1, in: bytes ^ ones &* UInt64(UInt8(ascii: ":")))
  }

  /// Whether the text may contain something that must be escaped.
  ///
  /// This is a fast check, which looks only at the bytes.
  private static func mayNeedEscaping(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (first, last) = (UInt8(0), UInt8(0))
    for byte in text {
      // ASCII is checked first, because most bytes are printable ASCII.
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F { return true }
        if byte == last, byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":") { return true }
        (first, last) = (last, byte)
        continue
      }
      if byte == 0xC2 || byte == 0xD8 { return true }
      // Private-use characters begin with these bytes in UTF-8.
      if byte == 0xEE || byte == 0xEF || byte == 0xF3 || byte == 0xF4 { return true }
      // All three bytes are compared, because the first byte of some control characters is also the
      // first byte of quotation marks and dashes.
      switch (first, last, byte) {
      case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xA8...0xAE), (0xE2, 0x81, 0xA6...0xA9):
        return true
      default: (first, last) = (last, byte)
      }
    }
    return false
  }

  private static func append(_ scalar: Unicode.Scalar, to shown: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: shown.append(" ")
    case 0x00...0x1F: shown.append(Unicode.Scalar(0x2400 + scalar.value) ?? replacement)
    case 0x7F: shown.append("\u{2421}")
    case 0x80...0x9F: shown.append(replacement)
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: break
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD:
      let code = String(scalar.value, radix: 16, uppercase: true)
      shown.append(each: "⟨icon U+\(code)⟩".unicodeScalars)
    default: shown.append(scalar)
    }
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Whether a scalar belongs to a right-to-left script.
  ///
  /// Source: Unicode, DerivedBidiClass.txt, default ranges of R and AL.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
