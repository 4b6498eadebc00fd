internal import AccessibilityTree
internal import Encoding

/// The accessibility settings of a view in Interface Builder.
///
/// Runtime attributes override the properties of the accessibility panel.
enum IBAccessibility {
  /// Replaces the default properties of a view or item by the author's accessibility properties.
  static func apply(_ element: IBElement, to node: inout Node, isElement: Bool = true) {
    if let panel = element.children.first(where: { $0.name == "accessibility" }) {
      // Even a label that consists only of spaces replaces the text of the view.
      setLabel(panel.text("label") ?? panel.string("label"), of: &node)
      if let hint = panel.text("hint") { node.hint = AuthoredText(hint) }
      node.id = panel.string("identifier") ?? node.id
      if let flag = flag("isElement", in: panel) { setElement(flag, &node, isElement) }
      setTraits(of: panel, in: &node)
    }
    for (path, value) in runtimeAttributes(of: element) {
      set(path, to: value, in: &node, isElement)
    }
  }

  /// Applies the runtime attributes with which a cell sets properties of its labels, such as
  /// `textLabel.text`.
  static func applyForwardedAttributes(
    from cell: IBElement?, to view: IBElement, _ node: inout Node
  ) {
    guard let cell, cell.name == "tableViewCell", let identifier = view.identifier else { return }
    for name in ["textLabel", "detailTextLabel"] where cell[name] == identifier {
      for (path, value) in runtimeAttributes(of: cell) where path.hasPrefix("\(name).") {
        set(String(path.dropFirst(name.count + 1)), to: value, in: &node, true)
      }
    }
  }

  private static func runtimeAttributes(of element: IBElement) -> [(path: String, value: String)] {
    element.list("userDefinedRuntimeAttributes").compactMap { attribute in
      attribute.plain("keyPath").map {
        ($0, attribute.text("value") ?? attribute.runtimeValue ?? "")
      }
    }
  }

  /// Returns the Boolean that a child element contains.
  ///
  /// The result is `true` if the child element has no value, and `nil` if there is no child element
  /// with the name.
  private static func flag(_ name: String, in panel: IBElement) -> Bool? {
    guard let child = panel.child(key: name) else { return panel.flag(name) }
    return child.flag("value") ?? (child.plain("value") == nil)
  }

  private static func setLabel(_ label: String?, of node: inout Node) {
    guard let label else { return }
    if let shown = node.label, shown.origin == .content, shown.text != label {
      // The text stays visible, but screen readers announce the label instead.
      node.ios.details[node.role == .text ? .text : .title] = shown.text
    }
    node.label = AuthoredText(label)
  }

  private static func setTraits(of panel: IBElement, in node: inout Node) {
    guard let traits = panel.child(key: "traits") ?? panel.child("accessibilityTraits") else {
      return
    }
    let names = names(traits).filter { traits.flag($0) == true }
    setTraits(names.isEmpty ? "none" : names.joined(separator: " "), of: &node)
    setRole(names, in: &node)
  }

  private static func setTraits(_ text: String, of node: inout Node) {
    node.ios.authored.traits = Spelled(AccessibilityTraits.parse(text), as: text)
  }

  private static func names(_ traits: IBElement) -> [String] {
    traits.document.xml.element(traits.id)?.attributes.map(\.name.local).filter { $0 != "key" }
      ?? []
  }

  /// Sets the role of texts, images and plain views from their traits.
  private static func setRole(_ names: [String], in node: inout Node) {
    if names.contains("selected") { node.states.selected = true }
    if names.contains("notEnabled") { node.states.isDisabled = true }
    // The traits of a plain view have an effect only if the view is an accessibility element.
    let isView = node.role == .generic && node.ios.authored.isElement == true
    guard isView || node.role == .text || node.role == .image else { return }
    let roles: [(String, Role)] = [
      ("button", .button), ("link", .link), ("header", .heading), ("adjustable", .slider),
      ("image", .image), ("staticText", .text),
    ]
    if let role = roles.first(where: { names.contains($0.0) })?.1 { node.role = role }
  }

  private static func setElement(_ flag: Bool, _ node: inout Node, _ isElement: Bool) {
    node.ios.authored.isElement = flag
    if flag {
      if node.role == .image { IBTexts.labelByImage(&node) }
      // VoiceOver does not reach accessibility elements inside another accessibility element.
      if node.role == .generic || node.role == .group { node.grouping = .ignoreChildren }
    } else if isElement {
      node.hidden = Hidden(.hidden, isVisible: true, keepsChildren: true)
    }
  }
}

extension IBAccessibility {
  /// Sets a property by its name in UIKit.
  private static func set(_ path: String, to value: String, in node: inout Node, _ isElement: Bool)
  {
    let isOn = ["YES", "true", "1"].contains(value)
    switch path {
    case "accessibilityLabel": setLabel(value.isEmpty ? nil : value, of: &node)
    case "accessibilityHint": node.hint = AuthoredText(value)
    case "accessibilityValue":
      node.ios.authored.value = value
      if node.value == nil { node.value = Value(text: value) }
    case "accessibilityIdentifier": node.id = value
    case "accessibilityLanguage": node.language = value
    case "isAccessibilityElement": setElement(isOn, &node, isElement)
    case "accessibilityElementsHidden":
      node.ios.authored.elementsHidden = isOn
      if isOn { node.hidden = Hidden(.hidden, isVisible: true) }
    case "accessibilityViewIsModal": node.states.isModal = isOn
    case "shouldGroupAccessibilityChildren":
      node.ios.authored.groupsChildren = isOn
      if isOn, node.grouping == nil { node.grouping = .contain }
    case "accessibilityTraits": setTraits(number: value, in: &node)
    case "hidden": if isOn { node.hidden = Hidden(.hidden) }
    case "text" where node.role == .text, "title" where node.role == .button:
      node.label = AuthoredText(value, from: .content)
    case "text" where node.textInput != nil: node.value = Value(text: value)
    case "placeholder" where node.textInput != nil: node.placeholder = value
    default: break
    }
  }

  private static func setTraits(number: String, in node: inout Node) {
    guard let bits = UInt64(number) else { return }
    setTraits(number, of: &node)
    setRole(AccessibilityTraits(rawValue: bits).names, in: &node)
  }
}
