internal import Encoding
internal import ImportSupport
internal import Simulator

/// One element of a document of Interface Builder, with how properties are written there.
///
/// A property is an attribute or, where it is long, a child element whose `key` is its name.
struct IBElement: Sendable {
  let document: IBDocument
  let id: XMLDocument.ID

  /// What the element is called, such as `textField`.
  var name: String { document.xml.element(id)?.name.local ?? "" }
  /// Where its tag begins.
  var position: Node.Position? { document.xml.element(id)?.position }
  /// The property of its parent that it is.
  var key: String? { plain("key") }
  var identifier: String? { plain("id") }
  /// The class of the app's own that it is.
  var customClass: String? { plain("customClass") }

  /// An attribute as it stands in the file.
  func plain(_ name: String) -> String? { document.xml.element(id)?.plain(name) }

  /// An attribute in the size class that is looked at.
  subscript(_ name: String) -> String? { document.overlay[id]?[name] ?? plain(name) }

  /// Whether an attribute is so or not; absent when it says neither.
  func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  /// A number that can be reckoned with.
  func number(_ name: String) -> Double? {
    self[name].flatMap { Double($0) }.flatMap { $0.isFinite && abs($0) < 1e9 ? $0 : nil }
  }

  /// A whole number of reasonable size.
  func count(_ name: String) -> Int? {
    self[name].flatMap { Int($0) }.flatMap { $0.magnitude < 1_000_000 ? $0 : nil }
  }

  var children: [IBElement] { document.xml.children(of: id).map(document.element) }

  var parent: IBElement? { document.xml.parent(of: id).map(document.element) }

  /// The first element of that name right inside.
  func child(_ name: String) -> IBElement? {
    document.xml.child(name, of: id).map(document.element)
  }

  /// The element right inside that is that property.
  func child(key: String) -> IBElement? {
    let xml = document.xml
    if let properties = document.properties[id] { return properties[key].map(document.element) }
    for item in xml.items(of: id) where xml.element(item)?.plain("key") == key {
      return document.element(item)
    }
    return nil
  }

  /// The members of a list right inside, such as `subviews`.
  func list(_ name: String) -> [IBElement] { child(name)?.children ?? [] }
}

extension IBElement {
  /// A property that is text, in the language of the file.
  func string(_ property: String) -> String? {
    if let attribute = self[property] { return attribute }
    guard let child = child(key: property) else { return nil }
    switch child.name {
    case "string", "mutableString", "localizedString": return child.content
    case "attributedString": return child.attributed
    default: return nil
    }
  }

  /// A property that is text, in the wanted language; nothing but blanks is no text.
  func text(_ property: String) -> String? {
    let base = string(property)
    let text = base.flatMap { _ in document.translations.text(for: self, property) } ?? base
    return text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// The characters of a `string` element.
  var content: String {
    let text = document.xml.textContent(of: id)
    guard plain("base64-UTF8") == "YES", let bytes = Base64.bytes(of: text) else { return text }
    return String(validating: bytes, as: UTF8.self) ?? text
  }

  /// The characters of an `attributedString` element.
  var attributed: String {
    children.filter { $0.name == "fragment" }.map { $0.string("content") ?? "" }.joined()
  }

  /// What a user-defined runtime attribute sets its property to.
  var runtimeValue: String? {
    if let value = plain("value") { return value }
    guard let child = child(key: "value") else { return nil }
    if child.name == "string" || child.name == "mutableString" { return child.content }
    return child.plain("value")
  }
}
