import Simulator
import Testing

@testable import AppleImport
@testable import Encoding
@testable import ImportSupport
@testable import Importers
@testable import TextIO

/// Translation files of a storyboard.
@Suite struct StringsFileTests {
  private func entries(_ bytes: [UInt8]) throws(InputError) -> [String] {
    try StringsFile.entries(in: bytes, file: "de.lproj/Main.strings").map { "\($0.key)=\($0.text)" }
  }

  @Test(arguments: [
    ("\"a.text\" = \"Hallo\";", ["a.text=Hallo"]),
    ("/* a \"comment\"; */ \"a\"=\"b\" ; // one more\n\"c\" = \"d\";", ["a=b", "c=d"]),
    ("\"a\" = \"\\\"b\\\"\\n\\\\c\\tD\";", ["a=\"b\"\n\\c\tD"]),
    ("\"a\" = \"\\U00e4\\ud83d\\uDE42\\344\";", ["a=ä🙂ä"]),
    ("{ a = b; \"c\" = d; }", ["a=b", "c=d"]),
    ("'a' = 'b';", ["a=b"]), ("\"a\";", ["a=a"]), ("\"a\" = \"b\"", ["a=b"]),
    ("\"a\" = \"one\ntwo\";", ["a=one\ntwo"]), ("\n\n", []), ("/* nothing */", []),
    (
      "<?xml version=\"1.0\"?><!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
        + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"><plist version=\"1.0\"><dict>"
        + "<key>a</key><string>b &amp; c</string><key>d</key><dict/><key>e</key><string/></dict>"
        + "</plist>", ["a=b & c", "e="]
    ),
  ]) func `Strings are read as Apple reads them`(text: String, expected: [String]) throws {
    #expect(try entries(Array(text.utf8)) == expected)
    var wide: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 { wide += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    #expect(try entries(wide) == expected)
    #expect(try entries(Array(wide.dropFirst(2))) == expected)
  }

  @Test(arguments: [
    ("\"a\" = \"b\n\"c\" = \"d\";", "de.lproj/Main.strings:2:2: a “;” is missing"),
    ("\"a\" = \"b;\n", "de.lproj/Main.strings:1:7: a text is not closed"),
    ("\"a\" = ;", "de.lproj/Main.strings:1:7: expected a value, found “;”"),
    ("\n  /* never closed", "de.lproj/Main.strings:2:3: a comment is not closed"),
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "de.lproj/Main.strings:2:1: a “;” is missing"),
    ("= \"b\";", "de.lproj/Main.strings:1:1: expected a key, found “=”"),
    ("bplist00", "convert it with: plutil -convert xml1 de.lproj/Main.strings"),
    ("<plist><array/></plist>", "the property list has no <dict>"),
    ("<plist><dict>", "de.lproj/Main.strings:1:"),
    ("\"a\" =", "the value is missing"),
  ]) func `A mistake is reported with its location`(text: String, problem: String) {
    let error = #expect(throws: InputError.self) { try entries(Array(text.utf8)) }
    #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("\n") == false)
  }

  @Test func `A catalog has the texts of each language`() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"a.text": {"localizations": {
        "de": {"stringUnit": {"value": "Hallo"}},
        "fr": {"variations": {"plural": {"other": {"stringUnit": {"value": "Salut"}}}}}}}, "b": {}}}
      """
    let catalog = try StringCatalog(Array(text.utf8), file: "Main.xcstrings")
    #expect(catalog.entries(in: "de").map(\.text) == ["Hallo"])
    #expect(catalog.entries(in: "fr").map(\.text) == ["Salut"])
    #expect(catalog.entries(in: "it").isEmpty)
    #expect(throws: InputError.self) { try StringCatalog(Array("[]".utf8), file: nil) }
    #expect(throws: InputError.self) { try StringCatalog(Array("{\"strings\":".utf8), file: nil) }
  }

  @Test func `A missing translation file is reported`() throws {
    var options = ImportOptions()
    options.language = "sv"
    let screens = try InterfaceBuilder.screens(
      in: Array("<label text=\"A\" id=\"a\"/>".utf8), file: "nowhere/Base.lproj/Main.storyboard",
      options: options)
    #expect(
      screens.first?.screen.diagnostics.map(\.message) == [
        "No translation into “sv” was found (nowhere/sv.lproj/Main.strings, Main.xcstrings): "
          + "the texts are those of the file."
      ])
  }

  @Test(arguments: [("RsO8ciBkaWNo", "Für dich"), ("\nQQ==\n", "A"), ("QQ", "A"), ("", "")])
  func `Base64 text is read`(encoded: String, text: String) {
    #expect(Base64.bytes(of: encoded) == Array(text.utf8))
    #expect(Base64.bytes(of: "?") == nil)
  }
}
