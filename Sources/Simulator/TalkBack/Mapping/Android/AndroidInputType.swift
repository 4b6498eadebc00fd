/// What `android:inputType` says of a field, in words or as the number a dump holds.
///
/// Source: Android, InputType.java.
struct AndroidInputType: Sendable, Hashable {
  /// Shows bullets; a visible password does not.
  var isPassword = false
  /// Takes more than one line.
  var isMultiline = false
  /// Cannot be typed into.
  var isNone = false

  /// Reads names joined by a bar, or a decimal or hexadecimal number; nil for anything else.
  init?(_ text: String) {
    self.init(bits: AndroidInputType.number(text) ?? 1)
    guard AndroidInputType.number(text) == nil else { return }
    for name in text.split(separator: "|") {
      switch name.filter({ !$0.isWhitespace }) {
      case "textPassword", "textWebPassword", "numberPassword": isPassword = true
      case "textMultiLine": isMultiline = true
      case "none": isNone = true
      case let other where other.hasPrefix("text") || other.hasPrefix("number"): break
      case "phone", "date", "time", "datetime": break
      default: return nil
      }
    }
  }

  private init(bits: UInt32) {
    let (kind, variation) = (bits & 0xF, bits & 0xFF0)
    isNone = bits == 0
    isPassword = kind == 1 ? [0x80, 0xE0].contains(variation) : kind == 2 && variation == 0x10
    isMultiline = kind == 1 && bits & 0x20000 != 0
  }

  private static func number(_ text: String) -> UInt32? {
    text.hasPrefix("0x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text)
  }
}
