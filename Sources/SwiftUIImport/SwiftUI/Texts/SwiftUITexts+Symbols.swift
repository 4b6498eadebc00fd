/// The symbols that Xcode generates for images and texts of an app.
extension SwiftUITexts {
  /// Adds an image of an asset catalogue.
  mutating func addAsset(_ name: String) { assets[SwiftUITexts.symbol(of: name)] = name }

  /// Returns the name of the image for a symbol that Xcode generates.
  ///
  /// For example, the symbol `.tomatoRed` belongs to the image “tomato.red”.
  func asset(ofSymbol symbol: String) -> String { assets[symbol] ?? symbol }

  /// Adds keys of the string catalogue `Localizable` for which Xcode generates symbols.
  ///
  /// Source: Xcode 26, “Generate String Catalog Symbols”.
  mutating func addKeys(_ keys: [String]) {
    for key in keys { self.keys[SwiftUITexts.symbol(of: key)] = key }
  }

  /// Whether Xcode generates a symbol, such as `.homeTitle`, for a key of a string catalogue.
  func hasKey(ofSymbol symbol: String) -> Bool {
    symbol.hasPrefix(".") && keys[String(symbol.dropFirst())] != nil
  }

  /// Returns the text of a generated symbol, or `nil` if no key has this symbol.
  ///
  /// - Parameter symbol: The symbol with a full stop at its start, such as `.homeTitle`.
  func text(
    ofSymbol symbol: String, _ arguments: [TextArgument], language: String? = nil
  ) -> String? {
    guard symbol.hasPrefix("."), let key = keys[String(symbol.dropFirst())],
      let found = text(of: key, table: nil, language: language)
    else { return nil }
    return filled(found, arguments, language: language)
  }

  /// Returns the symbol for an asset or a key: its words in camel case.
  private static func symbol(of name: String) -> String {
    var symbol = ""
    for word in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let first = word.prefix(1)
      symbol += (symbol.isEmpty ? first.lowercased() : first.uppercased()) + word.dropFirst()
    }
    return symbol
  }
}
