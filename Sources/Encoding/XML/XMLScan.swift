internal import TextIO

/// One fast pass over the tags of a document before the parser sees it.
///
/// It refuses what would cost the parser more than a file is worth (its comparison of attributes is
/// quadratic) and what no screen needs (a document type with declarations, and so every kind of
/// entity), and keeps where each start tag begins, which the parser does not tell.
package struct XMLScan {
  /// The deepest nesting that is read.
  package static let maximumDepth = 5_000
  /// The most attributes of one tag.
  static let maximumAttributes = 1_000

  /// Where each start tag begins, in the order of the file.
  private(set) var starts: [SourcePosition] = []
  /// The document without its XML declaration and document type: blanks stand in their place.
  private(set) var bytes: [UInt8]

  private let file: String?
  private var place = 0
  private var position = SourcePosition.start
  private var depth = 0

  /// Looks through a document in UTF-8.
  init(_ bytes: [UInt8], file: String?) throws(InputError) {
    self.bytes = bytes
    self.file = file
    try scan()
  }

  private mutating func scan() throws(InputError) {
    while advance(to: 0x3C) {
      let start = place
      let position = position
      switch byte(at: 1) {
      case UInt8(ascii: "?"):
        advance(behind: [0x3F, 0x3E])
        if bytes[start...].starts(with: "<?xml".utf8) { blank(from: start) }
      case UInt8(ascii: "!"): try scanMarkup(at: position)
      case UInt8(ascii: "/"):
        depth -= depth > 0 ? 1 : 0
        advance(behind: [0x3E])
      case .some(let first) where XMLScan.startsName(first): try scanTag(at: position)
      default: step()
      }
    }
  }

  private mutating func scanMarkup(at position: SourcePosition) throws(InputError) {
    let start = place
    if bytes[start...].starts(with: "<!--".utf8) {
      step(4)
      advance(behind: [0x2D, 0x2D, 0x3E])
    } else if bytes[start...].starts(with: "<![CDATA[".utf8) {
      advance(behind: [0x5D, 0x5D, 0x3E])
    } else {
      while place < bytes.count, bytes[place] != 0x3E, bytes[place] != 0x5B { step() }
      guard byte(at: 0) != 0x5B else {
        throw InputError(
          file: file, position: position,
          problem: "the document type declares entities or elements, which are not read",
          remedy: "delete <!DOCTYPE …]>")
      }
      step()
      blank(from: start)
    }
  }

  private mutating func scanTag(at position: SourcePosition) throws(InputError) {
    starts.append(position)
    depth += 1
    guard depth <= XMLScan.maximumDepth else {
      throw InputError(
        file: file, position: position,
        problem: "tags are nested more than \(XMLScan.maximumDepth) levels deep here",
        remedy: "close the tags that are left open")
    }
    var attributes = 0
    var quote: UInt8 = 0
    while place < bytes.count {
      let byte = bytes[place]
      if quote != 0 {
        quote = byte == quote ? 0 : quote
      } else if byte == 0x3E {
        if bytes[place - 1] == 0x2F { depth -= 1 }
        step()
        return
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
        attributes += 1
      }
      step()
      guard attributes <= XMLScan.maximumAttributes else {
        throw InputError(
          file: file, position: position,
          problem: "this tag has more than \(XMLScan.maximumAttributes) attributes",
          remedy: "check the quotes around attribute values")
      }
    }
  }

  private static func startsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x5F || byte == 0x3A
  }

  private func byte(at offset: Int) -> UInt8? {
    place + offset < bytes.count ? bytes[place + offset] : nil
  }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      position.step(over: bytes[place])
      place += 1
    }
  }

  /// Moves to the next such byte and tells whether there is one.
  private mutating func advance(to byte: UInt8) -> Bool {
    while place < bytes.count {
      if bytes[place] == byte { return true }
      step()
    }
    return false
  }

  /// Moves behind the next such bytes, or to the end.
  private mutating func advance(behind end: [UInt8]) {
    guard let last = end.last else { return }
    while advance(to: last) {
      step()
      if place >= end.count, bytes[(place - end.count)..<place].elementsEqual(end) { return }
    }
  }

  /// Puts blanks in place of what was passed, so that lines and columns stay.
  private mutating func blank(from start: Int) {
    for index in start..<place where bytes[index] != 0x0A { bytes[index] = 0x20 }
  }
}
