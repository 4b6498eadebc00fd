internal import Simulator

extension KeyboardKind {
  /// The keyboards that are suitable for this kind of entry.
  var keyboards: Set<TextInput.Keyboard> {
    switch self {
    case .text, .password: Set(TextInput.Keyboard.allCases)
    case .number, .decimal: [.number, .decimal, .phone]
    case .phone: [.phone]
    case .date: [.date, .dateTime, .number, .noKeyboard]
    case .dateAndTime: [.date, .dateTime, .time, .noKeyboard]
    case .month: [.date, .number, .phone, .noKeyboard]
    case .search: [.search]
    case .url: [.url]
    case .email: [.email]
    }
  }

  /// The characters that a keyboard of this kind is for, in words: “letters”, “telephone numbers”.
  var displayName: String {
    switch self {
    case .text: "letters"
    case .number, .decimal: "numbers"
    case .phone: "telephone numbers"
    case .date: "dates"
    case .dateAndTime: "times"
    case .month: "months"
    case .search: "searches"
    case .url: "web addresses"
    case .email: "email addresses"
    case .password: "passwords"
    }
  }

  /// Returns the attribute or setting that requests the keyboard on a platform.
  ///
  /// The result is `nil` if the platform has no such keyboard.
  func setting(on platform: AuditRule.Platform) -> String? {
    switch platform {
    case .web: KeyboardKind.types[self]
    case .android: KeyboardKind.inputTypes[self]
    case .ios: KeyboardKind.keyboardTypes[self]
    case .reactNative: KeyboardKind.props[self]
    case .design: KeyboardKind.words[self]
    }
  }

  private static let types: [KeyboardKind: String] = [
    .number: "inputmode=\"numeric\"", .decimal: "inputmode=\"decimal\"", .phone: "type=\"tel\"",
    .date: "type=\"date\"",
    .dateAndTime: "type=\"time\"", .month: "type=\"month\"", .search: "type=\"search\"",
    .url: "type=\"url\"", .email: "type=\"email\"", .password: "type=\"password\"",
  ]

  private static let inputTypes: [KeyboardKind: String] = [
    .number: "android:inputType=\"number\"", .decimal: "android:inputType=\"numberDecimal\"",
    .phone: "android:inputType=\"phone\"",
    .date: "android:inputType=\"date\"", .dateAndTime: "android:inputType=\"time\"",
    .month: "android:inputType=\"date\"", .search: "android:imeOptions=\"actionSearch\"",
    .url: "android:inputType=\"textUri\"", .email: "android:inputType=\"textEmailAddress\"",
    .password: "android:inputType=\"textPassword\"",
  ]

  /// The UIKit setting that requests each kind of keyboard.
  ///
  /// There is no setting for dates, because UIKit offers a date picker instead.
  private static let keyboardTypes: [KeyboardKind: String] = [
    .number: "keyboardType numberPad", .decimal: "keyboardType decimalPad",
    .phone: "keyboardType phonePad",
    .search: "keyboardType webSearch or the return key Search", .url: "keyboardType URL",
    .email: "keyboardType emailAddress", .password: "secureTextEntry",
  ]

  private static let props: [KeyboardKind: String] = [
    .number: "inputMode=\"numeric\"", .decimal: "inputMode=\"decimal\"",
    .phone: "inputMode=\"tel\"", .search: "inputMode=\"search\"",
    .url: "inputMode=\"url\"", .email: "inputMode=\"email\"", .password: "secureTextEntry",
  ]

  private static let words: [KeyboardKind: String] = [
    .number: "/keyboard: number", .decimal: "/keyboard: decimal", .phone: "/keyboard: phone",
    .date: "/keyboard: date",
    .dateAndTime: "/keyboard: time", .month: "/keyboard: date", .search: "/keyboard: search",
    .url: "/keyboard: url", .email: "/keyboard: email", .password: "[secure]",
  ]

  /// The most suitable keyboard, or `nil` for text and passwords.
  var best: TextInput.Keyboard? {
    switch self {
    case .text, .password: nil
    case .number: .number
    case .decimal: .decimal
    case .phone: .phone
    case .date, .month: .date
    case .dateAndTime: .time
    case .search: .search
    case .url: .url
    case .email: .email
    }
  }
}
