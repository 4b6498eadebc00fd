internal import Simulator

extension Screen {
  /// Types a sample into every empty field, as a person would; returns whether there was any.
  mutating func fillEmptyFields() -> Bool {
    let fields = preorder.map(\.index).filter { self[$0].isEmptyField && !holdsText($0) }
    for field in fields { self[field].hold(SampleValue.of(self[field]), on: origin) }
    return !fields.isEmpty
  }

  /// Whether a text stands inside a field, which is what it holds.
  private func holdsText(_ field: Node.Index) -> Bool {
    descendants(of: field).contains { self[$0.index].role == .text && !self[$0.index].name.isBlank }
  }
}

/// What people type into fields, for those who want to hear a filled form.
enum SampleValue {
  /// What does not go into a field of its kind.
  static func wrong(for field: Node) -> String {
    switch field.textInput?.keyboard {
    case .email: "name@"
    case .url: "example"
    case .number, .decimal, .phone: "0"
    case .text, .search, .noKeyboard, .date, .dateTime, .time, nil: "x"
    }
  }

  /// A sample of what a field asks for.
  static func of(_ field: Node) -> String {
    if field.role == .spinButton { return "12" }
    return switch field.textInput?.keyboard {
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
    case .spinButton where web?.element == "input": return value?.range?.now == nil && isOpen
    default: return false
    }
    guard isOpen else { return false }
    if let shown = knownAndroid?.text, !shown.isEmpty {
      return knownAndroid?.showingHintText == true && (value?.text ?? "").isEmpty
    }
    return value?.text?.isEmpty ?? true
  }

  /// Whether it takes an entry now.
  private var isOpen: Bool { !states.isDisabled && !states.isReadOnly }
}
