/// A kind of name that was not written for people, such as a file name, a key or an identifier.
enum CodeName: Equatable {
  case nothing, partlyNothing, wrapped, filler, glyph, file, key, identifier, asset, unresolved

  /// Classifies a name; returns `nil` for a name that consists of words.
  ///
  /// - Parameter mayBeAsset: Whether the name may be the name of an image in an app.
  init?(_ name: String, isLink: Bool, mayBeAsset: Bool = false) {
    let text = Wording.collapsingWhitespace(name)
    if CodeName.isTodo(text) {
      self = .filler
      return
    }
    if CodeName.hasMissingText(text) {
      self =
        ["undefined", "NaN", "[object Object]", "(null)"].contains(text) ? .nothing : .partlyNothing
      return
    }
    if CodeName.isOptional(text) {
      self = .wrapped
      return
    }
    // A name with spaces is rarely code. Most names have spaces, so the slower checks are skipped
    // for them.
    if text.utf8.first != UInt8(ascii: "["), text.utf8.contains(0x20),
      text.utf8.allSatisfy({ $0 < 0x80 })
    {
      return nil
    }
    let lower = text.lowercased()
    if ["undefined", "null", "nan", "[object object]"].contains(lower) {
      self = .nothing
    } else if !text.isEmpty, text.unicodeScalars.allSatisfy(\.isPrivateUse) {
      self = .glyph
    } else if text.first == "⟨", text.last == "⟩" {
      let rest = text.withoutIcons
      let isIcon = rest != text && !rest.contains { $0.isLetter || $0.isNumber || $0 == "⟨" }
      self = isIcon ? .glyph : .unresolved
    } else if CodeName.isPicture(lower), !isLink, !text.contains(where: \.isWhitespace) {
      self = .file
    } else if mayBeAsset, !isLink, AssetName.isFound(in: text) {
      self = .asset
    } else if text.contains(" ") || text.contains("/") || text.contains("@") {
      return nil
    } else if CodeName.isKey(text), !isLink {
      self = .key
    } else if CodeName.isIdentifier(text, isLink: isLink) {
      self = .identifier
    } else {
      return nil
    }
  }

  /// The end of the sentence that describes the name in a finding, such as “is a file name”.
  var sentence: String {
    switch self {
    case .nothing: "is what code inserts for a missing value"
    case .partlyNothing: "contains a word that code inserts for a missing value"
    case .wrapped: "is what Swift prints for an optional text"
    case .filler: "is a note that the text is still to be written"
    case .glyph: "is a character of an icon font, which readers do not know"
    case .file: "is a file name"
    case .key: "looks like a localization key and not like its text"
    case .identifier: "looks like an identifier in code"
    case .asset: "looks like the name of an image or resource"
    case .unresolved: "stands for a text that the file does not contain"
    }
  }

  /// Whether a name begins with a TODO comment.
  ///
  /// “TODO” without a colon or bracket does not count, because the word means “all” in Spanish and
  /// Portuguese.
  private static func isTodo(_ name: String) -> Bool {
    guard let first = name.utf8.first, first == UInt8(ascii: "T") || first == UInt8(ascii: "F")
    else {
      return false
    }
    return ["TODO:", "TODO(", "FIXME:", "FIXME("].contains(where: name.hasPrefix)
      || name == "FIXME"
  }

  /// Whether the name contains a value such as `undefined` or `NaN` that code inserted instead of a
  /// text.
  private static func hasMissingText(_ name: String) -> Bool {
    if "undefined".isHeard(in: name) || "NaN".isHeard(in: name),
      name.utf8.split(separator: 0x20).count < 6
    {
      return true
    }
    // A formatted string in Objective-C and Swift contains “(null)” for an object that is nil.
    return name.utf8.contains(UInt8(ascii: "[")) && name.contains("[object Object]")
      || name.utf8.contains(UInt8(ascii: "(")) && name.contains("(null)")
  }

  /// Whether a name is an optional text that Swift code printed, such as `Optional("Save")`.
  private static func isOptional(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "O") && name.hasPrefix("Optional(") && name.hasSuffix(")")
  }

  private static func isPicture(_ name: String) -> Bool {
    let ends = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp", ".avif", ".ico", ".heic"]
    return ends.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }

  /// Whether a name has at least three words with full stops between them, such as
  /// `signup.email.label`, or two if the first is usual for keys, such as `common.save`.
  private static func isKey(_ name: String) -> Bool {
    let pieces = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let start = pieces.first, start != "www",
      pieces.count > 2 || pieces.count == 2 && starts.contains(String(start))
    else { return false }
    let addresses = ["com", "org", "net", "de", "fr", "es", "uk", "eu", "io", "gov", "edu", "app"]
    guard let last = pieces.last, !addresses.contains(String(last)) else { return false }
    // “form.pdf” is the name of a file that people know.
    guard pieces.count > 2 || !fileTypes.contains(String(last)) else { return false }
    return pieces.allSatisfy { piece in
      piece.utf8.count > 1
        && piece.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x5F || $0 == 0x2D }
    } || pieces[0] == "i18n"
  }

  /// The usual first words of keys for translations.
  private static let starts: Set<String> = [
    "action", "actions", "button", "buttons", "common", "error", "errors", "form", "forms",
    "global", "i18n", "label", "labels", "message", "messages", "nav", "translation",
    "translations",
  ]

  private static let fileTypes: Set<String> = [
    "css", "csv", "doc", "docx", "eml", "htm", "html", "js", "json", "log", "md", "pdf", "php",
    "po", "properties", "py", "rtf", "swift", "ts", "txt", "vue", "xls", "xlsx", "xml", "yaml",
    "yml", "zip",
  ]

  private static func isIdentifier(_ name: String, isLink: Bool) -> Bool {
    guard name.utf8.allSatisfy(\.isPartOfIdentifier) else { return false }
    let lower = name.lowercased()
    for prefix in ["ic", "img", "btn", "icon", "lbl"] {
      if lower.hasPrefix(prefix + "_") || lower.hasPrefix(prefix + "-") { return true }
      let next = name.dropFirst(prefix.utf8.count).first
      if name.hasPrefix(prefix), next?.isUppercase == true { return true }
    }
    guard !isLink, name.contains(where: \.isLetter) else { return false }
    if name.contains("_") { return true }
    guard name.first?.isLowercase == true else { return false }
    return ["Button", "Btn", "Icon", "Image", "Label", "TextField", "Field", "View"].contains {
      name.hasSuffix($0) && name.utf8.count > $0.utf8.count
    }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, digit, underscore or hyphen.
  fileprivate var isPartOfIdentifier: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF) || self == 0x5F
      || self == 0x2D
  }
}
