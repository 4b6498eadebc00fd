/// A classifier that decides whether a name is the name of an image in an app.
///
/// Such images are files, entries in asset catalogues, Apple's symbols and characters of icon
/// fonts.
/// Assumed: the words and sizes by which such names are recognised. Each project chooses its own
/// names.
enum AssetName {
  /// Whether a name without spaces is the name of an image, such as `eye24`, `podcast-expand` or
  /// `chevron.right`.
  static func isFound(in name: String) -> Bool {
    guard name.utf8.allSatisfy({ $0 < 0x80 && $0 > 0x20 }) else { return false }
    return isScaled(name) || isDrawable(name) || isReference(name) || isSymbol(name)
      || isSized(name)
      || isNumberedImage(name) || isCamelCased(name) || isHyphenated(name)
  }

  /// Whether a name has the suffix of a screen scale, as in `close@2x`.
  private static func isScaled(_ name: String) -> Bool {
    ["@2x", "@3x"].contains(where: name.hasSuffix)
  }

  /// Whether a name is the name of an Android drawable in XML, as in `ic_send.xml`.
  private static func isDrawable(_ name: String) -> Bool {
    name.hasSuffix(".xml") && name.utf8.count > 4
      && name.dropLast(4).allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" }
  }

  /// Whether a name refers to a resource of Android, as in `@string/save`.
  ///
  /// Source: Android, “App resources overview”, syntax of resource references.
  static func isReference(_ name: String) -> Bool {
    guard name.first == "@", let slash = name.firstIndex(of: "/") else { return false }
    let type = name[..<slash].dropFirst().split(separator: ":").last ?? ""
    return ["string", "drawable", "mipmap", "plurals", "id", "+id"].contains(type)
  }

  /// Whether a name is the name of an Apple symbol, such as `chevron.right` or `bell.fill`.
  ///
  /// Such a name has lower-case words with full stops between them. One of the words says how the
  /// symbol is drawn.
  private static func isSymbol(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let areWords = parts.allSatisfy { !$0.isEmpty && isLowerCase($0) }
    guard parts.count > 1, areWords else { return false }
    return parts.dropFirst().contains { AssetWords.shapes.contains(String($0)) }
  }

  /// Whether a name is a word in lower case with a common size of icons, as in `eye24` and
  /// `share-16dp`.
  ///
  /// If the name has no unit and no hyphen, the word must be common in names of pictures:
  /// “studio48” is the name of a shop.
  private static func isSized(_ name: String) -> Bool {
    var stem = name[...]
    for unit in ["dp", "pt", "px"] where stem.hasSuffix(unit) { stem = stem.dropLast(2) }
    let hasUnit = stem.count < name.count
    let digits = stem.reversed().prefix { $0.isNumber }.count
    guard digits == 2, AssetWords.sizes.contains(String(stem.suffix(2))) else { return false }
    stem = stem.dropLast(2)
    guard hasUnit || stem.contains("-") || AssetWords.pictures.contains(String(stem)) else {
      return false
    }
    return stem.utf8.count { (0x61...0x7A).contains($0) } > 2
      && stem.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "." }
  }

  /// Whether a name is the name of a numbered picture, as in `image001` and `IMG_2041`.
  private static func isNumberedImage(_ name: String) -> Bool {
    let stem = name.prefix { $0.isLetter }.lowercased()
    let rest = name.dropFirst(stem.utf8.count).drop { $0 == "_" || $0 == "-" }
    return ["img", "image", "dsc", "dscn", "photo", "pic", "screenshot"].contains(stem)
      && rest.utf8.count > 2 && rest.allSatisfy(\.isNumber)
  }

  /// Whether a name is an identifier of several words that ends with a number, as in `arrowLeft24`.
  private static func isCamelCased(_ name: String) -> Bool {
    let stem = name.prefix { $0.isLetter }
    let rest = name.dropFirst(stem.utf8.count)
    guard !rest.isEmpty, rest.allSatisfy(\.isNumber), stem.first?.isLowercase == true else {
      return false
    }
    let words = Identifier.words(of: stem)
    // A name with a word of one or two letters may be a product, such as “iPhone15”.
    return words.count > 1 && words.allSatisfy { $0.utf8.count > 2 }
  }

  /// Whether a name has lower-case words with hyphens between them, and one of the words occurs
  /// only in names of images.
  private static func isHyphenated(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let first = parts.first, let last = parts.last,
      parts.allSatisfy({ !$0.isEmpty && isLowerCase($0) })
    else { return false }
    if AssetWords.prefixes.contains(first) || AssetWords.suffixes.contains(last) { return true }
    // Two words with a hyphen may be plain words, such as “full-circle” and “well-rounded”. Three
    // words are the name of an image, such as “arrow-left-circle”.
    return parts.count > 2
      && parts.contains {
        AssetWords.prefixes.contains($0) || AssetWords.suffixes.contains($0)
          || AssetWords.commonSuffixes.contains($0)
      }
  }

  private static func isLowerCase(_ word: some StringProtocol) -> Bool {
    word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }
}
