internal import Simulator

extension AuditSession.Step {
  /// What was done, as scripts write it.
  var doing: String { step.gesture?.text ?? "opening the screen" }

  /// What has focus afterwards, in words.
  var focusWords: String {
    guard let focus = after.focus else { return "nothing" }
    let node = after.screen[focus]
    return node.name.isEmpty ? "a \(node.role.rawValue) without a name" : "“\(node.name)”"
  }
}

extension Screen {
  /// The next field that text can be typed into.
  func entry(after field: Node.Index) -> Node.Index? {
    let fields = preorder.map(\.index).filter { takesInput($0) }
    guard let place = fields.firstIndex(of: field), fields.indices.contains(place + 1) else {
      return nil
    }
    return fields[place + 1]
  }

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
