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
  /// Whether the disclosure or tree item around the node is expanded; `nil` without such an
  /// element.
  var expanded: Bool?
  var isSelected = false
  /// The only text of the label around the node, or `nil` if there is none.
  var labelText: Node.Index?
  var isRequired = false
  var listDepth = 0
  /// The description of the nearest fieldset that has a description.
  ///
  /// Source: WebKit, AccessibilityNodeObject::helpText: a control that has no description gets that
  /// of its fieldset. Assumed: VoiceOver does not announce the description of a radio group or group
  /// that is not a fieldset, because WebKit passes on only that of a fieldset.
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

  /// Sets the attributes that an element inherits from the elements around it.
  func fill(_ attributes: inout WebAttributes) {
    attributes.headingLevel = headingLevel
    attributes.link = link
    attributes.textKind = textKind
    attributes.isRequired = isRequired
    attributes.isInSummary = isInSummary
    attributes.expanded = expanded
    if attributes.ariaDescription == nil { attributes.ariaDescription = ariaDescription }
  }

  /// Whether ``enter(_:_:in:_:_:)`` may change the state at a node; `false` for most nodes.
  static func mayChange(at node: Node, in container: WebContainers.Kind?) -> Bool {
    switch node.role {
    case .generic, .none, .paragraph, .main, .form, .group, .region, .listItem, .list: break
    default: return true
    }
    return node.language != nil || container?.isList == true || node.hint != nil
      || node.webElement == "label" || node.webElement == "fieldset"
  }

  /// Changes the state of a node to the state that its content inherits.
  mutating func enter(
    _ node: Node, _ index: Node.Index, in container: WebContainers.Kind?, _ screen: Screen,
    _ version: VoiceOver.WebKit
  ) {
    if let language = node.language { self.language = language }
    switch node.role {
    case .heading:
      headingLevel = node.level ?? 2
      headingName = WebKitRoles.isNamedByAuthor(node) ? node.name : nil
      if isInSummary, !version.exposesSummariesAroundHeadings {
        isInSummary = false
        expanded = nil
      }
    case .link: link = WebState.link(node)
    case .term: textKind = .term
    case .definition: textKind = .definition
    case .deletion: textKind = .deletion
    case .insertion: textKind = .insertion
    case .mark: textKind = .highlighted
    case .navigation: isInNavigation = true
    case .radioGroup: isRequired = isRequired || node.states.isRequired
    case .cell, .gridCell, .columnHeader, .rowHeader:
      isSelected = node.states.selected == true
    case .disclosureTriangle:
      isInSummary = true
      expanded = node.hidesDisclosure(in: version) ? nil : node.states.expanded
    case .treeItem: expanded = node.states.expanded
    default: break
    }
    if node.web?.element == "label" {
      labelText = WebLabels.soleText(of: index, in: screen)
    }
    if let description = WebState.description(ofFieldset: node) { groupDescription = description }
    if container?.isList == true { listDepth += 1 }
    if node.hint?.origin == .ariaDescription { ariaDescription = node.hint?.text }
  }

  /// Returns the description of a fieldset.
  ///
  /// The result is `nil` if the node is not a fieldset or has no description.
  static func description(ofFieldset node: Node) -> String? {
    guard node.web?.element == "fieldset", let hint = node.hint, hint.origin == .ariaDescribedBy,
      !WebTextRun.isBlank(hint.text)
    else { return nil }
    return hint.text
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
