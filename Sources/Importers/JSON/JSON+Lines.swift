extension JSON {
  /// The documents of JSON lines: one on each line that is not blank.
  ///
  /// Lines and columns of values and errors are those of the whole file.
  package static func lines(
    _ bytes: [UInt8], file: String? = nil
  ) throws(ImportError) -> [JSON] {
    let text = Array(try TextBytes.decode(bytes, file: file).utf8)
    var documents: [JSON] = []
    for (number, line) in numberedLines(of: text) {
      var parser = JSONParser(line, file: file, line: number)
      documents.append(try parser.document())
    }
    return documents
  }

  /// The documents of a file that is one document or JSON lines, whichever it turns out to be:
  /// lines, if the first line that is not blank is a whole value and more follows.
  package static func documents(
    _ bytes: [UInt8], file: String? = nil
  ) throws(ImportError) -> [JSON] {
    let text = Array(try TextBytes.decode(bytes, file: file).utf8)
    let lines = numberedLines(of: text)
    if lines.count > 1, let first = lines.first {
      var parser = JSONParser(first.text, file: file, line: first.number)
      if (try? parser.document()) != nil { return try self.lines(bytes, file: file) }
    }
    return [try JSON(parsing: bytes, file: file)]
  }

  /// The lines that are not blank, numbered from 1.
  private static func numberedLines(
    of text: [UInt8]
  ) -> [(number: Int, text: ArraySlice<UInt8>)] {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ? nil : (number + 1, line)
    }
  }
}
