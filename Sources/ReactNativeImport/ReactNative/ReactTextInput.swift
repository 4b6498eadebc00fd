internal import AccessibilityTree

/// The settings of a `TextInput`, such as its keyboard.
///
/// Source: React Native 0.81, TextInput.js.
struct ReactTextInput {
  private(set) var input = TextInput()
  /// Props that the node stores unchanged, for audit rules about forms.
  private(set) var details: [ReactNativeAttributes.Detail: String] = [:]

  init(_ props: ReactProps, diagnostics: inout DiagnosticCollector) {
    setKeyboard(props, diagnostics: &diagnostics)
    setReturnKey(props)
    input.isSecure =
      props.flag("secureTextEntry", diagnostics: &diagnostics)
      ?? ReactTextInput.isPasswordOfLibrary(props)
    input.isMultiline = props.flag("multiline", diagnostics: &diagnostics) ?? false
    if let length = props["maxLength"]?.value.double, length >= 0, length < 1e9 {
      input.maximumLength = Int(length)
    }
    setAutofill(props)
    setSubmitBehavior(props, diagnostics: &diagnostics)
    for detail in ReactTextInput.kept {
      let value = props[detail.rawValue]?.value
      if let text = value?.text ?? value?.bool.map({ "\($0)" }) { details[detail] = text }
    }
  }

  /// Whether a field of NativeBase or gluestack-ui hides its text.
  ///
  /// Source: NativeBase 3.4, Input.tsx; gluestack-ui 1, createInput, InputField.tsx.
  private static func isPasswordOfLibrary(_ props: ReactProps) -> Bool {
    guard case .package(let name) = props.origin, props.string("type") == "password" else {
      return false
    }
    return name == "native-base" || name.hasPrefix("@gluestack-ui/")
  }

  private static let kept: [ReactNativeAttributes.Detail] = [
    .autoCapitalize, .autoCorrect, .returnKeyLabel, .nextFormField, .nextFieldId,
  ]

  private mutating func setKeyboard(_ props: ReactProps, diagnostics: inout DiagnosticCollector) {
    if let mode = props.string("inputMode") {
      details[.inputMode] = mode
      input.keyboard = ReactTextInput.modes[mode]
    } else if let type = props.string("keyboardType") {
      details[.keyboardType] = type
      input.keyboard = ReactTextInput.keyboards[type]
    }
    if props.flag("showSoftInputOnFocus", diagnostics: &diagnostics) == false {
      input.keyboard = .noKeyboard
    }
  }

  private mutating func setReturnKey(_ props: ReactProps) {
    if let hint = props.string("enterKeyHint") {
      input.returnKey = hint == "enter" ? .standard : ReactTextInput.returnKeys[hint]
    } else if let type = props.string("returnKeyType") {
      input.returnKey = ReactTextInput.returnKeys[type]
    }
  }

  private mutating func setAutofill(_ props: ReactProps) {
    if let purpose = props.string("autoComplete") {
      input.autofill = ReactTextInput.autofills[purpose] ?? purpose
    } else if let type = props.string("textContentType"), type != "none" {
      input.autofill = ReactTextInput.contentTypes[type] ?? type
    }
    for detail in [ReactNativeAttributes.Detail.autoComplete, .textContentType] {
      if let text = props.string(detail.rawValue) { details[detail] = text }
    }
  }

  /// Sets what the return key does: to submit, to close the keyboard, or to begin a new line.
  private mutating func setSubmitBehavior(
    _ props: ReactProps, diagnostics: inout DiagnosticCollector
  ) {
    var behavior = props.string("submitBehavior")
    if behavior == "newline", !input.isMultiline { behavior = "blurAndSubmit" }
    if behavior == nil, let blurs = props.flag("blurOnSubmit", diagnostics: &diagnostics) {
      behavior =
        input.isMultiline ? blurs ? "blurAndSubmit" : "newline" : blurs ? "blurAndSubmit" : "submit"
    }
    if let behavior { details[.submitBehavior] = behavior }
    if props.has("onSubmitEditing") { details[.onSubmitEditing] = "true" }
  }

  private static let modes: [String: TextInput.Keyboard] = [
    "none": .noKeyboard, "text": .text, "decimal": .decimal, "numeric": .number, "tel": .phone,
    "search": .search, "email": .email, "url": .url,
  ]

  /// The keyboard for each value of `keyboardType`.
  ///
  /// Source: React Native 0.81, RCTConvert.mm, UIKeyboardType; ReactTextInputManager.java.
  private static let keyboards: [String: TextInput.Keyboard] = [
    "default": .text, "email-address": .email, "numeric": .decimal, "number-pad": .number,
    "decimal-pad": .decimal, "phone-pad": .phone, "url": .url, "web-search": .search,
    "ascii-capable": .text, "ascii-capable-number-pad": .number, "numbers-and-punctuation": .text,
    "name-phone-pad": .text, "twitter": .text, "visible-password": .text,
  ]

  private static let returnKeys: [String: TextInput.ReturnKey] = [
    "default": .standard, "done": .done, "go": .go, "next": .next, "search": .search,
    "send": .send, "none": .standard, "previous": .previous, "emergency-call": .emergencyCall,
    "google": .search, "yahoo": .search, "join": .join, "route": .route, "continue": .continueEntry,
  ]

  private static let autofills: [String: String] = [
    "password": "current-password", "password-new": "new-password", "sms-otp": "one-time-code",
    "username-new": "username", "name-given": "given-name", "name-family": "family-name",
    "name-middle": "additional-name", "postal-address": "street-address", "birthdate-full": "bday",
    "cc-csc": "cc-csc", "tel-device": "tel", "gender": "sex",
  ]

  private static let contentTypes: [String: String] = [
    "emailAddress": "email", "password": "current-password", "newPassword": "new-password",
    "oneTimeCode": "one-time-code", "username": "username", "name": "name",
    "givenName": "given-name", "familyName": "family-name", "middleName": "additional-name",
    "nickname": "nickname", "telephoneNumber": "tel", "postalCode": "postal-code",
    "fullStreetAddress": "street-address", "streetAddressLine1": "address-line1",
    "streetAddressLine2": "address-line2", "addressCity": "address-level2",
    "addressState": "address-level1", "countryName": "country-name",
    "organizationName": "organization", "jobTitle": "organization-title", "URL": "url",
    "creditCardNumber": "cc-number", "birthdate": "bday",
  ]
}
