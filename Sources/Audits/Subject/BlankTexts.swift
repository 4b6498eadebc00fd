internal import Simulator

/// The nodes of a screen that have texts inside, all of them blank.
///
/// Readers announce the texts inside a control as its name, and TalkBack announces a space as
/// “space”.
struct BlankTexts {
  /// The nodes that have a blank text inside.
  private var blank: Set<Node.Index> = []
  /// The nodes that have another text inside.
  private var other: Set<Node.Index> = []

  /// Finds the nodes in linear time: a node whose ancestors are known is not followed further.
  init(of screen: Screen) {
    var nodes = screen.preorder
    while let visit = nodes.next() {
      let node = screen[visit.index]
      let texts: [String?] = [
        node.label?.text, node.value?.text, node.placeholder, node.hint?.text,
      ]
      for text in texts.compactMap(\.self) where !text.isEmpty {
        var next = screen.parent(of: visit.index)
        while let ancestor = next {
          let isNew =
            text.isBlank ? blank.insert(ancestor).inserted : other.insert(ancestor).inserted
          next = isNew ? screen.parent(of: ancestor) : nil
        }
      }
    }
  }

  /// Whether a node has texts inside, and all of them are blank.
  func areOnlyTexts(in node: Node.Index) -> Bool { blank.contains(node) && !other.contains(node) }
}
