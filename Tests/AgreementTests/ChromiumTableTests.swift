import Testing

@testable import announce_agreement

@Suite struct ChromiumTableTests {
  @Test func `A formatter line is parsed into fields`() throws {
    let table = ChromiumTable(
      """
      android.webkit.WebView focusable
      ++android.widget.CheckBox checkable clickable interesting name='Don't ask' checked=1
      ++++android.view.View collection_item name='%E2%80%A2 ' row_index=1 column_index=2
      """, .formatter, generation: "A4")
    #expect(table.rows.map(\.depth) == [0, 1, 2])
    let box = table.rows[1]
    #expect(box.name == "don't ask")
    #expect(box.states == ["checkable", "checked", "clickable"])
    #expect(box.isStop == true)
    #expect(table.rows[2].collection == "at 1, 2")
    #expect(table.rows[2].name == "•")
  }

  @Test func `An external-format line is parsed into fields`() throws {
    let table = ChromiumTable(
      #"++View text:"null" contentDescription:"Go \"on\"" clickable actions:[CLICK, EXPAND] "#
        + #"bundle:[chromeRole="link", roleDescription="link"]"#, .external, generation: "E3")
    let link = try #require(table.rows.first)
    #expect(link.role == "link")
    #expect(link.states == ["clickable", "collapsed"])
    #expect(link.isStop == nil)
  }

  @Test func `Older tables do not list stops`() {
    let table = ChromiumTable("+android.view.View name='x'", .formatter, generation: "A1")
    #expect(table.rows.first?.isStop == nil)
  }

  @Test func `Rows are paired in order, by name before class`() {
    func row(_ className: String, _ name: String) -> ChromiumRow {
      var row = ChromiumRow()
      (row.className, row.name) = (className, name)
      return row
    }
    let pairs = ChromiumAlignment.pairs(
      [row("Button", "a"), row("View", "b")],
      [row("View", "x"), row("Button", "a"), row("View", "b")])
    #expect(pairs.map(\.left) == [nil, 0, 1])
    #expect(pairs.map(\.right) == [0, 1, 2])
  }

  @Test func `A word that the class implies is not a difference`() throws {
    var old = ChromiumRow()
    (old.className, old.role) = ("Button", "button")
    var new = ChromiumRow()
    new.className = "Button"
    #expect(old.agrees(with: new, in: .role) == true)
    old.role = "menu pop up button"
    #expect(old.agrees(with: new, in: .role) == false)
    #expect(old.agrees(with: new, in: .hint) == nil)
  }
}
