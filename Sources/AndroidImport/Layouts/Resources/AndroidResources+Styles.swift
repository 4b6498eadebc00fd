internal import Encoding

struct StyleItem: Sendable, Hashable {
  /// The name, such as `android:textAllCaps`.
  var name: String
  var raw: String
  var style: String
}

extension AndroidResources {
  /// The maximum number of ancestors from which a style inherits values.
  static let maximumAncestors = 100

  /// Returns the values and the names of a style and its ancestors, nearest ancestor first.
  ///
  /// A style inherits from its `parent`. Without `parent`, the part of its name before the last
  /// full stop names the parent: `Button.Small` inherits from `Button`. The last name in the result
  /// can belong to a library.
  mutating func style(_ name: String) -> (items: [StyleItem], names: [String]) {
    var items: [StyleItem] = []
    var names: [String] = []
    var known: Set<String> = []
    var current: String? = name
    while let style = current, !names.contains(style),
      names.count < AndroidResources.maximumAncestors
    {
      names.append(style)
      guard let (document, id, _) = entry(.style, style) else { break }
      for item in document.children(of: id) {
        guard let key = document.element(item)?.plain("name"), known.insert(key).inserted else {
          continue
        }
        let raw = document.textContent(of: item).trimmedText
        items.append(StyleItem(name: key, raw: raw, style: style))
      }
      current = AndroidResources.parent(of: style, written: document.element(id)?.plain("parent"))
    }
    return (items, names)
  }

  /// Returns the name of the parent style.
  ///
  /// Names of Android's own styles keep their package.
  private static func parent(of style: String, written: String?) -> String? {
    guard let written = written?.trimmedText else {
      guard let dot = style.lastIndex(of: ".") else { return nil }
      return String(style[..<dot])
    }
    guard !written.isEmpty, written != "@null" else { return nil }
    if let reference = ResourceName(reference: written) { return reference.qualified }
    return written
  }
}
