import Importers
import Simulator
import Testing

/// VoiceOver's announcements of pages in each WebKit release, without usage hints.
@Suite struct WebKitReleaseTests {
  /// A fragment of a page with VoiceOver's announcements in one or more releases.
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

  static func heard(_ html: String, _ release: VoiceOver.WebKit) throws -> [String] {
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
    Case("<details open><summary></summary>x</details>", "x"),
    Case("<details><summary aria-label=L></summary>x</details>", "L, button, collapsed"),
    Case("<details><summary aria-label=L>S</summary>x</details>", "S, button, collapsed"),
    Case("<details>x</details>", "Details, button, collapsed"),
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
