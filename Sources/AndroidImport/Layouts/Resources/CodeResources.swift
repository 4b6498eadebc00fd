package import AccessibilityTree
internal import Encoding
package import TextIO

/// The texts that the code of an app looks up in its resources.
package struct CodeResources: Sendable {
  private var resources: AndroidResources

  /// Opens the resources in folders; earlier folders take precedence.
  package init(in folders: [String]) throws(InputError) {
    let found = try ResourceFolders(around: nil, given: folders)
    resources = AndroidResources(found, for: DeviceConfiguration())
  }

  package mutating func setLanguage(_ language: String?) {
    resources.device = DeviceConfiguration(language: language)
  }

  /// The errors of files that could not be read.
  package var unreadable: [InputError] { resources.unreadable }

  /// Returns a text with its placeholders, such as `%1$s`.
  package mutating func string(_ name: String, isAndroid: Bool) -> String? {
    let resource = ResourceName("string", name, package: isAndroid ? "android" : nil)
    guard case .text(let text) = resources.text(resource) else { return nil }
    return text.pattern
  }

  /// Returns the forms of a text for numbers.
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

  /// Returns the text of an item, which can refer to another text.
  private mutating func text(of item: XMLDocument.ID, in document: XMLDocument) -> String {
    if let reference = ResourceName(reference: document.textContent(of: item).trimmedText),
      case .text(let text) = resources.text(reference)
    {
      return text.pattern
    }
    return ResourceText(item, in: document, isFormatted: false).pattern
  }

  /// Whether a folder has a folder `values`, perhaps for a language.
  package static func holdsTexts(_ folder: PathName, in project: ProjectFiles) -> Bool {
    project.listing(of: folder)?.folders.contains {
      ResourceFolders.kind(of: $0) == "values"
    } ?? false
  }
}

extension CodeResources {
  /// A part of a text with placeholders.
  package enum TextPart: Sendable, Hashable {
    case text(String)
    /// The index of an argument, from 0, and its format without the position: `%2$.1f` is argument
    /// 1 with `%.1f`.
    case argument(Int, specifier: String)
  }

  /// Returns the parts of a text with placeholders.
  package static func parts(of pattern: String) -> [TextPart] {
    FormatArguments.parts(of: pattern)
  }
}
