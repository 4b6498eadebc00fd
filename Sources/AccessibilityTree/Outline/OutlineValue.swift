/// A name with what stands behind it in an outline: `[level=1]`, `/hint: Ten digits`.
struct OutlineValue: Hashable {
  /// The name without brackets or slash.
  var name: String
  /// The text behind it; absent where there is none, which is not the same as an empty text.
  var text: String?
  /// Whether the text stands for itself and is not one of the outline's own words.
  var isQuoted: Bool

  /// The author's text, which gets quotes where it could be mistaken for something else.
  init(_ name: String, text: String) { self.init(name, text, isQuoted: true) }

  /// One of the outline's own words or a number; absent for a name that stands alone.
  init(_ name: String, word: String? = nil) { self.init(name, word, isQuoted: false) }

  /// A name with what was read behind it.
  init(_ name: String, _ text: String?, isQuoted: Bool) {
    self.name = name
    self.text = text
    self.isQuoted = isQuoted
  }

  /// The word by which an outline takes back what a node would have by its role or place.
  static let undefined = "undefined"

  /// Whether this takes a fact back.
  var isUndefined: Bool { !isQuoted && text == OutlineValue.undefined }

  /// The name without what all names of a family begin with; a mark that combines with the last
  /// letter of the prefix belongs to the rest.
  func name(after prefix: String) -> String {
    String(name.unicodeScalars.dropFirst(prefix.unicodeScalars.count))
  }

  /// As an attribute: `[level=1]`.
  var attribute: String {
    guard let text else { return "[\(name)]" }
    return isQuoted && !OutlineValue.isSimple(text)
      ? "[\(name)=\(OutlineText.quoted(text))]" : "[\(name)=\(text)]"
  }

  /// As an item of its own: `/hint: Ten digits`.
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

  /// Whether a scalar may stand in a role or a name.
  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
