internal import Simulator

extension AuditSession.Step {
  /// What was done, as scripts write it.
  var doing: String { step.gesture?.text ?? "opening the screen" }

  /// What has focus afterwards, in words.
  var focusWords: String {
    guard let focus = after.focus, let node = after[focus] else { return "nothing" }
    return node.name.isEmpty ? "a \(node.role.rawValue) without a name" : "“\(node.name)”"
  }
}

extension Session.Scene {
  /// The next field that text can be typed into.
  func entry(after field: SessionNode) -> SessionNode? {
    let fields = screen.preorder.map(\.index).filter { screen.takesInput($0) }
    guard let position = fields.firstIndex(where: { node(at: $0) == field }),
      fields.indices.contains(position + 1)
    else { return nil }
    return node(at: fields[position + 1])
  }
}

extension Screen {
  /// Whether anything on it can be pressed.
  var hasWayOut: Bool {
    preorder.contains { self[$0.index].role == .button || self[$0.index].role == .link }
  }

  /// Whether anything that people perceive is another one on a later screen.
  func isChanged(in other: Screen) -> Bool {
    guard count == other.count else { return true }
    return preorder.contains { visit in
      var (old, new) = (self[visit.index], other[visit.index])
      // Where the keyboard types is no change.
      old.states.isFocused = false
      new.states.isFocused = false
      return old != new
    }
  }
}

extension String {
  /// With a capital at its beginning.
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
