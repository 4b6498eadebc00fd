internal import AccessibilityTree
internal import Encoding
internal import ImportSupport

/// An element of an Interface Builder document.
///
/// Properties are attributes, or child elements with the name of the property in the attribute
/// `key`.
struct IBElement: Sendable {
  let document: IBDocument
  let id: XMLDocument.ID

  /// The name of the element, such as `textField`.
  var name: String { document.xml.element(id)?.name.local ?? "" }
  var position: Node.Position? { document.xml.element(id)?.position }
  /// The name of the parent's property that this element sets, or `nil` if it sets none.
  var key: String? { plain("key") }
  var identifier: String? { plain("id") }
  var customClass: String? { plain("customClass") }

  /// Returns the value of an attribute exactly as the file contains it.
  func plain(_ name: String) -> String? { document.xml.element(id)?.plain(name) }

  /// Returns the value of an attribute in the current size class.
  subscript(_ name: String) -> String? { document.overlay[id]?[name] ?? plain(name) }

  /// Returns the value of a Boolean attribute, or `nil` if the attribute is missing or not a
  /// Boolean.
  func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  /// Returns the value of an attribute as a number.
  ///
  /// Returns `nil` unless the number is finite and its magnitude is below 1e9.
  func number(_ name: String) -> Double? {
    self[name].flatMap { Double($0) }.flatMap { $0.isFinite && abs($0) < 1e9 ? $0 : nil }
  }

  /// Returns the value of an attribute as an integer.
  ///
  /// Returns `nil` unless the magnitude of the number is below 1,000,000.
  func count(_ name: String) -> Int? {
    self[name].flatMap { Int($0) }.flatMap { $0.magnitude < 1_000_000 ? $0 : nil }
  }

  var children: [IBElement] { document.xml.children(of: id).map(document.element) }

  var parent: IBElement? { document.xml.parent(of: id).map(document.element) }

  func child(_ name: String) -> IBElement? {
    document.xml.child(name, of: id).map(document.element)
  }

  /// Returns the child element that sets a property.
  func child(key: String) -> IBElement? {
    let xml = document.xml
    if let properties = document.properties[id] { return properties[key].map(document.element) }
    for item in xml.items(of: id) where xml.element(item)?.plain("key") == key {
      return document.element(item)
    }
    return nil
  }

  /// Returns the elements of a list in a child element such as `subviews`.
  func list(_ name: String) -> [IBElement] { child(name)?.children ?? [] }
}

extension IBElement {
  /// Returns a text property in the language of the document.
  func string(_ property: String) -> String? {
    if let attribute = self[property] { return attribute }
    guard let child = child(key: property) else { return nil }
    switch child.name {
    case "string", "mutableString", "localizedString": return child.content
    case "attributedString": return child.attributed
    default: return nil
    }
  }

  /// Returns a text property in the requested language, or `nil` if the text is blank.
  func text(_ property: String) -> String? {
    let base = string(property)
    let text = base.flatMap { _ in document.translations.text(for: self, property) } ?? base
    return text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  var content: String {
    let text = document.xml.textContent(of: id)
    guard plain("base64-UTF8") == "YES", let bytes = Base64.bytes(of: text) else { return text }
    return String(validating: bytes, as: UTF8.self) ?? text
  }

  var attributed: String {
    children.filter { $0.name == "fragment" }.map { $0.string("content") ?? "" }.joined()
  }

  var runtimeValue: String? {
    if let value = plain("value") { return value }
    guard let child = child(key: "value") else { return nil }
    if child.name == "string" || child.name == "mutableString" { return child.content }
    return child.plain("value")
  }
}
