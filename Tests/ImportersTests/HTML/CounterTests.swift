import Simulator
import Testing

/// CSS counters in generated content.
@Suite struct CounterTests {
  typealias Case = PageCase<[String]>

  static let pages: [Case] = [
    Case(
      "<style>p{counter-increment:c}p::before{content:'Step ' counter(c) ': '}</style><p>a<p>b",
      ["Step 1: ", "a", "Step 2: ", "b"]),
    Case(
      "<style>h1{counter-reset:t;counter-increment:s}h1::before{content:counter(s) ' '}h2{counter-increment:t}h2::before{content:counter(s) '.' counter(t) ' '}</style><h1>A</h1><h2>a</h2><h2>b</h2><h1>B</h1><h2>c</h2>",
      ["1 ", "A", "1.1 ", "a", "1.2 ", "b", "2 ", "B", "2.1 ", "c"]),
    Case(
      "<style>ol{counter-reset:i;list-style:none}li{counter-increment:i}li::before{content:counters(i,'.') ' '}</style><ol><li>a<ol><li>b<li>c</ol><li>d</ol>",
      ["1 ", "a", "1.1 ", "b", "1.2 ", "c", "2 ", "d"]),
    Case(
      "<style>p{counter-increment:c}p::before{content:counter(c,upper-roman) ') '}.h{display:none}</style><p>a<p class=h>b<p>c",
      ["I) ", "a", "II) ", "c"]),
    Case(
      "<style>p::before{counter-increment:c 2;content:counter(c) ' '}</style><p>a<p>b",
      ["2 ", "a", "2 ", "b"]),
    Case(
      "<style>div{counter-reset:c 5}p{counter-increment:c -1}p::before{content:counter(c,decimal-leading-zero) ' '}</style><div><p>a<p>b</div><p>z",
      ["04 ", "a", "03 ", "b", "02 ", "z"]),
    Case("<style>p{counter-set:c 7}p::before{content:counter(c) ' '}</style><p>a", ["7 ", "a"]),
    Case(
      "<style>li::before{content:counter(list-item) ') '}</style><ol start=3 style='list-style:none'><li>a<li>b</ol>",
      ["3) ", "a", "4) ", "b"]),
    Case(
      "<style>li::before{content:counter(list-item) ') '}</style><ol style='list-style:none'><li>a<li value=7>b<li>c</ol>",
      ["1) ", "a", "7) ", "b", "8) ", "c"]),
    Case("<style>p::before{content:counter(no) ' '}</style><p>a", ["0 ", "a"]),
    Case(
      "<style>p{counter-increment:a b 2}p::before{content:counter(a) '-' counter(b) ' '}</style><p>x<p>y",
      ["1-2 ", "x", "2-4 ", "y"]),
    Case(
      "<style>p{counter-increment:c}p::before{content:'x' / 'Nr ' counter(c) ' '}</style><p>a",
      ["Nr 1 ", "a"]),
    Case(
      "<style>p{counter-increment:c}p{counter-increment:none}p::before{content:counter(c) ' '}</style><p>a",
      ["0 ", "a"]),
    Case(
      "<style>p{counter-increment:c}p{counter-increment:5 c}p::before{content:counter(c) ' '}</style><p>a",
      ["1 ", "a"]),
    Case(
      "<style>div{counter-reset:c}p{counter-increment:c}p::before{content:counter(c) ' '}</style><div><p>a</div><div><p>b<p>c</div>",
      ["1 ", "a", "1 ", "b", "2 ", "c"]),
    Case(
      "<style>p{counter-increment:c}p::before{content:counter(c,none) counter(c,lower-greek) ' '}</style><p>a",
      ["α ", "a"]),
    Case(
      "<style>p{counter-increment:c 99999999999}p::before{content:counter(c) ' '}</style><p>a<p>b",
      ["2147483647 ", "a", "2147483647 ", "b"]),
    Case(
      "<style>p{counter-set:c -99999999999999999999}p::before{content:counter(c) ' '}</style><p>a",
      ["-2147483648 ", "a"]),
  ]

  @Test(arguments: pages)
  func `A counter is text with the number that a browser shows`(_ test: Case) throws {
    #expect(try ImportedPage(test.html).texts == test.expected)
  }

  @Test func `A counter is part of a name`() throws {
    let page = try ImportedPage(
      "<style>h2{counter-increment:c}h2::before{content:counter(c) '. '}</style><h2 id=it>Fees</h2>"
    )
    #expect(page.it?.name == "1. Fees")
  }

  @Test func `A counter that overflows is read`() throws {
    let style = "p{counter-reset:c 9223372036854775807;counter-increment:c}"
    let page = "<style>\(style)p::before{content:counter(c)}</style><p>a"
    #expect(try ImportedPage(page).texts.last == "a")
  }

  @Test("The texts of very many nested counters are left out", .timeLimit(.minutes(1)))
  func manyCounters() throws {
    let separator = String(repeating: ".", count: 100_000)
    let style = "div{counter-reset:c}p::before{content:counters(c,'\(separator)')}"
    let blocks = String(repeating: "<div>", count: 300) + String(repeating: "<p>a", count: 500)
    let texts = try ImportedPage("<style>\(style)</style>\(blocks)").texts
    #expect(texts.count { $0 == "a" } == 500)
    #expect(texts.allSatisfy { $0.utf8.count < 40_000_000 })
  }
}
