internal import AccessibilityTree
internal import Encoding
internal import ImportSupport

/// A collector of the texts in a part of a document.
///
/// The collector records the reason why each text is not on the screen.
struct IBTextCollector {
  let document: IBDocument
  /// The reasons why parts of the document are not on the screen, by the elements of the parts.
  let reasons: [XMLDocument.ID: UnusedText.Reason]
  /// The elements of all controllers.
  ///
  /// The texts of each controller are collected separately.
  let controllers: Set<XMLDocument.ID>
  private(set) var found = FoundTexts()

  /// A text, with the element and the property that contain it.
  typealias TextSource = (text: String, owner: IBElement, property: String)

  /// Collects the texts of an element and its descendants, except the texts of controllers among
  /// the descendants.
  mutating func collect(_ root: XMLDocument.ID, otherwise: UnusedText.Reason = .notUnderstood) {
    var pending: [(id: XMLDocument.ID, reason: UnusedText.Reason?)] = [(root, nil)]
    while let (id, outer) = pending.popLast() {
      let element = document.element(id)
      let reason = reasons[id] ?? outer
      for source in IBTextCollector.texts(of: element) {
        record(source, at: element.position, reason, otherwise)
      }
      if let label = element.plain("userLabel") {
        found.omit(label, in: "userLabel", because: .notForPeople, at: element.position)
      }
      for child in document.xml.children(of: id).reversed() where !controllers.contains(child) {
        pending.append((child, reason))
      }
    }
  }

  private mutating func record(
    _ source: TextSource, at position: Node.Position?, _ outer: UnusedText.Reason?,
    _ otherwise: UnusedText.Reason
  ) {
    let (text, owner, property) = source
    if let reason = IBTextReasons.certain(owner, property) {
      found.omit(text, in: property, because: reason, at: position)
    } else if let translation = document.translations.text(for: owner, property),
      translation != text
    {
      found.omit(text, in: property, because: .translated, at: position)
    } else {
      let reason = outer ?? IBTextReasons.likely(owner, property) ?? otherwise
      found.record(text, in: property, at: position, otherwise: reason)
    }
  }
}

extension IBTextCollector {
  /// The names of the attributes and keys that contain text.
  private static let properties = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "subtitle",
    "badgeValue", "backButtonTitle", "largeContentTitle", "discoverabilityTitle", "toolTip",
    "attributedText", "attributedTitle", "attributedPlaceholder", "attributedSubtitle",
    "userComments", "string",
  ]

  /// Returns the texts of an element.
  ///
  /// Each text has the element and the property that contain it.
  static func texts(of element: IBElement) -> [TextSource] {
    switch element.name {
    case "accessibility": return attributes(of: element, ["label", "hint"])
    case "userDefinedRuntimeAttribute": return runtimeText(of: element)
    case "string", "mutableString", "localizedString": return stringText(of: element)
    case "attributedString":
      guard let owner = element.parent, let key = element.key else { return [] }
      return [(element.attributed, owner, key)]
    case "fragment", "menuCommand", "image", "color", "font", "url", "constraint": return []
    default: return attributes(of: element, IBTextCollector.properties)
    }
  }

  private static func attributes(of element: IBElement, _ names: [String]) -> [TextSource] {
    (element.document.xml.element(element.id)?.attributes ?? [])
      .filter { names.contains($0.name.local) }.map { ($0.value, element, $0.name.local) }
  }

  private static func stringText(of element: IBElement) -> [TextSource] {
    guard let owner = element.parent else { return [] }
    if owner.name == "array" || owner.name == "scopeButtonTitles" {
      guard let key = owner.key ?? (owner.name == "array" ? nil : owner.name) else { return [] }
      return [(element.content, element, key)]
    }
    guard let key = element.key else { return [] }
    let isText =
      owner.name == "accessibility"
      ? key == "label" || key == "hint" : IBTextCollector.properties.contains(key)
    return isText ? [(element.content, owner, key)] : []
  }

  private static func runtimeText(of element: IBElement) -> [TextSource] {
    guard ["string", "localizedString"].contains(element.plain("type") ?? ""),
      let text = element.runtimeValue
    else { return [] }
    return [(text, element, "value")]
  }
}

/// The reasons why texts of a document are not on the screen.
enum IBTextReasons {
  /// Returns the reason for the absence of a text that can never be on the screen.
  static func certain(_ owner: IBElement, _ property: String) -> UnusedText.Reason? {
    if property == "userComments" { return .notForPeople }
    if owner.name == "userDefinedRuntimeAttribute" {
      let path = owner.plain("keyPath") ?? ""
      let isForPrograms =
        path.hasSuffix("accessibilityIdentifier") || path.hasSuffix("accessibilityLanguage")
      return isForPrograms ? .notForPeople : nil
    }
    let attributedProperties = [
      "text": "attributedText", "title": "attributedTitle",
      "placeholder": "attributedPlaceholder", "subtitle": "attributedSubtitle",
    ]
    if let attributed = attributedProperties[property],
      owner.child(key: attributed)?.name == "attributedString"
    {
      return .overridden
    }
    return nil
  }

  /// Returns the likely reason for the absence of a text that could be on the screen.
  static func likely(_ owner: IBElement, _ property: String) -> UnusedText.Reason? {
    if owner.document.overlay[owner.id]?[property] != nil { return .otherState }
    switch owner.name {
    case "variation": return .otherState
    case "state":
      let configuration = owner.parent?.child(key: "configuration")
      let hasTitle = configuration?.string("title") ?? configuration?.string("attributedTitle")
      return hasTitle == nil ? .otherState : .overridden
    case "accessibility": return property == "label" || property == "hint" ? .overridden : nil
    case "userDefinedRuntimeAttribute": return .noEffect
    case "barButtonItem":
      if owner.key == "backBarButtonItem" { return .notShown }
      return owner["systemItem"] == nil ? .notShown : .overridden
    case "tabBarItem": return owner["systemItem"] == nil ? .notShown : .overridden
    case "navigationItem", "viewControllerPlaceholder", "command", "keyCommand", "action", "menu":
      return .notShown
    case "button" where property == "title": return .overridden
    default: return owner.name.hasSuffix("Controller") ? .noEffect : nil
    }
  }
}
