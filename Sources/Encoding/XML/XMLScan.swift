internal import TextIO

/// A fast scan over the tags of a document, before the document is parsed.
///
/// The scan rejects documents that could take the parser too long:
///
/// - deep nesting
/// - tags with too many attributes, because the parser compares each attribute of a tag with all
///   others
/// - document types with declarations, because they can define entities
///
/// The scan records the position of each start tag, because the parser does not report positions.
package struct XMLScan {
  /// The maximum depth to which elements can be nested.
  package static let maximumDepth = 5_000
  /// The maximum number of attributes in a tag.
  static let maximumAttributes = 1_000

  /// The position of each start tag, in the order of the file.
  private(set) var starts: [SourcePosition] = []
  /// The document, with spaces in place of its XML declaration and document type.
  private(set) var bytes: [UInt8]

  private let file: String?
  private var index = 0
  private var position = SourcePosition.start
  private var depth = 0

  /// Scans a document in UTF-8.
  init(_ bytes: [UInt8], file: String?) throws(InputError) {
    self.bytes = bytes
    self.file = file
    try scan()
  }

  private mutating func scan() throws(InputError) {
    while advance(to: 0x3C) {
      let start = index
      let position = position
      switch byte(at: 1) {
      case UInt8(ascii: "?"):
        advance(past: [0x3F, 0x3E])
        if bytes[start...].starts(with: "<?xml".utf8) { blank(from: start) }
      case UInt8(ascii: "!"): try scanMarkup(at: position)
      case UInt8(ascii: "/"):
        depth -= depth > 0 ? 1 : 0
        advance(past: [0x3E])
      case .some(let first) where XMLScan.startsName(first): try scanTag(at: position)
      default: step()
      }
    }
  }

  private mutating func scanMarkup(at position: SourcePosition) throws(InputError) {
    let start = index
    if bytes[start...].starts(with: "<!--".utf8) {
      step(4)
      advance(past: [0x2D, 0x2D, 0x3E])
    } else if bytes[start...].starts(with: "<![CDATA[".utf8) {
      advance(past: [0x5D, 0x5D, 0x3E])
    } else {
      while index < bytes.count, bytes[index] != 0x3E, bytes[index] != 0x5B { step() }
      guard byte(at: 0) != 0x5B else {
        throw InputError(
          file: file, position: position,
          problem: "the document type declares entities or elements, which is not supported",
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
    while index < bytes.count {
      let byte = bytes[index]
      if quote != 0 {
        quote = byte == quote ? 0 : quote
      } else if byte == 0x3E {
        if bytes[index - 1] == 0x2F { depth -= 1 }
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
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      position.step(over: bytes[index])
      index += 1
    }
  }

  /// Moves to the next occurrence of a byte, or to the end of the document if there is none.
  ///
  /// - Returns: Whether the byte occurs.
  private mutating func advance(to byte: UInt8) -> Bool {
    while index < bytes.count {
      if bytes[index] == byte { return true }
      step()
    }
    return false
  }

  /// Moves to the position after the next occurrence of some bytes, or to the end of the document
  /// if there is none.
  private mutating func advance(past end: [UInt8]) {
    guard let last = end.last else { return }
    while advance(to: last) {
      step()
      if index >= end.count, bytes[(index - end.count)..<index].elementsEqual(end) { return }
    }
  }

  /// Replaces the bytes since `start` by spaces, so that lines and columns stay the same.
  private mutating func blank(from start: Int) {
    for passed in start..<index where bytes[passed] != 0x0A { bytes[passed] = 0x20 }
  }
}
