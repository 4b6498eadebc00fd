import Importers
import Simulator
import Testing

@testable import Audits

/// The parts of a node that count as a change of the screen.
struct LastingNodeTests {
  @Test(
    arguments: [
      "b::before{content:'';display:inline-block}", "b{position:relative}",
      "p::after{content:'';display:block}",
    ])
  func `A style that only decides whether Chrome keeps a node is no change`(_ style: String) throws
  {
    let nodes = { (style: String) in
      let screen = try Screen.html(
        "<!doctype html><html lang=en><title>T</title><style>\(style)</style>\n<body><p>a <b>c</b>")
      return screen.preorder.map { screen[$0.index] }
    }
    let (old, new) = (try nodes(""), try nodes(style))
    #expect(old != new)
    #expect(old.map(\.lasting) == new.map(\.lasting))
  }
}
