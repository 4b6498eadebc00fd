internal import Simulator

/// The elements of a page with a text that an icon font shows as a picture.
///
/// People see no words there: a font with ligatures shows “visibility_off” as a crossed-out eye.
struct IconTexts: Sendable {
  private var elements: Set<Int> = []

  /// Finds the icons of an HTML page; other files have none.
  init(_ source: SourceTree?) {
    guard let source, source.language == .html else { return }
    for index in source.indices where IconTexts.isLigature(source[index].text) {
      guard source[index].firstChild == nil, !IconTexts.isCode(source[index].name) else { continue }
      // Words of a language can have hyphens, too, as in “e-mail”.
      let isHyphenated = source[index].text.contains("-")
      if isHyphenated
        ? source[index].name.hasSuffix("-icon")
        : source[index].text.contains("_") || IconTexts.isIcon(source[index])
      {
        elements.insert(index)
      }
    }
  }

  /// Whether an icon font shows the text of an element.
  func contains(_ element: Int) -> Bool { elements.contains(element) }

  /// Whether a text can be the name of a picture in an icon font.
  ///
  /// Such a name is one word in lower case, perhaps with digits, underscores and hyphens.
  ///
  /// Source: Material Symbols, “Using the icons in HTML”; Vuetify, “Icons”, on names such as
  /// “mdi-delete”.
  private static func isLigature(_ text: String) -> Bool {
    let name = text.unicodeScalars.drop { $0.isMarkupSpace }
    guard let end = name.lastIndex(where: { !$0.isMarkupSpace }) else { return false }
    var hasLetter = false
    for scalar in name[...end] {
      switch scalar {
      case "a"..."z": hasLetter = true
      case "0"..."9", "_", "-": continue
      default: return false
      }
    }
    return hasLetter
  }

  /// Whether the attributes of an element say that it is an icon.
  private static func isIcon(_ element: SourceTree.Element) -> Bool {
    if element.name.hasSuffix("-icon") { return true }
    if element["data-testid"]?.lowercased().contains("icon") == true { return true }
    return element["class"]?.lowercased().idTokens.contains {
      $0.contains("icon") || $0.hasPrefix("material-symbols") || $0.contains("glyph") || $0 == "fa"
        || $0.hasPrefix("fa-")
    } == true
  }

  /// Whether elements with this tag name may contain words with underscores, for example in code.
  private static func isCode(_ name: String) -> Bool {
    ["code", "kbd", "option", "pre", "samp", "script", "style", "td", "textarea", "title", "var"]
      .contains(name)
  }
}

extension AuditSubject {
  /// Returns the text that people see in a node and in its descendants.
  ///
  /// The names of pictures in an icon font are left out.
  ///
  /// - Parameter part: A descendant whose text is left out.
  func seenText(of node: Node.Index, without part: Node.Index? = nil) -> String {
    func isIcon(_ node: Node.Index) -> Bool { element(of: node).map(icons.contains) == true }
    return isIcon(node) ? "" : screen.visibleText(of: node, without: part, isIcon).withoutIcons
  }
}

extension String {
  /// The text without characters of icon fonts, which importers write as “⟨icon⟩” or “⟨icon add⟩”.
  ///
  /// Another text in such brackets is the key of a text that was not found.
  var withoutIcons: String {
    // Few texts have the byte with which “⟨” begins, and searching for a byte is fast.
    guard utf8.contains(0xE2), contains("⟨icon") else { return self }
    var text = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "⟨icon"),
      let end = rest[start.upperBound...].firstIndex(of: "⟩")
    {
      let next = rest.index(after: end)
      let isIcon = rest[start.upperBound] == " " || rest[start.upperBound] == "⟩"
      text += rest[..<(isIcon ? start.lowerBound : next)]
      rest = rest[next...]
    }
    return text + rest
  }
}
