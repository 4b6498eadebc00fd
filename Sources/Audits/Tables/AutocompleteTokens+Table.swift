/// The words of `autocomplete` attributes.
///
/// Source: HTML Standard, 4.10.18.7.1 “Autofill detail tokens”; ACT rule 73f2c2.
extension AutocompleteTokens {
  /// Values that name no purpose, such as `on` and `off`.
  static let idle: Set<String> = [
    "on", "off", "none", "false", "true", "disabled", "enabled", "undefined", "null", "xoff", "xon",
  ]

  /// Words that authors may expect to be purposes, although HTML does not define them.
  static let doubtful: Set<String> = ["text", "pronouns", "gender", "message", "content"]

  /// The purposes that may follow `home`, `work` and similar words.
  static let contacts: Set<String> = [
    "tel", "tel-country-code", "tel-national", "tel-area-code", "tel-local", "tel-local-prefix",
    "tel-local-suffix", "tel-extension", "email", "impp",
  ]

  /// The purposes that must not follow `home`, `work` and similar words.
  static let fields: Set<String> = [
    "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix",
    "nickname", "username", "new-password", "current-password", "one-time-code",
    "organization-title", "organization", "street-address", "address-line1", "address-line2",
    "address-line3", "address-level4", "address-level3", "address-level2", "address-level1",
    "country", "country-name", "postal-code", "cc-name", "cc-given-name", "cc-additional-name",
    "cc-family-name", "cc-number", "cc-exp", "cc-exp-month", "cc-exp-year", "cc-csc", "cc-type",
    "transaction-currency", "transaction-amount", "language", "bday", "bday-day", "bday-month",
    "bday-year", "sex", "url", "photo",
  ]

  /// Words that authors write in place of the words of HTML, each with the right word.
  ///
  /// Hyphens are left out.
  static let others = [
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

  /// The types of `<input>` elements that fit a purpose, by purpose.
  ///
  /// A purpose that is not listed fits the types `text` and `search`.
  static let types: [String: Set<String>] = {
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
