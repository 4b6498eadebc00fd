import Importers
import Simulator
import Testing

/// VoiceOver's announcements of pages in each WebKit release, without usage hints.
@Suite struct WebKitReleaseTests {
  /// A fragment with what is heard in one or more releases.
  struct Case: Sendable, CustomTestStringConvertible {
    var html: String
    var heard: [String]
    var releases: [VoiceOver.WebKit]

    init(_ html: String, _ heard: String..., in releases: [VoiceOver.WebKit] = [.ios26]) {
      self.html = html
      self.heard = heard
      self.releases = releases
    }

    var testDescription: String { "\(releases.map(\.rawValue)): \(html)" }
  }

  private static func heard(_ html: String, _ release: VoiceOver.WebKit) throws -> [String] {
    var reader = VoiceOver()
    reader.settings.hints = false
    reader.settings.webKit = release
    return reader.read(try Screen.html(html, file: "page.html")).stops.map(\.announcement.text)
  }

  @Test(arguments: [
    Case("<p>Tea <b>is</b> <span>hot</span></p>", "Tea", "is", "hot"),
    Case("<h2>Price <em>10</em></h2>", "Price, heading level 2", "10, heading level 2"),
    Case("Gre<!-- c -->en tea", "Gre", "en tea"),
    Case("su<wbr>per", "su", "per"),
    Case("one<br>two", "one", "two", in: [.ios26, .ios27]),
    Case(
      "<style>.n::before{content:'★ '}.n::after{content:' new'}</style><span class=n>Tea</span>",
      "★", "Tea", "new", in: [.ios26, .ios27]),
    Case("<p>Call <a href=/a>us</a>, now</p>", "Call", "us, link", ", now", in: [.ios26, .ios27]),
    Case(
      "<ul><li>Light <b>blue</b><li>red</ul>", "bullet, list start", "Light", "blue", "bullet",
      "red, list end"),
    Case("<ul><li>Red<li>Blue</ul>", "Red, list start", "bullet", "Blue, list end", in: [.ios15]),
    Case("<button>Save <b>all</b></button>", "Save all, button", in: [.ios26, .ios27]),
  ])
  func `Every text node is a stop`(_ page: Case) throws {
    for release in page.releases { #expect(try Self.heard(page.html, release) == page.heard) }
  }

  // WebKit, AXStitchUtilities.cpp; LayoutTests, list-marker-text-stitching, aria-owns-text-stitching
  @Test(arguments: [
    Case("<p>Tea <b>is</b> <span>hot</span></p><p>Milk</p>", "Tea is hot", "Milk"),
    Case("<p>$<span aria-hidden=true>x</span>45 a month</p>", "$45 a month"),
    Case("<h2>Price <em>10</em></h2>", "Price 10, heading level 2"),
    Case("su<wbr>per", "super"),
    Case("a <label>b</label> c", "a", "b", "c"),
    Case("a<br>b <b>c</b>", "a", "b", "c"),
    Case("<p>old <del>gone</del> new</p>", "old", "deletion, gone", "new"),
    Case("<p>a <button>go</button> b</p>", "a", "go, button", "b"),
    Case(
      "<ol><li>Foo<li><b>Bar</b> baz<li></ol>", "1. Foo, list start", "2. Bar baz", "3, list end"),
    Case(
      "<ul><li>Red<li><a href=/a>Blue</a></ul>", "• Red, list start", "bullet",
      "Blue, link, list end"),
    Case(
      "<ul><li><p>Tea</p><ul><li>Green</ul></ul>", "• Tea, list start",
      "◦ Green, list start, list end"),
  ])
  func `Since iOS 27 the texts of a block are one stop`(_ page: Case) throws {
    #expect(try Self.heard(page.html, .ios27) == page.heard)
    #expect(try Self.heard(page.html, .ios27Point1) == page.heard)
  }

  // WebKit, LayoutTests, non-contiguous-link, link-with-images-text, no-child-link-header
  @Test(arguments: [
    Case("<a href=/a>one <em>two</em> three</a>", "one two three, link", in: [.ios18, .ios26]),
    Case("<a href=/a>one <samp>two</samp> three</a>", "one, link", "two, link", "three, link"),
    Case("<a href=/a><img src=i.png alt=Cart> 2</a>", "Cart 2, link"),
    Case("<a href=/a><img src=i.png alt=Cart></a>", "Cart, link, image"),
    Case("<a href=/a title=Cart><img src=i.png alt=''></a>", "Cart, link"),
    Case("<a href=/a></a>", "link"),
    Case("<a href=/a title=Top>Up <b>there</b></a>", "Up there, Top, link"),
    Case("<a href=/a><h3>T</h3><p>P</p></a>", "T, heading level 3, link", "P, link"),
    Case("<a href=/a>Old <s>price</s></a>", "Old, link", "deletion, price, link"),
    Case("<a href=/a>Old <s>price</s></a>", "Old price, link", in: [.ios26Point4]),
  ])
  func `A link is one stop if it contains only several texts and images`(_ page: Case) throws {
    for release in page.releases { #expect(try Self.heard(page.html, release) == page.heard) }
  }

  @Test(arguments: [
    Case("<h2 aria-label=L>a <b>b</b></h2>", "L, heading level 2", "L, heading level 2"),
    Case("<h2></h2>"),
    Case("<h2></h2>", "heading level 2", in: [.ios18]),
    Case("<h2 aria-label=L></h2>", "L, heading level 2", in: [.ios18, .ios26]),
    Case("<input type=date value=2026-01-02 aria-label=D>", "D, January 2, 2026"),
    Case(
      "<input type=date value=2026-01-02 aria-label=D>", "D, January 2, 2026, pop up button",
      in: [.ios17, .ios27Point1]),
    Case("<input type=color value=#ff0000 aria-label=C>", "C, red, color well"),
    Case("<select size=3 aria-label=M><option>s1<option>s2</select>", "M, s1, pop up button"),
    Case(
      "<select multiple aria-label=M><option>s1<option>s2</select>", "M, 0 Items, pop up button"),
    Case(
      "<select multiple aria-label=M><option>s1<option selected>s2</select>",
      "M, s2, pop up button"),
    Case(
      "<select multiple aria-label=M><option selected>s1<option selected>s2</select>",
      "M, 2 Items, pop up button"),
    Case(
      "<select size=3 aria-label=M><option disabled>s1<option selected>s2</select>",
      "M, s2, pop up button"),
    Case(
      "<input role=combobox aria-label=State value=ne aria-expanded=true aria-controls=l>"
        + "<ul id=l role=listbox><li role=option aria-selected=true>Nevada</ul>",
      "State, ne, combo box, list box popup, expanded", "selected, Nevada, list start"),
    Case(
      "<p>a <span role=math aria-label='x squared'>x2</span> b</p>", "a", "x squared, math", "b"),
    Case("<div role=text>a <b>b</b></div>", "a b"),
    Case("<audio controls></audio>"),
    Case("<video aria-label=V controls></video>", "V, indefinite time"),
    Case("<video aria-label=V autoplay></video>"),
    Case("<input type=radio aria-label=only>", "only, radio button, unchecked"),
    Case("<iframe src='data:text/html,<p>In%20frame</p>'></iframe>", "In frame"),
    Case(
      "<div role=menu><div role=menuitemcheckbox aria-checked=true>News</div></div>",
      "News, menu item, checked", in: [.ios26, .ios27Point1]),
  ])
  func `A control is announced as its release exposes it`(_ page: Case) throws {
    for release in page.releases { #expect(try Self.heard(page.html, release) == page.heard) }
  }

  // a11ysupport.io, required_attribute_radio_group.json; ionic-team/ionic-framework#26769
  @Test(arguments: [
    Case(
      "<input type=radio id=a name=r><label for=a>Cat</label>"
        + "<input type=radio id=b name=r><label for=b>Dog</label>",
      "Cat, radio button, unchecked, 1 of 2", "Dog, radio button, unchecked, 2 of 2"),
    Case("<label><input type=checkbox> After</label>", "After, checkbox, unchecked"),
    Case(
      "<label><input type=checkbox><div>After</div></label>", "After, checkbox, unchecked"),
    Case("<label>Before <input type=checkbox></label>", "Before", "Before, checkbox, unchecked"),
    Case(
      "<label><input type=checkbox> Long <b>bold</b></label>", "Long bold, checkbox, unchecked",
      "Long", "bold"),
    Case(
      "<label for=a>Yes</label><input type=checkbox id=a><label for=b>Yes</label>"
        + "<input type=checkbox id=b>",
      "Yes", "Yes, checkbox, unchecked", "Yes", "Yes, checkbox, unchecked"),
    Case("<input id=a><label for=a>Name</label>", "Name, text field", "Name"),
    // department-of-veterans-affairs/vets-design-system#5035
    Case(
      "<style>label::before{content:'';display:inline-block}</style>"
        + "<input type=radio id=a><label for=a>Cat</label>",
      "Cat, radio button, unchecked", "Cat"),
    // A block without height after the text, which only ends floats, draws no box.
    Case(
      "<style>label::after{content:'';display:block}</style>"
        + "<input type=radio id=a><label for=a>Cat</label>",
      "Cat, radio button, unchecked"),
    Case("<input type=checkbox aria-label=Cat><p>Cat</p>", "Cat, checkbox, unchecked", "Cat"),
  ])
  func `The label after a check box or radio button is not read again`(_ page: Case) throws {
    for release in [VoiceOver.WebKit.ios18, .ios26, .ios27Point1] where release < .ios27 {
      #expect(try Self.heard(page.html, release) == page.heard)
    }
  }

  // WebKit, LayoutTests, detail-summary-ios
  @Test(arguments: [
    Case("<details><summary>S</summary>x</details>", "S, button, collapsed"),
    Case("<details open><summary>S</summary>x</details>", "S, button, expanded", "x"),
    Case(
      "<details><summary>S <b>u</b></summary>x</details>", "S, button, collapsed",
      "u, button, collapsed"),
    Case(
      "<details><summary><h3>S</h3></summary>x</details>", "S, heading level 3, button, collapsed",
      in: [.ios17, .ios26]),
    Case("<details><summary><h3>S</h3></summary>x</details>", "S, heading level 3", in: [.ios15]),
    Case(
      "<details><summary style='display:inline-block'>S</summary>x</details>", "S, button",
      in: [.ios15, .ios17, .ios18]),
    Case(
      "<details><summary style='display:inline-block'>S</summary>x</details>",
      "S, button, collapsed"),
    Case(
      "<details><summary>S <a href=/a>more</a></summary>x</details>", "S, button, collapsed",
      "more, link, button, collapsed"),
    Case(
      "<ul role=tree><li role=treeitem aria-expanded=false>T<ul role=group><li role=treeitem>U</ul></ul>",
      "T, collapsed", "U"),
  ])
  func `Content of a summary or tree item announces whether it is expanded`(_ page: Case) throws {
    for release in page.releases { #expect(try Self.heard(page.html, release) == page.heard) }
  }

  @Test func `An empty header cell keeps its place among the headers of columns`() throws {
    let rows = "<tr><th></th><th>Title</th><th>Begins</th></tr><tr><td>x<td>Sea<td>May</tr>"
    let heard = try Self.heard("<table><thead>\(rows)</table>", .ios26)
    #expect(heard.suffix(2) == ["Title, Sea, column 2", "Begins, May, column 3, table end"])
  }

  @Test func `A double tap on a text of a summary opens it`() throws {
    let html = "<details><summary>S <b>u</b></summary>x</details>"
    var reader = VoiceOver()
    reader.settings.hints = false
    var session = Session(try Screen.html(html, file: "page.html"), by: reader)
    #expect(session.stop?.announcement.text == "S, button, collapsed")
    let heard = session.perform(.doubleTap).heard.filter { $0.cause == .state }
    #expect(heard.map(\.text) == ["S, expanded"])
    #expect(session.stop?.announcement.text == "S, button, expanded")
  }

  @Test(arguments: [
    Case(
      "<table aria-label=Tips aria-rowcount=60><tr><th>Day<th>Tip<tr><td>1<td>2</table>",
      "Tips, Day, row header, column header, row 1, column 1, table start, 2 rows, 2 columns",
      "Tip, column header, column 2", "1, row 2, column 1", "Tip, 2, column 2, table end"),
    Case(
      "<table><tr><th>A<th>B<th>C<tr><td colspan=2>wide<td>c</table>",
      "A, row header, column header, row 1, column 1, table start, 2 rows, 3 columns",
      "B, column header, column 2", "C, column header, column 3",
      "wide, spans 2 columns, row 2, column 1", "C, c, column 3, table end"),
    // AXCoreObject.cpp, columnHeaders: columns without a header are not counted.
    Case(
      "<table><tr><td></td><th scope=col>A<th scope=col>B<tr><td>1<td>2<td>3<tr><td>4<td>5<td>6</table>",
      "A, column header, row 1, column 2, table start, 3 rows, 3 columns",
      "B, column header, column 3", "1, row 2, column 1", "B, 2, column 2", "3, column 3",
      "A, 4, row 3, column 1", "B, 5, column 2", "6, column 3, table end"),
    Case(
      "<table><tr><th scope=rowgroup rowspan=2>G<td>1<tr><td>2</table>",
      "G, row header, column header, row 1, column 1, table start, 2 rows, 2 columns",
      "1, column 2", "G, 2, row 2, column 2, table end"),
    Case(
      "<table role=grid><tr><th>A<th>B<tr><td aria-selected=true>1<td>2</table>",
      "A, row header, column header, row 1, column 1, table start, 2 rows, 2 columns",
      "B, column header, column 2", "selected, 1, row 2, column 1", "B, 2, column 2, table end"),
    Case(
      "<section aria-label=Tips aria-roledescription=slide><p>a</p><p>b</p></section>",
      "a, Tips, slide, landmark", "b, end, Tips, slide"),
  ])
  func `Tables and sections are announced as recorded`(_ page: Case) throws {
    #expect(try Self.heard(page.html, .ios26) == page.heard)
  }

  // WebKit, AccessibilityObject::invalidStatus; LayoutTests, required-control-invalid-status
  @Test(arguments: [
    Case("<input required aria-label=a>", "a, text field, required, invalid data"),
    Case("<input required aria-label=a>", "a, text field, required", in: [.ios17]),
    Case("<input required aria-label=a value=x>", "a, x, text field, required"),
    Case(
      "<input type=checkbox required aria-label=a>",
      "a, checkbox, unchecked, required, invalid data"),
    Case(
      "<input type=radio name=r required aria-label=a><input type=radio name=r aria-label=b>",
      "a, radio button, unchecked, 1 of 2, required, invalid data",
      "b, radio button, unchecked, 2 of 2, invalid data"),
    Case("<input pattern='[0-9]+' value=x aria-label=a>", "a, x, text field, invalid data"),
    Case("<input type=number min=1 step=2 value=2 aria-label=a>", "a, 2, text field, invalid data"),
    Case("<input required aria-invalid=false aria-label=a>", "a, text field, required"),
    Case("<input required disabled aria-label=a>", "a, dimmed, text field, required"),
    Case(
      "<input required aria-label=a aria-errormessage=e><p id=e>Bad",
      "a, text field, required, invalid data, Bad", "Bad"),
    Case("<div role=textbox aria-required=true aria-label=a></div>", "a, text field, required"),
  ])
  func `Errors of HTML validation are announced from the start`(_ page: Case) throws {
    for release in page.releases { #expect(try Self.heard(page.html, release) == page.heard) }
  }

  @Test(arguments: [
    Case("<div tabindex=0 aria-label=L></div>", "L"),
    Case("<div tabindex=0 aria-label=L>txt</div>", "txt"),
    Case("<div aria-label=L></div>"),
    Case("<p tabindex=0 aria-label=L></p>", "L"),
    Case("<div tabindex=0></div>"),
    Case("<div role=text aria-label='all at once'>a <b>b</b></div>", "all at once"),
  ])
  func `A focusable element without content is a stop with its name`(_ page: Case) throws {
    #expect(try Self.heard(page.html, .ios26) == page.heard)
  }

  @Test func `A field that was filled in is no longer missing`() throws {
    var screen = try Screen.html("<input required aria-label=a>", file: "page.html")
    let field = try #require(screen.preorder.map(\.index).first { screen[$0].role == .textBox })
    screen[field].value = "x"
    #expect(VoiceOver().read(screen).stops.first?.announcement.said == "a, x, text field, required")
  }

  @Test func `The position of a list item is announced on request`() throws {
    var reader = VoiceOver()
    reader.settings.listPositions = true
    let html = "<ul><li>Tea <b>hot</b><li>Milk</ul>"
    let screen = try Screen.html(html, file: "page.html")
    #expect(
      reader.read(screen).stops.map(\.announcement.text)
        == ["bullet, list start", "Tea, 1 of 2", "hot", "bullet", "Milk, 2 of 2, list end"])
  }

  @Test func `The phone setting determines the WebKit release`() throws {
    var reader = VoiceOver()
    try reader.set("phone", to: "2024")
    #expect(reader.settings.webKit == .ios18)
    try reader.set("phone", to: "2026")
    #expect(reader.value(of: "webkit") == "26")
    try reader.set("webkit", to: "27.1")
    #expect(reader.value(of: "phone") == nil)
    #expect(throws: SettingError.self) { try reader.set("webkit", to: "25") }
  }
}
