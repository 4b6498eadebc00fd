/// The text that a log, a build server or a quotation writes before each line of a tree.
///
/// The prefix is learned from lines that contain a node. Its digits may differ from line to line.
package struct LogPrefix {
  private var shape: [Character] = []

  package init() {}

  /// Whether there is no prefix.
  package var isEmpty: Bool { shape.isEmpty }

  /// Learns the prefix from the text before a node.
  ///
  /// `prefix` does not include the characters that draw the lines of the tree (` |-`).
  package mutating func learn(_ prefix: Substring) { shape = prefix.map(LogPrefix.shape) }

  /// Returns a line without the prefix, or the unchanged line if it does not begin with the prefix.
  package func removed(from line: Substring) -> Substring {
    guard !shape.isEmpty else { return line }
    var rest = line
    for expected in shape {
      guard let next = rest.popFirst(), LogPrefix.shape(of: next) == expected else { return line }
    }
    return rest
  }

  private static func shape(of character: Character) -> Character {
    character.isASCII && character.isNumber ? "0" : character
  }
}
