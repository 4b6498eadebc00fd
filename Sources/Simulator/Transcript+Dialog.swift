import AccessibilityTree
import Announcements

extension Transcript {
  /// Returns how many named elements cannot be reached while a dialog is open.
  package func countBehindDialog(on screen: Screen) -> Int {
    var count = 0
    /// The counted nodes and their descendants; a counted name includes the words of descendants.
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
