package import AccessibilityTree
package import TextIO

/// A page at one moment of a session, with keys that identify its nodes across snapshots.
package struct PageSnapshot: Sendable {
  package var screen: Screen
  /// For each node, the key of its element or text.
  ///
  /// The key is `nil` if the node has no element, for example because it is generated content.
  package let keys: [Int?]

  /// Creates a snapshot from the output of the capture script.
  package init(parsing bytes: [UInt8], file: String?) throws(InputError) {
    let captured = try CapturedPage(parsing: bytes, file: file)
    let page = HTMLPage(captured, file: file)
    screen = page.screen
    keys = PageSnapshot.keys(of: captured, page)
  }

  /// Returns the keys of the nodes in a page and in its frames.
  private static func keys(of captured: CapturedPage, _ page: HTMLPage) -> [Int?] {
    var keys = [Int?](repeating: nil, count: page.screen.count)
    // For each page that is still to be visited, the copies of its nodes in the outermost page.
    var pages: [(captured: CapturedPage, page: HTMLPage, copies: [Node.Index: Node.Index]?)] = [
      (captured, page, nil)
    ]
    while let (captured, page, copies) = pages.popLast() {
      for (item, key) in captured.keys.enumerated()
      where key > 0 && page.indices.indices.contains(item) {
        guard let node = page.indices[item] else { continue }
        guard let copy = copies == nil ? node : copies?[node] else { continue }
        keys[Int(copy.position)] = key
      }
      for (element, content) in captured.frames {
        guard let frame = page.indices[Int(element)],
          let inner = page.inner.first(where: { $0.frame == frame })
        else { continue }
        let nodes = copies.map { outer in inner.nodes.compactMapValues { outer[$0] } }
        pages.append((content, inner.page, nodes ?? inner.nodes))
      }
    }
    return keys
  }
}
