import Foundation
import Testing

@testable import announce

/// The selectors and paths of elements in findings.
struct AuditSelectorTests {
  private func elements(_ page: String, _ options: String...) throws -> [[String: Any]] {
    let trial = Trial.run(
      ["audit", "--format", "json", "--rule", "label-missing"] + options + ["-"],
      bytes: Array(page.utf8))
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(trial.output.utf8)) as? [String: Any])
    let files = try #require(root["files"] as? [[String: Any]])
    return files.flatMap { ($0["screens"] as? [[String: Any]]) ?? [] }
      .flatMap { ($0["findings"] as? [[String: Any]]) ?? [] }
      .compactMap { $0["element"] as? [String: Any] }
  }

  private func selectors(_ page: String) throws -> [String?] {
    try elements(page).map { $0["selector"] as? String }
  }

  @Test(
    arguments: [
      ("a", "#a"), ("1a", "#\\31 a"), ("-1", "#-\\31 "), ("-", "#\\-"), ("a:b.c", "#a\\:b\\.c"),
      ("a b", "#a\\ b"), ("a]", "#a\\]"), ("ü😀", "#ü😀"),
    ])
  func `An identifier is escaped for CSS`(_ id: String, _ selector: String) throws {
    #expect(try selectors("<main><input id=\"\(id)\"></main>") == [selector])
  }

  @Test func `A repeated identifier, regardless of case, is not a selector`()
    throws
  {
    let page = "<main><input id=a><template><p id=A></p></template></main>"
    #expect(try selectors(page) == ["body > main > input"])
    #expect(try selectors("<main><input id=\"\"></main>") == ["body > main > input"])
  }

  @Test func `Colons in tag names are escaped, and SVG tags keep their case`() throws {
    let page = "<main><o:p><input></o:p><svg><foreignObject><input></foreignObject></svg></main>"
    #expect(
      try selectors(page) == [
        "body > main > o\\:p > input", "body > main > svg > foreignObject > input",
      ])
  }

  @Test func `A slotted element has its selector in the document, and a template has none`()
    throws
  {
    let page = """
      <x-y><template shadowrootmode=open><input><slot></slot></template><div><input></div></x-y>
      """
    let found = try elements(page)
    #expect(
      Set(found.map { $0["selector"] as? String }) == ["body > x-y > div > input", nil])
    #expect(found.contains { $0["path"] as? String == "body > x-y > template > input" })
  }

  @Test func `A very deep element has no selector`() throws {
    let depth = 300
    let page =
      String(repeating: "<div>", count: depth) + "<input>"
      + String(repeating: "</div>", count: depth)
    #expect(try selectors("<main>\(page)</main>") == [nil])
  }

  @Test func `A screen without elements has paths by role`() throws {
    let found = try elements("- main:\n  - textbox\n  - textbox\n", "--input", "outline")
    #expect(
      found.map { $0["path"] as? String } == [
        "main > textbox:nth-of-type(1)", "main > textbox:nth-of-type(2)",
      ])
    #expect(found.allSatisfy { $0["file"] is NSNull })
  }
}
