import Importers
import Simulator
import Testing

/// Text in boxes, such as visually hidden text, inside links, buttons and labels.
@Suite struct HTMLOneStopTests {
  /// A fragment of a page with VoiceOver's announcements, without usage hints.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var html: String
    var heard: [String]

    init(_ name: String, _ html: String, _ heard: String...) {
      self.name = name
      self.html = html
      self.heard = heard
    }

    var testDescription: String { name }
  }

  /// A style that hides text visually but not from readers, as pages commonly do.
  private static let style =
    "<style>.vh{position:absolute;width:1px;height:1px;clip:rect(0,0,0,0);overflow:hidden}</style>"

  private static func heard(
    _ html: String, webKit: VoiceOver.WebKit = .ios26
  ) throws -> [String] {
    var reader = VoiceOver()
    reader.settings.hints = false
    reader.settings.webKit = webKit
    let screen = try Screen.html(style + html, file: "page.html")
    return reader.read(screen).stops.map(\.announcement.text)
  }

  // WebKit, WebAccessibilityObjectWrapperIOS.mm, containsUnnaturallySegmentedChildren
  @Test(arguments: [
    Case(
      "text for readers alone", "<a href=/a>More<span class=vh> about fees</span></a>",
      "More about fees, link"),
    Case(
      "text for readers alone before the text",
      "<p>See <a href=/a><span class=vh>Page </span>2</a> of it.</p>", "See", "Page 2, link",
      "of it."),
    Case("nothing but such text", "<a href=/a><span class=vh>Home</span></a>", "Home, link"),
    Case(
      "a badge", "<a href=/a>Inbox <span style='display:inline-block'>3</span></a>",
      "Inbox 3, link"),
    Case(
      "a picture beside such text",
      "<a href=/a><img src=a.png alt=Cart><span class=vh>2</span></a>",
      "Cart 2, link"),
    Case("a button", "<button>Save<span class=vh> draft</span></button>", "Save draft, button"),
  ])
  func `A link that contains only text is one stop`(_ page: Case) throws {
    #expect(try Self.heard(page.html) == page.heard)
  }

  // a11ysupport.io, links/example5.json, VoiceOver on iOS
  @Test(arguments: [
    Case(
      "headings and paragraphs", "<a href=/a><section><h3>Tea</h3><p>Green</p></section></a>",
      "Tea, heading level 3, link", "Green, link"),
    Case("paragraphs", "<a href=/a><p>Tea</p><p>Green</p></a>", "Tea, link", "Green, link"),
    Case(
      "a list", "<a href=/a><ul style='list-style:none'><li>Tea<li>Milk</ul></a>", "Tea, link",
      "Milk, link"),
    Case("code in a box", "<a href=/a><div>Run <code>x</code></div></a>", "Run, link", "x, link"),
    Case("a line break", "<a href=/a><div>Tea<br>Green</div></a>", "Tea, link", "Green, link"),
  ])
  func `An element with its own accessibility object splits a link`(_ page: Case) throws {
    #expect(try Self.heard(page.html) == page.heard)
  }

  // WebKit/WebKit#55448
  @Test func `Boxes split a link into several stops before iOS 26 point 4`() throws {
    let html =
      "<a href=/a><div>Tea</div><div><div>Green</div><span>3 €</span></div></a>"
      + "<a href=/b><div>10%</div><ins>new</ins></a>"
    #expect(
      try Self.heard(html)
        == ["Tea, link", "Green, link", "3 €, link", "10%, link", "new, link, insertion"])
    #expect(try Self.heard(html, webKit: .ios26Point4) == ["Tea Green 3 €, link", "10% new, link"])
  }

  // WebKit, WebAccessibilityObjectWrapperIOS.mm; WebKit/WebKit#54274
  @Test(arguments: [
    Case(
      "text for readers alone",
      "<label for=a>Email<span class=vh>required</span></label><input id=a>",
      "Email", "required", "Email required, text field"),
    Case(
      "lines", "<label for=a><div>Card</div><div>16 digits</div></label><input id=a>",
      "Card", "16 digits", "Card 16 digits, text field"),
    Case(
      "a mark inside", "<label for=a><div>Tea <mark>new</mark></div></label><input id=a>", "Tea",
      "new, highlighted", "Tea new, text field"),
  ])
  func `A label is a stop for each of its texts`(_ page: Case) throws {
    #expect(try Self.heard(page.html) == page.heard)
  }

  @Test func `A link without a name announces each of its texts`() throws {
    let outline = "- /origin: web\n- link:\n  - generic:\n    - text: Tea\n    - text: Green\n"
    let screen = try Screen.contents(of: Array(outline.utf8), format: .outline)
    #expect(
      VoiceOver().read(screen).stops.map(\.announcement.text) == ["Tea, link", "Green, link"])
  }

  /// The content of each link and label is searched only once, however deep its boxes are nested.
  @Test func `Nested labels are read in linear time`() throws {
    let html = String(repeating: "<label><div>a", count: 400)
    #expect(try Self.heard(html).count == 400)
  }
}
