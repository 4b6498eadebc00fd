package import TextIO

extension JSON {
  /// The documents of a file that is one document or JSON lines, whichever it turns out to be:
  /// lines, if the first line that is not blank is a whole value and more follows.
  ///
  /// Lines and columns of values and errors are those of the whole file. Only one document is
  /// held at a time.
  package struct Lines: Sendable {
    private let file: String?
    private let text: [UInt8]
    private var place = 0
    private var line = 1
    /// Whether each line is a document, once that is known.
    private var areLines: Bool?

    /// The documents in bytes; `areLines` where it is known that each line is one.
    package init(
      _ bytes: [UInt8], file: String? = nil, areLines: Bool? = nil
    ) throws(InputError) {
      self.file = file
      self.areLines = areLines
      text = Array(try TextBytes.decode(bytes, file: file, limit: FileBytes.fileLimit).utf8)
    }

    /// The next document.
    package mutating func next() throws(InputError) -> JSON? {
      skipBlankLines()
      guard place < text.count else { return nil }
      let end = text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      try FileBytes.checkSize(end - place, file: file, limit: FileBytes.documentLimit)
      var parser = JSONParser(text[place..<end], file: file, line: line)
      if areLines == nil {
        if let first = try? parser.document() {
          areLines = true
          place = end
          return first
        }
        areLines = false
      }
      if areLines == false {
        try FileBytes.checkSize(text.count - place, file: file, limit: FileBytes.documentLimit)
        parser = JSONParser(text[place...], file: file, line: line)
        place = text.count
      } else {
        place = end
      }
      return try parser.document()
    }

    private mutating func skipBlankLines() {
      var end = place
      while end < text.count {
        switch text[end] {
        case UInt8(ascii: "\n"):
          line += 1
          end += 1
          place = end
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): end += 1
        default: return
        }
      }
      place = end
    }
  }
}
