internal import Simulator

/// A page as rules about its writing look at it: elements with the roles that ARIA gives them.
struct WebPage {
  let subject: AuditSubject
  let source: SourceTree

  /// Absent for screens that are no pages.
  init?(_ subject: AuditSubject) {
    guard subject.platform == .web, let source = subject.source, source.language == .html else {
      return nil
    }
    self.subject = subject
    self.source = source
  }

  /// Elements with one of the names or attributes, in document order; `aria-` stands for all of ARIA's.
  func elements(named names: [String] = [], with attributes: [String] = []) -> [Int] {
    subject.index?.elements(named: names, with: attributes) ?? []
  }

  /// Those of them that assistive technology is shown.
  func shown(named names: [String] = [], with attributes: [String] = []) -> [Int] {
    elements(named: names, with: attributes).filter { !isHidden($0) }
  }

  /// The node made of an element.
  func node(of index: Int) -> Node? { subject.node(of: index).map { subject.screen[$0] } }

  /// Whether assistive technology is not shown an element; what only feeds a name is not hidden.
  func isHidden(_ index: Int) -> Bool {
    guard let node = node(of: index) else { return true }
    guard let hidden = node.hidden, hidden.audience == .everyReader else { return false }
    switch hidden.reason {
    case .decorative, .presentationalChild, .insideControl: return false
    default: return true
    }
  }

  /// The accessible name of an element.
  func name(of index: Int) -> String { node(of: index)?.name ?? "" }

  /// Whether the keyboard or a script can put the focus on it.
  func isFocusable(_ index: Int) -> Bool { node(of: index)?.states.isFocusable == true }

  /// Whether an element is HTML's, and not inside a drawing or a formula.
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

  /// The words of the `role` attribute.
  func roleTokens(of index: Int) -> [String] { source[index]["role"]?.markupTokens ?? [] }

  /// The first role that the author gave and ARIA knows.
  func explicitRole(of index: Int) -> String? {
    roleTokens(of: index).first { AriaRole[$0].map { !$0.isAbstract } ?? false }
  }

  /// The role that holds: the author's, or the element's own where that is none or cannot be taken.
  func role(of index: Int) -> String? {
    guard let explicit = explicitRole(of: index) else { return implicitRole(of: index) }
    let isNone = explicit == "none" || explicit == "presentation"
    return isNone && resistsNone(index) ? implicitRole(of: index) ?? explicit : explicit
  }

  /// Whether an element keeps its role, though the author took it away.
  ///
  /// Source: WAI-ARIA 1.2, section 7.1.1.1 “Presentational Roles Conflict Resolution”.
  func resistsNone(_ index: Int) -> Bool {
    isFocusable(index) || globalAttribute(of: index) != nil
  }

  /// The first attribute of an element that every role has, `aria-hidden` excepted.
  func globalAttribute(of index: Int) -> String? {
    source[index].attributes.first { attribute in
      guard attribute.name != "aria-hidden", let known = AriaAttribute[attribute.name] else {
        return false
      }
      return known.isGlobal && !known.isFadingGlobal
    }?.name
  }

  /// All elements by id.
  var elementsById: [String: [Int]] { subject.index?.identified ?? [:] }

  /// Whether there is any text inside an element, whoever sees it.
  func hasText(_ index: Int) -> Bool {
    source.branch(of: index).contains {
      !["script", "style", "template"].contains(source[$0].name) && !source[$0].text.isBlank
    }
  }

  /// Whether there is any text inside an element that assistive technology is shown.
  func hasShownText(_ index: Int) -> Bool {
    source.branch(of: index).contains { !source[$0].text.isBlank && !isHidden($0) }
  }

  /// How a finding calls an element.
  func tag(_ index: Int) -> String { "<\(source[index].name)>" }
}
