internal import Simulator

extension Screen {
  /// Sets a sample value in every empty field.
  ///
  /// - Returns: Whether the screen has an empty field.
  mutating func fillEmptyFields() -> Bool {
    let fields = preorder.map(\.index).filter { self[$0].isEmptyField && !holdsText($0) }
    for field in fields { self[field].setText(SampleValue.of(self[field]), on: origin) }
    return !fields.isEmpty
  }

  /// Whether a field contains a text node.
  ///
  /// The text node is then the value of the field.
  private func holdsText(_ field: Node.Index) -> Bool {
    descendants(of: field).contains { self[$0.index].role == .text && !self[$0.index].name.isBlank }
  }
}

/// Sample values that an audit types into fields.
enum SampleValue {
  /// Returns a value that a field of this kind rejects.
  static func wrong(for field: Node) -> String {
    switch field.textInput?.keyboard {
    case .email: "name@"
    case .url: "example"
    case .number, .decimal, .phone: "0"
    case .text, .search, .noKeyboard, .date, .dateTime, .time, nil: "x"
    }
  }

  /// Returns a value that a field of this kind accepts.
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
  /// Whether the node is an editable field without a value.
  var isEmptyField: Bool {
    switch role {
    case .textBox, .searchBox: break
    case .combobox where textInput != nil: break
    case .spinButton where web?.element == "input": return value?.range?.now == nil && isEditable
    default: return false
    }
    guard isEditable else { return false }
    if let shown = knownAndroid?.text, !shown.isEmpty {
      return knownAndroid?.showingHintText == true && (value?.text ?? "").isEmpty
    }
    return value?.text?.isEmpty ?? true
  }

  /// Whether a person can change the value now.
  private var isEditable: Bool { !states.isDisabled && !states.isReadOnly }
}
