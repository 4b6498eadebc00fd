import AccessibilityTree
import Announcements

extension Session {
  /// Shows or removes the error message below a field of a text input layout.
  ///
  /// The message is a separate text in a polite live region, so TalkBack announces it in addition
  /// to the field's error. Source: Material Components 1.12, IndicatorViewController.java,
  /// `setErrorEnabled`.
  mutating func showIndicator(of name: String, saying message: String?) {
    guard platform == .android, let field = screen.index(called: name),
      let layout = screen.inputLayout(around: field)
    else { return }
    let shown = indicator(in: layout)
    guard let message else {
      if let shown { replaceScreen(with: screen.removing(shown)) }
      return
    }
    if shown == nil {
      // Material Components add the view first, then set its text.
      let empty = AppEffect.Insertion(
        role: .text, name: "", neighbour: name, isBefore: false, live: .polite,
        id: Session.indicator)
      replaceScreen(with: screen.inserting(empty, beside: screen.lastControl(beside: field)))
    }
    // Inserting a node changed the indices.
    guard let field = screen.index(called: name), let layout = screen.inputLayout(around: field),
      let text = indicator(in: layout)
    else { return }
    change(at: text) { node, _ in node.label = AuthoredText(message, from: .content) }
  }

  /// The view id that Material Components give the message.
  private static let indicator = "textinput_error"

  private func indicator(in layout: Node.Index) -> Node.Index? {
    screen.descendants(of: layout).first { screen[$0.index].id == Session.indicator }?.index
  }
}

extension Screen {
  fileprivate func inputLayout(around field: Node.Index) -> Node.Index? {
    guard origin == .android else { return nil }
    return ancestors(of: field).first {
      self[$0].knownAndroid?.viewClass?.hasSuffix("TextInputLayout") == true
    }
  }

  /// Returns the last control of a field: an icon after the field or, without an icon, the field.
  ///
  /// The error message is inserted after this control.
  fileprivate func lastControl(beside field: Node.Index) -> Node.Index {
    guard let parent = parent(of: field) else { return field }
    return Array(children(of: parent)).last { $0 > field && self[$0].role.isInteractive } ?? field
  }
}
