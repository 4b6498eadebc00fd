import Importers
import Simulator
import Testing

/// Finding nodes of a page by selectors.
@Suite struct HTMLPageTests {
  private static let page = """
    <ul><li>one<li>two</ul><p>three</p><ul><li>four<li class=x>five</ul>
    <input type=checkbox checked aria-label=six>
    """

  @Test(arguments: [
    ("li", ["one", "two", "four", "five"]), ("li:nth-child(2)", ["two", "five"]),
    ("ul:nth-of-type(2) > li:nth-of-type(1)", ["four"]), ("li.x, p", ["three", "five"]),
    ("p:first-of-type", ["three"]),
    ("li:nth-child(3)", []), ("li:nth-child(0)", []), ("li:nth-child(-1)", []),
    ("li:nth-child(99999999999999999999)", []), ("body > ul:nth-child(3) > li:not(.x)", ["four"]),
  ])
  func `Selectors find nodes in document order`(
    selectors: String, texts: [String]
  ) throws {
    let page = try HTMLPage(bytes: Array(HTMLPageTests.page.utf8))
    let nodes = page.nodes(matching: selectors) ?? []
    let found = nodes.map { node in
      page.screen.descendants(of: node).map { page.screen[$0.index].name }.joined()
    }
    #expect(found == texts)
  }

  @Test(arguments: ["li:nth-child(odd of b)", "li[", "::", ""])
  func `An unknown selector finds nothing and reports a diagnostic`(selectors: String) throws {
    let page = try HTMLPage(bytes: Array(HTMLPageTests.page.utf8))
    #expect(page.nodes(matching: selectors) == nil || page.nodes(matching: selectors) == [])
  }

  @Test func `Counting siblings stops when the result is known`() throws {
    let text = String(repeating: "<p>x</p>", count: 20_000)
    let page = try HTMLPage(bytes: Array(text.utf8))
    #expect(page.nodes(matching: "p:nth-of-type(2)")?.count == 1)
  }
}
