import Encoding
import Testing
import TextIO

@Suite struct JSONTests {
  private func problem(_ text: String) -> String? {
    do {
      _ = try JSON(text, file: "a.json")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `Values have their kind, text and location`() throws {
    let document = try JSON("{\"ä\": [1, -2.5e1,\n \"x\"],\n\"b\": {\"c\": true, \"d\": null}}")
    let list = try #require(document.root["ä"])
    #expect(list.elements.map(\.text) == ["1", "-2.5e1", "x"])
    #expect(list.elements.map(\.double) == [1, -25, nil])
    #expect(list.elements.map(\.int) == [1, -25, nil])
    #expect(list.elements.last?.location == SourcePosition(line: 2, column: 2))
    #expect(list.location == SourcePosition(line: 1, column: 7))
    let inner = try #require(document.root["b"])
    #expect(inner.keyLocation == SourcePosition(line: 3, column: 1))
    #expect(inner.members.map(\.key) == ["c", "d"])
    #expect(try inner.bool("c") == true)
    #expect(inner["d"]?.kind == .null)
    #expect(inner.field("d") == nil)
    #expect(document.root["missing"] == nil)
  }

  @Test(arguments: [
    (#""a\"\\\/\b\f\n\r\t\u00e4""#, "a\"\\/\u{8}\u{C}\n\r\tä"),
    (#""\uD83D\uDE00""#, "😀"),
    (#""\uD83D""#, "\u{FFFD}"),
    (#""\uDE00\uD83Dx""#, "\u{FFFD}\u{FFFD}x"),
    (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"),
    (#""\u0000""#, "\u{0}"),
    (#""日本語 é""#, "日本語 é"),
    (#""""#, ""),
  ])
  func `Strings are read with every escape`(_ written: String, _ text: String) throws {
    #expect(try JSON(written).root.string == text)
  }

  @Test(arguments: ["0", "-0", "10", "1.50", "1e3", "1E+3", "123456789012345678901234567890"])
  func `Numbers keep their text`(_ number: String) throws {
    #expect(try JSON(number).root.text == number)
  }

  @Test func `Numbers out of range are nil`() throws {
    let numbers = try JSON("[1e999, 99999999999999999999, 1.5, 3.0]").root.elements
    #expect(numbers.map(\.int) == [nil, nil, nil, 3])
    #expect(numbers.first?.double == nil)
  }

  @Test(arguments: [
    ("{\"a\": }", "a.json:1:7: expected a JSON value, found “}”; correct the JSON"),
    ("{\"a\": 1,}", "a.json:1:9: expected a key in double quotes, found “}”"),
    ("[1,\n 2 3]", "a.json:2:4: expected “,” or “]”, found “3”"),
    ("[1,]", "a.json:1:4: expected a JSON value, found “]”"),
    ("{'a': 1}", "a.json:1:2: expected a key in double quotes, found “'”"),
    ("{\"é\" 1}", "a.json:1:6: expected “:”, found “1”"),
    ("{\"a\": 1} x", "a.json:1:10: there is text after the end of the JSON value; remove it"),
    ("[01]", "a.json:1:3: expected “,” or “]”, found “1”"),
    ("[1.]", "a.json:1:4: expected a digit, found “]”"),
    ("[+1]", "a.json:1:2: expected a JSON value, found “+”"),
    ("[tru]", "a.json:1:2: expected a JSON value, found “t”"),
    ("NaN", "a.json:1:1: expected a JSON value, found “N”"),
    ("\n<p>Hello</p>", "a.json:2:1: this is HTML or XML, not JSON; give a JSON file"),
    ("[\"a", "a.json:1:4: expected the end of a string, found the end"),
    ("[\"a\nb\"]", "a.json:1:4: there is a line break or control character in a string"),
    ("[\"\\x\"]", "a.json:1:4: expected a letter of an escape after “\\”, found “x”"),
    ("[\"\\u12G4\"]", "a.json:1:7: expected four hexadecimal digits after “\\u”, found “G”"),
    ("{\"a\": 1,\n \"a\": 2}", "a.json:2:2: the key “a” is duplicated in an object"),
    ("{\"a\": 1", "a.json:1:8: expected “,” or “}”, found the end"),
    ("[1]\u{0}", "a.json:1:4: there is text after the end"),
    (" \n ", "a.json: the file is empty"),
  ])
  func `Invalid JSON is rejected with its location`(_ text: String, _ start: String) throws {
    let found = try #require(problem(text))
    #expect(found.hasPrefix(start), "\(found)")
  }

  @Test func `Nesting is limited and parsed without recursion`() throws {
    let depth = JSON.depthLimit
    let deepest = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(problem(deepest) == nil)
    for bracket in ["[", "{\"a\":"] {
      let found = try #require(problem(String(repeating: bracket, count: 100_000)))
      #expect(found.contains("the JSON is nested more than 5000 deep; flatten the tree"))
    }
  }

  @Test func `Invalid UTF-8 is rejected with its location`() {
    #expect(
      throws: InputError(
        file: nil, position: SourcePosition(line: 2, column: 3),
        problem: "the file is not valid UTF-8", remedy: "save it as UTF-8")
    ) {
      try JSON(parsing: Array("[\"é\",\n \"".utf8) + [0xFF, 0x22, 0x5D])
    }
  }

  @Test func `A byte order mark determines the encoding`() throws {
    let wide: [UInt8] =
      [0xFF, 0xFE]
      + "[\"é\"]".utf16.reduce(into: []) { $0 += [UInt8($1 & 255), UInt8($1 >> 8)] }
    #expect(try JSON(parsing: wide).root.elements.first?.string == "é")
    let marked = [0xEF, 0xBB, 0xBF] + Array("[1]".utf8)
    #expect(try JSON(parsing: marked).root.elements.first?.int == 1)
  }

  @Test func `A field of the wrong type reports the expected type`() throws {
    let text = #"{"t": 3, "b": "yes", "n": 1.5, "big": 1e999, "f": [1, 2, 3], "s": ["a", 4]}"#
    let root = try JSON(text, file: "a.json").root
    func message<Fact>(_ body: () throws(InputError) -> Fact) -> String {
      do {
        _ = try body()
        return ""
      } catch {
        return error.description
      }
    }
    let remedy = "; correct it or leave it out"
    #expect(
      message { () throws(InputError) in try root.string("t") }
        == "a.json:1:7: “t” must be a string, is a number" + remedy)
    #expect(
      message { () throws(InputError) in try root.bool("b") }
        == "a.json:1:15: “b” must be true or false, is a string" + remedy)
    #expect(
      message { () throws(InputError) in try root.int("n") }
        == "a.json:1:27: “n” must be a whole number, is 1.5" + remedy)
    #expect(
      message { () throws(InputError) in try root.double("big") }
        == "a.json:1:39: “big” must be a number, is too large" + remedy)
    #expect(
      message { () throws(InputError) in try root.field("f")?.asNumbers(count: 4) }
        == "a.json:1:51: “f” must be four numbers, is an array of 3" + remedy)
    #expect(
      message { () throws(InputError) in try root.strings("s") }
        == "a.json:1:73: an entry of “s” must be a string, is a number" + remedy)
    #expect(
      message { () throws(InputError) in try root.required("x") }
        == "a.json:1:1: “x” is missing; add it to this object")
    #expect(try root.string("x") == nil)
  }

  @Test func `Each line is a document with its location in the file`() throws {
    let bytes = Array("{\"a\": 1}\r\n\n  {\"a\": 2}\n".utf8)
    let lines = try documents(bytes, areLines: true)
    #expect(lines.map { $0.root["a"]?.int } == [1, 2])
    #expect(lines.last?.root.location == SourcePosition(line: 3, column: 3))
    #expect(try documents(bytes).count == 2)
    #expect(try documents(Array("{\n\"a\": 1\n}".utf8)).count == 1)
  }

  @Test func `An invalid line is rejected with its line number`() {
    #expect(
      throws: InputError(
        file: "a.jsonl", position: SourcePosition(line: 3, column: 1),
        problem: "expected a JSON value, found “r”", remedy: "correct the JSON")
    ) {
      try documents(Array("{}\n{}\nrubbish\n{}\n".utf8), file: "a.jsonl")
    }
  }

  /// Returns all documents in a file.
  private func documents(
    _ bytes: [UInt8], file: String? = nil, areLines: Bool? = nil
  ) throws(InputError) -> [JSON] {
    var lines = try JSON.Lines(bytes, file: file, areLines: areLines)
    var documents: [JSON] = []
    while let document = try lines.next() { documents.append(document) }
    return documents
  }

  @Test func `A file of many documents may be larger than one document`() throws {
    let line = Array((#"{"a": ""# + String(repeating: "x", count: 9 << 20) + "\"}\n").utf8)
    #expect(try documents(line + line).count == 2)
    let long = line.dropLast(3) + line.dropFirst(7)
    #expect(
      throws: InputError(
        file: "a.jsonl", problem: "the file is larger than 16 MB",
        remedy: "give a smaller file, such as one page or one screen at a time")
    ) {
      try documents(Array(long), file: "a.jsonl")
    }
  }
}
