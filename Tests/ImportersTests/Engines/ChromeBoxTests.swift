import Importers
import Simulator
import Testing

/// The nodes of Chrome's tree that depend on boxes, on attributes of lists and labels, and on where
/// a text is rendered.
@Suite struct ChromeBoxTests {
  typealias Example = ChromeMappingTests.Example

  // Chromium 156, measured
  @Test(
    arguments: [
      ("content:'';display:inline-block", "p", ["x", "c"]),
      ("content:'';display:inline-flex", "p", ["x", "c"]),
      ("content:'';display:inline-block;position:absolute", "p", ["x c"]),
      ("content:'';display:inline-block;visibility:hidden", "p", ["x c"]),
      ("content:'';position:absolute", "p", ["x c"]),
      ("content:'';float:left", "p", ["x c"]),
      ("content:'';position:absolute", "b", ["x", "c"]),
      ("content:'';float:left", "b", ["x", "c"]),
      ("content:'';display:block", "p", ["x", "c"]),
      ("content:'';display:table", "p", ["x", "c"]),
      ("content:'';display:none", "p", ["x c"]),
      ("content:none;display:block", "p", ["x c"]),
      ("content:''", "p", ["x c"]),
      ("content:'a'", "p", ["x ca"]),
      ("content:'a';display:inline-block", "p", ["x", "c", "a"]),
      ("content:'a';position:absolute", "p", ["x", "c", "a"]),
      ("content:'a';display:block", "p", ["x", "c", "a"]),
    ] as [(String, String, [String])])
  func `A generated box that is not in a line of text breaks its block`(
    _ style: String, _ selector: String, _ expected: [String]
  ) throws {
    let page = "<style>\(selector)::after{\(style)}</style><p>x <b>c</b></p>"
    #expect(try ChromeMappingTests.heard(page) == expected)
  }

  @Test(
    arguments: [
      (
        "<style>h2::before{content:'a';display:inline-block}</style><h2>x <b>c</b></h2>",
        ["a x c, heading 2"]
      ),
      (
        "<style>li::before{content:'New';position:absolute}</style>"
          + "<ul role=none style='list-style:none'><li>a</ul>",
        ["New", "a"]
      ),
      (
        "<style>p::after{content:'';display:block}</style><section><p>x <b>c</b></p></section>",
        ["x c"]
      ),
      ("<p style='display:flex'><span>a</span><span>b</span></p>", ["a", "b"]),
      ("<p id=p style='display:flex'><span>a</span><span>b</span></p>", ["ab"]),
      ("<p>a <span style='display:block'>b</span></p>", ["a", "b"]),
      ("<p id=p>a <span style='display:block'>b</span></p>", ["ab"]),
      ("<blockquote>a<p></p></blockquote>", ["a, blockquote"]),
      ("<article><header>x</header></article>", ["x"]),
      ("<article><header role=none>x</header> y</article>", ["xy, article"]),
      ("<p>a <object>x</object></p>", ["a", "x"]),
      ("<p>a <span role=generic>x</span> z</p>", ["a", "x", "z"]),
      ("<canvas>x <b>y</b></canvas>", ["x", "y"]),
      ("<svg>x<text>t</text></svg>", ["t"]),
      ("<button>a <svg>x</svg></button>", ["a x, button"]),
      ("<embed title=T>x", ["x"]),
      (
        "<x-b><template shadowrootmode=open><p>A <slot id=s></slot></p></template>light</x-b>",
        ["A light"]
      ),
    ] as [Example])
  func `A paragraph around boxes is no node, but a section is`(_ example: Example) throws {
    #expect(try ChromeMappingTests.heard(example.page) == example.heard)
  }

  @Test(
    arguments: [
      (
        "<label for=c>Flash <input value=3> times</label><input id=c type=checkbox>",
        ["Flash", "3, edit box", "times", "not checked, Flash 3 times, check box"]
      ),
      (
        "<label for=c tabindex=0>x</label><input id=c type=checkbox>",
        ["x", "not checked, x, check box"]
      ),
      (
        "<label for=c onclick=go()>x</label><input id=c type=checkbox>",
        ["x", "not checked, x, check box"]
      ),
      (
        "<label for=c role=presentation>x</label><input id=c type=checkbox>",
        ["x", "not checked, x, check box"]
      ),
      (
        "<label for=c id=l class=k lang=de>x</label><input id=c type=checkbox>",
        ["not checked, x, check box"]
      ),
      ("<label><input type=checkbox>x</label>", ["not checked, x, check box"]),
    ] as [Example])
  func `A label that is more than the name of its control stays`(_ example: Example) throws {
    #expect(try ChromeMappingTests.heard(example.page) == example.heard)
  }

  @Test(
    arguments: [
      ("<ul role=group><li>A<li>B</ul>", ["• A• B"]),
      ("<ul role=group><li tabindex=0>A<li aria-label=L>B</ul>", ["• A• B"]),
      ("<ul role=group><li><b>A</b> c</ul>", ["• A c"]),
      ("<ul role=menu><li>A<li>B</ul>", []),
      ("<div id=d><ul role=none style='list-style:none'><li>A<li>B</ul></div>", ["AB"]),
      ("<ul role=none style='list-style:none'><li>A<li>B</ul>", ["A", "B"]),
    ] as [Example])
  func `The items of a list with another role are no nodes`(_ example: Example) throws {
    #expect(try ChromeMappingTests.heard(example.page) == example.heard)
  }

  @Test(arguments: ["unknown", "none"])
  func `The items of a list whose role has no effect are no nodes`(_ role: String) throws {
    let heard = try ChromeMappingTests.heard(
      "<ul role=\(role) aria-live=polite><li>A<li>B</ul><ul role=list><li>C</ul>")
    #expect(heard.count == 3)
    #expect(heard.first?.hasPrefix("• A• B") == true)
    #expect(heard.last == "C")
  }

  @Test(
    arguments: [
      ("<div tabindex=0 aria-label=L><p>a</p></div>", ["L, a", "a"]),
      ("<div tabindex=0 aria-label=L>a</div>", ["L"]),
      ("<span tabindex=0>x <svg><title>S</title></svg></span>", ["x S"]),
      ("<div tabindex=0>x <svg><path d='M0 0'/></svg></div>", ["x"]),
      ("<div role=row>x</div>", ["x"]),
      ("<span role=doc-pagebreak>2</span>", ["2"]),
      ("<div role=doc-pagebreak aria-label=P><p>x</p></div>", ["x"]),
    ] as [Example])
  func `The content of a focusable element that an attribute names has stops of its own`(
    _ example: Example
  ) throws {
    #expect(try ChromeMappingTests.heard(example.page) == example.heard)
  }

  @Test(
    arguments: [
      ("a <b>b</b>", ["a b"]),
      ("<b>a</b>", ["a"]),
      ("a <a href=x>b</a> <i>c</i>", ["a", "b, link", "c"]),
      ("<p>a</p>b", ["a", "b"]),
      ("<p>a <b>b</b></p>", ["a b"]),
    ] as [Example])
  func `The content of an open details element is a box of its own`(_ example: Example) throws {
    let page = "<details open><summary>s</summary>\(example.page)</details>"
    #expect(try ChromeMappingTests.heard(page).dropFirst() == example.heard[...])
  }

  @Test(
    arguments: [
      ("<p>a <b style='position:relative'>x</b> c</p>", ["a", "x", "c"]),
      ("<style>b{position:sticky}</style><p>a <b>x</b> c</p>", ["a", "x", "c"]),
      ("<style>b{position:relative;position:static}</style><p>a <b>x</b> c</p>", ["a x c"]),
      ("<p>a <span style='position:relative'>x</span> c</p>", ["a x c"]),
      ("<p>a <b style='opacity:.5'>x</b> c</p>", ["a x c"]),
      ("<p style='position:relative'>a <b>x</b> c</p>", ["a x c"]),
      (
        "<div><span style='position:absolute'>x</span><span style='float:left'>y</span></div>",
        ["xy"]
      ),
    ] as [Example])
  func `An inline element with a relative position breaks its block`(_ example: Example) throws {
    #expect(try ChromeMappingTests.heard(example.page) == example.heard)
  }

  @Test(arguments: ["title", "placeholder"])
  func `A file field is not named by its title or placeholder`(_ attribute: String) throws {
    let heard = try ChromeMappingTests.heard("<input type=file \(attribute)=Tip>")
    #expect(heard.count == 1)
    #expect(heard.first?.contains("Choose File: No file chosen") == true)
    #expect(heard.first?.contains("Tip: No file chosen") == false)
  }

  @Test(arguments: [" ", "&nbsp;"])
  func `An image whose alternative text is blank is named by its address`(_ text: String) throws {
    let heard = try ChromeMappingTests.heard("<img alt='\(text)' src=a/pipe.jpg>")
    #expect(heard.count == 1)
    #expect(heard.first?.hasPrefix("pipe") == true)
  }

  @Test(
    arguments: [
      ("<div role=img aria-label=x aria-owns=q></div><p id=q>Q</p>", ["x", "Q"]),
      ("<progress aria-owns=q></progress><p id=q>Q</p>", ["progress bar", "Q"]),
      ("<p id=q>Q</p><p aria-owns=q>P</p>", ["P", "Q"]),
    ] as [Example])
  func `An image or progress bar owns no element`(_ example: Example) throws {
    #expect(try ChromeMappingTests.heard(example.page) == example.heard)
  }

  @Test(arguments: ["<svg tabindex=0></svg>", "<svg><circle tabindex=0 r=3></circle></svg>"])
  func `A drawing that takes focus is a stop without a name`(_ page: String) throws {
    #expect(try ChromeMappingTests.heard(page).count == 1)
  }

  // Chromium 156, measured.
  @Test(
    arguments: [
      ("<style>svg::before{content:'';display:block}</style>", "<svg><title>Cat</title></svg>"),
      ("<style>svg::before{content:'Note'}</style>", "<svg><title>Cat</title></svg>"),
    ])
  func `Style sheets generate no content in drawings`(_ style: String, _ drawing: String) throws {
    #expect(
      try ChromeMappingTests.heard(style + drawing) == ChromeMappingTests.heard(drawing))
  }

  @Test func `Style sheets generate no content in a canvas`() throws {
    let style = "<style>canvas::before,p::after{content:'Note'}</style>"
    #expect(try ChromeMappingTests.heard(style + "<canvas><p>a</p></canvas><p>b</p>").count == 2)
  }

  @Test func `A drawing that only shows its content is not shown`() throws {
    let drawing = "<svg style=display:contents><title>a</title></svg>"
    #expect(try ChromeMappingTests.heard(drawing + "<p>b</p>") == ["b"])
  }

  // HTML Standard, 13.2.6.1: a character joins the text before its place.
  @Test(
    arguments: [
      ("a <table>b<tr><td>c</table>", ["a b", "c"]),
      ("<table>b<tr>d<td>c</table>", ["bd", "c"]),
      ("<p>x</p><table>b<tr><td>c</table>", ["x", "b", "c"]),
    ] as [Example])
  func `Texts that the parser moves out of a table are one text`(_ example: Example) throws {
    #expect(try ChromeMappingTests.heard(example.page) == example.heard)
  }

  // HTML Standard, 13.2.6.4.7: an end tag "form" only takes the form off the stack.
  @Test(
    arguments: [
      ("<form>a</form>b", ["a", "b"]),
      ("<form aria-label=F>Send</form>", ["Send, in F"]),
      ("<form><p>x</p>caf&eacute;</form> end", ["x", "café", "end"]),
      ("<form><p>x</p>end</form> caf&eacute;", ["x", "end", "café"]),
      ("<FORM><p>x</p>y</FORM ><p>z</p>", ["x", "y", "z"]),
      ("<form><p>x</p> </form>y", ["x", "y"]),
      ("<form>x</form><table>b<tr><td>c</table>", ["x", "b", "c"]),
      ("<form><p>x</p></form>a</form> b", ["x", "a b"]),
      ("<form><p>x</p>a</formula>b</form> c", ["x", "ab", "c"]),
      ("<form><p>x</p></form>a</formula>b", ["x", "ab"]),
    ] as [Example])
  func `A text before the end of a form is inside the form`(_ example: Example) throws {
    #expect(try ChromeMappingTests.heard(example.page) == example.heard)
  }
}
