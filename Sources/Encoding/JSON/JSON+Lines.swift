package import TextIO

extension JSON {
  /// The JSON documents in a file: a single document, or one document on each line (JSON Lines).
  ///
  /// The file is JSON Lines if the first line that is not blank is a complete value. Positions
  /// refer to the whole file. Only one document is in memory at a time.
  package struct Lines: Sendable {
    private let file: String?
    private let text: [UInt8]
    private var index = 0
    private var line = 1
    /// Whether each line is a document; `nil` before the first document is read.
    private var areLines: Bool?

    /// Creates a sequence of documents.
    ///
    /// - Parameter areLines: Whether each line is a document. If it is `nil`, the content decides.
    package init(_ bytes: [UInt8], file: String? = nil, areLines: Bool? = nil) throws(InputError) {
      self.file = file
      self.areLines = areLines
      text = Array(try TextBytes.decode(bytes, file: file, limit: FileBytes.fileLimit).utf8)
    }

    /// Parses and returns the next document, or returns `nil` after the last document.
    package mutating func next() throws(InputError) -> JSON? {
      skipBlankLines()
      guard index < text.count else { return nil }
      let end = text[index...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      try FileBytes.checkSize(end - index, file: file, limit: FileBytes.documentLimit)
      var parser = JSONParser(text[index..<end], file: file, line: line)
      if areLines == nil {
        if let first = try? parser.document() {
          areLines = true
          index = end
          return first
        }
        areLines = false
      }
      if areLines == false {
        try FileBytes.checkSize(text.count - index, file: file, limit: FileBytes.documentLimit)
        parser = JSONParser(text[index...], file: file, line: line)
        index = text.count
      } else {
        index = end
      }
      return try parser.document()
    }

    private mutating func skipBlankLines() {
      var end = index
      while end < text.count {
        switch text[end] {
        case UInt8(ascii: "\n"):
          line += 1
          end += 1
          index = end
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): end += 1
        default: return
        }
      }
      index = end
    }
  }
}
