internal import Encoding
internal import Simulator

/// One value of a style, with the styles it inherits from in place.
struct StyleItem: Sendable, Hashable {
  /// The name, as `android:textAllCaps`.
  var name: String
  /// The value as the file has it.
  var raw: String
  /// The style that holds it.
  var style: String
}

extension AndroidResources {
  /// The most styles that inherit from each other.
  static let maximumAncestors = 100

  /// The values of a style and of those it inherits from, the nearest first; and the names of all
  /// of them, the last of which may be one of a library.
  ///
  /// A style inherits from its `parent`, without one from what stands before the last dot of its
  /// name.
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

  /// The name of the style above; those of Android keep their package.
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
