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

  /// The purpose; absent where the attribute gives none that HTML knows.
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

  private static let idle: Set<String> = [
    "on", "off", "none", "false", "true", "disabled", "enabled", "undefined", "null", "xoff", "xon",
  ]

  private static let doubtful: Set<String> = ["text", "pronouns", "gender", "message", "content"]

  private static let contacts: Set<String> = [
    "tel", "tel-country-code", "tel-national", "tel-area-code", "tel-local", "tel-local-prefix",
    "tel-local-suffix", "tel-extension", "email", "impp",
  ]

  private static let fields: Set<String> = [
    "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix",
    "nickname", "username", "new-password", "current-password", "one-time-code",
    "organization-title", "organization", "street-address", "address-line1", "address-line2",
    "address-line3", "address-level4", "address-level3", "address-level2", "address-level1",
    "country", "country-name", "postal-code", "cc-name", "cc-given-name", "cc-additional-name",
    "cc-family-name", "cc-number", "cc-exp", "cc-exp-month", "cc-exp-year", "cc-csc", "cc-type",
    "transaction-currency", "transaction-amount", "language", "bday", "bday-day", "bday-month",
    "bday-year", "sex", "url", "photo",
  ]

  /// The word that HTML has for what an author probably meant by another.
  static func likely(_ text: String) -> String? {
    guard let last = text.lowercased().split(whereSeparator: \.isWhitespace).last else {
      return nil
    }
    let plain = last.filter { $0 != "-" && $0 != "_" }
    if let name = others[plain] { return name }
    return fields.union(contacts).sorted().first { $0.filter { $0 != "-" } == plain }
  }

  /// What authors write for the words of HTML, without hyphens.
  private static let others = [
    "address": "street-address", "birthdate": "bday", "birthday": "bday", "cardnumber": "cc-number",
    "city": "address-level2", "company": "organization", "creditcard": "cc-number",
    "cvc": "cc-csc", "cvv": "cc-csc", "dateofbirth": "bday", "dob": "bday",
    "emailaddress": "email", "firstname": "given-name", "fname": "given-name", "fullname": "name",
    "lastname": "family-name", "lname": "family-name", "login": "username", "mail": "email",
    "middlename": "additional-name", "mobile": "tel", "otp": "one-time-code",
    "password": "current-password", "phone": "tel", "phonenumber": "tel", "postcode": "postal-code",
    "province": "address-level1", "state": "address-level1", "street": "street-address",
    "surname": "family-name", "telephone": "tel", "town": "address-level2", "user": "username",
    "website": "url", "zip": "postal-code", "zipcode": "postal-code",
  ]

  private static let types: [String: Set<String>] = {
    var types: [String: Set<String>] = [
      "bday": ["text", "search", "date"], "email": ["text", "search", "email"],
      "username": ["text", "search", "email"], "street-address": ["text", "search"],
      "cc-exp": ["text", "search", "month", "tel"],
      "new-password": ["text", "search", "password"],
      "one-time-code": ["text", "search", "password"],
      "current-password": ["text", "search", "password"],
    ]
    for name in contacts where name.hasPrefix("tel") { types[name] = ["text", "search", "tel"] }
    for name in [
      "cc-number", "cc-csc", "cc-exp-month", "cc-exp-year", "transaction-amount", "bday-day",
      "bday-month", "bday-year",
    ] {
      types[name] = ["text", "search", "number", "tel"]
    }
    for name in ["url", "photo", "impp"] { types[name] = ["text", "search", "url"] }
    return types
  }()
}
