/// The value of `android:inputType`: a class, a variation and flags.
///
/// A layout writes the value as names, such as `textPassword`. A dump contains the run-time number
/// instead.
///
/// Source: Android API 34, InputType.java and attrs.xml, `inputType`.
package struct AndroidInputType: Sendable, Hashable {
  package let text: String
  /// The number at run time.
  package let bits: UInt32

  /// Creates a type from a number or from names joined by `|`.
  ///
  /// An unknown name means plain text.
  package init(_ text: String) {
    self.text = text
    let lowered = text.lowercased()
    let number =
      lowered.hasPrefix("0x") ? UInt32(lowered.dropFirst(2), radix: 16) : UInt32(lowered)
    let names = text.split(separator: "|").map { String($0.trimmed) }
    bits = number ?? names.reduce(0) { $0 | (AndroidInputType.names[$1] ?? 1) }
  }

  private var kind: UInt32 { bits & 0xF }
  private var variation: UInt32 { bits & 0xFF0 }

  /// Whether the field shows bullets.
  ///
  /// A field of type `textVisiblePassword` shows its text instead.
  package var isPassword: Bool {
    switch kind {
    case 1: variation == 0x80 || variation == 0xE0
    case 2: variation == 0x10
    default: false
    }
  }

  /// Whether the field takes several lines.
  package var isMultiline: Bool { kind == 1 && bits & 0x20000 != 0 }

  /// The kind of keyboard for this type, or `nil` if the type consists only of flags.
  package var keyboard: TextInput.Keyboard? {
    switch (kind, variation) {
    case (0, _): bits == 0 ? .noKeyboard : nil
    case (1, 0x10): .url
    case (1, 0x20), (1, 0xD0): .email
    case (1, _): .text
    case (2, _): bits & 0x2000 != 0 ? .decimal : .number
    case (3, _): .phone
    case (4, 0x10): .date
    case (4, 0x20): .time
    case (4, _): .dateTime
    default: nil
    }
  }

  private static let names: [String: UInt32] = [
    "none": 0, "text": 0x1, "textCapCharacters": 0x1001, "textCapWords": 0x2001,
    "textCapSentences": 0x4001, "textAutoCorrect": 0x8001, "textAutoComplete": 0x10001,
    "textMultiLine": 0x20001, "textImeMultiLine": 0x40001, "textNoSuggestions": 0x80001,
    "textEnableTextConversionSuggestions": 0x100001, "textUri": 0x11, "textEmailAddress": 0x21,
    "textEmailSubject": 0x31, "textShortMessage": 0x41, "textLongMessage": 0x51,
    "textPersonName": 0x61, "textPostalAddress": 0x71, "textPassword": 0x81,
    "textVisiblePassword": 0x91, "textWebEditText": 0xA1, "textFilter": 0xB1,
    "textPhonetic": 0xC1, "textWebEmailAddress": 0xD1, "textWebPassword": 0xE1, "number": 0x2,
    "numberSigned": 0x1002, "numberDecimal": 0x2002, "numberPassword": 0x12, "phone": 0x3,
    "datetime": 0x4, "date": 0x14, "time": 0x24,
  ]
}
