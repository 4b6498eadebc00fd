internal import Simulator

/// A check for elements that the keyboard can focus although the browser does not expose them to
/// readers.
///
/// Such elements are inside `aria-hidden`, or inside controls whose children are presentational.
/// Source: WAI-ARIA 1.2, `aria-hidden` and “Children Presentational”; axe-core, `aria-hidden-focus`
/// and `nested-interactive`; ACT rules 6cfa84 and 307n5z.
struct FocusOutOfReach {
  private let subject: AuditSubject
  private var screen: Screen { subject.screen }
  /// The hidden elements and the controls with findings, in document order.
  private var order: [Node.Index] = []
  private var inside: [Node.Index: [FocusableElement]] = [:]

  private struct FocusableElement {
    var node: Node.Index
    var isHidden: Bool
    /// Whether the element is certainly a control, and not just any focusable element.
    var isWidget: Bool
  }

  private let page: WebPage?
  /// The elements of a page with the role `option`.
  private let options: Set<Int>
  /// Whether a page has an element with the attribute `inert`.
  private let hasInert: Bool
  /// The names of the image maps in use.
  private let maps: Set<Substring>
  /// Whether a modal dialog is open and a script may move the focus.
  private let hasGuardedModal: Bool

  init(_ subject: AuditSubject) {
    self.subject = subject
    let page = WebPage(subject)
    self.page = page
    var options: Set<Int> = []
    var hasInert = false
    if let source = subject.source, source.language == .html {
      for index in source.indices {
        hasInert = hasInert || source[index]["inert"] != nil
        if source[index]["role"] != nil, page?.explicitRole(of: index) == "option" {
          options.insert(index)
        }
      }
    }
    (self.options, self.hasInert) = (options, hasInert)
    let pictures = page?.elements(with: ["usemap"]) ?? []
    maps = Set(
      pictures.compactMap { element in
        guard subject.node(of: element).map({ subject.screen[$0].hidden?.isVisible }) != false
        else { return nil }
        return subject.source?[element]["usemap"]?.drop { $0 == "#" }
      })
    let screen = subject.screen
    let hasModal = screen.preorder.contains {
      screen[$0.index].states.isModal && screen[$0.index].hidden == nil
    }
    hasGuardedModal = hasModal && FocusOutOfReach.mayMoveFocus(subject)
  }

  mutating func run(_ findings: inout FindingList) {
    // The outermost hidden element and the nearest control around each node.
    let nothing: (hidden: Node.Index?, control: Node.Index?) = (nil, nil)
    var around = Array(repeating: nothing, count: screen.count)
    for visit in screen.preorder {
      let index = visit.index
      let node = screen[index]
      let outer = screen.parent(of: index).map { around[Int($0.position)] }
      // `aria-hidden` on `body` always counts as hiding, although only some browsers then hide the
      // page.
      let isHidden =
        node.hidden?.reason == .ariaHidden || outer?.hidden != nil || isHiddenBody(index)
      let hidden = isHidden ? outer?.hidden ?? index : nil
      collect(index, node, hidden: hidden, control: outer?.control)
      around[Int(index.position)] = (
        hidden, hasPresentationalChildren(index) ? index : outer?.control
      )
    }
    for outer in order { report(outer, &findings) }
  }

  private mutating func collect(
    _ index: Node.Index, _ node: Node, hidden: Node.Index?, control: Node.Index?
  ) {
    let isShown = node.states.isFocusable == true && node.hidden?.isVisible != false
    guard isShown || isUsedArea(index), !isInert(index), !subject.isFocusGuard(index) else {
      return
    }
    let isTabbable = !hasNegativeTabIndex(index)
    if let hidden, isTabbable {
      append(FocusableElement(node: index, isHidden: true, isWidget: true), in: hidden)
    }
    let isWidget = node.isWidgetOfPages
    guard let control, isWidget || isTabbable, screen[control].hidden?.isVisible != false else {
      return
    }
    append(FocusableElement(node: index, isHidden: false, isWidget: isWidget), in: control)
  }

  private mutating func append(_ inner: FocusableElement, in outer: Node.Index) {
    if inside[outer] == nil { order.append(outer) }
    inside[outer, default: []].append(inner)
  }

  private func report(_ outer: Node.Index, _ findings: inout FindingList) {
    for isHidden in [true, false] {
      let inner = (inside[outer] ?? []).filter { $0.isHidden == isHidden }
      guard let first = inner.first else { continue }
      let name = description(of: first.node)
      let rest = inner.count > 1 ? " and \(inner.count - 1) more" : ""
      let related = inner.filter { $0.node != outer }.map {
        Finding.Related($0.node, "It can be focused.")
      }
      if isHidden {
        let focusable = first.node == outer ? name : "\(name)\(rest) inside"
        findings.add(
          outer, "This is hidden from readers by aria-hidden, but \(focusable) can be focused.",
          severity: .serious,
          needsReview: isBehindModal(outer) || mayBeUnseen(outer, inner.map(\.node)),
          related: related)
      } else {
        findings.add(
          outer,
          "This \(screen[outer].role.rawValue) contains \(name)\(rest), which readers announce only "
            + "as part of its name.",
          severity: .serious, needsReview: !inner.contains(where: \.isWidget), related: related)
      }
    }
  }

  /// Whether a style sheet that was not read may make an element invisible.
  ///
  /// Pages often do so with a dialog or a menu that is not open yet.
  private func mayBeUnseen(_ outer: Node.Index, _ inner: [Node.Index]) -> Bool {
    subject.lacksStyleSheets && !inner.contains(outer)
  }

  /// Whether a modal dialog is open next to an element, so that a script may move focus back to the
  /// dialog.
  private func isBehindModal(_ outer: Node.Index) -> Bool {
    hasGuardedModal && !screen.ancestors(of: outer).contains { screen[$0].states.isModal }
  }

  /// Whether the page handles focus events, or has a script in another file.
  private static func mayMoveFocus(_ subject: AuditSubject) -> Bool {
    guard let source = subject.source, source.language == .html else { return true }
    return source.indices.contains { index in
      let element = source[index]
      if element.name == "script" { return element["src"] != nil || element.text.contains("focus") }
      return element.attributes.contains { $0.name.hasPrefix("onfocus") }
    }
  }

  /// Whether a node is a link of an image map in use.
  ///
  /// People can focus such a link although it has no box.
  private func isUsedArea(_ index: Node.Index) -> Bool {
    guard !maps.isEmpty, screen[index].webElement == "area", let page,
      let element = subject.element(of: index),
      page.source[element]["href"] != nil,
      let map = page.source.ancestors(of: element).first(where: { page.source[$0].name == "map" }),
      let name = page.source[map]["name"]
    else { return false }
    return maps.contains(name[...])
  }

  private func isHiddenBody(_ index: Node.Index) -> Bool {
    screen[index].webElement == "body"
      && subject.attribute("aria-hidden", of: index)?.lowercased() == "true"
  }

  /// Whether `inert` or a modal dialog prevents focus.
  private func isInert(_ index: Node.Index) -> Bool {
    if screen[index].hidden?.reason == .outsideModal { return true }
    guard let source = subject.source, source.language == .html,
      let element = subject.element(of: index)
    else { return screen[index].hidden?.reason == .inert }
    guard hasInert else { return false }
    return source[element]["inert"] != nil
      || source.ancestors(of: element).contains { source[$0]["inert"] != nil }
  }

  private func hasPresentationalChildren(_ index: Node.Index) -> Bool {
    if screen[index].hasPresentationalChildren { return true }
    guard !options.isEmpty, let element = subject.element(of: index) else { return false }
    return options.contains(element)
  }

  private func description(of index: Node.Index) -> String {
    let node = screen[index]
    let role = node.role == .generic ? node.webElement ?? "element" : node.role.rawValue
    return node.name.isBlank ? "a \(role)" : "the \(role) “\(node.name)”"
  }

  private func hasNegativeTabIndex(_ index: Node.Index) -> Bool {
    guard let element = subject.element(of: index), let source = subject.source,
      source.language == .html
    else { return false }
    return (source[element].tabIndex ?? 0) < 0
  }
}

extension Node {
  /// Whether the role has presentational children.
  var hasPresentationalChildren: Bool {
    switch role {
    case .button, .checkbox, .image, .menuItemCheckbox, .menuItemRadio, .meter, .option,
      .progressBar, .radio, .scrollBar, .separator, .slider, .switchControl, .tab:
      true
    default: false
    }
  }

  /// Whether the node is a control by its role or, if the author removed the role, by its tag name.
  fileprivate var isWidgetOfPages: Bool {
    switch role {
    case .button, .checkbox, .combobox, .link, .listbox, .menuItem, .menuItemCheckbox,
      .menuItemRadio, .option, .radio, .searchBox, .slider, .spinButton, .switchControl, .tab,
      .textBox, .treeItem, .dateField, .dateTimeField, .monthField, .timeField, .weekField,
      .fileButton, .colorWell, .disclosureTriangle, .scrollBar, .gridCell, .media, .frame:
      true
    default:
      switch web?.element {
      case "a", "button", "input", "select", "textarea": true
      default: web?.isEditable == true
      }
    }
  }
}
