extension WordList.Purpose {
  /// The most suitable kind of keyboard for a field with this purpose.
  var keyboard: KeyboardKind {
    switch self {
    case .email: .email
    case .phone: .phone
    case .url: .url
    case .amount: .decimal
    case .number, .pin, .oneTimeCode, .cardNumber, .cardCode: .number
    case .date, .birthday: .date
    case .cardExpiry: .month
    case .time: .dateAndTime
    case .search: .search
    case .password: .password
    case .givenName, .familyName, .fullName, .userName, .streetAddress, .postalCode, .city,
      .country, .organization:
      .text
    }
  }

  /// The `autocomplete` words for this purpose; the recommended word comes first.
  ///
  /// The list is empty if the purpose is not personal data. Source: HTML Standard, 4.10.18.7
  /// “Autofill”; WCAG 2.2, “Input purposes”.
  var autofill: [String] {
    switch self {
    case .email: ["email", "username"]
    case .phone:
      [
        "tel", "tel-national", "tel-local", "tel-country-code", "tel-area-code", "tel-extension",
        "tel-local-prefix", "tel-local-suffix",
      ]
    case .password: ["current-password", "new-password", "one-time-code"]
    case .oneTimeCode: ["one-time-code"]
    case .givenName: ["given-name", "additional-name", "name", "nickname"]
    case .familyName: ["family-name", "name"]
    case .fullName: ["name", "given-name", "family-name", "nickname", "cc-name", "username"]
    case .userName: ["username", "email", "nickname"]
    case .streetAddress:
      ["street-address", "address-line1", "address-line2", "address-line3"]
    case .postalCode: ["postal-code"]
    case .city: ["address-level2", "address-level1", "address-level3", "address-level4"]
    case .country: ["country-name", "country"]
    case .organization: ["organization"]
    case .birthday: ["bday"]
    case .cardNumber: ["cc-number"]
    case .cardExpiry: ["cc-exp", "cc-exp-month", "cc-exp-year"]
    case .cardCode: ["cc-csc"]
    case .url, .number, .amount, .date, .time, .search, .pin: []
    }
  }

  /// Whether a field for this purpose may ask for data of another person or of a thing, not only of
  /// the user.
  var isAmbiguous: Bool {
    switch self {
    case .fullName, .streetAddress, .city, .country, .organization, .postalCode, .userName: true
    default: false
    }
  }
}

/// The kinds of keyboard that fields ask for.
enum KeyboardKind: String, Sendable, Hashable, CaseIterable {
  /// The kind `decimal` is for numbers that can have a decimal separator, such as amounts of money.
  case text, number, decimal, phone, date, dateAndTime, month, search, url, email, password
}
