import Importers
import Simulator
import Testing

/// TalkBack's announcements of markup as Chrome exposes it.
@Suite struct ChromeMappingTests {
  typealias Example = (page: String, heard: [String])

  /// Returns TalkBack's announcements on a page, without usage hints.
  static func heard(
    _ page: String, _ change: (inout TalkBackSettings) -> Void = { _ in }
  ) throws -> [String] {
    var reader = TalkBack()
    reader.settings.hints = false
    reader.settings.profile = .version15
    reader.settings.capitals = .nothing
    change(&reader.settings)
    return reader.read(try Screen.html(page)).stops.map(\.announcement.text)
  }

  @Test(
    arguments: [
      ("<p>One <b>two</b> three</p>", ["One two three"]),
      ("<p>One <strong>two</strong> three</p>", ["One", "two", "three"]),
      ("<p>H<sub>2</sub>O and <code>x</code></p>", ["H", "2", "O and", "x"]),
      (
        "<p>A <a href=x>page</a> in text, <b>x</b> y</p>",
        ["A", "page, link", "in text,", "x", "y"]
      ),
      ("<p>One<br>two</p>", ["One two"]),
      ("<p>One <span title=t>two</span></p>", ["One", "two, t"]),
      ("<p>One <span onclick=go()>two</span></p>", ["One", "two"]),
      ("<p><b> </b></p><div> </div><p></p>", []),
      (
        "<p><abbr title='World Health Organization'>WHO</abbr> says</p>",
        ["World Health Organization", "says"]
      ),
      ("<div tabindex=0><p>a</p><p>b</p></div>", ["a, b", "a", "b"]),
      ("<div tabindex=0>text <b>b</b></div>", ["text b"]),
      ("<math><mn>1</mn><mo>+</mo><mn>2</mn></math>", ["1", "+", "2"]),
      ("<p>Badge <b style='display:inline-block'>new</b></p>", ["Badge", "new"]),
      ("<p>Badge <span style='display:inline-block'>new</span></p>", ["Badge new"]),
    ] as [Example])
  func `Each text node is a stop unless an element speaks for several`(_ example: Example) throws {
    #expect(try Self.heard(example.page) == example.heard)
  }

  @Test(
    arguments: [
      (
        "<ul><li><b>Two</b> bold<li>One</ul>",
        ["bullet, 1 of 2, in list, 2 items", "Two", "bold", "bullet, 2 of 2", "One"]
      ),
      (
        "<ul style='list-style:none'><li><b>Two</b> bold<li>One</ul>",
        ["Two bold, 1 of 2, in list, 2 items", "One, 2 of 2"]
      ),
      ("<ol><li>One<li>Two</ol>", ["1., 1 of 2, in list, 2 items", "One", "2., 2 of 2", "Two"]),
      ("<dl><dt>Tea</dt><dd>hot</dd></dl>", ["Tea, term", "hot, definition"]),
      (
        "<ul role=menu><li role=menuitem>New<li role=menuitem>Open</ul>",
        ["New, menu item, 1 of 2, in menu, 2 items", "Open, menu item, 2 of 2"]
      ),
      (
        "<div role=tablist><div role=tab tabindex=0><h3>One</h3></div><div role=tab>Two</div></div>",
        ["One, tab, 1 of 2, in tab list, 2 items", "Two, tab, 2 of 2"]
      ),
      ("<div role=tree><div role=treeitem>Branch</div></div>", ["tree"]),
      (
        "<ul role=listbox aria-multiselectable=true aria-label=mul>"
          + "<li role=option aria-selected=true>A1<li role=option aria-selected=false>B1</ul>",
        [
          "multiselectable, 1 of 2 selected., list, in mul",
          "selected, A1, 1 of 2, in list mul, 2 items", "B1, 2 of 2",
        ]
      ),
    ] as [Example])
  func `A list announces positions, size and markers`(_ example: Example) throws {
    #expect(try Self.heard(example.page) == example.heard)
  }

  @Test(
    arguments: [
      ("<h2>With <b>b</b> and <strong>s</strong></h2>", ["With b and s, heading 2"]),
      ("<h2>Text <a href=x>and link</a></h2>", ["Text", "and link, link"]),
      ("<h2><a href=x>Only</a></h2>", ["Only, heading 2 link"]),
      ("<h3><img alt=pic src=x></h3>", ["pic, heading 3"]),
      ("<h2><button>Acc</button></h2>", ["Acc, button"]),
      ("<h3 aria-label=Lab>v</h3>", ["Lab, heading 3"]),
      ("<header>Shop</header>", ["Shop, banner"]),
      ("<header><p>Shop</p></header>", ["Shop"]),
      ("<div role=alert>Saved</div><output>5</output>", ["Saved, alert", "5, status"]),
      (
        "<nav aria-label=Main><a href=h>Home</a></nav><p>x</p>",
        ["Home, link, in Main", "x, out of Main"]
      ),
      ("<div role=group aria-label=Grp><p>x</p></div>", ["x, in Grp"]),
      ("<fieldset><legend>Pick</legend><p>x</p></fieldset>", ["Pick", "x"]),
      ("<section aria-label=Ad aria-roledescription=slide>x</section>", ["x, slide, in Ad"]),
      (
        "<dialog open aria-label=Dia><p>t</p><button>ok</button></dialog>",
        ["Dia, t", "t", "ok, button"]
      ),
      ("<hr><hr aria-label=End>", ["End, splitter"]),
      ("<div role=math>x</div>", ["x, math"]),
    ] as [Example])
  func `A heading or landmark announces its role if it contains only text`(
    _ example: Example
  ) throws {
    #expect(try Self.heard(example.page) == example.heard)
  }

  static let table =
    "<table><caption>Cap</caption><tr><th>Date<th>Sum<tr><td>May<td><p>1</p><tr><td><td>2</table>"

  @Test func `A table announces rows, columns, caption and headers`() throws {
    let heard = try Self.heard(Self.table)
    #expect(
      heard == [
        "Cap, caption, in grid Cap, 3 rows, 2 columns", "Date, column heading, row 1",
        "Sum, column heading", "May, row 2, Date", "1, Sum", "2, row 3",
      ])
  }

  @Test func `TalkBack 12 and later announce the table role of older Chrome`() throws {
    let entering = "Cap, caption, in table Cap, 3 rows, 2 columns"
    #expect(try Self.heard(Self.table) { $0.chrome = .version132 }.first == entering)
    let older = try Self.heard(Self.table) {
      $0.chrome = .version132
      $0.profile = .version7
    }
    #expect(older.first == "Cap, caption, in grid Cap, 3 rows, 2 columns")
  }

  @Test func `The announced size of a table counts the rows and columns present`() throws {
    let page =
      "<table aria-rowcount=90 aria-colcount=9 aria-label=T1><tr aria-rowindex=40><th>a1<th>b1"
      + "<tr><td>c1<td>d1</table>"
    #expect(
      try Self.heard(page)
        == [
          "a1, column heading, row 1, in grid T1, 2 rows, 2 columns", "b1, column heading",
          "c1, row 2, a1", "d1, b1",
        ])
  }

  @Test func `A table without headers and caption is a layout table`() throws {
    #expect(
      try Self.heard("<table aria-label=T1><tr><td>a1<td>b1<tr><td>c1<td>d1</table>")
        == ["a1", "b1", "c1", "d1"])
  }

  @Test func `Since Chrome 150 a label is a supplemental description`() throws {
    var reader = TalkBack()
    reader.settings.chrome = .version150
    let screen = try Screen.html(
      "<label for=e>Email</label><input id=e placeholder=you@example.com>")
    let field = reader.expose(screen).last
    let properties = field?.properties.map { "\($0.name)=\($0.value)" } ?? []
    #expect(properties.contains("supplementalDescription=Email"))
    #expect(properties.contains("hintText=you@example.com"))
  }
}
