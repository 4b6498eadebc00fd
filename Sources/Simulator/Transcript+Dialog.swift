import AccessibilityTree
import Announcements

extension Transcript {
  /// Returns the number of elements with a name that the reader cannot reach because a dialog is
  /// open.
  package func countBehindDialog(on screen: Screen) -> Int {
    var count = 0
    /// The nodes that were counted, and their descendants.
    ///
    /// Descendants of a counted node are not counted again, because their words are part of its
    /// name.
    var counted = Set<Node.Index>()
    for skipped in skippedNodes {
      guard skipped.rule.skipsOutsideDialogs else { continue }
      if let parent = screen.parent(of: skipped.node), counted.contains(parent) {
        counted.insert(skipped.node)
      } else if !screen[skipped.node].name.allSatisfy(\.isWhitespace) {
        counted.insert(skipped.node)
        count += 1
      }
    }
    return count
  }
}
