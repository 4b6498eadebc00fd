internal import ImportSupport
internal import Simulator

/// Everything known about a page before names are computed, each fact from those before it.
///
/// A class that owns nothing but constants: a dozen readers hold it, and handing it on should not
/// count references to forty arrays.
final class PageFacts: Sendable {
  let dom: DOM
  /// The tree with owned elements below their owners.
  let tree: FlatTree
  let identifiers: Identifiers
  let labels: Labels
  let sheet: StyleSheet
  let styles: Styles
  let hiddenness: Hiddenness
  let disabled: DisabledControls
  let focus: Focusability
  let tables: TableGeometry
  /// Roles; those that need a name are corrected once names are known.
  let roles: RoleList

  /// - Parameter computed: The styles that a browser computed, instead of those of the page's own rules.
  init(_ dom: DOM, on viewport: Viewport = .phone, styles computed: ComputedStyles? = nil) {
    let flat = FlatTree(dom)
    let sheet = StyleSheet(of: dom, flat.scopes, MediaEnvironment(dom, on: viewport))
    self.dom = dom
    self.sheet = sheet
    identifiers = Identifiers(dom, flat.scopes)
    labels = Labels(dom, identifiers)
    styles = computed?.styles(of: dom, flat) ?? Styles(dom, flat, sheet)
    let hidden = Hiddenness(dom, flat, styles)
    tree = flat.withOwnedElements(dom, identifiers, hidden)
    hiddenness = flat.owned == tree.owned ? hidden : hidden.following(tree, dom)
    disabled = DisabledControls(dom)
    focus = Focusability(dom: dom, disabled: disabled)
    tables = TableGeometry(dom)
    roles =
      RoleResolution(
        dom: dom, tree: tree, identifiers: identifiers, tables: tables, focus: focus
      ).assumingNames()
  }

  /// The same facts with the final roles.
  private init(_ page: PageFacts, roles: RoleList) {
    dom = page.dom
    tree = page.tree
    identifiers = page.identifiers
    labels = page.labels
    sheet = page.sheet
    styles = page.styles
    hiddenness = page.hiddenness
    disabled = page.disabled
    focus = page.focus
    tables = page.tables
    self.roles = roles
  }

  /// The facts of a page in which elements whose role needs a name they do not have got the role
  /// they have without.
  func settled() -> PageFacts {
    let resolution = RoleResolution(
      dom: dom, tree: tree, identifiers: identifiers, tables: tables, focus: focus)
    var names = AccessibleNames(self)
    var settled = roles
    for id in tree.order where !dom.isText(id) && resolution.dependsOnName(id, in: roles) {
      guard names.name(of: id) == nil else { continue }
      let (role, isExplicit) = resolution.role(of: id, in: settled, hasName: false)
      settled.set(role, isExplicit: isExplicit, of: id)
    }
    return PageFacts(self, roles: settled)
  }
}

extension StyleSheet {
  /// The rules of all `<style>` elements that apply.
  init(of dom: DOM, _ scopes: [DOM.ID], _ environment: MediaEnvironment) {
    self.init(environment)
    let query = MediaQuery(environment: environment)
    for id in dom.ids where dom[id].tag == .style {
      switch query.truth(of: dom.attribute(.media, of: id)) {
      case .no: continue
      case .unknown: note("@media", at: dom.position(of: id))
      case .yes:
        let first = dom[id].firstChild
        append(
          dom.textContent(of: id), scope: scopes[Int(id)],
          at: first >= 0 ? dom.position(of: first) : nil)
      }
    }
    settle(dom)
  }
}
