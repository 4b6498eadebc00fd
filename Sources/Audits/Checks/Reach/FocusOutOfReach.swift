internal import Simulator

/// What of a page takes the keyboard's focus though readers do not tell of it: what is inside
/// `aria-hidden`, and what is inside controls whose content is only their name.
///
/// Source: WAI-ARIA 1.2, `aria-hidden` and “Children Presentational”; axe-core, `aria-hidden-focus`
/// and `nested-interactive`; ACT rules 6cfa84 and 307n5z.
struct FocusOutOfReach {
  private let subject: AuditSubject
  private var screen: Screen { subject.screen }
  /// What is wrong, by the element around it, in the order in which those were met.
  private var order: [Node.Index] = []
  private var inside: [Node.Index: [Inner]] = [:]

  private struct Inner {
    var node: Node.Index
    var isHidden: Bool
    /// Whether it is a control for certain, and not only something that takes the focus.
    var isWidget: Bool
  }

  private let page: WebPage?
  /// The names of maps that pictures on the page use.
  private let maps: Set<Substring>
  /// Whether a modal dialog is open, and a script of the page or another file may move the focus.
  private let hasGuardedModal: Bool

  init(_ subject: AuditSubject) {
    self.subject = subject
    page = WebPage(subject)
    let pictures = page?.elements(with: ["usemap"]) ?? []
    maps = Set(
      pictures.compactMap { place in
        guard subject.node(of: place).map({ subject.screen[$0].hidden?.isVisible }) != false else {
          return nil
        }
        return subject.source?[place]["usemap"]?.drop { $0 == "#" }
      })
    let screen = subject.screen
    let hasModal = screen.preorder.contains {
      screen[$0.index].states.isModal && screen[$0.index].hidden == nil
    }
    hasGuardedModal = hasModal && FocusOutOfReach.mayMoveFocus(subject)
  }

  mutating func run(_ findings: inout FindingList) {
    // Of each node: the outermost hidden element and the nearest control around it.
    let nothing: (hidden: Node.Index?, control: Node.Index?) = (nil, nil)
    var around = Array(repeating: nothing, count: screen.count)
    for visit in screen.preorder {
      let index = visit.index
      let node = screen[index]
      let outer = screen.parent(of: index).map { around[Int($0.position)] }
      // Browsers differ in whether they hide the whole page.
      let isHidden =
        node.hidden?.reason == .ariaHidden || outer?.hidden != nil || isHiddenBody(index)
      let hidden = isHidden ? outer?.hidden ?? index : nil
      collect(index, node, hidden: hidden, control: outer?.control)
      around[Int(index.position)] = (hidden, holdsOnlyItsName(index) ? index : outer?.control)
    }
    for outer in order { report(outer, &findings) }
  }

  private mutating func collect(
    _ index: Node.Index, _ node: Node, hidden: Node.Index?, control: Node.Index?
  ) {
    let isShown = node.states.isFocusable == true && node.hidden?.isVisible != false
    guard isShown || isUsedArea(index), !isInert(index) else { return }
    let isTabbable = !hasNegativeTabIndex(index)
    if let hidden, isTabbable {
      note(Inner(node: index, isHidden: true, isWidget: true), in: hidden)
    }
    let isWidget = node.isWidgetOfPages
    guard let control, isWidget || isTabbable, screen[control].hidden?.isVisible != false else {
      return
    }
    note(Inner(node: index, isHidden: false, isWidget: isWidget), in: control)
  }

  private mutating func note(_ inner: Inner, in outer: Node.Index) {
    if inside[outer] == nil { order.append(outer) }
    inside[outer, default: []].append(inner)
  }

  private func report(_ outer: Node.Index, _ findings: inout FindingList) {
    for isHidden in [true, false] {
      let inner = (inside[outer] ?? []).filter { $0.isHidden == isHidden }
      guard let first = inner.first else { continue }
      let name = called(first.node)
      let rest = inner.count > 1 ? " and \(inner.count - 1) more" : ""
      let related = inner.filter { $0.node != outer }.map {
        Finding.Related($0.node, "It can be focused.")
      }
      if isHidden {
        let what = first.node == outer ? name : "\(name)\(rest) inside"
        findings.add(
          outer, "This is hidden from readers by aria-hidden, yet \(what) can be focused.",
          severity: .serious, needsReview: isBehindModal(outer), related: related)
      } else {
        findings.add(
          outer,
          "This \(screen[outer].role.rawValue) holds \(name)\(rest), of which readers tell only as "
            + "part of its name.",
          severity: .serious, needsReview: !inner.contains(where: \.isWidget), related: related)
      }
    }
  }

  /// Whether a modal dialog is open beside it, so that focus may only come there to be sent back.
  private func isBehindModal(_ outer: Node.Index) -> Bool {
    hasGuardedModal && !screen.ancestors(of: outer).contains { screen[$0].states.isModal }
  }

  /// Whether the page hears of focus that comes somewhere, or has a script that nobody sees here.
  private static func mayMoveFocus(_ subject: AuditSubject) -> Bool {
    guard let source = subject.source, source.language == .html else { return true }
    return source.indices.contains { place in
      let element = source[place]
      if element.name == "script" { return element["src"] != nil || element.text.contains("focus") }
      return element.attributes.contains { $0.name.hasPrefix("onfocus") }
    }
  }

  /// Whether it is a link of a map that a picture uses, which takes the focus though it is no box.
  private func isUsedArea(_ index: Node.Index) -> Bool {
    guard !maps.isEmpty, screen[index].webElement == "area", let page,
      let place = subject.element(of: index),
      page.source[place]["href"] != nil,
      let map = page.source.ancestors(of: place).first(where: { page.source[$0].name == "map" }),
      let name = page.source[map]["name"]
    else { return false }
    return maps.contains(name[...])
  }

  private func isHiddenBody(_ index: Node.Index) -> Bool {
    screen[index].webElement == "body"
      && subject.attribute("aria-hidden", of: index)?.lowercased() == "true"
  }

  /// Whether `inert` keeps the focus away.
  private func isInert(_ index: Node.Index) -> Bool {
    guard let source = subject.source, source.language == .html,
      let place = subject.element(of: index)
    else { return screen[index].hidden?.reason == .inert }
    return source[place]["inert"] != nil
      || source.ancestors(of: place).contains { source[$0]["inert"] != nil }
  }

  /// Whether ARIA makes everything inside part of its name, wherever it stands.
  private func holdsOnlyItsName(_ index: Node.Index) -> Bool {
    if screen[index].holdsOnlyItsName { return true }
    guard let page, let place = subject.element(of: index) else { return false }
    return page.explicitRole(of: place) == "option"
  }

  private func called(_ index: Node.Index) -> String {
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
  /// Whether ARIA makes everything inside part of its name.
  fileprivate var holdsOnlyItsName: Bool {
    switch role {
    case .button, .checkbox, .image, .menuItemCheckbox, .menuItemRadio, .meter, .option,
      .progressBar, .radio, .scrollBar, .separator, .slider, .switchControl, .tab:
      true
    default: false
    }
  }

  /// Whether it is a control by its role, or by its element where the role was taken away.
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
