import Importers
import Testing

@Suite("Unused texts of a page")
struct HTMLTextsTests {
  private func unused(_ page: String) throws -> [String] {
    var options = ImportOptions()
    options.listsUnusedTexts = true
    return try ImportedScreen.contents(of: Array(page.utf8), format: .html, options: options)
      .flatMap(\.unused).map { "\($0.source) \($0.text) \($0.reason.rawValue)" }
  }

  @Test(
    arguments: [
      ("<p>Hello <b>you</b></p><div hidden>Hid</div><textarea>Typed</textarea>", []),
      ("<img alt='A dog' aria-label='Dog'>", ["alt A dog overridden"]),
      ("<input placeholder='Name' title='Your name' aria-label='You'>", []),
      ("<template><p>Later</p></template>", ["p Later not-shown"]),
      (
        "<p>1</p><script>f()</script><style>a{}</style>",
        [
          "script f() not-for-people", "style a{} not-for-people",
        ]
      ),
      ("<svg role=img><title>Sun</title><title>Moon</title></svg>", ["title Moon overridden"]),
      ("<select><option label='One'>1</option></select><input type=submit value=Go>", []),
    ] as [(String, [String])])
  func `Unused texts are listed with the reason`(_ page: String, _ expected: [String]) throws {
    #expect(try unused(page) == expected)
  }

  @Test func `Unused texts are not collected by default`() throws {
    let page = Array("<template>Later</template><p>Now".utf8)
    #expect(try ImportedScreen.contents(of: page, format: .html)[0].unused == [])
  }
}
