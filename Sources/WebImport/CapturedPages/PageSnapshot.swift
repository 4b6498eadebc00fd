package import AccessibilityTree
package import TextIO

/// A page at one moment of a session, with keys that identify its nodes across snapshots.
package struct PageSnapshot: Sendable {
  package var screen: Screen
  /// For each node, the key of its element or text.
  ///
  /// The key is `nil` if the node has no key, for example because the node is in a frame.
  package let keys: [Int?]

  /// Creates a snapshot from the output of the capture script.
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
