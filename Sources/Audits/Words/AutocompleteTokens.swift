/// The value of an `autocomplete` attribute.
///
/// Source: HTML Standard, 4.10.18.7.1 “Autofill detail tokens”; ACT rule 73f2c2.
struct AutocompleteTokens {
  /// A defect of the value.
  enum Fault {
    /// A word that HTML does not define, or words in the wrong order.
    case invalid
    /// A word that HTML does not define, although authors may expect the word to be valid.
    case doubtful
  }

  /// The purpose, or `nil` if the value names no purpose that HTML defines.
  private(set) var purpose: String?
  /// Whether the value names no purpose, because it is empty, `on`, `off`, or a usual default of
  /// scripts.
  private(set) var isIdle = false
  /// Whether the value asks browsers not to fill in the field.
  private(set) var isOff = false
  /// The defect of the value, or `nil` if it has none.
  private(set) var fault: Fault?

  init(_ text: String) {
    var words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    isOff = words == ["off"]
    if words.isEmpty || words.count == 1 && AutocompleteTokens.idle.contains(words[0]) {
      isIdle = true
      return
    }
    if words.count > 1, words.last == "webauthn" { words.removeLast() }
    if words.first?.hasPrefix("section-") == true { words.removeFirst() }
    if let first = words.first, ["shipping", "billing"].contains(first) { words.removeFirst() }
    var isOfKind = false
    if let first = words.first, ["home", "work", "mobile", "fax", "pager"].contains(first) {
      isOfKind = true
      words.removeFirst()
    }
    guard words.count == 1, let name = words.first else {
      fault = .invalid
      return
    }
    if AutocompleteTokens.contacts.contains(name) || !isOfKind && Self.fields.contains(name) {
      purpose = name
    } else {
      fault = !isOfKind && AutocompleteTokens.doubtful.contains(name) ? .doubtful : .invalid
    }
  }

  /// Whether the purpose fits a field of a type.
  func fits(type: String) -> Bool {
    guard let purpose else { return true }
    return (AutocompleteTokens.types[purpose] ?? ["text", "search"]).contains(type)
  }

  /// The type of `<input>` that browsers and phones fill in best for the purpose.
  var bestType: String {
    switch purpose {
    case "email"?: "email"
    case "url"?: "url"
    case "current-password"?, "new-password"?: "password"
    case let name? where name.hasPrefix("tel"): "tel"
    default: "text"
    }
  }

  /// Returns the HTML word that an author probably meant.
  static func likely(_ text: String) -> String? {
    guard let last = text.lowercased().split(whereSeparator: \.isWhitespace).last else {
      return nil
    }
    let plain = last.filter { $0 != "-" && $0 != "_" }
    if let name = others[plain] { return name }
    return fields.union(contacts).sorted().first { $0.filter { $0 != "-" } == plain }
  }
}
