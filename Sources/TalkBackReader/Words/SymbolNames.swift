package import AccessibilityTree

/// The names of symbols in one language, such as `["-": "dash", "/": "slash"]`.
package struct SymbolNames: Sendable, ExpressibleByDictionaryLiteral {
  private var symbols: [Unicode.Scalar]
  private var names: [Phrase]

  package init(dictionaryLiteral rows: (Unicode.Scalar, Phrase)...) {
    symbols = rows.map(\.0)
    names = rows.map(\.1)
  }

  /// Returns the name of a symbol, or `nil` if it has none.
  package subscript(_ symbol: Character) -> Phrase? {
    let scalars = symbol.unicodeScalars
    guard let first = scalars.first, scalars.dropFirst().isEmpty else { return nil }
    return switch first {
    // In Unicode the Greek question mark equals a semicolon, and the varia equals a grave accent.
    case "\u{37E}": name(of: ";")
    case "\u{1FEF}": name(of: "`")
    default: name(of: first)
    }
  }

  private func name(of symbol: Unicode.Scalar) -> Phrase? {
    symbols.firstIndex(of: symbol).map { names[$0] }
  }

  /// Returns a copy without the name of this symbol.
  func removing(_ symbol: Unicode.Scalar) -> SymbolNames {
    guard let index = symbols.firstIndex(of: symbol) else { return self }
    var rest = self
    rest.symbols.remove(at: index)
    rest.names.remove(at: index)
    return rest
  }

  /// Returns a table with the names of this table and of `others`.
  ///
  /// If both tables name a symbol, the name in `others` is used.
  func merging(_ others: SymbolNames) -> SymbolNames {
    var merged = others
    for (symbol, name) in zip(symbols, names) where others.name(of: symbol) == nil {
      merged.symbols.append(symbol)
      merged.names.append(name)
    }
    return merged
  }
}

extension SymbolNames: PhraseEntry {
  package func list(under key: String, in phrases: inout [ListedPhrase]) {
    for (symbol, name) in zip(symbols, names).sorted(by: { $0.0 < $1.0 }) {
      name.list(under: "\(key).\(symbol.visibleName)", in: &phrases)
    }
  }
}

extension Unicode.Scalar {
  /// The symbol itself, or its code point if it is invisible.
  fileprivate var visibleName: String {
    guard properties.isWhitespace else { return String(Character(self)) }
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
