internal import AccessibilityTree
internal import Encoding

extension LayoutView {
  /// Whether the theme decides which class the view has.
  ///
  /// Material Components replace several of Android's views by their own views. For accessibility
  /// services, only Material's check box differs from the view of AppCompat.
  ///
  /// Source: Material Components 1.12, MaterialComponentsViewInflater.java.
  var dependsOnTheme: Bool { viewClass == "CheckBox" || viewClass.hasSuffix("CheckBoxPreference") }

  func attribute(_ name: String, _ space: LayoutAttribute.Space = .android) -> LayoutAttribute? {
    let length = name.utf8.count
    // Compare the lengths of names first. Most lengths differ, so this makes the search several
    // times as fast.
    return attributes.first {
      $0.name.utf8.count == length && $0.space == space && $0.name == name
    }
  }

  /// Returns the value of an attribute exactly as the file contains it.
  func raw(_ name: String, _ space: LayoutAttribute.Space = .android) -> String? {
    attribute(name, space)?.raw
  }

  /// Whether the value is `@null`.
  func isNull(_ name: String, _ space: LayoutAttribute.Space = .android) -> Bool {
    attribute(name, space)?.value == .null
  }

  /// Returns the text of an attribute, or the reference `@string/name` if the resource was not
  /// found.
  func string(_ name: String, _ space: LayoutAttribute.Space = .android) -> String? {
    guard let attribute = attribute(name, space) else { return nil }
    switch attribute.value {
    case .text(let text, _): return text
    case .reference(let resource): return resource.kind == "string" ? attribute.raw : nil
    case .null, .theme, .binding: return nil
    }
  }

  func links(_ name: String, _ space: LayoutAttribute.Space = .android) -> [TextLink] {
    if case .text(_, let links) = attribute(name, space)?.value { links } else { [] }
  }

  /// Returns the value of a Boolean attribute.
  ///
  /// Upper and lower case are equivalent.
  func bool(_ name: String, _ space: LayoutAttribute.Space = .android) -> Bool? {
    switch plain(name, space)?.lowercased() {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  /// Returns the flags in a value such as `textPassword|textNoSuggestions`.
  func flags(_ name: String, _ space: LayoutAttribute.Space = .android) -> [String] {
    plain(name, space)?.split(separator: "|").map(\.trimmedText).filter { !$0.isEmpty } ?? []
  }

  /// Returns the value of an attribute as an integer.
  ///
  /// The value can be decimal or hexadecimal.
  func integer(_ name: String, _ space: LayoutAttribute.Space = .android) -> Int? {
    guard let text = plain(name, space) else { return nil }
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
    return Int(text)
  }

  func number(_ name: String, _ space: LayoutAttribute.Space = .android) -> Double? {
    plain(name, space).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  func dimension(
    _ name: String, _ space: LayoutAttribute.Space = .android
  ) -> LayoutDimension? {
    plain(name, space).flatMap { LayoutDimension($0) }
  }

  /// Returns the name of the resource to which a value refers, such as a menu or an array.
  func resource(_ name: String, _ space: LayoutAttribute.Space = .android) -> ResourceName? {
    if case .reference(let resource) = attribute(name, space)?.value { resource } else { nil }
  }

  /// Returns an identifier without the prefix `@+id/`.
  ///
  /// An identifier of Android keeps its package, as in `android:list`.
  func id(_ name: String = "id", _ space: LayoutAttribute.Space = .android) -> String? {
    guard let resource = resource(name, space), resource.kind == "id" else { return nil }
    return resource.qualified
  }

  /// The identifier that accessibility services get, such as `app:id/close`.
  ///
  /// `app` is written in place of the app's package, which layouts do not contain. No announcement
  /// depends on the package.
  var resourceIdentifier: String? {
    guard let resource = resource("id"), resource.kind == "id" else { return nil }
    return "\(resource.package ?? "app"):id/\(resource.name)"
  }

  private func plain(_ name: String, _ space: LayoutAttribute.Space) -> String? {
    if case .text(let text, _) = attribute(name, space)?.value { text.trimmedText } else { nil }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmedText: String { String(trimmed) }
}
