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
  func places(named names: [String] = [], with attributes: [String] = []) -> [Int] {
    subject.index?.places(named: names, with: attributes) ?? []
  }

  /// Those of them that assistive technology is shown.
  func shown(named names: [String] = [], with attributes: [String] = []) -> [Int] {
    places(named: names, with: attributes).filter { !isHidden($0) }
  }

  /// The node made of an element.
  func node(of place: Int) -> Node? { subject.node(of: place).map { subject.screen[$0] } }

  /// Whether assistive technology is not shown an element; what only feeds a name is not hidden.
  func isHidden(_ place: Int) -> Bool {
    guard let node = node(of: place) else { return true }
    guard let hidden = node.hidden, hidden.audience == .everyReader else { return false }
    switch hidden.reason {
    case .decorative, .presentationalChild, .insideControl: return false
    default: return true
    }
  }

  /// The accessible name of an element.
  func name(of place: Int) -> String { node(of: place)?.name ?? "" }

  /// Whether the keyboard or a script can put the focus on it.
  func isFocusable(_ place: Int) -> Bool { node(of: place)?.states.isFocusable == true }

  /// Whether an element is HTML's, and not inside a drawing or a formula.
  func isHTML(_ place: Int) -> Bool {
    for ancestor in source.ancestors(of: place) {
      switch source[ancestor].name {
      case "svg", "math": return false
      case "foreignobject", "body": return true
      default: continue
      }
    }
    return true
  }

  /// The words of the `role` attribute.
  func roleTokens(of place: Int) -> [String] { source[place]["role"]?.markupTokens ?? [] }

  /// The first role that the author gave and ARIA knows.
  func explicitRole(of place: Int) -> String? {
    roleTokens(of: place).first { AriaRole[$0].map { !$0.isAbstract } ?? false }
  }

  /// The role that holds: the author's, or the element's own where that is none or cannot be taken.
  func role(of place: Int) -> String? {
    guard let explicit = explicitRole(of: place) else { return implicitRole(of: place) }
    let isNone = explicit == "none" || explicit == "presentation"
    return isNone && resistsNone(place) ? implicitRole(of: place) ?? explicit : explicit
  }

  /// Whether an element keeps its role, though the author took it away.
  ///
  /// Source: WAI-ARIA 1.2, section 7.1.1.1 “Presentational Roles Conflict Resolution”.
  func resistsNone(_ place: Int) -> Bool {
    isFocusable(place) || globalAttribute(of: place) != nil
  }

  /// The first attribute of an element that every role has, `aria-hidden` excepted.
  func globalAttribute(of place: Int) -> String? {
    source[place].attributes.first { attribute in
      guard attribute.name != "aria-hidden", let known = AriaAttribute[attribute.name] else {
        return false
      }
      return known.isGlobal && !known.isFadingGlobal
    }?.name
  }

  /// All elements by id.
  var placesById: [String: [Int]] { subject.index?.identified ?? [:] }

  /// Whether there is any text inside an element, whoever sees it.
  func hasText(_ place: Int) -> Bool {
    source.branch(of: place).contains {
      !["script", "style", "template"].contains(source[$0].name) && !source[$0].text.isBlank
    }
  }

  /// Whether there is any text inside an element that assistive technology is shown.
  func hasShownText(_ place: Int) -> Bool {
    source.branch(of: place).contains { !source[$0].text.isBlank && !isHidden($0) }
  }

  /// How a finding calls an element.
  func tag(_ place: Int) -> String { "<\(source[place].name)>" }
}
