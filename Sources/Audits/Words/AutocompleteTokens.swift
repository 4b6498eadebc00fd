/// What an `autocomplete` attribute says.
///
/// Source: HTML Standard, 4.10.18.7.1 “Autofill detail tokens”; ACT rule 73f2c2.
struct AutocompleteTokens {
  /// What can be wrong with it.
  enum Fault {
    /// A word that HTML does not know, or words in the wrong order.
    case invalid
    /// Words that are no purposes, though some expect them.
    case doubtful
    /// The purpose does not fit the type of the field.
    case unfit
  }

  /// The purpose, or `nil` where the attribute gives none that HTML knows.
  private(set) var purpose: String?
  /// Whether it says nothing that could be judged: nothing, `on`, `off` or what scripts leave there.
  private(set) var isIdle = false
  /// Whether it asks browsers not to fill the field in.
  private(set) var isOff = false
  /// What is wrong with the words.
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

  /// Whether a field of a type can hold what the purpose is about.
  func fits(type: String) -> Bool {
    guard let purpose else { return true }
    return (AutocompleteTokens.types[purpose] ?? ["text", "search"]).contains(type)
  }

  /// The word that HTML has for what an author probably meant by another.
  static func likely(_ text: String) -> String? {
    guard let last = text.lowercased().split(whereSeparator: \.isWhitespace).last else {
      return nil
    }
    let plain = last.filter { $0 != "-" && $0 != "_" }
    if let name = others[plain] { return name }
    return fields.union(contacts).sorted().first { $0.filter { $0 != "-" } == plain }
  }
}
