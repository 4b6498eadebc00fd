internal import Simulator

/// Finds every text in a part of a document and, where it is not in the screen, the reason.
struct IBTextSweep {
  let document: IBDocument
  /// Why parts of the document are not in the screen.
  let reasons: [XMLDocument.ID: UnusedText.Reason]
  /// Controllers, which are looked through one by one.
  let controllers: Set<XMLDocument.ID>
  private(set) var found = FoundTexts()

  init(
    _ document: IBDocument, reasons: [XMLDocument.ID: UnusedText.Reason],
    controllers: Set<XMLDocument.ID>
  ) {
    self.document = document
    self.controllers = controllers
    self.reasons = reasons
  }

  /// One text with the element and property it belongs to.
  private struct Place {
    var text: String
    var owner: IBElement
    var property: String
    var position: Node.Position?
  }

  /// Notes the texts of an element and of everything inside it but other controllers.
  mutating func sweep(_ root: XMLDocument.ID, otherwise: UnusedText.Reason = .notUnderstood) {
    var pending: [(id: XMLDocument.ID, reason: UnusedText.Reason?)] = [(root, nil)]
    while let (id, outer) = pending.popLast() {
      let element = document.element(id)
      let reason = reasons[id] ?? outer
      for place in texts(of: element) { note(place, reason, otherwise) }
      if let label = element.plain("userLabel") {
        found.leaveOut(label, in: "userLabel", because: .notForPeople, at: element.position)
      }
      for child in document.xml.children(of: id).reversed() where !controllers.contains(child) {
        pending.append((child, reason))
      }
    }
  }

  private mutating func note(
    _ place: Place, _ outer: UnusedText.Reason?, _ otherwise: UnusedText.Reason
  ) {
    if let reason = IBTextReasons.certain(place.owner, place.property) {
      found.leaveOut(place.text, in: place.property, because: reason, at: place.position)
    } else if let translation = document.translations.text(for: place.owner, place.property),
      translation != place.text
    {
      found.leaveOut(place.text, in: place.property, because: .translated, at: place.position)
    } else {
      let reason = outer ?? IBTextReasons.likely(place.owner, place.property) ?? otherwise
      found.note(place.text, in: place.property, at: place.position, otherwise: reason)
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

  private func texts(of element: IBElement) -> [Place] {
    switch element.name {
    case "accessibility": return attributes(of: element, ["label", "hint"])
    case "userDefinedRuntimeAttribute": return runtimeText(of: element)
    case "string", "mutableString", "localizedString": return stringText(of: element)
    case "attributedString":
      guard let owner = element.parent, let key = element.key else { return [] }
      return [
        Place(text: element.attributed, owner: owner, property: key, position: element.position)
      ]
    case "fragment", "menuCommand", "image", "color", "font", "url", "constraint": return []
    default: return attributes(of: element, IBTextSweep.properties)
    }
  }

  private func attributes(of element: IBElement, _ names: [String]) -> [Place] {
    (document.xml.element(element.id)?.attributes ?? []).compactMap { attribute in
      let name = attribute.name.local
      guard names.contains(name) else { return nil }
      return Place(
        text: attribute.value, owner: element, property: name, position: element.position)
    }
  }

  private func stringText(of element: IBElement) -> [Place] {
    guard let owner = element.parent else { return [] }
    if owner.name == "array" || owner.name == "scopeButtonTitles" {
      guard let key = owner.key ?? (owner.name == "array" ? nil : owner.name) else { return [] }
      return [
        Place(text: element.content, owner: element, property: key, position: element.position)
      ]
    }
    guard let key = element.key else { return [] }
    let isText =
      owner.name == "accessibility"
      ? key == "label" || key == "hint" : IBTextSweep.properties.contains(key)
    guard isText else { return [] }
    return [Place(text: element.content, owner: owner, property: key, position: element.position)]
  }

  private func runtimeText(of element: IBElement) -> [Place] {
    guard ["string", "localizedString"].contains(element.plain("type") ?? ""),
      let text = element.runtimeValue
    else { return [] }
    return [Place(text: text, owner: element, property: "value", position: element.position)]
  }
}

/// Why a text of a document is not in the screen.
enum IBTextReasons {
  /// The reason of a text that cannot be there, or is for no one to read.
  static func certain(_ owner: IBElement, _ property: String) -> UnusedText.Reason? {
    if property == "userComments" { return .notForPeople }
    if owner.name == "userDefinedRuntimeAttribute" { return runtime(owner) }
    let rivals = [
      "text": "attributedText", "title": "attributedTitle",
      "placeholder": "attributedPlaceholder", "subtitle": "attributedSubtitle",
    ]
    if let rival = rivals[property], owner.child(key: rival)?.name == "attributedString" {
      return .overridden
    }
    return nil
  }

  private static func runtime(_ attribute: IBElement) -> UnusedText.Reason? {
    let path = attribute.plain("keyPath") ?? ""
    if path.hasSuffix("accessibilityIdentifier") || path.hasSuffix("accessibilityLanguage") {
      return .notForPeople
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
