internal import Simulator

/// The elements of a page, with their ARIA roles and other properties that rules look up.
struct WebPage {
  let subject: AuditSubject
  let source: SourceTree
  /// The elements with shadow trees and slots in place.
  let flat: FlatElements

  /// Creates the elements of a page; returns `nil` if the screen is not a page.
  init?(_ subject: AuditSubject) {
    guard subject.platform == .web, let source = subject.source, source.language == .html,
      let flat = subject.flat
    else { return nil }
    self.subject = subject
    self.source = source
    self.flat = flat
  }

  /// Returns the elements that have one of the names or one of the attributes, in document order.
  ///
  /// The attribute `aria-` stands for all attributes with that prefix.
  func elements(named names: [String] = [], with attributes: [String] = []) -> [Int] {
    subject.index?.elements(named: names, with: attributes) ?? []
  }

  /// Returns the elements that have one of the names or one of the attributes and are exposed.
  func shown(named names: [String] = [], with attributes: [String] = []) -> [Int] {
    elements(named: names, with: attributes).filter { !isHidden($0) }
  }

  func node(of index: Int) -> Node? { subject.node(of: index).map { subject.screen[$0] } }

  /// Whether an element is hidden from assistive technology.
  ///
  /// An element that readers announce only as a part of another element's name is not hidden.
  func isHidden(_ index: Int) -> Bool {
    guard let node = node(of: index) else { return true }
    guard let hidden = node.hidden, hidden.audience == .everyReader else { return false }
    switch hidden.reason {
    case .decorative, .presentationalChild, .insideControl: return false
    default: return true
    }
  }

  /// Returns a relation to another element, for a finding; empty if the element has no node.
  func related(_ index: Int, _ message: String) -> [Finding.Related] {
    subject.node(of: index).map { [Finding.Related($0, message)] } ?? []
  }

  /// Returns the accessible name of an element.
  func name(of index: Int) -> String { node(of: index)?.name ?? "" }

  /// Whether the keyboard or a script can focus an element.
  func isFocusable(_ index: Int) -> Bool { node(of: index)?.states.isFocusable == true }

  /// Whether an element is HTML, and not inside SVG or MathML.
  func isHTML(_ index: Int) -> Bool {
    for ancestor in source.ancestors(of: index) {
      switch source[ancestor].name {
      case "svg", "math": return false
      case "foreignobject", "body": return true
      default: continue
      }
    }
    return true
  }

  /// Returns the words of the `role` attribute.
  func roleTokens(of index: Int) -> [String] { source[index]["role"]?.markupTokens ?? [] }

  /// Returns the first word of the `role` attribute that is a role of ARIA.
  func explicitRole(of index: Int) -> String? {
    roleTokens(of: index).first { AriaRole[$0].map { !$0.isAbstract } ?? false }
  }

  /// Returns the computed role of an element.
  ///
  /// The result is the explicit role, or the implicit role if the explicit role is missing or has
  /// no effect.
  func role(of index: Int) -> String? {
    guard let explicit = explicitRole(of: index) else { return implicitRole(of: index) }
    let isNone = explicit == "none" || explicit == "presentation"
    return isNone && ignoresNone(index) ? implicitRole(of: index) ?? explicit : explicit
  }

  /// Whether the roles `none` and `presentation` have no effect on an element.
  ///
  /// Source: WAI-ARIA 1.2, section 7.1.1.1 “Presentational Roles Conflict Resolution”.
  func ignoresNone(_ index: Int) -> Bool {
    isFocusable(index) || globalAttribute(of: index) != nil
  }

  /// Returns the name of the first global ARIA attribute of an element.
  ///
  /// The attribute `aria-hidden` and deprecated attributes do not count.
  func globalAttribute(of index: Int) -> String? {
    source[index].attributes.first { attribute in
      guard attribute.name != "aria-hidden", let known = AriaAttribute[attribute.name] else {
        return false
      }
      return known.isGlobal && !known.isDeprecatedGlobal
    }?.name
  }

  /// Whether browsers ignore the role `none` of an element only because of a global ARIA attribute
  /// without a value.
  func hasOnlyBlankConflict(_ index: Int) -> Bool {
    guard !isFocusable(index), let name = globalAttribute(of: index) else { return false }
    return source[index][name]?.isBlank != false
  }

  var elementsById: [String: [Int]] { subject.index?.byId ?? [:] }

  /// Returns the first element with an identifier in the same tree as another element.
  ///
  /// An element in a shadow tree can refer only to elements in the same shadow tree.
  func element(withId id: String, inTreeOf index: Int) -> Int? {
    subject.index.flatMap { $0.element(withId: id, in: $0.shadowRoot(of: index)) }
  }

  /// Whether an element contains text, even if the text is invisible.
  func hasText(_ index: Int) -> Bool {
    source.branch(of: index).contains {
      !["script", "style", "template"].contains(source[$0].name) && !source[$0].text.isBlank
    }
  }

  /// Whether an element contains text that browsers expose to assistive technology.
  func hasShownText(_ index: Int) -> Bool {
    source.branch(of: index).contains { !source[$0].text.isBlank && !isHidden($0) }
  }

  /// Whether the page is made to be shown in a frame.
  ///
  /// All links of such a page open in the page around the frame.
  var isMadeForFrame: Bool {
    func opensOutside(_ index: Int) -> Bool {
      ["_parent", "_top"].contains(source[index]["target"]?.lowercased())
    }
    let links = elements(named: ["a"]).filter { source[$0]["href"] != nil }
    return elements(named: ["base"]).contains(where: opensOutside)
      || !links.isEmpty && links.allSatisfy(opensOutside)
  }

  /// Returns the start tag of an element for findings.
  func tag(_ index: Int) -> String { "<\(source[index].name)>" }
}

extension WebPage {
  /// The elements with the implicit role of a heading.
  static let headingNames = ["h1", "h2", "h3", "h4", "h5", "h6"]

  /// The headings that are exposed, with their levels, in document order.
  var headings: [(index: Int, level: Int)] {
    shown(named: WebPage.headingNames, with: ["role"]).compactMap { index in
      guard let node = node(of: index), node.role == .heading else { return nil }
      return (index, node.level ?? 2)
    }
  }

  /// Whether code that fills in a template may give an element another role.
  func mayGetRoleFromTemplate(_ index: Int) -> Bool {
    subject.node(of: index).flatMap { subject.screen.unknown[$0] }?.contains(.role) == true
  }

  /// Whether an element is the body that parsers add around a file that contains only some kinds of
  /// elements, such as list items, or that is a template.
  ///
  /// The list is then in the page that includes the file.
  func isAddedBody(_ index: Int, around names: Set<String>) -> Bool {
    guard !source.isWholeDocument, source[index].name == "body", source[index].position == nil
    else { return false }
    return subject.screen.diagnostics.contains { $0.kind == .unresolvedText }
      || source.children(of: index).allSatisfy { names.contains(source[$0].name) || isSilent($0) }
  }

  /// Whether readers never announce an element, so that rules allow the element in any place.
  func isSilent(_ index: Int) -> Bool {
    ["script", "template", "style", "link", "meta", "noscript"].contains(source[index].name)
      || isHidden(index) || TemplateTags.isPiece(source[index].name)
  }

  /// Returns the nearest table that contains an element.
  func table(of index: Int) -> Int? {
    source.ancestors(of: index).first { source[$0].name == "table" }
  }

  var root: Int? { elements(named: ["html"]).first }

  /// The elements that only break a line.
  static let breaks: Set<String> = ["br", "wbr"]
}
