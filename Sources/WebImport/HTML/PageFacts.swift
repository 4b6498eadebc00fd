internal import AccessibilityTree
internal import ImportSupport

/// The facts about a page that are known before names are computed.
///
/// Each property is derived from the properties above it. This type is a class, because copies of a
/// structure would retain and release about forty arrays.
final class PageFacts: Sendable {
  let dom: DOM
  /// The tree in which elements in `aria-owns` attributes are below their owners.
  let tree: FlatTree
  let identifiers: Identifiers
  let labels: Labels
  let sheet: StyleSheet
  let styles: Styles
  let visibility: ElementVisibility
  let disabled: DisabledControls
  let focus: Focusability
  let tables: TableGeometry
  /// The roles of all items.
  ///
  /// Some roles require a name. Whether an element gets such a role is known only after
  /// ``resolvingRoles()``.
  let roles: RoleList

  /// Creates the facts of a page.
  ///
  /// - Parameters:
  ///   - dom: The page.
  ///   - viewport: The size of the screen.
  ///   - linked: The style sheets in files beside the page, or `nil` to read none.
  ///   - computed: The styles that a browser computed, or `nil` to compute them from the page's
  ///       rules.
  init(
    _ dom: DOM, on viewport: Viewport = .phone, linked: LinkedStyleSheets? = nil,
    styles computed: ComputedStyles? = nil
  ) {
    let flat = FlatTree(dom)
    let sheet = StyleSheet(of: dom, flat.scopes, MediaEnvironment(dom, on: viewport), linked)
    self.dom = dom
    self.sheet = sheet
    identifiers = Identifiers(dom, flat.scopes)
    labels = Labels(dom, identifiers)
    styles = computed?.styles(of: dom, flat) ?? Styles(dom, flat, sheet)
    let visible = ElementVisibility(dom, flat, styles)
    tree = flat.withOwnedElements(dom, identifiers, visible)
    visibility = flat.owned == tree.owned ? visible : visible.applyingARIA(tree, dom)
    disabled = DisabledControls(dom)
    focus = Focusability(dom: dom, disabled: disabled)
    tables = TableGeometry(dom)
    roles =
      RoleResolution(
        dom: dom, tree: tree, identifiers: identifiers, tables: tables, focus: focus
      ).assumingNames()
  }

  private init(_ page: PageFacts, roles: RoleList) {
    dom = page.dom
    tree = page.tree
    identifiers = page.identifiers
    labels = page.labels
    sheet = page.sheet
    styles = page.styles
    visibility = page.visibility
    disabled = page.disabled
    focus = page.focus
    tables = page.tables
    self.roles = roles
  }

  /// Returns the facts with the final roles.
  ///
  /// An element gets another role if it lacks the name that its role requires.
  func resolvingRoles() -> PageFacts {
    let resolution = RoleResolution(
      dom: dom, tree: tree, identifiers: identifiers, tables: tables, focus: focus)
    var names = AccessibleNames(self)
    var finalRoles = roles
    for id in tree.order where !dom.isText(id) && resolution.dependsOnName(id, in: roles) {
      guard names.name(of: id) == nil else { continue }
      let (role, isExplicit) = resolution.role(of: id, in: finalRoles, hasName: false)
      finalRoles.set(role, isExplicit: isExplicit, of: id)
    }
    return PageFacts(self, roles: finalRoles)
  }
}

extension StyleSheet {
  /// Collects the rules of all style sheets whose media queries apply, in the order of the page.
  ///
  /// A sheet in `<noscript>` does not apply, because phones run scripts.
  init(
    of dom: DOM, _ scopes: [DOM.ID], _ environment: MediaEnvironment, _ linked: LinkedStyleSheets?
  ) {
    self.init(environment)
    let query = MediaQuery(environment: environment)
    let alternatives = dom.contentWithoutScripts
    // A page with a base URL refers to style sheets on a server, which are not read.
    let linked = dom.ids.contains { dom[$0].tag == .base && dom.has(.href, $0) } ? nil : linked
    var preferredTitle: String?
    for id in dom.ids where dom.isStyleSheet(id) && !alternatives.contains(id) {
      // Of several sets of style sheets with titles, browsers apply the first set.
      // Source: CSSOM, “add a CSS style sheet”.
      if scopes[Int(id)] < 0, let title = dom.attribute(.title, of: id), !title.isEmpty {
        preferredTitle = preferredTitle ?? title
        guard title == preferredTitle else { continue }
      }
      switch query.truth(of: dom.attribute(.media, of: id)) {
      case .no: continue
      case .unknown: recordSkipped("@media", at: dom.position(of: id))
      case .yes where dom[id].tag == .link:
        guard let address = dom.attribute(.href, of: id), let sheet = linked?.sheet(at: address)
        else { continue }
        readLinks.insert(id)
        for text in sheet.texts { append(text, scope: scopes[Int(id)], at: nil) }
        if sheet.hasUnreadImports { recordSkipped("@import", at: dom.position(of: id)) }
      case .yes:
        let first = dom[id].firstChild
        append(
          dom.textContent(of: id), scope: scopes[Int(id)],
          at: first >= 0 ? dom.position(of: first) : nil)
      }
    }
    removeIrrelevantRules(dom)
  }
}

extension DOM {
  /// Whether an element is a `<style>` element, or a `<link>` element that refers to a style sheet.
  ///
  /// Other languages than CSS, as in `type="text/less"`, do not count.
  ///
  /// Source: HTML Standard, 4.2.6 “The style element”, and 4.6.7.25 “Link type "stylesheet"”.
  func isStyleSheet(_ id: ID) -> Bool {
    switch self[id].tag {
    case .style:
      let type = attribute(.type, of: id)?.asciiLowercased ?? ""
      return self[id].namespace != .mathML && (type.isEmpty || type == "text/css")
    case .link:
      let kinds = keyword(.rel, of: id)?.asciiTokens ?? []
      let type = (attribute(.type, of: id)?.asciiLowercased ?? "").prefix {
        $0 != ";" && !$0.isWhitespace
      }
      return kinds.contains("stylesheet") && !kinds.contains("alternate")
        && !has(.disabled, id) && (type.isEmpty || type == "text/css")
    default: return false
    }
  }

  /// The elements inside all `<noscript>` elements.
  ///
  /// Only browsers without scripts use these elements.
  fileprivate var contentWithoutScripts: Set<ID> {
    var content: Set<ID> = []
    for id in ids {
      let parent = self[id].parent
      guard parent >= 0, self[parent].tag == .noscript || content.contains(parent) else { continue }
      content.insert(id)
    }
    return content
  }
}
