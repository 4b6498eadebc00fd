import Importers
import Simulator
import Testing

@testable import WebImport

@Suite struct HTMLTextTests {
  typealias Case = PageCase<[String]>

  static let runs: [Case] = [
    Case("<p>  One \n two  </p>", ["One two"]),
    Case("<p>Call <a href=#>0800 1</a> now.</p>", ["Call ", "0800 1", " now."]),
    Case("<div> <p>a</p> <p>b</p> </div>", ["a", "b"]),
    Case("<p><b>a</b> <i>b</i></p>", ["a", " ", "b"]),
    Case("<p><b>a </b> <i> b</i></p>", ["a ", "b"]),
    Case("<p>a <br> b</p>", ["a", "b"]),
    Case("<pre>a\n  b</pre>", ["a\n  b"]),
    Case("<p style='white-space:pre-wrap'> a </p>", [" a "]),
    Case("<p>a <input> b</p>", ["a ", " b"]),
    Case("<p>a&nbsp; &#66;</p>", ["a\u{A0} B"]),
    Case("<style>.x::before{content:'→ '}</style><p class=x>a</p>", ["→ ", "a"]),
    Case("<style>p *::before{content:'→ '}</style><p>a<br>b<img src=c alt=d>", ["a", "b"]),
    Case("<p>a<span hidden> b</span> c</p>", ["a", " c"]),
  ]

  @Test(arguments: runs)
  func `White space is collapsed as browsers show it`(_ test: Case) throws {
    #expect(try ImportedPage(test.html).texts == test.expected)
  }

  @Test(arguments: [
    ("", "", ""), (" \n", "", ""), ("one", "one", "one"), (" one", "one", "one"),
    ("one  two ", "one two ", "one two"), ("\tone\ntwo", "one two", "one two"),
    ("eins\u{A0} zwei", "eins\u{A0} zwei", "eins\u{A0} zwei"), ("\r\u{c}é ", "é ", "é"),
  ])
  func `Runs of ASCII white space become one space, and none at the ends`(
    text: String, merged: String, collapsed: String
  ) {
    #expect(text.spacesMerged(followsSpace: true) == merged)
    #expect(text.spaceCollapsed == collapsed)
    #expect("<\(text)>".dropFirst().dropLast().spaceCollapsed == collapsed)
    #expect("x\(text)".spacesMerged(followsSpace: false).hasPrefix("x"))
  }

  @Test func `Text of white space alone becomes a space, or nothing after a space`() {
    #expect("\n\t".spacesMerged(followsSpace: false) == " ")
    #expect("\n\t".spacesMerged(followsSpace: true).isEmpty)
    #expect("".spacesMerged(followsSpace: false).isEmpty)
  }

  static let examples: [Case] = [
    Case(
      "<label for=e>Email</label><input id=e type=email required>",
      ["text “Email”", "textbox “Email”"]),
    Case(
      "<label>Nights <input type=number value=2></label>",
      ["text “Nights ”", "spinbutton “Nights”"]),
    Case(
      "<fieldset disabled><legend>Card</legend><input aria-label=Number></fieldset>",
      ["group “Card”", "text “Card”", "textbox “Number”"]),
    Case("<button><svg aria-hidden=true></svg></button>", ["button “”"]),
    Case("<div aria-hidden=true><button>x</button></div>", []),
    Case(
      "<p>Call <a href=tel:1>0800 1</a> now.</p>",
      ["paragraph “”", "text “Call ”", "link “0800 1”", "text “0800 1”", "text “ now.”"]),
    Case(
      "<span id=h hidden>Delete <b>photo</b></span><button aria-labelledby=h>×</button>",
      ["button “Delete photo”"]),
  ]

  @Test(arguments: examples)
  func `Small pages become the tree that browsers expose`(_ test: Case) throws {
    #expect(try ImportedPage(test.html).exposed == test.expected)
  }

  @Test func `Positions of elements count lines and columns in scalars`() throws {
    let page = try ImportedPage("<p>é👍🏽</p>\r\n\t<p>äö<b id=it>x</b></p>")
    #expect(page.it?.position == Node.Position(line: 2, column: 7))
    #expect(page.screen.roots.map { page.screen[$0].position } == [nil])
  }

  @Test func `A page has its title, language and direction`() throws {
    let screen = try Screen.html("<html lang=ar dir=rtl><title> A\n b </title><p>x", file: "a.html")
    #expect(screen.title == "A b")
    #expect(screen.name == "A b")
    #expect(screen.language == "ar")
    #expect(screen.direction == .rightToLeft)
    #expect(screen.origin == .web)
    #expect(try Screen.html("<p>x", file: "a.html").name == "a.html")
  }

  @Test func `Owned elements follow the owner's own children`() throws {
    let page = try ImportedPage(
      "<div role=list aria-owns='b a'><p role=listitem>0</p></div><p id=a role=listitem>1</p><p id=b role=listitem>2</p>"
    )
    #expect(page.texts == ["0", "2", "1"])
    #expect(
      page.screen["a"]?.collectionPosition == CollectionPosition(positionInSet: 3, setSize: 3))
  }

  @Test func `Declarative shadow trees replace the content of their hosts`() throws {
    let page = try ImportedPage(
      """
      <x-card><template shadowrootmode=open><h2><slot name=t>none</slot></h2><slot></slot></template>\
      <p>body</p><span slot=t>head</span><i slot=nowhere>lost</i></x-card>
      """)
    #expect(page.texts.filter { $0 != " " } == ["head", "body"])
    #expect(page.screen.indices(role: .heading, name: "head").count == 1)
  }

  @Test func `A frame with srcdoc is imported`() throws {
    let page = try ImportedPage("<iframe title=t srcdoc='<h1>In</h1><p>side'></iframe>")
    #expect(page.texts == ["In", "side"])
    #expect(page.screen.indices(role: .heading, name: "In").count == 1)
  }

  @Test func `Details without a summary get the browser's own`() throws {
    #expect(
      try ImportedPage("<details>x</details>").exposed.contains("disclosuretriangle “Details”"))
  }
}
