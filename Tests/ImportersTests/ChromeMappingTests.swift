import Importers
import Simulator
import Testing

/// TalkBack's announcements of markup as Chrome exposes it.
@Suite struct ChromeMappingTests {
  typealias Example = (page: String, heard: [String])

  /// What is heard on a page, hints left out.
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
      ("<label><input type=checkbox> Simple</label>", ["not checked, Simple, check box"]),
      ("<input type=radio id=a><label for=a>A1</label>", ["not checked, A1, radio button"]),
      (
        "<label><input type=checkbox><span>Simple</span></label>",
        ["not checked, Simple, check box", "Simple"]
      ),
      (
        "<label>I agree <a href=t>terms</a><input type=checkbox></label>",
        ["I agree", "terms, link", "not checked, I agree terms, check box"]
      ),
      ("<label>Email <input></label>", ["Email", "edit box, Email"]),
      (
        "<label><input type=checkbox aria-label=Own> Text</label>",
        ["not checked, Own, check box", "Text"]
      ),
    ] as [Example])
  func `A label that only names a check box or radio button is not a stop`(_ example: Example)
    throws
  {
    #expect(try Self.heard(example.page) == example.heard)
  }

  @Test(
    arguments: [
      (
        "<label><input type=radio name=r> A1</label><label><input type=radio name=r checked> B1</label>",
        [
          "not checked. in group, option 1 of 2, A1, radio button",
          "checked. in group, option 2 of 2, B1, radio button",
        ]
      ),
      ("<input type=number value=5 aria-label=Num>", ["5, Num, spin button"]),
      ("<input type=range value=30 aria-label=Ran>", ["30.0, Ran, slider"]),
      ("<progress value=.3 aria-label=Pr></progress>", ["0.3, Pr, progress bar"]),
      ("<progress></progress>", ["progress bar"]),
      ("<meter value=.5 aria-label=Me></meter>", ["0.5, Me, meter"]),
      ("<input readonly value=rov aria-label=ro>", ["rov, ro"]),
      ("<div role=textbox tabindex=0 aria-label=fake>v</div>", ["v, edit box, fake"]),
      (
        "<div role=combobox tabindex=0 aria-expanded=false aria-label=cb>val</div>",
        ["collapsed, val, drop down list, cb"]
      ),
      (
        "<select aria-label=Sel><option>One<option selected>Two</select>",
        ["collapsed, Two, menu pop up button, Sel"]
      ),
      (
        "<label for=f>Upload</label><input id=f type=file>",
        ["Upload", "No file chosen, button, Upload: No file chosen"]
      ),
      ("<input type=file aria-label=Fi>", ["Fi, button"]),
      ("<input type=checkbox switch aria-label=sw>", ["not checked, sw, check box"]),
      ("<div role=switch tabindex=0 aria-checked=true>Wifi</div>", ["on, Wifi, switch"]),
      ("<button aria-pressed=mixed>action</button>", ["off, action, switch"]),
      ("<button aria-haspopup=dialog>More</button>", ["More, dialog pop up button"]),
      (
        "<input role=combobox value=ne aria-controls=l><ul role=listbox id=l>"
          + "<li role=option aria-selected=true>Nevada</ul>",
        ["ne, edit box", "list", "selected, Nevada"]
      ),
      ("<a href=/a/b><h3>H</h3><p>t</p></a>", ["H t, link"]),
      ("<a href=/shop/cart.html></a>", ["cart, link"]),
      ("<a onclick=go()>Go</a>", ["Go, link"]),
      ("<div role=separator>dots</div>", []),
      ("<img src=a/photo_1.jpg>", ["photo_1"]),
      ("<img src=a.jpg alt=pic>", ["pic"]),
      ("<a href=x aria-current=true>Now</a>", ["current item, Now, link"]),
      (
        "<details><summary><h2>Sum</h2></summary>x</details>",
        ["collapsed, Sum, disclosure triangle"]
      ),
      ("<button title=hello>test</button>", ["test, button, hello"]),
      ("<div contenteditable>word</div>", ["word, edit box"]),
    ] as [Example])
  func `A control announces state, value, role and label`(_ example: Example) throws {
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

  @Test(
    arguments: [
      ("<input type=email value=x aria-label=Email>", ["x, edit box, error: invalid entry, Email"]),
      ("<input required aria-label=Name>", ["edit box, Name"]),
      (
        "<input type=number min=3 value=1 aria-label=Num>",
        ["1, Num, spin button, error: invalid entry"]
      ),
      (
        "<input pattern='[0-9]{4}' value=12a4 aria-label=Pin>",
        ["12a4, edit box, error: invalid entry, Pin"]
      ),
      ("<input pattern='[0-9]{4}' value=1234 aria-label=Pin>", ["1234, edit box, Pin"]),
      (
        "<label><input type=checkbox required> I agree</label>",
        ["not checked, I agree, check box, error: invalid entry"]
      ),
      (
        "<select required aria-label=Sel><option value=''>Pick</select>",
        ["collapsed, Pick, menu pop up button, error: invalid entry, Sel"]
      ),
      ("<input type=email value=x aria-invalid=false aria-label=Email>", ["x, edit box, Email"]),
      ("<input type=email value=x readonly aria-label=Email>", ["x, Email"]),
      (
        "<input aria-label=inv aria-invalid=true aria-errormessage=em><p id=em>Bad</p>",
        ["edit box, error: invalid entry Bad, inv", "Bad"]
      ),
      ("<div aria-invalid=true>x</div>", ["x, error: invalid entry"]),
    ] as [Example])
  func `A field that is invalid on load announces its error`(_ example: Example) throws {
    #expect(try Self.heard(example.page) == example.heard)
  }

  @Test func `Version 16 announces the error first, then label and required state`() throws {
    let page =
      "<input required aria-label=Code aria-invalid=true aria-errormessage=e><p id=e>No</p>"
    let heard = try Self.heard(page) { $0.profile = .version16 }
    #expect(heard.first == "error: invalid entry No, Code, required, edit box")
  }

  @Test func `Older Chrome withholds errors, names roles and disables read-only fields`() throws {
    let page =
      "<input type=email value=x aria-label=Email><input type=checkbox aria-label=C1>"
      + "<nav aria-label=Main>x</nav><input readonly value=v aria-label=ro required>"
    #expect(
      try Self.heard(page) { $0.chrome = .version132 }
        == [
          "x, edit box, Email", "not checked, C1, checkbox", "Main, navigation",
          "required, v, edit box, ro, disabled",
        ])
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

  @Test func `A jump by form controls reaches the summary of details`() throws {
    let screen = try Screen.html("<details><summary>More</summary>x</details><button>Go</button>")
    let walk = TalkBack().open(screen, by: .jump(.formControls))
    #expect(walk.count == 2)
  }

  @Test func `The partially checked state is announced only on request`() throws {
    let page = "<div role=checkbox tabindex=0 aria-checked=mixed>All</div>"
    let screen = try Screen.html(page, file: "page.html")
    var reader = TalkBack()
    reader.settings.hints = false
    #expect(reader.read(screen).text == "All, check box")
    let omission = try #require(reader.read(screen).stops.first?.omissions.first)
    #expect(omission.text == "partially checked")
    #expect(omission.rule.confidence == .sourceNotDevice)
    try reader.set("supplemental", to: "spoken")
    #expect(reader.read(screen).text == "partially checked, All, check box")
  }

  @Test func `An unannounced required state is reported as an omission`() throws {
    let screen = try Screen.html("<input required aria-label=Name value=A>", file: "page.html")
    func rules(_ change: (inout TalkBackSettings) -> Void) -> [String] {
      var reader = TalkBack()
      change(&reader.settings)
      let stop = reader.read(screen).stops.first
      return stop?.omissions.filter { $0.kind == .state }.map(\.rule.name) ?? []
    }
    #expect(rules { _ in } == [])
    #expect(rules { $0.profile = .version15 } == ["RequiredUnheard"])
    #expect(rules { $0.phone = .year2024 } == [])
    #expect(rules { $0.chrome = .version85 } == ["RequiredNotExposed"])
    let sketch = try Screen(outline: "- textbox \"Name\" [required]")
    let omissions = TalkBack().read(sketch).stops.first?.omissions ?? []
    #expect(omissions.map(\.rule.name) == ["RequiredNotTold"])
  }
}
