internal import AccessibilityTree

/// A resolver that chooses between the author's role and the implicit role of each element.
///
/// Source: WAI-ARIA 1.2, section 9.3 “Conflicting host language semantics” and 9.4; Core-AAM 1.2,
/// section 4.
struct RoleResolution {
  let dom: DOM
  let tree: FlatTree
  let identifiers: Identifiers
  let tables: TableGeometry
  let focus: Focusability

  /// Returns the roles of a page, assuming that all elements have names.
  func assumingNames() -> RoleList {
    var roles = RoleList(count: dom.count)
    for id in tree.order {
      guard !dom.isText(id) else {
        roles.set(.text, isExplicit: false, of: id)
        continue
      }
      let (role, isExplicit) = role(of: id, in: roles, hasName: true)
      roles.set(role, isExplicit: isExplicit, of: id)
    }
    return roles
  }

  /// Whether an element's role depends on whether it has a name.
  func dependsOnName(_ id: DOM.ID, in roles: RoleList) -> Bool {
    let role = roles[id]
    return role.needsName || (role == .complementary && !roles.isExplicit(id))
  }

  /// Returns the role of an element, and whether the author set this role explicitly.
  func role(of id: DOM.ID, in roles: RoleList, hasName: Bool) -> (Role, isExplicit: Bool) {
    let implicit = ImplicitRole(dom: dom, identifiers: identifiers, tables: tables, roles: roles)
    if let value = dom.attribute(.role, of: id) {
      for token in value.asciiTokens {
        guard let role = AriaRoles.role(token) else { continue }
        if role.needsName && !hasName { continue }
        if role == .none && ignoresNone(id) { continue }
        guard isInContext(role, id, roles) else { continue }
        return (role, true)
      }
    }
    let own = implicit.role(of: id)
    if own == .none, dom.htmlTag(id) == .img, ignoresNone(id) { return (.image, false) }
    if hasName { return (own, false) }
    if own == .region { return (.generic, false) }
    let isNested = own == .complementary && implicit.isAsideSectioned(id)
    return (isNested ? .generic : own, false)
  }

  /// Whether an element is inside the context that its role requires.
  ///
  /// The result is `true` for roles whose context browsers do not check.
  ///
  /// Source: WAI-ARIA 1.3, section 9.1 “Author errors”.
  private func isInContext(_ role: Role, _ id: DOM.ID, _ roles: RoleList) -> Bool {
    let context: Set<Role>
    switch role {
    case .listItem: context = [.list, .directory, .group]
    case .option: context = [.listbox, .group]
    case .treeItem: context = [.tree, .group]
    default: return true
    }
    var ancestor = tree.parent(of: id)
    while ancestor >= 0 {
      if context.contains(roles[ancestor]) { return dom.htmlTag(ancestor) != .fieldset }
      guard roles[ancestor] == .generic || roles[ancestor] == .none else { return false }
      ancestor = tree.parent(of: ancestor)
    }
    return false
  }

  /// Whether browsers ignore the role `none` of the element.
  ///
  /// Browsers ignore the role if the element is focusable, is a dialog, or has a global attribute
  /// of ARIA.
  private func ignoresNone(_ id: DOM.ID) -> Bool {
    focus.isFocusable(id) || dom.htmlTag(id) == .dialog
      || RoleResolution.globalAttributes.contains { dom.has($0, id) }
      || RoleResolution.brailleAttributes.contains { dom.attribute(spelled: $0, of: id) != nil }
  }

  private static let brailleAttributes = ["aria-braillelabel", "aria-brailleroledescription"]

  private static let globalAttributes: [AttributeName] = [
    .ariaAtomic, .ariaBusy, .ariaControls, .ariaCurrent, .ariaDescribedby, .ariaDescription,
    .ariaDetails, .ariaFlowto, .ariaKeyshortcuts, .ariaLabel,
    .ariaLabelledby, .ariaLive, .ariaOwns, .ariaRelevant, .ariaRoledescription,
  ]
}

struct RoleList: Sendable {
  private var roles: [Role]
  private var explicit: [Bool]

  init(count: Int) {
    roles = [Role](repeating: .generic, count: count)
    explicit = [Bool](repeating: false, count: count)
  }

  subscript(id: DOM.ID) -> Role { roles[Int(id)] }

  /// Whether an element's role is the author's role.
  func isExplicit(_ id: DOM.ID) -> Bool { explicit[Int(id)] }

  mutating func set(_ role: Role, isExplicit: Bool, of id: DOM.ID) {
    roles[Int(id)] = role
    explicit[Int(id)] = isExplicit
  }
}
