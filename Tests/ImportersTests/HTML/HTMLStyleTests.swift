import Importers
import Simulator
import Testing

/// The style declarations that take effect, tested by the elements that they hide.
@Suite struct HTMLStyleTests {
  /// A style sheet, and which of the paragraphs after it are shown.
  struct Case: CustomTestStringConvertible, Sendable {
    var sheet: String
    var body: String
    var shown: [String]

    init(_ sheet: String, _ body: String = "<p class=x>a</p>", _ shown: [String] = []) {
      self.sheet = sheet
      self.body = body
      self.shown = shown
    }

    init(_ sheet: String, shown: [String]) {
      self.init(sheet, "<p class=x>a</p>", shown)
    }

    var testDescription: String { "\(sheet) \(body)" }
  }

  static let media: [Case] = [
    Case("@media (max-width: 600px) { .x { display: none } }"),
    Case("@media (width <= 600px) and (orientation: portrait) { .x { display: none } }"),
    Case("@media (300px < width < 500px) { .x { display: none } }"),
    Case("@media (max-width: 30em), print { .x { display: none } }"),
    Case("@media not (hover: hover) { .x { display: none } }"),
    Case("@media (any-pointer: coarse) or (min-width: 90em) { .x { display: none } }"),
    Case("@media only screen and (-webkit-min-device-pixel-ratio: 2) { .x { display: none } }"),
    Case("@media (min-aspect-ratio: 1/3) { .x { display: none } }"),
    Case("@media (min-width: 768px) { .x { display: none } }", shown: ["a"]),
    Case("@media (prefers-color-scheme: dark) { .x { display: none } }", shown: ["a"]),
    Case("@media (prefers-reduced-motion) { .x { display: none } }", shown: ["a"]),
    Case("@media print { .x { display: none } }", shown: ["a"]),
    Case("@media (hover) { .x { display: none } }", shown: ["a"]),
    Case("@media (unheard: of) { .x { display: none } }", shown: ["a"]),
  ]

  static let conditions: [Case] = [
    Case("@supports (display: grid) and (not (-ms-ime-align: auto)) { .x { display: none } }"),
    Case("@supports selector(:has(a)) { .x { display: none } }"),
    Case("@supports not (display: grid) { .x { display: none } }", shown: ["a"]),
    Case("@supports (unheard: of) { .x { display: none } }", shown: ["a"]),
    Case("@container (width > 9px) { .x { display: none } }", shown: ["a"]),
  ]

  static let selectors: [Case] = [
    Case(
      ".c { .x { display: none } }", "<div class=c><p class=x>a</p></div><p class=x>b</p>", ["b"]),
    Case(".c { &.x { display: none } }", "<p class='c x'>a</p><p class=x>b</p>", ["b"]),
    Case(
      ".c { > p { display: none } }", "<div class=c><p>a</p><b><i><p>b</p></i></b></div>", ["b"]),
    Case(".x { @media (width < 40em) { display: none } }"),
    Case(
      ".c:has(> .x) { display: none }", "<p class=c><i class=x></i>a</p><p class=c>b</p>", ["b"]),
    Case(
      ".c:has(+ .x) { display: none }", "<p class=c>a</p><p class=x>b</p><p class=c>c</p>",
      ["b", "c"]),
    Case("p:not(:has(b i)) { display: none }", "<p><b>a</b></p><p><b><i>b</i></b></p>", ["b"]),
    Case(
      ":is(.a .x, .b) { display: none }", "<p class=x>a</p><div class=a><p class=x>b</p></div>",
      ["a"]),
    Case(":where(#i) { display: none } .x { display: block }", "<p class=x id=i>a</p>", ["a"]),
    Case(":is(#i) { display: none } .x { display: block }", "<p class=x id=i>a</p>"),
    Case("p:nth-child(2n + 1) { display: none }", "<p>a</p><p>b</p><p>c</p>", ["b"]),
    Case("p:nth-last-of-type(-n + 2) { display: none }", "<p>a</p><p>b</p><p>c</p><i></i>", ["a"]),
    Case("p:unheard-of, .x { display: none }", shown: ["a"]),
    Case(".y { display: none } } .x { display: none }", shown: ["a"]),
    Case("<!-- .x { display: none } -->"),
  ]

  static let cascade: [Case] = [
    Case(":root { --d: none } .x { display: var(--d) }"),
    Case(".x { display: var(--missing, var(--too, none)) }"),
    Case(".x { --a: var(--b); --b: var(--a); display: var(--a, none) }"),
    Case(".x { display: none; display: var(--missing) }", shown: ["a"]),
    Case(
      "div { --d: none } .x { display: var(--d, block) }",
      "<div><p class=x>a</p></div><p class=x>b</p>", ["b"]),
    Case("@layer a { .x { display: none } } .x { display: block }", shown: ["a"]),
    Case(".x { display: block } @layer a { .x { display: none } }", shown: ["a"]),
    Case("@layer b, a; @layer a { .x { display: none } } @layer b { .x { display: block } }"),
    Case("@layer a { .x { display: none !important } } .x { display: block !important }"),
    Case(
      "@layer a { #i { display: none } } @layer b { .x { display: block } }",
      "<p class=x id=i>a</p>", ["a"]),
    Case("@layer a { .x { display: block } @layer b { .x { display: none } } }", shown: ["a"]),
    Case(".x { display: none } p.x { display: revert }", shown: ["a"]),
    Case(
      "div { visibility: hidden } .x { visibility: initial }", "<div><p class=x>a</p></div>", ["a"]),
    Case("div { visibility: hidden } .x { visibility: inherit }", "<div><p class=x>a</p></div>"),
    Case(".x { visibility: unheard-of; display: unheard-of }", shown: ["a"]),
  ]

  static let shadow: [Case] = [
    Case(
      "",
      "<x-a><template shadowrootmode=open><style>:host(.h){display:none}</style><p>a</p></template></x-a>",
      ["a"]),
    Case(
      "",
      "<x-a class=h><template shadowrootmode=open><style>:host(.h){display:none}</style><p>a</p></template></x-a>"
    ),
    Case(
      "",
      "<x-a><template shadowrootmode=open><style>:host p{display:none}</style><p>a</p></template></x-a>"
    ),
    Case(
      "",
      "<x-a><template shadowrootmode=open><style>::slotted(.h){display:none}</style><slot></slot></template><p class=h>a</p><p>b</p></x-a>",
      ["b"]),
    Case(
      "x-a { display: block }",
      "<x-a><template shadowrootmode=open><style>:host{display:none}</style><p>a</p></template></x-a>",
      ["a"]),
  ]

  @Test(arguments: media + conditions + selectors + cascade + shadow)
  func `Declarations take effect as in a phone's browser`(_ test: Case) throws {
    let page = try ImportedPage("<style>\(test.sheet)</style>\(test.body)")
    #expect(page.texts.filter { $0 != " " } == test.shown)
  }

  @Test(arguments: [
    ("<p class=x>a</p>", true), ("<!doctype html><html><p class=x>a</p>", false),
    ("<html><meta name=viewport content='width=device-width'><p class=x>a</p>", true),
    ("<html><meta name=viewport content='initial-scale=1'><p class=x>a</p>", true),
    ("<html><meta name=viewport content='width=700'><p class=x>a</p>", false),
  ])
  func `A page without a viewport declaration is laid out as on a desktop`(
    html: String, isNarrow: Bool
  ) throws {
    let sheet = "<style>@media (max-width: 600px) { .x { display: none } }</style>"
    let page = try ImportedPage(html.replacing("<p", with: sheet + "<p"))
    #expect(page.texts.contains("a") != isNarrow)
  }

  static let clipping: [PageCase<Bool>] = [
    PageCase("<div id=it style='overflow:hidden'>a</div>", true),
    PageCase("<div id=it style='overflow:clip auto'>a</div>", true),
    PageCase("<div id=it style='overflow-x:scroll'>a</div>", true),
    PageCase("<div id=it style='overflow:visible'>a</div>", false),
    PageCase("<div id=it>a</div>", false),
    PageCase("<span id=it style='overflow:hidden'>a</span>", false),
    PageCase("<table><tr id=it style='overflow:hidden'><td>a</table>", false),
    PageCase("<body id=it style='overflow:hidden'>a", false),
  ]

  @Test(arguments: clipping)
  func `A box with overflow hides its content outside of its frame`(
    _ test: PageCase<Bool>
  ) throws {
    #expect(try ImportedPage(test.html).it?.web?.clips == test.expected)
  }

  @Test func `A viewport size is written with an x between width and height`() {
    #expect(Viewport("1280x800") == Viewport(width: 1280, height: 800))
    for text in ["1280", "x800", "0x9", "1280x800x2", "-1x5", "a×b", "99999x1"] {
      #expect(Viewport(text) == nil)
    }
  }

  @Test func `Many relations and deep nesting take linear time`() throws {
    let deep = String(repeating: "<div class=c>", count: 400) + "<p class=x>a</p>"
    let rules = (0..<20).map { ".c:has(.x\($0) .x) { display: none }" }.joined()
    let nest = String(repeating: ".c { ", count: 60) + "display: none"
    let wide = String(repeating: "<i>x</i>", count: 3_000)
    let page = try ImportedPage(
      "<style>\(rules) i:nth-child(3001) { display: none } \(nest)</style>\(deep)<p>\(wide)")
    #expect(page.texts.contains("a"))
  }

  @Test func `Huge numbers and deep nesting are read`() throws {
    for sheet in [
      "b:nth-child(-9223372036854775808) { display: none }",
      "b:nth-child(9223372036854775807n - 9223372036854775808) { display: none }",
      "b { display: "
        + String(repeating: "var(--x, ", count: 5_000) + "none"
        + String(repeating: ")", count: 5_000)
        + " }",
      String(repeating: "b { && ", count: 20) + "{ display: none }"
        + String(repeating: "}", count: 20),
    ] {
      let page = try ImportedPage("<style>\(sheet)</style><b>a</b>")
      #expect(page.texts.contains("a"), "\(sheet.prefix(60))")
    }
  }

  @Test func `Selectors that take too long are dropped with a diagnostic`() throws {
    let sheet =
      ".zz { " + String(repeating: "div { ", count: 20) + "display: none"
      + String(repeating: " }", count: 21)
    let page = try ImportedPage(
      "<style>\(sheet)</style>" + String(repeating: "<div>", count: 80) + "<p>a</p>")
    #expect(page.texts.contains("a"))
    #expect(page.screen.diagnostics.contains { $0.message.contains("too many style rules") })
  }
}
