import AccessibilityTree

/// Attributes that a node of a web page inherits from the elements around it.
struct WebState: Hashable {
  var language: String?
  var headingLevel: Int?
  /// The name that the author gave to the heading around the node; it replaces the heading's text.
  var headingName: String?
  var link: WebAttributes.Link?
  var textKind: WebAttributes.TextKind?
  var ariaDescription: String?
  var isInSummary = false
  /// Whether the disclosure or tree item around the node is expanded; `nil` if there is none.
  var expanded: Bool?
  var isSelected = false
  /// The only text of the label around the node, or `nil` if there is none.
  var labelText: Node.Index?
  var isRequired = false
  var isDisabled = false
  var listDepth = 0
  /// The description of the nearest fieldset that has a description.
  ///
  /// Source: WebKit, AccessibilityNodeObject::helpText: a control that has no description gets that
  /// of its fieldset.
  var groupDescription: String?
  var isInNavigation = false

  init(language: String?) { self.language = language }

  /// The language; `nil` if it is unknown or its tag is empty.
  var knownLanguage: String? { language.flatMap { $0.isEmpty ? nil : $0 } }

  /// The traits that a text inherits from the links, headings, summaries and selected cells around
  /// it.
  ///
  /// Source: WebKit, WebAccessibilityObjectWrapperIOS.mm, accessibilityTraits.
  var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if link != nil { traits.insert(.link) }
    if headingLevel != nil { traits.insert(.header) }
    if isInSummary { traits.insert(.button) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// Sets those attributes of an element that it inherits.
  func fill(_ attributes: inout WebAttributes) {
    attributes.headingLevel = headingLevel
    attributes.link = link
    attributes.textKind = textKind
    attributes.isRequired = isRequired
    attributes.isInSummary = isInSummary
    attributes.expanded = expanded
    if attributes.ariaDescription == nil { attributes.ariaDescription = ariaDescription }
  }

  func inside(
    _ node: Node, _ index: Node.Index, in container: WebContainers.Kind?, _ screen: Screen,
    _ version: VoiceOver.WebKit
  ) -> WebState {
    var inner = self
    if let language = node.language { inner.language = language }
    switch node.role {
    case .heading:
      inner.headingLevel = node.level ?? 2
      inner.headingName = WebKitRoles.isNamedByAuthor(node) ? node.name : nil
      if isInSummary, !version.exposesSummariesAroundHeadings {
        inner.isInSummary = false
        inner.expanded = nil
      }
    case .link: inner.link = WebState.link(node)
    case .term: inner.textKind = .term
    case .definition: inner.textKind = .definition
    case .deletion: inner.textKind = .deletion
    case .insertion: inner.textKind = .insertion
    case .mark: inner.textKind = .highlighted
    case .navigation: inner.isInNavigation = true
    case .radioGroup: inner.isRequired = isRequired || node.states.isRequired
    case .cell, .gridCell, .columnHeader, .rowHeader:
      inner.isSelected = node.states.selected == true
    case .disclosureTriangle:
      inner.isInSummary = true
      inner.expanded = node.hidesDisclosure(in: version) ? nil : node.states.expanded
    case .treeItem: inner.expanded = node.states.expanded
    default: break
    }
    if node.web?.element == "label" {
      inner.labelText = WebLabels.soleText(of: index, in: screen)
    }
    if node.web?.element == "fieldset", let hint = node.hint, hint.origin == .ariaDescribedBy,
      !hint.text.isEmpty
    {
      inner.groupDescription = hint.text
    }
    if container?.isList == true { inner.listDepth += 1 }
    if node.hint?.origin == .ariaDescription { inner.ariaDescription = node.hint?.text }
    return inner
  }

  static func link(_ node: Node) -> WebAttributes.Link {
    WebAttributes.Link(
      isVisited: node.states.isVisited, isInPage: node.web?.target?.first == "#",
      current: node.states.current)
  }
}

extension Node {
  /// Whether Safari does not expose the expanded state of the disclosure of this summary.
  func hidesDisclosure(in version: VoiceOver.WebKit) -> Bool {
    web?.display == .inlineBlock && !version.exposesInlineBlockSummaries
  }
}
