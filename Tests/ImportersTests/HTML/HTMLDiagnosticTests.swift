import Simulator
import Testing

@Suite struct HTMLDiagnosticTests {
  typealias Case = PageCase<String>

  static let diagnostics: [Case] = [
    Case("<p>x\n<script src=a.js></script><script>1</script>", "2 scripts were not run"),
    Case("<link rel=stylesheet href=a.css>", "1 external style sheet was not read"),
    Case("<style>@import 'a.css';</style>", "@import"),
    Case("<style>@media (frobnicate:9px){p{display:none}}</style>", "@media"),
    Case("<style media='(frobnicate)'>p{display:none}</style>", "@media"),
    Case("<style>@supports (frobnicate:1){p{display:none}}</style>", "@supports"),
    Case(
      "<style>body{container-type:size}@container (width>9px){p{display:none}}</style>",
      "@container"),
    Case("<style>@scope (p){b{display:none}}</style>", "@scope"),
    Case("<style>p:nth-child(2 of .a){display:none}</style>", "selector"),
    Case("<style>:not(button]{display:none}</style>", "selector"),
    Case("<canvas>x</canvas>", "1 canvas was not drawn"),
    Case("<input aria-requird=true>", "did you mean “aria-required”?"),
    Case("<p aria-frobnicate=1>x</p>", "“aria-frobnicate” is not an ARIA attribute"),
    Case("<iframe src=a.html></iframe>", "1 frame was not opened"),
    Case("<object data=a></object>", "1 embedded object was not opened"),
    Case("<my-app></my-app>", "1 custom element was treated"),
    Case("<picture><source media=print><img></picture>", "1 picture was not selected"),
    Case(
      "<link rel=stylesheet href=a.css><div role=dialog aria-modal=true>x</div>",
      "The modal dialog is assumed to be open"),
    Case("<frameset><frame src=a></frameset>", "pages of a frameset"),
  ]

  @Test(arguments: diagnostics)
  func `Content that a static page does not contain is reported`(_ test: Case) throws {
    let diagnostics = try ImportedPage(test.html).screen.diagnostics
    #expect(diagnostics.contains { $0.message.contains(test.expected) })
  }

  @Test func `A diagnostic has a location`() throws {
    let diagnostics = try ImportedPage("<p>x\n <script>1</script>").screen.diagnostics
    #expect(diagnostics.map(\.position) == [Node.Position(line: 2, column: 2)])
  }

  @Test func `A diagnostic about a style sheet has a location`() throws {
    let sheet =
      "<style>\n  p { color: red }\n  é { } @supports (new: thing) { p { display: none } }"
    let diagnostics = try ImportedPage(sheet + "</style><p>x</p>").screen.diagnostics
    #expect(diagnostics.map(\.position) == [Node.Position(line: 3, column: 9)])
  }

  @Test(arguments: [
    "<style>@media (max-width:9px){p{display:none}}</style>",
    "<style>@container (width>9px){p{display:none}}</style>",
    "<style>@media (frobnicate){p{color:red}}p:frobnicate{color:red}</style>",
    "<style>@keyframes a{from{visibility:hidden}}@font-face{src:url(a)}@page{margin:0}</style>",
    "<style>p::selection{color:red}p:nth-child(2n+1 ){display:none}</style>",
    "<link rel=stylesheet href=a.css media=print>",
    "<link rel=stylesheet href=a.css media='(min-width: 1024px)'>",
  ])
  func `Decidable and inaudible styles produce no diagnostic`(_ html: String) throws {
    #expect(try ImportedPage(html + "<p>x</p>").screen.diagnostics.isEmpty)
  }

  @Test func `A plain page has no diagnostics`() throws {
    let page = try ImportedPage(
      "<style>p{color:red}</style><script type='application/json'>{}</script><p>x</p>")
    #expect(page.screen.diagnostics.isEmpty)
    let braille = try ImportedPage("<button aria-label=Save aria-braillelabel=sv>x</button>")
    #expect(braille.screen.diagnostics.isEmpty)
  }
}
