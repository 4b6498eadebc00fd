internal import Simulator

/// The elements of a page whose attributes handle clicks, keys or the pointer.
struct HandlerElements {
  /// An element that is not a control by itself.
  struct Element {
    var index: Int
    /// The role, or `nil` if the element has none.
    var role: String?
    /// Whether the element has a role of a control from its author.
    var hasControlRole: Bool
    /// Whether the element contains controls, whose events it may only pass on.
    var holdsControls: Bool
  }

  static let clicks = ["onclick", "ondblclick", "onmousedown", "onmouseup"]
  static let keys = ["onkeydown", "onkeypress", "onkeyup"]

  private let page: WebPage

  init(_ page: WebPage) { self.page = page }

  /// Returns the elements with a handler of some events that readers and browsers do not make
  /// controls.
  ///
  /// Elements that are hidden from readers or whose role the author removed do not count.
  func elements(with events: [String]) -> [Element] {
    page.elements(with: events).compactMap { index in
      guard events.contains(where: { handles($0, index) }), !isControl(index), !isSetAside(index)
      else { return nil }
      let role = page.role(of: index)
      return Element(
        index: index, role: role,
        hasControlRole: page.explicitRole(of: index).map(HandlerElements.isControlRole) == true,
        holdsControls: page.source.branch(of: index).dropFirst().contains(where: isControl))
    }
  }

  /// Whether an attribute of an element does more than stop an event.
  func handles(_ event: String, _ index: Int) -> Bool {
    guard let code = page.source[index][event] else { return false }
    let plain = code.filter { !$0.isWhitespace && $0 != ";" }
    return !["", "returnfalse", "event.stopPropagation()", "event.preventDefault()", "void(0)"]
      .contains(plain)
  }

  /// Whether an element is a control by its name, or can be focused.
  private func isControl(_ index: Int) -> Bool {
    let element = page.source[index]
    switch element.name {
    case "a", "area": return element["href"] != nil || page.isFocusable(index)
    case "button", "details", "embed", "frame", "iframe", "input", "object", "option", "optgroup",
      "select", "summary", "textarea":
      return true
    case "audio", "canvas", "video": return true
    default:
      return element.tabIndex.map { $0 >= 0 } == true && page.explicitRole(of: index) != nil
        || element["contenteditable"] != nil
    }
  }

  /// Whether the author hid an element from readers or removed its role.
  private func isSetAside(_ index: Int) -> Bool {
    if page.roleTokens(of: index).contains(where: { $0 == "none" || $0 == "presentation" }) {
      return true
    }
    if HandlerElements.unshown.contains(page.source[index].name) { return false }
    return page.isHidden(index)
  }

  /// Whether a role is one that people operate.
  private static func isControlRole(_ role: String) -> Bool {
    AriaRole[role]?.isWidget == true
      || ["grid", "menu", "menubar", "radiogroup", "scrollbar", "tablist", "toolbar", "tree"]
        .contains(role)
      || role == "treegrid"
  }

  /// Elements that are never shown, so that nobody can click them.
  static let unshown: Set<String> = [
    "base", "col", "colgroup", "head", "link", "meta", "param", "rp", "script", "source", "style",
    "template", "title", "track",
  ]
}
