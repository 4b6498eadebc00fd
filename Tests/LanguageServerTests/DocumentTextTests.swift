import Testing

@testable import LanguageServer

/// Conversions between the positions of clients and offsets in a text.
struct DocumentTextTests {
  /// “é” is one scalar, “e\u{301}” are two, “👩‍💻” are three scalars and five units of UTF-16.
  private static let text = "aé\u{65}\u{301}👩\u{200D}💻z\r\nsecond\rthird\nlast"

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 3, 4, 6, 10, 13, 17, 18]),
    (.utf16, [0, 1, 2, 3, 4, 6, 7, 9, 10]),
    (.utf32, [0, 1, 2, 3, 4, 5, 6, 7, 8]),
  ])
  func `Columns are counted in the unit of the client`(
    encoding: PositionEncoding, columns: [Int]
  ) {
    let text = DocumentText(DocumentTextTests.text)
    let offsets = [0, 1, 3, 4, 6, 10, 13, 17, 18]
    #expect(offsets.map { text.position(of: $0, in: encoding).character } == columns)
    #expect(
      columns.map { text.offset(of: TextPosition(line: 0, character: $0), in: encoding) } == offsets
    )
  }

  @Test(arguments: PositionEncoding.allCases)
  func `Each line end ends a line`(encoding: PositionEncoding) {
    let text = DocumentText(DocumentTextTests.text)
    #expect(text.lineCount == 4)
    let lines = (0..<4).map { text.text(text.range(ofLine: $0)) }
    #expect(lines.dropFirst() == ["second", "third", "last"])
    #expect(text.offset(of: TextPosition(line: 1, character: 0), in: encoding) == 20)
  }

  @Test(arguments: PositionEncoding.allCases)
  func `A position past an end is the end`(encoding: PositionEncoding) {
    let text = DocumentText("ab\r\nc")
    let far = TextPosition(line: 0, character: .max)
    #expect(text.offset(of: far, in: encoding) == 2)
    #expect(text.offset(of: TextPosition(line: 9, character: 1), in: encoding) == 5)
    #expect(text.offset(of: TextPosition(line: -1, character: -1), in: encoding) == 0)
    #expect(text.position(of: 99, in: encoding) == TextPosition(line: 1, character: 1))
    #expect(text.offset(of: TextPosition(line: 1, character: .max), in: encoding) == 5)
  }

  @Test func `A position inside a character is its beginning`() {
    let text = DocumentText("👩z")
    #expect(text.offset(of: TextPosition(line: 0, character: 1), in: .utf16) == 0)
    #expect(text.offset(of: TextPosition(line: 0, character: 3), in: .utf8) == 0)
    #expect(text.offset(of: TextPosition(line: 0, character: 2), in: .utf16) == 4)
  }

  @Test(arguments: PositionEncoding.allCases)
  func `Positions in long lines agree with a count from the start`(encoding: PositionEncoding) {
    let line = String(repeating: "añ👍e\u{301}", count: 1_000)
    let text = DocumentText("first\n" + line)
    var (offset, column) = (6, 0)
    for scalar in line.unicodeScalars {
      let position = TextPosition(line: 1, character: column)
      #expect(text.position(of: offset, in: encoding) == position)
      #expect(text.offset(of: position, in: encoding) == offset)
      let utf8 = UTF8.width(scalar)
      offset += utf8
      column += encoding == .utf8 ? utf8 : encoding == .utf16 ? UTF16.width(scalar) : 1
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func `Edits replace ranges`(encoding: PositionEncoding) {
    var text = DocumentText("one\ntwö 👍\nthree")
    let end = encoding == .utf8 ? 9 : encoding == .utf16 ? 6 : 5
    let start = encoding == .utf8 ? 5 : 4
    text.replace(
      TextRange(TextPosition(line: 1, character: start), TextPosition(line: 1, character: end)),
      with: "zwei\nx", in: encoding)
    #expect(text == DocumentText("one\ntwö zwei\nx\nthree"))
    text.replace(
      TextRange(TextPosition(line: 9, character: 9), TextPosition(line: 0, character: 0)),
      with: "!", in: encoding)
    #expect(text == DocumentText("one\ntwö zwei\nx\nthree!"))
  }

  @Test(arguments: PositionEncoding.allCases)
  func `Many replacements give the same text and lines as the result read anew`(
    encoding: PositionEncoding
  ) {
    let pieces = ["", "\r", "\n", "\r\n", "a", "é👍", "x\ry", "\n\r"]
    var text = DocumentText("a\r\nb\rc\n👍d\r\n")
    var random: UInt64 = 7
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % limit
    }
    for round in 0..<300 {
      let changes = (0..<3).map { _ in
        let line = next(text.lineCount + 1)
        return (
          range: TextRange(
            TextPosition(line: line, character: next(4)),
            TextPosition(line: line + next(2), character: next(5))),
          text: pieces[next(pieces.count)]
        )
      }
      var single = text
      for change in changes { single.replace(change.range, with: change.text, in: encoding) }
      text.replace(changes, in: encoding)
      #expect(text == DocumentText(bytes: text.bytes), "\(round)")
      #expect(text == single, "\(round)")
    }
  }

  @Test(arguments: [1021, 1022, 1023])
  func `A position inside a character between two blocks is its beginning`(start: Int) {
    let text = DocumentText(String(repeating: "a", count: start) + "👍b")
    for column in start..<(start + 4) {
      #expect(text.offset(of: TextPosition(line: 0, character: column), in: .utf8) == start)
    }
    #expect(text.offset(of: TextPosition(line: 0, character: start + 4), in: .utf8) == start + 4)
  }

  @Test func `A text is saved if the file contains it in any encoding`() {
    let text = DocumentText("Café\r\n")
    let file = Array("Café\r\n".utf8)
    #expect(text.isSaved(as: file))
    #expect(text.isSaved(as: [0xEF, 0xBB, 0xBF] + file))
    #expect(DocumentText("\u{FEFF}Café\r\n").isSaved(as: file))
    let units = "Café\r\n".utf16
    #expect(text.isSaved(as: [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
    // The file is in Latin-1.
    #expect(text.isSaved(as: units.map { UInt8($0) }))
    #expect(DocumentText("a\rb").isSaved(as: Array("a\rb".utf8)))
    #expect(!text.isSaved(as: Array("Café\n".utf8)))
    #expect(!text.isSaved(as: Array("Cafè\r\n".utf8)))
    #expect(!text.isSaved(as: Array("Safe\r\n".utf8)))
  }

  @Test func `File addresses are decoded`() {
    let address = DocumentAddress("file:///a%20b/%C3%A9%2B+%zz.html")
    #expect(address.path == "/a b/é++%zz.html")
    #expect(DocumentAddress("file://localhost/a.html").path == "/a.html")
    #expect(DocumentAddress(path: "/a b/é.html").uri == "file:///a%20b/%C3%A9.html")
  }

  @Test func `A document without a file is named after its language`() {
    let address = DocumentAddress("untitled:Untitled-1", language: "typescriptreact")
    #expect(address.path == "Untitled-1.tsx")
    #expect(!address.isFile)
    #expect(DocumentAddress("untitled:a.html", language: "html").path == "a.html")
  }
}
