internal import AccessibilityTree

/// The input properties of a field: keyboard, return key, length, purpose.
///
/// Source: Android API 34, InputType.java, EditorInfo.java, TextView reference.
enum InputFacts {
  /// Returns the input properties of a field.
  ///
  /// Assumed: a field without an input type has one line. Android's default is several lines, but
  /// authors who want several lines set the input type.
  static func input(of view: LayoutView) -> TextInput {
    var input = TextInput()
    if let type = view.attribute("inputType")?.word.map(AndroidInputType.init) {
      input.keyboard = type.keyboard
      input.isSecure = type.isPassword
      input.isMultiline = type.isMultiline
    }
    applyOldAttributes(of: view, to: &input)
    input.returnKey = returnKey(of: view)
    if let length = view.integer("maxLength"), length >= 0 { input.maximumLength = length }
    input.autofill = autofill(of: view)
    return input
  }

  /// Reads the old attributes that `inputType` replaced, such as `android:password`.
  private static func applyOldAttributes(of view: LayoutView, to input: inout TextInput) {
    if view.bool("password") == true { input.isSecure = true }
    if view.bool("phoneNumber") == true { input.keyboard = input.keyboard ?? .phone }
    let numeric = view.flags("numeric")
    if !numeric.isEmpty, input.keyboard == nil {
      input.keyboard = numeric.contains("decimal") ? .decimal : .number
    }
    if view.bool("editable") == false { input.keyboard = .noKeyboard }
    if view.bool("singleLine") == true { input.isMultiline = false }
  }

  private static func returnKey(of view: LayoutView) -> TextInput.ReturnKey? {
    for flag in view.flags("imeOptions") {
      if let key = returnKeys[flag] { return key }
    }
    guard let bits = view.integer("imeOptions") else { return nil }
    return returnKeysByNumber[bits & 0xFF]
  }

  private static let returnKeys: [String: TextInput.ReturnKey] = [
    "actionNext": .next, "actionDone": .done, "actionSearch": .search, "actionSend": .send,
    "actionGo": .go, "actionPrevious": .previous, "actionNone": .newLine,
  ]

  private static let returnKeysByNumber: [Int: TextInput.ReturnKey] = [
    1: .newLine, 2: .go, 3: .search, 4: .send, 5: .next, 6: .done, 7: .previous,
  ]

  /// Returns the first autofill hint, converted to a value of HTML's `autocomplete`.
  private static func autofill(of view: LayoutView) -> String? {
    guard let hints = view.attribute("autofillHints")?.word else { return nil }
    guard let first = hints.split(separator: ",").first?.trimmedText, !first.isEmpty else {
      return nil
    }
    return purposes[first] ?? first
  }

  /// The values of HTML's `autocomplete`, by Android's autofill hint.
  ///
  /// Source: AndroidX, androidx.autofill.HintConstants; HTML Standard, autofill field names.
  private static let purposes: [String: String] = [
    "emailAddress": "email", "phone": "tel", "phoneNumber": "tel", "phoneNational": "tel-national",
    "phoneCountryCode": "tel-country-code", "personName": "name", "name": "name",
    "personGivenName": "given-name", "personFamilyName": "family-name",
    "personMiddleName": "additional-name", "personNamePrefix": "honorific-prefix",
    "personNameSuffix": "honorific-suffix", "postalAddress": "street-address",
    "streetAddress": "street-address", "postalCode": "postal-code",
    "addressLocality": "address-level2", "addressRegion": "address-level1",
    "addressCountry": "country-name", "creditCardNumber": "cc-number",
    "creditCardSecurityCode": "cc-csc", "creditCardExpirationDate": "cc-exp",
    "creditCardExpirationMonth": "cc-exp-month", "creditCardExpirationYear": "cc-exp-year",
    "password": "current-password", "newPassword": "new-password", "username": "username",
    "newUsername": "username", "smsOTPCode": "one-time-code", "2faAppOTPCode": "one-time-code",
    "emailOTPCode": "one-time-code", "birthDateFull": "bday", "birthDateDay": "bday-day",
    "birthDateMonth": "bday-month", "birthDateYear": "bday-year", "gender": "sex",
  ]
}
