/// Text between two elements of meaning, which Chrome exposes as one node.
struct ChromeTextRun: Sendable {
  private var parts: [(text: String, node: Node.Index)] = []
  private var joined = ""

  /// Adds the text of a node.
  mutating func append(_ text: String, of node: Node.Index) {
    joined += text
    if !text.allSatisfy(\.isWhitespace) { parts.append((text, node)) }
  }

  /// Adds the end of a line.
  mutating func appendBreak() { joined += " " }

  /// Begins anew.
  mutating func removeAll() {
    parts.removeAll(keepingCapacity: true)
    joined = ""
  }

  /// The text without space around it or doubled inside it; empty when nothing can be read.
  var text: String { parts.isEmpty ? "" : joined.collapsed }

  /// The topmost element that holds this text and nothing else, else the first text node.
  func node(in screen: Screen, _ content: ChromeContent) -> Node.Index {
    guard let first = parts.first?.node else { return Node.Index(0) }
    let count = Int32(parts.count)
    var best = first
    var node = first
    while let above = screen.parent(of: node) {
      let position = Int(above.position)
      guard !content.holdsElements[position], content.textCounts[position] <= count else { break }
      if content.textCounts[position] == count { best = above }
      guard content.kinds[position] == .inline else { break }
      node = above
    }
    return best
  }
}

extension String {
  /// The text without white space at its ends, and one space for any inside.
  var collapsed: String {
    guard needsCollapsing else { return self }
    return split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\t" }).joined(separator: " ")
  }

  private var needsCollapsing: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      if byte == 0x20, last == 0x20 { return true }
      if byte < 0x20 || byte == 0xC2 || byte == 0xE2 { return true }
      last = byte
    }
    return last == 0x20
  }
}
