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

  @Test func `stops, labels and values are asked of the element and of the page`() throws {
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

  @Test func `a case is asked of its release, and newer ones are left out of an older one`() throws
  {
    let stitched = line("<p>Tea <b>hot</b></p>", "page", #""stops": ["Tea hot"]"#, webkit: "27")
    #expect(try agreement(stitched).total(.open).met == 1)
    let older = try agreement(stitched, release: "26")
    #expect(older.skipped == 1)
    #expect(older.total(.open).applies == 0)
  }

  @Test func `an attribute is set before the question, and what a script does is out of reach`()
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

  @Test func `what VoiceOver says nothing of is not counted`() throws {
    let total = try agreement(line("<img id=a alt=x>", "#a", #""details": ["y"]"#)).total(.open)
    #expect([total.applies, total.notSimulated] == [0, 1])
  }

  @Test func `about a sixth of the tests is kept aside by name`() throws {
    let names = (0..<600).map { "test-\($0)" }
    let aside = try names.filter { name in
      let line = "{\"id\": \"w/\(name)#1\", \"html\": \"\", \"select\": \"page\", \"expect\": {}}"
      return try LayoutTest(JSON(line).root).isKeptAside
    }
    #expect((60..<140).contains(aside.count))
  }
}
