package import AccessibilityTree
internal import Encoding
package import TextIO

/// A text of a string catalogue or `.stringsdict`, with its plural forms.
package struct LocalizedText: Sendable {
  /// The forms of one argument for different numbers.
  ///
  /// The text inserts the argument as `%#@name@`.
  package struct Substitution: Sendable {
    /// The number of the argument, counted from 1, or `nil` if the number follows from the order.
    package var argument: Int?
    package var forms: [PluralCategory: String]
  }

  /// The text.
  ///
  /// If the text has plural forms, this is the form for the plural category `other`.
  package var text: String
  /// The singular and plural forms of the text.
  ///
  /// The first whole number among the arguments decides which form applies.
  package var forms: [PluralCategory: String] = [:]
  package var substitutions: [String: Substitution] = [:]

  package init(_ text: String) { self.text = text }
}

extension StringCatalog {
  /// Returns the texts in a language, by key.
  ///
  /// Keys without a translation are left out.
  package func texts(in language: String) -> [String: LocalizedText] {
    var texts: [String: LocalizedText] = [:]
    for (key, value) in strings?.members ?? [] {
      guard let unit = value["localizations"]?[language],
        let text = StringCatalog.localized(StringCatalog.forPhone(unit))
      else { continue }
      texts[key] = text
    }
    return texts
  }

  /// The keys that a person added, rather than Xcode from the code.
  package var manualKeys: [String] {
    (strings?.members ?? []).filter { $0.value["extractionState"]?.string == "manual" }.map(\.key)
  }

  private static func localized(_ unit: JSON.Value) -> LocalizedText? {
    let forms = forms(of: unit)
    let stringUnit = unit["stringUnit"]
    guard let text = stringUnit?["value"]?.string ?? forms[.other],
      !text.isEmpty || stringUnit?["state"]?.string != "new"
    else { return nil }
    var localized = LocalizedText(text)
    localized.forms = forms
    for (name, value) in unit["substitutions"]?.members ?? [] {
      localized.substitutions[name] = LocalizedText.Substitution(
        argument: value["argNum"]?.int, forms: self.forms(of: value))
    }
    return localized
  }

  private static func forms(of unit: JSON.Value) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for (name, form) in unit["variations"]?["plural"]?.members ?? [] {
      guard let category = PluralCategory(rawValue: name) else { continue }
      forms[category] = forPhone(form)["stringUnit"]?["value"]?.string
    }
    return forms
  }

  /// Returns the entry for iPhone if an entry has variants for devices, and otherwise the entry
  /// itself.
  private static func forPhone(_ unit: JSON.Value) -> JSON.Value {
    guard let device = unit["variations"]?["device"] else { return unit }
    return device["iphone"] ?? device["other"] ?? unit
  }
}

/// A parser of plural forms (`.stringsdict`), which are XML property lists.
///
/// Source: Apple, “Localizing strings that contain plurals”, stringsdict file format.
package enum StringsDictionary {
  package static func texts(
    in bytes: [UInt8], file: String?
  ) throws(InputError) -> [String: LocalizedText] {
    let xml = try XMLDocument(parsing: bytes, file: file)
    guard let root = xml.rootElements.first, let list = xml.child("dict", of: root) else {
      return [:]
    }
    var texts: [String: LocalizedText] = [:]
    for (key, entry) in members(of: list, in: xml) {
      let parts = members(of: entry, in: xml)
      guard let format = parts.first(where: { $0.key == "NSStringLocalizedFormatKey" }) else {
        continue
      }
      var text = LocalizedText(xml.textContent(of: format.value))
      for (name, value) in parts where xml.element(value)?.name.local == "dict" {
        text.substitutions[name] = LocalizedText.Substitution(
          argument: nil, forms: forms(of: value, in: xml))
      }
      texts[key] = text
    }
    return texts
  }

  private static func forms(
    of list: XMLDocument.ID, in xml: XMLDocument
  ) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for (key, value) in members(of: list, in: xml) {
      if let category = PluralCategory(rawValue: key) {
        forms[category] = xml.textContent(of: value)
      }
    }
    return forms
  }

  private static func members(
    of list: XMLDocument.ID, in xml: XMLDocument
  ) -> [(key: String, value: XMLDocument.ID)] {
    var members: [(key: String, value: XMLDocument.ID)] = []
    var key: String?
    for id in xml.children(of: list) {
      guard let element = xml.element(id) else { continue }
      if element.name.local == "key" {
        key = xml.textContent(of: id)
      } else if let known = key {
        members.append((known, id))
        key = nil
      }
    }
    return members
  }
}
