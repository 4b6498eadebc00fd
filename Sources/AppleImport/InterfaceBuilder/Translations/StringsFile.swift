internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
package import TextIO

/// A parser of translation files (`.strings`), which are old-style or XML property lists.
///
/// Source: Apple, “Strings Files”; GNUstep and Core Foundation agree on escapes.
package struct StringsFile {
  private let file: String?
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var position = SourcePosition.start

  /// Returns the translations in a file that is encoded in UTF-8 or UTF-16.
  package static func entries(
    in bytes: [UInt8], file: String?
  ) throws(InputError) -> [IBTranslations.Entry] {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw InputError(
        file: file, problem: "this is a binary property list",
        remedy: "convert it with: plutil -convert xml1 \(file ?? "FILE")")
    }
    guard bytes.contains(where: { $0 > 0x20 }) else { return [] }
    let text = try text(of: bytes, file: file)
    if text.drop(while: \.isWhitespace).hasPrefix("<") {
      return try PropertyListStrings.entries(in: Array(text.utf8), file: file)
    }
    var reader = StringsFile(file: file, scalars: Array(text.unicodeScalars))
    return try reader.entries()
  }

  /// Decodes the text of a file.
  ///
  /// The text can be UTF-16 without a byte order mark.
  private static func text(of bytes: [UInt8], file: String?) throws(InputError) -> String {
    if bytes.count > 1, bytes[1] == 0, let text = TextBytes.decodeMarked([0xFF, 0xFE] + bytes) {
      return text
    }
    if bytes.first == 0, let text = TextBytes.decodeMarked([0xFE, 0xFF] + bytes) { return text }
    return try TextBytes.decode(bytes, file: file)
  }

  private mutating func entries() throws(InputError) -> [IBTranslations.Entry] {
    var entries: [IBTranslations.Entry] = []
    // Some tools write braces around the whole list of translations.
    let isBraced = try skip("{")
    while let key = try token(expecting: "a key") {
      let position = Node.Position(key.position, in: file)
      var text = key.text
      if try skip("=") {
        guard let value = try token(expecting: "a value") else {
          throw error("the value is missing", "write a value in quotes after “=”")
        }
        text = value.text
      }
      entries.append(.init(key: key.text, text: text, position: position))
      guard try skip(";") || isAtEnd || isBraced && current == "}" else {
        throw error("a “;” is missing", "end the entry before with “;”")
      }
    }
    return entries
  }

  private var isAtEnd: Bool { index >= scalars.count }
  private var current: Unicode.Scalar? { isAtEnd ? nil : scalars[index] }

  private mutating func step() {
    UTF8.encode(scalars[index])?.forEach { position.step(over: $0) }
    index += 1
  }

  private func error(_ problem: String, _ remedy: String) -> InputError {
    InputError(file: file, position: position, problem: problem, remedy: remedy)
  }

  /// Skips white space and comments, then the scalar `mark` if it comes next.
  ///
  /// The result states whether `mark` was skipped.
  private mutating func skip(_ mark: Unicode.Scalar) throws(InputError) -> Bool {
    try skipBlanks()
    guard current == mark else { return false }
    step()
    return true
  }

  private mutating func skipBlanks() throws(InputError) {
    while let scalar = current {
      let following = index + 1 < scalars.count ? scalars[index + 1] : " "
      if scalar == "/", following == "*" {
        try skipComment()
      } else if scalar == "/", following == "/" {
        while let scalar = current, scalar != "\n" { step() }
      } else if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        step()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(InputError) {
    let start = error("a comment is not closed", "close it with */")
    step()
    step()
    while index + 1 < scalars.count {
      if scalars[index] == "*", scalars[index + 1] == "/" {
        step()
        step()
        return
      }
      step()
    }
    throw start
  }
}

extension StringsFile {
  private typealias Token = (text: String, position: SourcePosition)

  /// Returns a text in quotes or a word without quotes, or `nil` at the end of the list.
  private mutating func token(expecting expected: String) throws(InputError) -> Token? {
    try skipBlanks()
    guard let scalar = current, scalar != "}" else { return nil }
    let position = position
    if scalar == "\"" || scalar == "'" { return (try quoted(scalar), position) }
    var word = String.UnicodeScalarView()
    while let scalar = current, StringsFile.isBare(scalar) {
      word.append(scalar)
      step()
    }
    guard !word.isEmpty else {
      throw error("expected \(expected), found “\(scalar)”", "write \(expected) in quotes")
    }
    return (String(word), position)
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || ["_", "$", "/", ":", ".", "-", "[", "]"].contains(scalar)
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(InputError) -> String {
    let unclosed = error("a text is not closed", "close its quotes, and write \\\" for one inside")
    step()
    // Escapes are collected as UTF-16 code units, because two escapes can form a surrogate pair.
    var units: [UInt16] = []
    while let scalar = current {
      if scalar == quote {
        step()
        return String(decoding: units, as: UTF16.self)
      }
      if scalar == "\\" {
        step()
        units.append(contentsOf: escape())
      } else {
        units.append(contentsOf: UTF16.encode(scalar) ?? UTF16.EncodedScalar())
        step()
      }
    }
    throw unclosed
  }

  private static let escapes: [Unicode.Scalar: UInt16] = [
    "n": 0x0A, "r": 0x0D, "t": 0x09, "a": 0x07, "b": 0x08, "f": 0x0C, "v": 0x0B,
  ]

  /// Decodes the escape after a backslash.
  private mutating func escape() -> [UInt16] {
    guard let scalar = current else { return [] }
    if scalar == "U" || scalar == "u" {
      step()
      let code = digits(radix: 16, atMost: 4)
      return code.map { [UInt16(truncatingIfNeeded: $0)] } ?? Array(String(scalar).utf16)
    }
    if ("0"..."7").contains(scalar), let code = digits(radix: 8, atMost: 3) {
      return [UInt16(truncatingIfNeeded: code)]
    }
    step()
    return StringsFile.escapes[scalar].map { [$0] } ?? Array(String(scalar).utf16)
  }

  private mutating func digits(radix: Int, atMost count: Int) -> Int? {
    var text = ""
    while text.count < count, let scalar = current, Int(String(scalar), radix: radix) != nil {
      text.unicodeScalars.append(scalar)
      step()
    }
    return Int(text, radix: radix)
  }
}

/// A parser of translations in an XML property list, as the keys and strings of a dictionary.
enum PropertyListStrings {
  static func entries(
    in bytes: [UInt8], file: String?
  ) throws(InputError) -> [IBTranslations.Entry] {
    let xml = try XMLDocument(parsing: bytes, file: file)
    guard let root = xml.rootElements.first,
      let list = xml.element(root)?.name.local == "dict" ? root : xml.child("dict", of: root)
    else {
      throw InputError(
        file: file, position: SourcePosition.start,
        problem: "the property list has no <dict>",
        remedy: "use a .strings file that Xcode exported")
    }
    var entries: [IBTranslations.Entry] = []
    var key: (text: String, position: Node.Position)?
    for id in xml.children(of: list) {
      guard let element = xml.element(id) else { continue }
      if element.name.local == "key" {
        key = (xml.textContent(of: id), Node.Position(element.location, in: file))
      } else if let known = key {
        if element.name.local == "string" {
          let text = xml.textContent(of: id)
          entries.append(.init(key: known.text, text: text, position: known.position))
        }
        key = nil
      }
    }
    return entries
  }
}
