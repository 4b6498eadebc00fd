internal import Simulator

/// The keyboard that `android:inputType` asks for, as the number that a field holds at run time.
///
/// Source: Android, InputType.java.
enum AndroidKeyboard {
  /// The keyboard; absent for a field that says nothing of it.
  static func keyboard(ofInputType number: Int) -> TextInput.Keyboard? {
    let variation = number & 0xFF0
    switch number & 0xF {
    case 1: return textKeyboards[variation] ?? .text
    case 2: return number & 0x3000 == 0 ? .number : .decimal
    case 3: return .phone
    case 4: return variation == 0x10 ? .date : variation == 0x20 ? .time : .dateTime
    default: return nil
    }
  }

  private static let textKeyboards: [Int: TextInput.Keyboard] = [
    0x10: .url, 0x20: .email, 0xD0: .email,
  ]
}
