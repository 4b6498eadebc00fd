import AccessibilityTree
import Announcements

/// The moves of a web page's input focus when a gesture moves the reader's focus.
///
/// Source: WebKit, WebAccessibilityObjectWrapperIOS.mm, `accessibilityElementDidBecomeFocused`, which
/// focuses the element or its nearest ancestor that can take focus; Chromium,
/// web_contents_accessibility_android.cc, `MoveAccessibilityFocus`, and AXNodeObject,
/// `OnNativeClickAction`.
extension Session {
  /// Reports to the app that a finger moved the reader's focus.
  ///
  /// Outside web pages, this is the same event as for a move of input focus.
  mutating func raiseFocus() {
    guard let node else { return }
    guard screen.origin == .web else {
      raise(AppEvent(.focus, at: node))
      return
    }
    let here = nodes[node]
    movePageFocus()
    raise(.readerFocus, at: here)
  }

  /// Updates the input focus of a web page after the reader's focus moved.
  ///
  /// Depending on the reader's version, input focus stays, is cleared, or follows the reader's focus.
  mutating func movePageFocus() {
    guard screen.origin == .web, let node else { return }
    switch focusRules.pageFocus {
    case .stays: break
    case .clears: leavePageFocus()
    case .follows: if let target = focusable(around: node) { focusPage(on: nodes[target]) }
    }
  }

  /// Moves the input focus of a web page that was read from a file.
  ///
  /// A double tap moves input focus before it clicks.
  ///
  /// A running page moves its own focus. A text field gets focus when editing begins.
  mutating func focusPage(byActivating target: Node.Index) {
    guard screen.origin == .web, !appTimeline.app.isRunning, !screen.acceptsText(target) else {
      return
    }
    switch focusRules.pageActivation {
    case .touch:
      guard let holder = focusable(around: target) else { return leavePageFocus() }
      focusPage(on: nodes[holder])
    case .action:
      guard platform == .android, isFocusable(target) else { return }
      focusPage(on: nodes[target])
    }
  }

  /// Gives input focus to an element of a web page, without starting to edit the element.
  mutating func focusPage(on target: SessionNode) {
    guard target != pageFocus else { return }
    leavePageFocus()
    // When the previous element loses focus, the app may move focus or remove the target.
    guard pageFocus == nil, let index = nodes.index(of: target) else { return }
    editing.unreached = nil
    editing.focused = target
    raise(AppEvent(.focus, at: index))
  }

  /// Takes input focus away from the focused element of a web page.
  mutating func leavePageFocus() {
    if inputFocus != nil {
      hideKeyboard()
      endEditing()
    } else if let focused = editing.focused {
      editing.focused = nil
      raise(.leave, at: focused)
    }
  }

  /// The node at which Tab starts: usually the field with input focus.
  ///
  /// On a page in Chrome, Tab starts at the node with TalkBack's focus.
  var startOfTab: Node.Index? {
    let followsReader =
      focusRules.keysStartAtFocus || screen.origin == .web && platform == .android
    return followsReader ? node ?? field : field ?? node
  }

  /// The element of a page that has input focus, or `nil` if no element is known to have input
  /// focus.
  var pageFocus: SessionNode? { editing.field ?? editing.focused }

  /// Returns the nearest element at or around a node that can take focus.
  private func focusable(around node: Node.Index) -> Node.Index? {
    var next: Node.Index? = node
    while let index = next {
      if isFocusable(index) { return index }
      next = screen.parent(of: index)
    }
    return nil
  }

  private func isFocusable(_ index: Node.Index) -> Bool {
    (screen[index].states.isFocusable ?? screen[index].role.isInteractive)
      && !screen[index].states.isDisabled
  }
}
