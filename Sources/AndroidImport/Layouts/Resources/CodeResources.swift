package import AccessibilityTree
internal import Encoding
package import TextIO

/// The texts that the code of an app looks up in its resources.
package struct CodeResources: Sendable {
  private var resources: AndroidResources

  /// Opens the resources in folders.
  ///
  /// If several folders have a resource with the same name, the earlier folder takes precedence.
  package init(in folders: [String]) throws(InputError) {
    let found = try ResourceFolders(around: nil, given: folders)
    resources = AndroidResources(found, for: DeviceConfiguration())
  }

  package mutating func setLanguage(_ language: String?) {
    resources.device = DeviceConfiguration(language: language)
  }

  /// The errors of files that could not be read.
  package var unreadable: [InputError] { resources.unreadable }

  /// Returns the text with a name.
  ///
  /// The placeholders in the text, such as `%1$s`, are not filled.
  package mutating func string(_ name: String, isAndroid: Bool) -> String? {
    let resource = ResourceName("string", name, package: isAndroid ? "android" : nil)
    guard case .text(let text) = resources.text(resource) else { return nil }
    return text.pattern
  }

  /// Returns the text of a number or Boolean with a name.
  ///
  /// - Parameter kind: `integer` or `bool`.
  package mutating func value(_ kind: String, _ name: String) -> String? {
    guard case .text(let text) = resources.text(ResourceName(kind, name)) else { return nil }
    return text.pattern
  }

  /// Returns the forms of a text for different numbers, such as the singular and the plural.
  package mutating func plural(_ name: String) -> [PluralCategory: String]? {
    guard let (document, id, _) = resources.entry(.plurals, name) else { return nil }
    var forms: [PluralCategory: String] = [:]
    for item in document.children(of: id) {
      guard let quantity = document.element(item)?.plain("quantity"),
        let category = PluralCategory(rawValue: quantity)
      else { continue }
      forms[category] = text(of: item, in: document)
    }
    return forms
  }

  package mutating func array(_ name: String) -> [String]? {
    guard let (document, id, _) = resources.entry(.array, name) else { return nil }
    return document.children(of: id).map { text(of: $0, in: document) }
  }

  /// Returns the text of an item.
  ///
  /// If the item refers to another text, returns that text.
  private mutating func text(of item: XMLDocument.ID, in document: XMLDocument) -> String {
    if let reference = ResourceName(reference: document.textContent(of: item).trimmedText),
      case .text(let text) = resources.text(reference)
    {
      return text.pattern
    }
    return ResourceText(item, in: document, isFormatted: false).pattern
  }

  /// Whether a folder contains a folder with texts, such as `values` or `values-de`.
  package static func holdsTexts(_ folder: PathName, in project: ProjectFiles) -> Bool {
    project.listing(of: folder)?.folders.contains {
      ResourceFolders.kind(of: $0) == "values"
    } ?? false
  }
}

extension CodeResources {
  /// A literal part of a text, or a placeholder in the text.
  package enum TextPart: Sendable, Hashable {
    case text(String)
    /// A placeholder: the index of its argument, counted from 0, and its format without the
    /// position.
    ///
    /// For `%2$.1f`, the index is 1 and the format is `%.1f`.
    case argument(Int, specifier: String)
  }

  /// Splits a text into literal parts and placeholders.
  package static func parts(of pattern: String) -> [TextPart] {
    FormatArguments.parts(of: pattern)
  }
}
