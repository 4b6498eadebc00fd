internal import Encoding
internal import Simulator

extension LayoutView {
  /// An attribute, of Android unless said otherwise.
  func attribute(_ name: String, _ space: LayoutAttribute.Space = .android) -> LayoutAttribute? {
    attributes.first { $0.name == name && $0.space == space }
  }

  /// The value of an attribute as the file has it.
  func raw(_ name: String, _ space: LayoutAttribute.Space = .android) -> String? {
    attribute(name, space)?.raw
  }

  /// Whether the author says that there is no value.
  func isNull(_ name: String, _ space: LayoutAttribute.Space = .android) -> Bool {
    attribute(name, space)?.value == .null
  }

  /// A text; a resource that was not found stays visible as `@string/name`.
  func string(_ name: String, _ space: LayoutAttribute.Space = .android) -> String? {
    guard let attribute = attribute(name, space) else { return nil }
    switch attribute.value {
    case .text(let text, _): return text
    case .reference(let resource): return resource.kind == "string" ? attribute.raw : nil
    case .null, .theme, .binding: return nil
    }
  }

  /// The links inside a text.
  func links(_ name: String, _ space: LayoutAttribute.Space = .android) -> [TextLink] {
    if case .text(_, let links) = attribute(name, space)?.value { links } else { [] }
  }

  /// A truth value, in upper or lower case.
  func bool(_ name: String, _ space: LayoutAttribute.Space = .android) -> Bool? {
    switch plain(name, space)?.lowercased() {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  /// The flags of a value such as `textPassword|textNoSuggestions`.
  func flags(_ name: String, _ space: LayoutAttribute.Space = .android) -> [String] {
    plain(name, space)?.split(separator: "|").map(\.trimmedText).filter { !$0.isEmpty } ?? []
  }

  /// A whole number, decimal or in hexadecimals.
  func integer(_ name: String, _ space: LayoutAttribute.Space = .android) -> Int? {
    guard let text = plain(name, space) else { return nil }
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
    return Int(text)
  }

  /// A finite number.
  func number(_ name: String, _ space: LayoutAttribute.Space = .android) -> Double? {
    plain(name, space).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A size.
  func dimension(
    _ name: String, _ space: LayoutAttribute.Space = .android
  ) -> LayoutDimension? {
    plain(name, space).flatMap { LayoutDimension($0) }
  }

  /// The name of a resource that the value refers to, such as a menu or an array.
  func resource(_ name: String, _ space: LayoutAttribute.Space = .android) -> ResourceName? {
    if case .reference(let resource) = attribute(name, space)?.value { resource } else { nil }
  }

  /// An identifier without `@+id/`; one of Android's own keeps its package, as `android:list`.
  func id(_ name: String = "id", _ space: LayoutAttribute.Space = .android) -> String? {
    guard let resource = resource(name, space), resource.kind == "id" else { return nil }
    return resource.qualified
  }

  /// The identifier as services are told it: `app:id/close`.
  ///
  /// `app` stands for the package of the app, which no layout names, as in `res-auto`; nothing that
  /// is said depends on it.
  var resourceIdentifier: String? {
    guard let resource = resource("id"), resource.kind == "id" else { return nil }
    return "\(resource.package ?? "app"):id/\(resource.name)"
  }

  private func plain(_ name: String, _ space: LayoutAttribute.Space) -> String? {
    if case .text(let text, _) = attribute(name, space)?.value { text.trimmedText } else { nil }
  }
}

extension StringProtocol {
  /// The text without white space at its ends, as one of its own.
  var trimmedText: String { String(trimmed) }
}
