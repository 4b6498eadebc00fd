import Simulator
import Testing

@testable import Importers
@testable import WebImport

/// The cost of style sheets, counted in comparisons of rules with elements: it must grow about
/// linearly with the page.
@Suite struct StyleWorkTests {
  /// A kind of page, which is created in a small size and in ten times that size.
  struct Shape: Sendable, CustomTestStringConvertible {
    var name: String
    var page: @Sendable (_ size: Int) -> String

    var testDescription: String { name }
  }

  static let shapes = [
    Shape(name: "a chain of siblings") { size in
      "<style>i ~ p ~ p ~ p { display: none }</style>" + String(repeating: "<p>x</p>", count: size)
    },
    Shape(name: "a chain of siblings that match") { size in
      "<style>i ~ p ~ p ~ p { display: none }</style><i></i>"
        + String(repeating: "<p>x</p>", count: size)
    },
    Shape(name: "siblings of several kinds, none of them there") { size in
      "<style>i ~ p { display: none } b ~ p { display: block } u + s ~ p { top: 0 }</style>"
        + String(repeating: "<p>x</p>", count: size)
    },
    Shape(name: "siblings inside a parent that does not match") { size in
      "<style>i > p ~ p ~ p { display: none }</style><div>"
        + String(repeating: "<p>x</p>", count: size) + "</div>"
    },
    Shape(name: "a rule for each attribute") { size in
      "<style>" + (0..<size).map { "[a\($0)] { display: block }" }.joined() + "</style>"
        + (0..<size).map { "<p a\($0)>x</p>" }.joined()
    },
    Shape(name: "a rule for each class in another") { size in
      "<style>" + (0..<size).map { ".a\($0) .b\($0) { display: block }" }.joined() + "</style>"
        + (0..<size).map { "<p class=b\($0)>x</p>" }.joined()
    },
    Shape(name: "rules for what is in classes that are not there") { size in
      "<style>" + (0..<size).map { ".a\($0) p { display: block }" }.joined() + "</style>"
        + String(repeating: "<p>x</p>", count: size)
    },
    Shape(name: "rules for what is in classes that are there") { size in
      "<style>" + (0..<size).map { ".a\($0) > p { display: block }" }.joined() + "</style>"
        + (0..<size).map { "<div class=a\($0)><p>x</p></div>" }.joined()
    },
    Shape(name: "what is in one element of many classes") { size in
      "<style>" + (0..<20).map { ".k\($0) i { display: block }" }.joined() + "</style><div class='"
        + (0..<size).map { "c\($0)" }.joined(separator: " ") + "'>"
        + String(repeating: "<p><i>x</i></p>", count: size) + "</div>"
    },
    Shape(name: "a rule that says the same again and again") { size in
      "<style>* { " + String(repeating: "display: block; ", count: size) + "}</style>"
        + String(repeating: "<i>x</i>", count: size)
    },
  ]

  /// Pages with too many rules and values, for which the comparison stops at its limit.
  static let endless = [
    Shape(name: "parts of a long value") { size in
      "<style>" + String(repeating: "[title*=aaab] { display: block } ", count: size)
        + "</style><i title='" + String(repeating: "a", count: size * 100) + "'>x</i>"
    },
    Shape(name: "words of a long value") { size in
      "<style>" + String(repeating: "[title~=b] { display: block } ", count: size)
        + "</style><i title='" + String(repeating: "a ", count: size * 100) + "'>x</i>"
    },
    Shape(name: "rules about slots") { size in
      "<div><template shadowrootmode=open><style>"
        + (0..<size).map { "::slotted(.a\($0)) { top: 0 }" }.joined()
        + "</style><slot></slot></template>" + String(repeating: "<i>x</i>", count: size) + "</div>"
    },
  ]

  @Test(arguments: endless) func `Long values and slots count as work`(_ shape: Shape) throws {
    let small = try steps(shape.page(20))
    let large = try steps(shape.page(100))
    #expect(large >= 15 * small, "\(small) comparisons became \(large)")
  }

  @Test(arguments: shapes) func `Ten times the page takes about ten times the work`(
    _ shape: Shape
  ) throws {
    let small = try steps(shape.page(100))
    let large = try steps(shape.page(1_000))
    #expect(small > 0)
    #expect(large <= 15 * small, "\(small) comparisons became \(large)")
  }

  @Test func `Sibling selectors match correctly at every position`() throws {
    let rules = """
      .a ~ .b { display: none } .c > .a ~ .d { display: none } .e + .f ~ .g ~ .h { display: none }
      """
    let page = try HTMLPage(
      bytes: Array(
        """
        <style>\(rules)</style>
        <div><p class=b>1</p><p class=a>2</p><p class=b>3</p><p class=d>4</p></div>
        <div class=c><p class=d>5</p><p class=a>6</p><p class=d>7</p><p class=b>8</p></div>
        <div><p class=h>9</p><p class=e>10</p><p class=f>11</p><p class=h>12</p><p class=g>13</p>
        <p class=h>14</p><p class=g>15</p><p class=h>16</p></div>
        """.utf8))
    let heard = page.screen.preorder.map { page.screen[$0.index] }
      .filter { $0.role == .text && $0.hidden == nil }.map(\.name)
    #expect(heard == ["1", "2", "4", "5", "6", "9", "10", "11", "12", "13", "15"])
  }

  private func steps(_ html: String) throws -> Int {
    try HTMLPage(bytes: Array(html.utf8)).page.styles.steps
  }
}
