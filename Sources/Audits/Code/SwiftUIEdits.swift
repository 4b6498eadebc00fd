internal import Simulator

/// The code for settings in SwiftUI, and the edits that add the code to a file.
enum SwiftUIEdits {
  /// Returns the modifier for a setting, such as `.submitLabel(.next)`; `nil` if there is none.
  static func modifier(_ setting: CodeSetting) -> String? {
    switch setting {
    case .label(let text):
      CodeEdits.literal(text).map { ".accessibilityLabel(\($0))" }
    case .requiredLabel(let text, _):
      CodeEdits.literal("\(text), required").map { ".accessibilityLabel(\($0))" }
    case .decoration: ".accessibilityHidden(true)"
    case .heading: ".accessibilityAddTraits(.isHeader)"
    case .button: ".accessibilityAddTraits(.isButton)"
    case .linkOnly: ".accessibilityRemoveTraits(.isButton)"
    case .keyboard(let kind): keyboards[kind].map { ".keyboardType(.\($0))" }
    case .purpose(let purpose): purposes[purpose].map { ".textContentType(.\($0))" }
    case .returnKey(let key): ".submitLabel(.\(key.rawValue))"
    case .visibleLabel, .secureEntry, .error, .scaledFont, .words: nil
    }
  }

  static func edit(_ setting: CodeSetting, _ call: CodeEdits) -> Finding.Fix.Edit? {
    switch setting {
    case .scaledFont: return scaledFont(call)
    case .secureEntry:
      let code = call.text(call.call.range)
      guard call.name == "TextField", !onlyOfTextField.contains(where: code.contains) else {
        return nil
      }
      let start = call.call.range.lowerBound
      return call.replacing(start..<start + call.name.utf8.count, with: "SecureField")
    case .linkOnly:
      let added = call.call.parts.last {
        $0.name == "accessibilityAddTraits"
          && call.text($0.range) == ".accessibilityAddTraits(.isButton)"
      }
      if let added { return call.replacing(added.range, with: modifier(setting) ?? "") }
      return modifier(setting).flatMap { add($0, to: call) }
    case .words(let new, let old):
      guard let old = CodeEdits.literal(old), let new = CodeEdits.literal(new) else { return nil }
      return call.replacing(old, with: new)
    default: return modifier(setting).flatMap { add($0, to: call) }
    }
  }

  /// Returns the edit that adds a modifier, or gives an existing modifier another argument.
  private static func add(_ modifier: String, to call: CodeEdits) -> Finding.Fix.Edit? {
    // In an expression with an operator, a modifier at the end would apply only to the last
    // operand.
    guard !["+", "?"].contains(where: { call.text(call.call.range).contains(" \($0) Text(") })
    else { return nil }
    let parts = call.call.parts
    let name = String(modifier.dropFirst().prefix { $0 != "(" })
    if !name.hasSuffix("Traits"), let old = parts.last(where: { $0.name == name }) {
      return call.replacing(old.range, with: modifier)
    }
    let own = parts.lastIndex { innerModifiers.contains($0.name) }
    let end = own.map { parts[$0].range.upperBound } ?? call.call.range.upperBound
    let next = (own ?? -1) + 1
    if parts.indices.contains(next), call.beginsLine(parts[next].range.lowerBound) {
      let indentation = call.indentation(ofLineAt: parts[next].range.lowerBound)
      return call.inserting("\n\(indentation)\(modifier)", at: end)
    }
    guard call.lineStart(of: end) > call.call.range.lowerBound else {
      return call.inserting(modifier, at: end)
    }
    return call.inserting("\n\(call.indentation(ofLineAt: end))\(modifier)", at: end)
  }

  /// Modifiers that must stay next to their view: modifiers that only one type of view has, and
  /// modifiers that make the view an accessibility element.
  private static let innerModifiers: Set<String> = [
    "resizable", "renderingMode", "interpolation", "antialiased", "kerning", "tracking",
    "baselineOffset", "bold", "italic", "strikethrough", "underline", "fontWeight", "font",
    "foregroundColor", "fill", "stroke", "strokeBorder", "trim", "inset", "onDelete", "onMove",
    "accessibilityElement", "accessibilityChildren", "accessibilityRepresentation",
  ]

  /// The labels of arguments that `TextField` has and `SecureField` does not have.
  private static let onlyOfTextField = [
    "axis:", "value:", "selection:", "onEditingChanged:", "formatter:",
  ]

  // MARK: Fonts

  private static func scaledFont(_ call: CodeEdits) -> Finding.Fix.Edit? {
    guard let part = call.call.parts.last(where: { $0.name == "font" }) else { return nil }
    let old = call.text(part.range)
    if old.contains("fixedSize:") {
      return call.replacing(
        part.range, with: old.split(separator: "fixedSize:").joined(separator: "size:"))
    }
    let starts = [".font(.system(size:", ".font(Font.system(size:"]
    guard let start = starts.first(where: old.hasPrefix), old.hasSuffix("))") else { return nil }
    let arguments = old.dropFirst(start.count).dropLast(2)
    guard !arguments.contains(where: { "()".contains($0) }) else { return nil }
    let values = arguments.split(separator: ",").map { $0.drop { $0 == " " } }
    guard let size = values.first.flatMap({ Double($0) }) else { return nil }
    // In `.system(_:design:weight:)`, which takes a text style, the design comes before the weight.
    let others = ["design:", "weight:"].compactMap { name in
      values.first { $0.hasPrefix(name) }
    }
    guard others.count == values.count - 1 else { return nil }
    let style = textStyles.first { $0.size <= size }?.name ?? "caption2"
    let font =
      others.isEmpty ? ".\(style)" : ".system(.\(style), \(others.joined(separator: ", ")))"
    return call.replacing(part.range, with: ".font(\(font))")
  }

  /// The text styles from large to small, with their sizes at the default setting.
  ///
  /// Source: Human Interface Guidelines, Typography, iOS.
  private static let textStyles: [(size: Double, name: String)] = [
    (31, "largeTitle"), (25, "title"), (21, "title2"), (18.5, "title3"), (16.5, "body"),
    (15.5, "callout"), (14, "subheadline"), (12.5, "footnote"), (11.5, "caption"),
  ]

  // MARK: Fields

  private static let keyboards: [KeyboardKind: String] = [
    .number: "numberPad", .decimal: "decimalPad", .phone: "phonePad", .search: "webSearch",
    .url: "URL", .email: "emailAddress",
  ]

  /// The content type of UIKit for each purpose; the key is HTML's `autocomplete` word.
  ///
  /// Source: UIKit, UITextContentType.
  private static let purposes: [String: String] = [
    "email": "emailAddress", "tel": "telephoneNumber", "name": "name", "given-name": "givenName",
    "family-name": "familyName", "username": "username", "current-password": "password",
    "new-password": "newPassword", "one-time-code": "oneTimeCode",
    "street-address": "fullStreetAddress", "postal-code": "postalCode",
    "address-level2": "addressCity", "country-name": "countryName",
    "organization": "organizationName", "cc-number": "creditCardNumber",
    "cc-exp": "creditCardExpiration",
    "cc-csc": "creditCardSecurityCode", "bday": "birthdate",
  ]
}
