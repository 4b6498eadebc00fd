import Encoding
import Importers
import Testing

@testable import announce_agreement

@Suite struct LayoutTestTests {
  private func agreement(_ lines: String..., release: String? = nil) throws -> LayoutTestAgreement {
    try LayoutTestAgreement(
      Array(lines.joined(separator: "\n").utf8), file: "x.jsonl", release: release)
  }

  private func line(
    _ html: String, _ select: String, _ expect: String, webkit: String = "26", more: String = ""
  ) -> String {
    let page = html.replacing("\"", with: "\\\"")
    return "{\"id\": \"w/open#1\", \"html\": \"\(page)\", \"select\": \"\(select)\", \(more)"
      + "\"webkit\": \"\(webkit)\", \"expect\": {\(expect)}}"
  }

  @Test func `Stops, labels and values are checked on the element and the page`() throws {
    let agreement = try agreement(
      line("<p>Tea <b>hot</b></p>", "page", #""stops": ["Tea", "hot"]"#),
      line("<ol><li>Tea<li>Milk</ol>", "page", #""stops": ["1", "Tea", "2", "Milk"]"#),
      line(
        #"<input id=a type=checkbox checked>"#, "#a", #""stop": true, "label": "", "value": "1""#),
      line("<h1 id=a>Tea</h1>", "#a", #""stop": false"#),
      line("<p>Tea <b>hot</b></p>", "page", #""stops": ["Tea hot"]"#))
    let total = agreement.total(.open)
    #expect([total.applies, total.met] == [7, 6])
    #expect(agreement.misses[.open]?.map(\.expected) == ["[Tea hot]"])
  }

  @Test func `A case applies to its release, and an older release skips newer cases`() throws {
    let stitched = line("<p>Tea <b>hot</b></p>", "page", #""stops": ["Tea hot"]"#, webkit: "27")
    #expect(try agreement(stitched).total(.open).met == 1)
    let older = try agreement(stitched, release: "26")
    #expect(older.skipped == 1)
    #expect(older.total(.open).applies == 0)
  }

  @Test func `An attribute is set before the check, and script actions are skipped`()
    throws
  {
    let page = "<button id=\"a\" role=\"switch\" aria-checked=\"true\">x</button>"
    let set = ##""action": {"setAttribute": ["#a", "aria-checked", "false"]}, "##
    let load = #""action": {"loadMedia": {}}, "#
    let agreement = try agreement(
      line(page, "#a", #""value": "0""#, more: set), line(page, "#a", #""value": "0""#, more: load))
    #expect(agreement.total(.open).met == 1)
    #expect(agreement.skipped == 1)
  }

  @Test func `Facts that VoiceOver does not announce are not counted`() throws {
    let total = try agreement(line("<img id=a alt=x>", "#a", #""details": ["y"]"#)).total(.open)
    #expect([total.applies, total.notSimulated] == [0, 1])
  }

  @Test func `About a sixth of the tests is held out by name`() throws {
    let names = (0..<600).map { "test-\($0)" }
    let aside = try names.filter { name in
      let line = "{\"id\": \"w/\(name)#1\", \"html\": \"\", \"select\": \"page\", \"expect\": {}}"
      return try LayoutTest(JSON(line).root).isKeptAside
    }
    #expect((60..<140).contains(aside.count))
  }
}
