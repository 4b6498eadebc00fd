import Testing
import TextIO

@testable import Encoding

@Suite("XML")
struct XMLDocumentTests {
  private func parse(_ text: String) throws(InputError) -> XMLDocument {
    try XMLDocument(parsing: Array(text.utf8), file: "x.xml")
  }

  @Test func `Elements have the location of their start tag`() throws {
    let document = try parse("<a>\n  <é x='1'/><!-- <no> --><![CDATA[<no>]]>\n<c\n y=\"2\"/></a>")
    let root = try #require(document.rootElements.first)
    let positions = ([root] + document.children(of: root)).compactMap {
      document.element($0)?.location
    }
    #expect(
      positions == [
        SourcePosition(line: 1, column: 1), SourcePosition(line: 2, column: 3),
        SourcePosition(line: 3, column: 1),
      ])
  }

  @Test func `Text, entities and CDATA are joined in source order`() throws {
    let document = try parse("<s>Fish &amp; <b>chips</b><![CDATA[ <i>]]>&#33;</s>")
    let root = try #require(document.rootElements.first)
    #expect(document.textContent(of: root) == "Fish & chips <i>!")
    #expect(document.text(try #require(document.roots.first { _ in true })) == nil)
  }

  @Test func `Entities in attributes are decoded`() throws {
    let document = try parse("<a b='1 &amp; 2 &lt; &#38;&#x26; &amp;#38; &quot;&#128512;'/>")
    let root = try #require(document.rootElements.first.flatMap(document.element))
    #expect(root["b"] == "1 & 2 < && &#38; \"😀")
  }

  @Test func `Several roots and text outside them are kept`() throws {
    let document = try parse("UI dumped to: /x.xml\n<a/>\n<b>1</b> >")
    #expect(document.rootElements.compactMap { document.element($0)?.name.local } == ["a", "b"])
    #expect(document.roots.compactMap { document.text($0) }.count == 3)
  }

  @Test func `A prefix resolves to its namespace, and an undeclared prefix is recorded`() throws {
    let document = try parse("<a xmlns:p='urn:p' p:x='1' q:y='2'/>")
    let root = try #require(document.rootElements.first.flatMap(document.element))
    #expect(root.attributes.map(\.name.namespace) == ["urn:p", nil])
    #expect(root.attributes.map(\.name.prefix) == ["p", "q"])
    #expect(document.undeclared.map(\.prefix) == ["q"])
  }

  @Test(arguments: [
    ("<a><b></a>", "x.xml:1:"), ("<a>\n<b>\n", "inside <b>, which begins in line 2"),
    ("<a x='1' x='2'/>", "an attribute is duplicated in a tag"),
    ("<a>&nbsp;</a>", "this entity is not one of XML's predefined ones"),
    ("plain words", "the file contains no XML"),
    ("<a x/>", "an attribute has no value"),
    ("<!DOCTYPE a [<!ENTITY b \"bbbb\">]><a>&b;</a>", "the document type declares entities"),
  ]) func `Malformed documents are rejected`(text: String, problem: String) {
    let error = #expect(throws: InputError.self) { try parse(text) }
    #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("\n") == false)
  }

  @Test func `A document type without declarations is ignored`() throws {
    let document = try parse("<?xml version='1.0'?>\n<!DOCTYPE a SYSTEM \"http://x/y.dtd\">\n<a/>")
    #expect(document.rootElements.count == 1)
    #expect(document.element(document.rootElements[0])?.location.line == 3)
  }

  @Test func `Too many levels or attributes are rejected with their location`() {
    let deep = String(repeating: "<a>", count: 6_000)
    #expect(throws: InputError.self) { try parse(deep) }
    let wide = "<a \((0..<100_000).map { "b\($0)='1'" }.joined(separator: " "))/>"
    #expect(throws: InputError.self) { try parse(wide) }
    let fine = String(repeating: "<a>", count: 4_900) + String(repeating: "</a>", count: 4_900)
    #expect(throws: Never.self) { try parse(fine) }
  }

  @Test(arguments: [true, false]) func `UTF-16 is read with and without a byte order mark`(
    isMarked: Bool
  )
    throws
  {
    let text = (isMarked ? "\u{FEFF}" : "") + "<?xml version='1.0' encoding='utf-8'?><a x='ß'/>"
    let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let document = try XMLDocument(parsing: bytes, file: nil)
    #expect(document.rootElements.first.flatMap(document.element)?["x"] == "ß")
  }

  @Test func `A wrong encoding declaration is ignored for UTF-8, and Latin-1 is recognised`() throws
  {
    let lying = try parse("<?xml version='1.0' encoding='UTF-16'?><a x='ß'/>")
    #expect(lying.rootElements.first.flatMap(lying.element)?["x"] == "ß")
    let bytes =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><a x='".utf8) + [0xDF, 0x27, 0x2F, 0x3E]
    let latin = try XMLDocument(parsing: bytes, file: nil)
    #expect(latin.rootElements.first.flatMap(latin.element)?["x"] == "ß")
  }

  @Test func `Binary XML of an APK is rejected with instructions for decoding it`() {
    let error = #expect(throws: InputError.self) {
      try XMLDocument(parsing: [3, 0, 8, 0, 0x10, 0, 0, 0], file: "x.xml")
    }
    #expect(error?.remedy.contains("apktool") == true)
  }
}
