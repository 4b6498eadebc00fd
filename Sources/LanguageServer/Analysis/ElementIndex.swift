internal import Reports
internal import Simulator

/// An index for finding the nodes of a screen at an offset in the text of the screen's file.
struct ElementIndex: Sendable {
  private struct Entry: Sendable {
    var start: Int
    var node: Node.Index
  }

  /// The nodes in the order of the text.
  ///
  /// A node comes before the nodes inside it.
  private let entries: [Entry]
  private let extent: ElementExtent

  init(of screen: Screen, in text: DocumentText, _ extent: ElementExtent) {
    self.extent = extent
    entries = screen.preorder.compactMap { visit -> Entry? in
      guard let position = screen[visit.index].position, position.file == nil else { return nil }
      // A node that consists of white space begins at its white space. Any other node begins after
      // the white space.
      let start =
        screen[visit.index].isWhitespace
        ? text.offset(of: position) : text.offset(ofElementAt: position)
      return Entry(start: start, node: visit.index)
    }.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }.map(\.element)
  }

  /// Returns the nodes of the innermost element that contains an offset, and the offset at which
  /// the element begins.
  func nodes(at offset: Int) -> (start: Int, nodes: [Node.Index])? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let start = entries[low - 1].start
    guard extent.contains(offset, from: start) else { return nil }
    var first = low - 1
    while first > 0, entries[first - 1].start == start { first -= 1 }
    return (start, entries[first..<low].map(\.node))
  }
}
