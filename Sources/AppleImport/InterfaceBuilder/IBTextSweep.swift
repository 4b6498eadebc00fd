internal import Encoding
internal import ImportSupport
internal import Simulator

/// Finds every text in a part of a document and, where it is not in the screen, the reason.
struct IBTextSweep {
  let document: IBDocument
  /// Why parts of the document are not in the screen.
  let reasons: [XMLDocument.ID: UnusedText.Reason]
  /// Controllers, which are looked through one by one.
  let controllers: Set<XMLDocument.ID>
  private(set) var found = FoundTexts()

  /// One text with the element and property it belongs to.
  typealias Place = (text: String, owner: IBElement, property: String)

  /// Notes the texts of an element and of everything inside it but other controllers.
  mutating func sweep(_ root: XMLDocument.ID, otherwise: UnusedText.Reason = .notUnderstood) {
    var pending: [(id: XMLDocument.ID, reason: UnusedText.Reason?)] = [(root, nil)]
    while let (id, outer) = pending.popLast() {
      let element = document.element(id)
      let reason = reasons[id] ?? outer
      for place in IBTextSweep.texts(of: element) {
        note(place, at: element.position, reason, otherwise)
      }
      if let label = element.plain("userLabel") {
        found.leaveOut(label, in: "userLabel", because: .notForPeople, at: element.position)
      }
      for child in document.xml.children(of: id).reversed() where !controllers.contains(child) {
        pending.append((child, reason))
      }
    }
  }

  private mutating func note(
    _ place: Place, at position: Node.Position?, _ outer: UnusedText.Reason?,
    _ otherwise: UnusedText.Reason
  ) {
    let (text, owner, property) = place
    if let reason = IBTextReasons.certain(owner, property) {
      found.leaveOut(text, in: property, because: reason, at: position)
    } else if let translation = document.translations.text(for: owner, property),
      translation != text
    {
      found.leaveOut(text, in: property, because: .translated, at: position)
    } else {
      let reason = outer ?? IBTextReasons.likely(owner, property) ?? otherwise
      found.note(text, in: property, at: position, otherwise: reason)
    }
  }
}

extension IBTextSweep {
  /// Attributes, and keys of strings, that hold text.
  private static let properties = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "subtitle",
    "badgeValue", "backButtonTitle", "largeContentTitle", "discoverabilityTitle", "toolTip",
    "attributedText", "attributedTitle", "attributedPlaceholder", "attributedSubtitle",
    "userComments", "string",
  ]

  /// The texts that an element holds, each with the element and property that it is of.
  static func texts(of element: IBElement) -> [Place] {
    switch element.name {
    case "accessibility": return attributes(of: element, ["label", "hint"])
    case "userDefinedRuntimeAttribute": return runtimeText(of: element)
    case "string", "mutableString", "localizedString": return stringText(of: element)
    case "attributedString":
      guard let owner = element.parent, let key = element.key else { return [] }
      return [(element.attributed, owner, key)]
    case "fragment", "menuCommand", "image", "color", "font", "url", "constraint": return []
    default: return attributes(of: element, IBTextSweep.properties)
    }
  }

  private static func attributes(of element: IBElement, _ names: [String]) -> [Place] {
    (element.document.xml.element(element.id)?.attributes ?? [])
      .filter { names.contains($0.name.local) }.map { ($0.value, element, $0.name.local) }
  }

  private static func stringText(of element: IBElement) -> [Place] {
    guard let owner = element.parent else { return [] }
    if owner.name == "array" || owner.name == "scopeButtonTitles" {
      guard let key = owner.key ?? (owner.name == "array" ? nil : owner.name) else { return [] }
      return [(element.content, element, key)]
    }
    guard let key = element.key else { return [] }
    let isText =
      owner.name == "accessibility"
      ? key == "label" || key == "hint" : IBTextSweep.properties.contains(key)
    return isText ? [(element.content, owner, key)] : []
  }

  private static func runtimeText(of element: IBElement) -> [Place] {
    guard ["string", "localizedString"].contains(element.plain("type") ?? ""),
      let text = element.runtimeValue
    else { return [] }
    return [(text, element, "value")]
  }
}

/// Why a text of a document is not in the screen.
enum IBTextReasons {
  /// The reason of a text that cannot be there, or is for no one to read.
  static func certain(_ owner: IBElement, _ property: String) -> UnusedText.Reason? {
    if property == "userComments" { return .notForPeople }
    if owner.name == "userDefinedRuntimeAttribute" {
      let path = owner.plain("keyPath") ?? ""
      let isForPrograms =
        path.hasSuffix("accessibilityIdentifier") || path.hasSuffix("accessibilityLanguage")
      return isForPrograms ? .notForPeople : nil
    }
    let rivals = [
      "text": "attributedText", "title": "attributedTitle",
      "placeholder": "attributedPlaceholder", "subtitle": "attributedSubtitle",
    ]
    if let rival = rivals[property], owner.child(key: rival)?.name == "attributedString" {
      return .overridden
    }
    return nil
  }

  /// The reason of a text that may be there, should it not be.
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
