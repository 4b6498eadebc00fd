/// The accessible names that UIKit gives to its own bar items, buttons and symbols.
///
/// The keys are the names of the items, buttons and symbols in Swift.
struct UIKitNames: Sendable, ExpressibleByDictionaryLiteral {
  private let names: [(key: String, phrase: Phrase)]

  /// Creates a list of names from a dictionary literal.
  ///
  /// The names keep the order of the literal.
  init(dictionaryLiteral names: (String, Phrase)...) {
    self.names = names.map { (key: $0.0, phrase: $0.1) }
  }

  /// Returns the accessible name of the item or image with this name in Swift.
  subscript(_ key: String) -> Phrase? { names.first { $0.key == key }?.phrase }
}

extension UIKitNames: PhraseEntry {
  func list(under key: String, in phrases: inout [ListedPhrase]) {
    for name in names {
      // In Swift, a full stop separates the parts of a symbol's name. In the key of a listed
      // phrase, a full stop already separates names of properties, so a hyphen takes its place.
      let last = name.key.split(separator: ".").joined(separator: "-")
      name.phrase.list(under: "\(key).\(last)", in: &phrases)
    }
  }
}

extension UIKitWords {
  /// Returns the accessible name that UIKit gives to a button, item or image if the author gives
  /// none.
  ///
  /// The name depends on `systemItem`, on `buttonType` and, if `imageCatalog` is `system`, on
  /// `image`.
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

  /// Returns the accessible name of a symbol.
  ///
  /// The result is the first of these that exists:
  ///
  /// - the name of the symbol itself
  /// - the name of the symbol without parts such as `.circle` or `.fill` at its end
  /// - the words in the symbol's name in Swift
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

  /// The parts at the end of a symbol's name in Swift that do not change its accessible name.
  private static let shapes: Set<Substring> = ["fill", "circle", "square", "rectangle"]
}

extension Screen {
  /// Returns the screen with UIKit's names for the nodes that have no name.
  ///
  /// Only screens of origin `ios` change.
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
