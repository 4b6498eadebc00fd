internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// A file of translations (`.strings`): an old-style property list, or one in XML.
///
/// Source: Apple, “Strings Files”; GNUstep and Core Foundation agree on escapes.
struct StringsFile {
  private let file: String?
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var position = SourcePosition.start

  /// The translations in the bytes of a file, in UTF-8 or UTF-16.
  static func entries(
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

  /// The text, in UTF-16 also without a byte order mark.
  private static func text(of bytes: [UInt8], file: String?) throws(InputError) -> String {
    if bytes.count > 1, bytes[1] == 0, let text = TextBytes.marked([0xFF, 0xFE] + bytes) {
      return text
    }
    if bytes.first == 0, let text = TextBytes.marked([0xFE, 0xFF] + bytes) { return text }
    return try TextBytes.decode(bytes, file: file)
  }

  private mutating func entries() throws(InputError) -> [IBTranslations.Entry] {
    var entries: [IBTranslations.Entry] = []
    // Some tools put the whole list in braces.
    let isBraced = try skip("{")
    while let key = try token(expecting: "a key") {
      let position = Node.Position(key.position, in: file)
      var text = key.text
      if try skip("=") {
        guard let value = try token(expecting: "a value") else {
          throw error("the value is missing", "write it in quotes")
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

  private var isAtEnd: Bool { place >= scalars.count }
  private var current: Unicode.Scalar? { isAtEnd ? nil : scalars[place] }

  private mutating func step() {
    UTF8.encode(scalars[place])?.forEach { position.step(over: $0) }
    place += 1
  }

  private func error(_ problem: String, _ remedy: String) -> InputError {
    InputError(file: file, position: position, problem: problem, remedy: remedy)
  }

  /// Passes blanks and comments, then `mark` if it stands there.
  private mutating func skip(_ mark: Unicode.Scalar) throws(InputError) -> Bool {
    try skipBlanks()
    guard current == mark else { return false }
    step()
    return true
  }

  private mutating func skipBlanks() throws(InputError) {
    while let scalar = current {
      let following = place + 1 < scalars.count ? scalars[place + 1] : " "
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
    while place + 1 < scalars.count {
      if scalars[place] == "*", scalars[place + 1] == "/" {
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

  /// A text in quotes, or a bare word; absent at the end of the list.
  private mutating func token(expecting what: String) throws(InputError) -> Token? {
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
      throw error("\(what) must stand here, not “\(scalar)”", "write it in quotes")
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
    // Escapes may give one character in two halves.
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

  /// What stands after a backslash.
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

/// Translations in a property list in XML: keys and strings of one dictionary.
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
        problem: "there is no <dict> in this property list",
        remedy: "give a .strings file as Xcode exports it")
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
