/// Accessible names that UIKit gives to its own items and images, by their names in code.
struct UIKitNames: Sendable, ExpressibleByDictionaryLiteral {
  private let names: [(key: String, phrase: Phrase)]

  /// Creates names in the order of their listing.
  init(dictionaryLiteral names: (String, Phrase)...) {
    self.names = names.map { (key: $0.0, phrase: $0.1) }
  }

  /// Returns the accessible name for a name in code.
  subscript(_ key: String) -> Phrase? { names.first { $0.key == key }?.phrase }
}

extension UIKitNames: PhraseEntry {
  func list(under key: String, in phrases: inout [ListedPhrase]) {
    for name in names {
      // A full stop parts the names of groups.
      let last = name.key.split(separator: ".").joined(separator: "-")
      name.phrase.list(under: "\(key).\(last)", in: &phrases)
    }
  }
}

extension UIKitWords {
  /// Returns the name that UIKit gives to a button, item or image without one.
  ///
  /// The name depends on `systemItem`, `buttonType`, and on `image` if `imageCatalog` is the
  /// system's.
  package func name(of node: Node) -> Phrase? {
    guard let ios = node.knownIOS else { return nil }
    if let item = ios.systemItem, let name = items[item] { return name }
    switch ios.buttonType {
    case "infoLight", "infoDark", "detailDisclosure": return moreInfo
    case .some(let type): if let name = items[type] { return name }
    case nil: break
    }
    guard ios.imageCatalog == .system, let symbol = ios.image else { return nil }
    return self.symbol(symbol)
  }

  /// Returns the name of a symbol: its own name, or the name of the same symbol without circle or
  /// square, or else the words of its name in code.
  private func symbol(_ name: String) -> Phrase? {
    if let known = symbols[name] { return known }
    var parts = name.split(separator: ".")
    while let last = parts.last, UIKitWords.shapes.contains(last), parts.count > 1 {
      parts.removeLast()
      if let known = symbols[parts.joined(separator: ".")] { return known }
    }
    let words = parts.joined(separator: " ")
    guard let first = words.first else { return nil }
    return .assumed(first.uppercased() + words.dropFirst())
  }

  /// Shapes that enclose a symbol and do not change its name.
  private static let shapes: Set<Substring> = ["fill", "circle", "square", "rectangle"]
}

extension Screen {
  /// Returns an iOS screen with the names that UIKit gives to nodes without one.
  package func withUIKitNames(_ words: UIKitWords) -> Screen {
    guard origin == .ios else { return self }
    var screen = self
    for visit in preorder where self[visit.index].name.isEmpty {
      guard let name = words.name(of: self[visit.index]) else { continue }
      screen[visit.index].label = AuthoredText(name.text, from: .standard)
    }
    return screen
  }
}
