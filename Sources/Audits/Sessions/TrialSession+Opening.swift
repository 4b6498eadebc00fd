internal import Simulator

/// The controls of a screen that open a list, menu, dialog or date picker.
extension Screen {
  /// The controls of a form that open a list, menu, dialog or date picker, in document order.
  ///
  /// If several controls have the same role, name and popup, such as one menu in each row of a
  /// table, the list has only the first control.
  var openers: [Node.Index] {
    var openers: [Node.Index] = []
    var known: Set<OpenerKind> = []
    var lastField: Node.Index?
    for index in preorder.map(\.index) {
      let isOpener = isOpener(index) || lastField.map({ isBeside($0, index) }) == true
      if isOpener, self[index].name.isEmpty || known.insert(OpenerKind(of: self[index])).inserted {
        openers.append(index)
      }
      if acceptsText(index) { lastField = index }
    }
    return openers
  }

  /// The properties by which the trial compares controls with a popup.
  ///
  /// Two controls with equal properties are tried only once.
  private struct OpenerKind: Hashable {
    let role: Role
    let name: String
    let popup: States.Popup?

    init(of node: Node) { (role, name, popup) = (node.role, node.name, node.states.popup) }
  }

  private func isOpener(_ index: Node.Index) -> Bool {
    let node = self[index]
    guard isOperable(index), node.states.expanded != true else { return false }
    // `<select>` elements are left out, because the phone and not the page opens their lists.
    guard node.web?.element != "select", !isCommand(index) else { return false }
    return node.states.expanded == false || node.states.popup != nil || node.role == .combobox
  }

  /// Whether a node is a command or an item of navigation, and thus not a part of a form.
  private func isCommand(_ index: Node.Index) -> Bool {
    switch self[index].role {
    case .menuItem, .menuItemCheckbox, .menuItemRadio, .tab, .treeItem, .row: return true
    default: break
    }
    return ancestors(of: index).contains { around in
      [.navigation, .menuBar, .menu, .tabList, .tree].contains(self[around].role)
    }
  }

  private func isOperable(_ index: Node.Index) -> Bool {
    let node = self[index]
    guard !node.states.isDisabled, !node.states.isReadOnly, node.hidden == nil else { return false }
    return node.role.isInteractive && !ancestors(of: index).contains { self[$0].hidden != nil }
  }

  /// Whether a button or link probably opens a picker for the only text field near it.
  ///
  /// Many pages open a date picker with a button or link that has no attribute for a popup. A link
  /// must stay on the page, and a button must not submit a form.
  private func isBeside(_ field: Node.Index, _ index: Node.Index) -> Bool {
    guard isOperable(index), origin == .web else { return false }
    let node = self[index]
    switch node.role {
    case .button: guard node.webElement == "button", !submitsForm(index) else { return false }
    case .link: guard node.web?.target?.hasPrefix("#") == true else { return false }
    default: return false
    }
    let around = Array(ancestors(of: field).prefix(Screen.nearness))
    return ancestors(of: index).prefix(Screen.nearness).contains { here in
      around.contains(here) && self[here].role != .form
        && descendants(of: here).filter { acceptsText($0.index) }.count == 1
    }
  }

  /// Whether a button of a page submits the form around it.
  func submitsForm(_ button: Node.Index) -> Bool {
    self[button].submitsForm && form(around: button) != nil
  }

  /// Whether the form around a field has a button for submitting the form.
  func isSentByButton(_ field: Node.Index) -> Bool {
    form(around: field).map { descendants(of: $0).contains { self[$0.index].submitsForm } } == true
  }

  /// The maximum number of levels from a field, and from the button of its picker, up to a common
  /// ancestor.
  ///
  /// A button without such an ancestor does not count as the button of the field's picker.
  private static let nearness = 3
}

extension TrialSession {
  /// The maximum number of controls whose list, menu, dialog or picker the trial opens.
  private static let openerLimit = 20

  /// Opens the list, menu, dialog or picker of each control, chooses something, and comes back.
  mutating func openAll() {
    for opener in scene.screen.openers.prefix(TrialSession.openerLimit).map({ scene.node(at: $0) })
    where scene[opener] != nil {
      let closed = scene
      open(opener)
      if appeared(since: closed).isEmpty { suggest(in: opener, since: closed) }
      let shown = appeared(since: closed)
      if let choice = choice(among: shown), touch(choice) { perform(.doubleTap) }
      if shown.contains(where: { scene[$0] != nil }) { perform(.escape) }
    }
  }

  private mutating func open(_ opener: SessionNode) {
    touch(opener)
    perform(.doubleTap)
  }

  /// Types letters into a combo box until the combo box suggests something.
  private mutating func suggest(in field: SessionNode, since closed: Session.Scene) {
    guard let index = scene.index(of: field), scene.screen.acceptsText(index),
      scene.screen[index].role == .combobox
    else { return }
    for letter in ["a", "e", "s"] where appeared(since: closed).isEmpty {
      guard scene.inputFocus == field else { return }
      perform(.clear)
      perform(.type(letter))
    }
  }

  /// Returns the nodes that are not hidden now, but were hidden or missing in the scene `closed`.
  private func appeared(since closed: Session.Scene) -> [SessionNode] {
    let (now, screen) = (scene, scene.screen)
    return screen.preorder.map(\.index).filter { index in
      guard screen[index].hidden == nil else { return false }
      guard let before = closed.index(of: now.node(at: index)) else { return true }
      return closed.screen[before].hidden != nil
    }.map { now.node(at: $0) }
  }

  /// Returns a node to choose: the second option, day or command, or the first if there is only
  /// one.
  private func choice(among shown: [SessionNode]) -> SessionNode? {
    let available = shown.filter { isChoice($0) }
    // A calendar has buttons for other months beside the cells with its days, so cells are
    // preferred.
    let days = available.filter { isInCell($0) && scene[$0]?.role.isInteractive == true }
    if let day = days.dropFirst().first ?? days.first { return day }
    for roles in TrialSession.choices {
      let found = available.filter { node in scene[node].map { roles.contains($0.role) } == true }
      if let second = found.dropFirst().first ?? found.first { return second }
    }
    return nil
  }

  /// Whether a person can choose a node without leaving the page or submitting a form.
  private func isChoice(_ node: SessionNode) -> Bool {
    guard let index = scene.index(of: node), !scene.screen[index].states.isDisabled else {
      return false
    }
    let choice = scene.screen[index]
    switch choice.role {
    case .link: return choice.web?.target?.hasPrefix("#") ?? true
    case .button: return !scene.screen.submitsForm(index)
    default: return true
    }
  }

  private func isInCell(_ node: SessionNode) -> Bool {
    guard let index = scene.index(of: node) else { return false }
    return scene.screen.ancestors(of: index).contains { around in
      [.cell, .gridCell].contains(scene.screen[around].role)
    }
  }

  /// The roles of nodes that a person can choose, from the most to the least certain choice.
  private static let choices: [Set<Role>] = [
    [.option, .menuItem, .menuItemRadio, .menuItemCheckbox, .treeItem], [.gridCell], [.radio],
    [.button], [.link],
  ]
}
