import AccessibilityTree
import Announcements

/// The announcement of a dialog of a web page when an app moves focus into the dialog.
extension Session {
  /// Reports that something other than a finger moved focus to a stop.
  ///
  /// If focus enters a dialog of a page in this way, the reader announces the dialog, too.
  mutating func reportFocus(on stop: Stop, by mover: SessionEvent.Mover) {
    guard let dialog = dialog(around: stop.node), nodes[dialog] != position.dialog,
      dialog != stop.node
    else { return report(.focused(stop, by: mover)) }
    let node = screen[dialog]
    let entered = EnteredDialog(name: node.name, isAlert: node.role == .alertDialog)
    report(.enteredDialog(entered, stop, by: mover))
  }

  /// Returns the innermost named dialog of a page at or around a node.
  func dialog(around node: Node.Index) -> Node.Index? {
    guard screen.origin == .web else { return nil }
    var next: Node.Index? = node
    while let index = next {
      let node = screen[index]
      if node.role.isDialog, node.hidden == nil, !node.name.trimmed.isEmpty { return index }
      next = screen.parent(of: index)
    }
    return nil
  }
}
