import Simulator
import Testing

@Suite struct HTMLHiddenTests {
  typealias Case = PageCase<Hidden.Reason?>

  static let cases: [Case] = [
    Case("<p id=it hidden>x</p>", .hiddenAttribute),
    Case("<div hidden><p id=it>x</p></div>", .hiddenAttribute),
    Case("<p hidden=until-found><b id=it>x</b></p>", .contentVisibility),
    Case("<p id=it hidden style='display:block'>x</p>", nil),
    Case("<p id=it style='display:none'>x</p>", .displayNone),
    Case(
      "<style>.a .b{display:none}</style><div class=a><p id=it class='c b'>x</p></div>",
      .displayNone),
    Case("<style>.a>.b{display:none}</style><div class=a><i><b id=it class=b>x</b></i></div>", nil),
    Case("<style>#it{display:block}p{display:none}</style><p id=it>x</p>", nil),
    Case("<style>#it{display:block}p{display:none!important}</style><p id=it>x</p>", .displayNone),
    Case("<style type=text/less>p{display:none}</style><p id=it>x</p>", nil),
    Case("<style type='Text/CSS'>p{display:none}</style><p id=it>x</p>", .displayNone),
    Case("<style type=''>p{display:none}</style><p id=it>x</p>", .displayNone),
    Case(
      "<style title=A>p{color:red}</style><style title=B>p{display:none}</style><p id=it>x</p>", nil
    ),
    Case(
      "<style title=A>p{color:red}</style><style title=A>p{display:none}</style><p id=it>x</p>",
      .displayNone),
    Case("<math><style>p{display:none}</style></math><p id=it>x</p>", nil),
    Case("<svg><style>p{display:none}</style></svg><p id=it>x</p>", .displayNone),
    Case("<template><style>p{display:none}</style></template><p id=it>x</p>", nil),
    Case("<div><template><style>:host{display:none}</style></template><p id=it>x</p></div>", nil),
    Case("<style>@media print{p{display:none}}</style><p id=it>x</p>", nil),
    Case("<style>@media screen{p{display:none}}</style><p id=it>x</p>", .displayNone),
    Case("<style>@media (max-width:9px){p{display:none}}</style><p id=it>x</p>", nil),
    Case("<style>[data-x=y]{display:none}</style><p id=it data-x=y>x</p>", .displayNone),
    Case("<style>a:hover{display:none}</style><a id=it href=#>x</a>", nil),
    Case("<p id=it style='visibility:hidden'>x</p>", .visibilityHidden),
    Case("<p style='visibility:hidden'><b id=it>x</b></p>", .visibilityHidden),
    Case("<p style='visibility:hidden'><b id=it style='visibility:visible'>x</b></p>", nil),
    Case("<p id=it aria-hidden=true>x</p>", .ariaHidden),
    Case("<p id=it aria-hidden=yes>x</p>", .ariaHidden),
    Case("<p id=it aria-hidden=undefined>x</p>", nil),
    Case("<div aria-hidden=true><input id=it aria-hidden=false></div>", .ariaHidden),
    Case("<body id=it aria-hidden=true>x</body>", nil),
    Case("<div inert><button id=it>x</button></div>", .inert),
    Case("<details><summary>s</summary><p id=it>x</p></details>", .closedDetails),
    Case("<details open><summary>s</summary><p id=it>x</p></details>", nil),
    Case("<details><summary id=it>s</summary></details>", nil),
    Case("<math><mi id=it>x</mi></math>", nil),
    Case("<div role=math><i id=it>x</i></div>", .presentationalChild),
    Case("<dialog id=it>x</dialog>", .closedDialog), Case("<dialog id=it open>x</dialog>", nil),
    Case("<div id=it popover>x</div>", .closedPopover),
    Case("<div style='content-visibility:hidden'><p id=it>x</p></div>", .contentVisibility),
    Case("<datalist id=it></datalist>", .notRendered),
    Case("<body><template id=it></template>", .notRendered),
    Case("<input id=it type=hidden>", .notRendered), Case("<p id=it style='opacity:0'>x</p>", nil),
    Case("<p id=it style='position:absolute;clip:rect(0,0,0,0);width:1px'>x</p>", nil),
    Case("<img id=it alt=''>", .decorative), Case("<h2 id=it role=none>x</h2>", .decorative),
    Case("<button><b id=it>x</b></button>", .presentationalChild),
    Case("<div role=button><a id=it href=#>x</a></div>", nil),
    Case("<select><option id=it>x</select>", .insideControl),
    Case("<select size=2><option id=it>x</select>", nil),
  ]

  @Test(arguments: cases)
  func `A hidden element has a reason`(_ test: Case) throws {
    let node = try #require(try ImportedPage(test.html).it)
    #expect(node.hidden?.reason == test.expected)
  }

  @Test func `Removing only the role keeps the children visible`() throws {
    let page = try ImportedPage("<h2 id=it role=none>text</h2>")
    #expect(page.it?.hidden?.keepsChildren == true)
    #expect(page.texts == ["text"])
  }

  @Test func `A hidden element keeps its role and name`() throws {
    let page = try ImportedPage("<div hidden><button id=it>Delete <b>all</b></button></div>")
    #expect(page.it?.role == .button)
    #expect(page.it?.name == "Delete all")
  }

  @Test func `Templates and scripts are single nodes`() throws {
    let page = try ImportedPage("<body><template id=it><p>x</p></template><script>1<2</script>")
    #expect(page.texts.isEmpty)
    #expect(page.screen.indices(role: .paragraph).isEmpty)
  }
}
