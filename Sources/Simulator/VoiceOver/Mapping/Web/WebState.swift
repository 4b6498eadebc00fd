/// What the elements around a place in a web page add to everything at that place.
struct WebState: Hashable {
  var language: String?
  var headingLevel: Int?
  var link: WebAttributes.Link?
  var textKind: WebAttributes.TextKind?
  var ariaDescription: String?
  var isRequired = false
  var isDisabled = false
  var listDepth = 0
  var isInNavigation = false

  /// At a place where only the language is known.
  init(language: String?) { self.language = language }

  /// The language, unless it is said to be unknown.
  var knownLanguage: String? { language.flatMap { $0.isEmpty ? nil : $0 } }

  /// The traits of links and headings, which their texts carry.
  var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if link != nil { traits.insert(.link) }
    if headingLevel != nil { traits.insert(.header) }
    return traits
  }

  /// Gives an element what it has from around it.
  func fill(_ attributes: inout WebAttributes) {
    attributes.headingLevel = headingLevel
    attributes.link = link
    attributes.textKind = textKind
    attributes.isRequired = isRequired
    if attributes.ariaDescription == nil { attributes.ariaDescription = ariaDescription }
  }

  /// What holds inside a node.
  func inside(_ node: Node, in container: WebContainers.Kind?) -> WebState {
    var inner = self
    if let language = node.language { inner.language = language }
    switch node.role {
    case .heading: inner.headingLevel = node.level ?? 2
    case .link: inner.link = WebState.link(node)
    case .term: inner.textKind = .term
    case .definition: inner.textKind = .definition
    case .deletion: inner.textKind = .deletion
    case .insertion: inner.textKind = .insertion
    case .mark: inner.textKind = .highlighted
    case .navigation: inner.isInNavigation = true
    case .radioGroup: inner.isRequired = isRequired || node.states.isRequired
    default: break
    }
    if container?.isList == true { inner.listDepth += 1 }
    if node.hint?.origin == .ariaDescription { inner.ariaDescription = node.hint?.text }
    return inner
  }

  /// What is known of a link.
  static func link(_ node: Node) -> WebAttributes.Link {
    WebAttributes.Link(
      isVisited: node.states.isVisited, isInPage: node.web?.target?.first == "#",
      current: node.states.current)
  }
}
