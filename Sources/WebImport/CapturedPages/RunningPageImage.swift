package import Simulator
package import TextIO

/// What a page that runs shows at a moment, with what tells its nodes apart from one moment to the next.
package struct RunningPageImage: Sendable {
  /// The screen.
  package var screen: Screen
  /// The key of the page's element or text for each node, by its position; absent where it has none, as in
  /// frames.
  package let keys: [Int?]

  /// Reads what the capture script made.
  package init(parsing bytes: [UInt8], file: String?) throws(InputError) {
    let captured = try CapturedPage(parsing: bytes, file: file)
    let page = HTMLPage(captured, file: file)
    screen = page.screen
    var keys = [Int?](repeating: nil, count: screen.count)
    for (item, key) in captured.keys.enumerated() where page.indices.indices.contains(item) {
      if let node = page.indices[item], key > 0 { keys[Int(node.position)] = key }
    }
    self.keys = keys
  }
}
