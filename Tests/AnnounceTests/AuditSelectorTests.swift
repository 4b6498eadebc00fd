import Foundation
import Testing

@testable import announce

/// Where a finding says that its element is.
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
  func `an identifier is escaped as CSS asks`(_ id: String, _ selector: String) throws {
    #expect(try selectors("<main><input id=\"\(id)\"></main>") == [selector])
  }

  @Test func `an identifier that stands twice, in whatever case, is not what chooses an element`()
    throws
  {
    let page = "<main><input id=a><template><p id=A></p></template></main>"
    #expect(try selectors(page) == ["body > main > input"])
    #expect(try selectors("<main><input id=\"\"></main>") == ["body > main > input"])
  }

  @Test func `colons in names of tags are escaped, and tags of pictures keep their case`() throws {
    let page = "<main><o:p><input></o:p><svg><foreignObject><input></foreignObject></svg></main>"
    #expect(
      try selectors(page) == [
        "body > main > o\\:p > input", "body > main > svg > foreignObject > input",
      ])
  }

  @Test func `the way to what stands in a slot is that of the document, and a template has none`()
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

  @Test func `what lies very deep has no way, which would be longer than the file`() throws {
    let depth = 300
    let page =
      String(repeating: "<div>", count: depth) + "<input>"
      + String(repeating: "</div>", count: depth)
    #expect(try selectors("<main>\(page)</main>") == [nil])
  }

  @Test func `a screen without elements has a way by roles`() throws {
    let found = try elements("- main:\n  - textbox\n  - textbox\n", "--input", "outline")
    #expect(
      found.map { $0["path"] as? String } == [
        "main > textbox:nth-of-type(1)", "main > textbox:nth-of-type(2)",
      ])
    #expect(found.allSatisfy { $0["file"] is NSNull })
  }
}
