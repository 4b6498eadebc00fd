internal import Simulator

extension Screen {
  /// Types a sample into every empty field, as a person would; returns whether there was any.
  mutating func fillEmptyFields() -> Bool {
    let fields = preorder.map(\.index).filter { self[$0].isEmptyField }
    for field in fields { self[field].type(SampleValue.of(self[field])) }
    return !fields.isEmpty
  }
}

/// What people type into fields, for those who want to hear a filled form.
enum SampleValue {
  /// A sample of what a field asks for.
  static func of(_ field: Node) -> String {
    switch field.textInput?.keyboard {
    case .email: "name@example.com"
    case .url: "https://example.com"
    case .number: "12"
    case .decimal: "12.5"
    case .phone: "0123 456789"
    case .date, .dateTime: "2001-02-03"
    case .time: "10:30"
    case .text, .search, .noKeyboard, nil: field.textInput?.isSecure == true ? "secret" : "sample"
    }
  }
}

extension Node {
  /// Whether text can be typed into it and none is there.
  var isEmptyField: Bool {
    switch role {
    case .textBox, .searchBox: break
    case .combobox where textInput != nil: break
    default: return false
    }
    guard !states.isDisabled, !states.isReadOnly else { return false }
    return value?.text?.isEmpty ?? true
  }

  /// Puts a text into a field, on whatever platform it is.
  fileprivate mutating func type(_ text: String) {
    var typed = value ?? Value()
    typed.text = text
    value = typed
    guard knownAndroid != nil else { return }
    if android.showingHintText == true || android.text != nil || android.className != nil {
      android.text = text
    }
    if android.showingHintText != nil { android.showingHintText = false }
  }
}
