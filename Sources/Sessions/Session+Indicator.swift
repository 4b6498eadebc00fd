import AccessibilityTree
import Announcements

extension Session {
  /// Shows the message that a text input layout has below its field, or takes it away.
  ///
  /// It is a text of its own and a polite live region, so that TalkBack tells it beside the error of the
  /// field. Source: Material Components 1.12, IndicatorViewController.java, `setErrorEnabled`.
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
      // The text comes after the view is there.
      let empty = AppEffect.Insertion(
        role: .text, name: "", neighbour: name, isBefore: false, live: .polite,
        id: Session.indicator)
      replaceScreen(with: screen.inserting(empty, beside: screen.lastControl(beside: field)))
    }
    // Its place may be another now.
    guard let field = screen.index(called: name), let layout = screen.inputLayout(around: field),
      let text = indicator(in: layout)
    else { return }
    change(at: text) { node, _ in node.label = AuthoredText(message, from: .content) }
  }

  /// The name that the library has for the view.
  private static let indicator = "textinput_error"

  private func indicator(in layout: Node.Index) -> Node.Index? {
    screen.descendants(of: layout).first { screen[$0.index].id == Session.indicator }?.index
  }
}

extension Screen {
  /// The text input layout around a field of an Android layout.
  fileprivate func inputLayout(around field: Node.Index) -> Node.Index? {
    guard origin == .android else { return nil }
    return ancestors(of: field).first {
      self[$0].knownAndroid?.viewClass?.hasSuffix("TextInputLayout") == true
    }
  }

  /// The last of a field and the icons behind it, which the message comes after.
  fileprivate func lastControl(beside field: Node.Index) -> Node.Index {
    guard let parent = parent(of: field) else { return field }
    return Array(children(of: parent)).last { $0 > field && self[$0].role.isOperated } ?? field
  }
}
