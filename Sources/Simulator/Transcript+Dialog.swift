import AccessibilityTree
import Announcements

extension Transcript {
  /// How many elements with words of their own are out of reach while a dialog is open.
  package func countBehindDialog(on screen: Screen) -> Int {
    var count = 0
    /// Those that are counted, with all inside them, which is a part of their words.
    var told = Set<Node.Index>()
    for passed in skippedNodes {
      guard passed.rule.skipsOutsideDialogs else { continue }
      if let parent = screen.parent(of: passed.node), told.contains(parent) {
        told.insert(passed.node)
      } else if !screen[passed.node].name.allSatisfy(\.isWhitespace) {
        told.insert(passed.node)
        count += 1
      }
    }
    return count
  }
}
