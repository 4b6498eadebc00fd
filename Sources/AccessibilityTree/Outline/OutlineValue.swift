/// An attribute or property in an outline: `[level=1]`, `/hint: Ten digits`.
struct OutlineValue: Hashable {
  /// The name without brackets or slash.
  var name: String
  /// The value, or `nil` if there is only a name.
  ///
  /// An empty text is a value.
  var text: String?
  /// Whether the value is text of the author (`true`) or a word of the outline format (`false`).
  var isQuoted: Bool

  /// Creates a value from the author's text.
  ///
  /// An outline prints the text in quotes if a parser could misread the plain text.
  init(_ name: String, text: String) { self.init(name, text, isQuoted: true) }

  /// Creates a value that is a word of the outline or a number, or a name without a value.
  init(_ name: String, word: String? = nil) { self.init(name, word, isQuoted: false) }

  /// Creates a value as an outline writes it.
  init(_ name: String, _ text: String?, isQuoted: Bool) {
    self.name = name
    self.text = text
    self.isQuoted = isQuoted
  }

  /// The word that clears a fact: `/hidden: undefined` exposes a node that is hidden by default.
  static let undefined = "undefined"

  /// Whether the value clears a fact.
  var isUndefined: Bool { !isQuoted && text == OutlineValue.undefined }

  /// Returns the name without its prefix, such as `android.`.
  ///
  /// A combining mark after the full stop of the prefix belongs to the result, although Swift
  /// combines the mark and the full stop into one `Character`.
  func name(after prefix: String) -> String {
    String(name.unicodeScalars.dropFirst(prefix.unicodeScalars.count))
  }

  /// The value as an attribute: `[level=1]`.
  var attribute: String {
    guard let text else { return "[\(name)]" }
    return isQuoted && !OutlineValue.isSimple(text)
      ? "[\(name)=\(OutlineText.quoted(text))]" : "[\(name)=\(text)]"
  }

  /// The value as an item: `/hint: Ten digits`.
  var property: String {
    let isPlain = name.unicodeScalars.allSatisfy { OutlineValue.isWordScalar($0) || $0 == "." }
    let key = isPlain ? "/" + name : OutlineText.quotedKey("/" + name)
    guard let text else { return key + ":" }
    return key + ": " + (isQuoted ? OutlineText.value(text) : text)
  }

  private static func isSimple(_ text: String) -> Bool {
    !text.isEmpty && text != undefined
      && text.unicodeScalars.allSatisfy { isWordScalar($0) || $0 == "/" || $0 == "." }
  }

  /// Whether a scalar may be part of a role or a name.
  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
