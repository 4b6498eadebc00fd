import Foundation
import Importers
import Simulator
import Testing
import TextIO

@Suite struct BadInputTests {
  private func problem(_ bytes: [UInt8]) -> String? {
    do {
      _ = try Screen.html(bytes: bytes, file: "bad.html")
      return nil
    } catch {
      return error.description
    }
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var what: String
    var bytes: @Sendable () -> [UInt8]
    var problem: String

    init(_ what: String, _ problem: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
      self.what = what
      self.bytes = bytes
      self.problem = problem
    }

    var testDescription: String { what }
  }

  static let refused = [
    Refusal(
      "empty", "bad.html: the file is empty; give a file of a format that “announce formats” lists"
    ) {
      []
    },
    Refusal(
      "blank", "bad.html: the file is empty; give a file of a format that “announce formats” lists"
    ) {
      Array(" \n\t".utf8)
    },
    Refusal("image", "bad.html: this is a binary file") {
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0]
    },
    Refusal(
      "wide", "bad.html: this is UTF-16 without a byte order mark; save it as UTF-8"
    ) {
      Array("<p>Hello to everybody</p>".utf8).flatMap { [$0, 0] }
    },
    Refusal("binary", "bad.html: this is a binary file") { (0..<4096).map { UInt8($0 % 256) } },
    Refusal("large", "bad.html: the file is larger than 16 MB") {
      [UInt8](repeating: 0x61, count: 17 << 20)
    },
    Refusal("deep", "bad.html:5001:1: tags are nested more than 5000 levels deep") {
      Array(String(repeating: "<div>\n", count: 20_000).utf8)
    },
    Refusal("formatting", "bad.html:1:25757: too many formatting tags such as <b> and <font>") {
      Array((0..<3000).map { "<p><font size=\($0)>" }.joined().utf8)
    },
    Refusal("attributes", "bad.html:1:1: this tag has more than 1000 attributes") {
      Array("<p \((0..<2000).map { "a\($0)=1" }.joined(separator: " "))>".utf8)
    },
    Refusal(
      "encoding", "bad.html: the encoding “shift_jis” is not supported; save the page as UTF-8"
    ) {
      Array("<meta charset=shift_jis><p>".utf8) + [0x93, 0xFA]
    },
  ]

  @Test(arguments: refused)
  func `Unusable files are rejected with a location and a fix`(_ test: Refusal) throws {
    let found = try #require(problem(test.bytes()))
    #expect(found.hasPrefix(test.problem))
    #expect(!found.contains("\n"))
  }

  static let encodings: [(String, [UInt8])] = [
    ("UTF-8", Array("<p>Grüße".utf8)), ("BOM", [0xEF, 0xBB, 0xBF] + Array("<p>Grüße".utf8)),
    ("windows-1252", Array("<p>Gr".utf8) + [0xFC, 0xDF, 0x65]),
    ("declared", Array("<meta charset=latin1><p>Gr".utf8) + [0xFC, 0xDF, 0x65]),
    (
      "http-equiv",
      Array("<meta http-equiv=content-type content='text/html; charset=iso-8859-1'><p>Gr".utf8)
        + [0xFC, 0xDF, 0x65]
    ),
    ("UTF-16LE", [0xFF, 0xFE] + "<p>Grüße".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    ("UTF-16BE", [0xFE, 0xFF] + "<p>Grüße".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }),
  ]

  @Test(arguments: encodings)
  func `Encodings are detected as browsers detect them`(_ test: (name: String, bytes: [UInt8]))
    throws
  {
    let screen = try Screen.html(bytes: test.bytes)
    let text = try #require(screen.indices(role: .text).first)
    #expect(screen[text].name == "Grüße")
    #expect(screen.count == 3 || screen.count == 4)
  }

  @Test func `A missing file and a folder have different errors`() throws {
    let folderPath = FileManager.default.temporaryDirectory.path
    let missing = #expect(throws: InputError.self) {
      try Screen.contents(ofFile: "/nowhere/a.html")
    }
    #expect(missing?.description == "/nowhere/a.html: no such file; check the path")
    let folder = #expect(throws: InputError.self) { try Screen.contents(ofFile: folderPath) }
    #expect(folder?.problem == "this is a folder")
  }

  static let oddities = [
    "<div id=a aria-owns=b role=group><p>1</div><div id=b aria-owns=a role=group>2</div>",
    "<div id=a aria-owns='a a'>1</div>",
    "<button id=a aria-labelledby=b>1</button><button id=b aria-labelledby=a>2</button>",
    "<label id=l>x<span aria-labelledby=l></span><input aria-labelledby=l></label>",
    "<p id=a>1</p><p id=a>2</p><input aria-labelledby=a>",
    "<p>a\u{0}b\u{7}\u{202E}c</p><button aria-label='x\u{0}\u{1B}[31m'>q</button>",
    "<", "</", "<!", "<!--", "&", "<a", "<a b='", "</p></p></br>", "plain text",
    "<style>{{{}}}@media{;</style><style>a{b:c</style><p style='display:'>x</p>",
    "<table><td rowspan=65534 colspan=1000>x<td rowspan=0><tr><td>y</table>",
    "<template shadowrootmode=open></template><slot></slot>",
    "<ol start=9223372036854775807><li>x<li>y</ol><ol reversed start=-9223372036854775808><li>x<li>y</ol>",
    "<input type=range min=1e308 max=-1e308 step=0 value=nan><meter min=5 max=1></meter>",
    "<svg><foreignObject><p>x</svg><math><mi>x</math>",
  ]

  @Test(arguments: oddities)
  func `Malformed pages are read as browsers read them`(_ html: String) throws {
    #expect(try Screen.html(html).count > 0)
  }

  @Test func `Long chains of aria-owns end`() throws {
    let html = (0..<3000).map { "<i id=n\($0) aria-owns=n\($0 + 1)>x</i>" }.joined()
    #expect(try Screen.html(html).count == 6001)
  }

  @Test func `Names that refer to everything are truncated with a diagnostic`() throws {
    let inputs = String(repeating: "<input aria-labelledby=m value=abcdef>", count: 2000)
    let screen = try Screen.html("<main id=m>\(inputs)</main>")
    #expect(screen.diagnostics.contains { $0.message.hasPrefix("Names refer to large parts") })
  }

  @Test func `Elements beyond the depth limit of browsers become siblings`() throws {
    let html = String(repeating: "<div>", count: 3000) + "x"
    let screen = try Screen.html(html)
    #expect((screen.preorder.map(\.depth).max() ?? 0) <= 512)
    #expect(screen.count == 3002)
    #expect(screen.diagnostics.map(\.kind) == [.limit])
  }
}
