internal import Simulator

/// The elements of a page whose attributes handle clicks, keys or the pointer.
struct HandlerElements {
  /// An element that handles events although it is not a control by itself.
  struct Element {
    var index: Int
    /// The role, or `nil` if the element has none.
    var role: String?
    /// Whether the author gave the element the role of a control.
    var hasControlRole: Bool
    /// Whether findings about the element need review, because the element may handle only events of
    /// other elements.
    ///
    /// The element contains controls, is inside a control, or only has listeners that a script added.
    var needsReview: Bool
  }

  static let clicks = ["onclick", "ondblclick", "onmousedown", "onmouseup"]
  static let keys = ["onkeydown", "onkeypress", "onkeyup"]

  private let page: WebPage
  /// The indices of `<label>` elements that name a field.
  private let fieldsOfLabels: Set<Int>

  init(_ page: WebPage) {
    self.page = page
    fieldsOfLabels = Set(page.subject.labels.labels.lazy.filter { $0.target != nil }.map(\.element))
  }

  /// Returns the elements that handle one of `events`, although readers and browsers do not treat
  /// the elements as controls.
  ///
  /// Elements hidden from readers and elements without a role by the author's choice do not count.
  func elements(with events: [String]) -> [Element] {
    page.elements(with: events).compactMap { index in
      guard events.contains(where: { handles($0, index) }), !isControl(index), !isSetAside(index)
      else { return nil }
      let role = page.role(of: index)
      return Element(
        index: index, role: role,
        hasControlRole: page.explicitRole(of: index).map(HandlerElements.isControlRole) == true,
        needsReview: page.source.branch(of: index).dropFirst().contains(where: isControl)
          || page.flat.ancestors(of: index).contains(where: isControl)
          || events.allSatisfy {
            !handles($0, index) || code($0, index) == HandlerElements.listener
          })
    }
  }

  /// Returns the elements with a control's role from the author, a place in the tab order, and
  /// attributes that handle one of `events`.
  func ownControls(with events: [String]) -> [Int] {
    page.elements(with: events).filter { index in
      events.contains { handles($0, index) } && !isNative(index) && !page.isHidden(index)
        && page.source[index].tabIndex.map { $0 >= 0 } == true
        && page.explicitRole(of: index).map(HandlerElements.isControlRole) == true
    }
  }

  /// Whether an element is a part of a group, such as an option of a list, whose handler gets the
  /// keys of all parts.
  ///
  /// Source: ARIA Authoring Practices Guide, “Keyboard navigation inside components”.
  func passesKeys(_ index: Int) -> Bool {
    guard let role = page.role(of: index), HandlerElements.partRoles.contains(role) else {
      return false
    }
    return page.flat.ancestors(of: index).contains { ancestor in
      page.role(of: ancestor).map(HandlerElements.isControlRole) == true
        && HandlerElements.keys.contains { handles($0, ancestor) }
    }
  }

  private static let partRoles: Set<String> = [
    "cell", "columnheader", "gridcell", "menuitem", "menuitemcheckbox", "menuitemradio", "option",
    "radio", "row", "rowheader", "tab", "treeitem",
  ]

  /// Whether an element has an attribute for the event, with code that does more than stop the
  /// event.
  func handles(_ event: String, _ index: Int) -> Bool {
    guard let code = code(event, index) else { return false }
    let plain = code.filter { !$0.isWhitespace && $0 != ";" }
    return !["", "returnfalse", "event.stopPropagation()", "event.preventDefault()", "void(0)"]
      .contains(plain)
  }

  /// The value of an attribute for a listener that a script added, whose code is not known.
  private static let listener = "listener"

  /// Returns the value of the attribute that handles an event.
  private func code(_ event: String, _ index: Int) -> String? {
    page.source[index][event] ?? frameworkCode(event, index)
  }

  /// Returns the value of a framework's attribute that handles an event, such as `@click`.
  private func frameworkCode(_ event: String, _ index: Int) -> String? {
    let element = page.source[index]
    guard EventAttribute.mayHandle(element.name) else { return nil }
    return element.attributes.first { EventAttribute.handler($0.name) == event }?.value
  }

  /// Whether an element is a control by its tag name, or the author made it focusable or editable.
  private func isControl(_ index: Int) -> Bool {
    let element = page.source[index]
    return isNative(index) || element["contenteditable"] != nil
      || element.tabIndex.map { $0 >= 0 } == true && page.explicitRole(of: index) != nil
  }

  /// Whether an element is a control by its tag name, such as `button`.
  private func isNative(_ index: Int) -> Bool {
    let element = page.source[index]
    switch element.name {
    case "a", "area": return element["href"] != nil || page.isFocusable(index)
    case "button", "details", "embed", "frame", "iframe", "input", "object", "option", "optgroup",
      "select", "summary", "textarea":
      return true
    case "audio", "canvas", "video": return true
    default: return false
    }
  }

  /// Whether people do not operate an element, because the author hid the element from readers,
  /// removed its role, or made it the label of a field.
  private func isSetAside(_ index: Int) -> Bool {
    if page.source[index].name == "label", fieldsOfLabels.contains(index) { return true }
    if page.roleTokens(of: index).contains(where: { $0 == "none" || $0 == "presentation" }) {
      return true
    }
    if HandlerElements.unshown.contains(page.source[index].name) { return false }
    return page.isHidden(index)
  }

  /// Whether people operate elements of a role.
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
