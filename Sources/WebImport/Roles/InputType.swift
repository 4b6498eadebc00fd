/// The type of an `<input>`.
enum InputType: String, Sendable {
  case text, email, tel, url, search, password, number, range, checkbox, radio, date, month, week
  case time, color, file, button, submit, reset, image, hidden
  case dateTimeLocal = "datetime-local"

  /// Finds the type of an `<input>`.
  ///
  /// If the type is unknown, it is `text`.
  init(of id: DOM.ID, _ dom: DOM) {
    self = dom.keyword(.type, of: id).flatMap(InputType.init) ?? .text
  }

  /// Whether users type text into inputs of this type.
  var isTextLike: Bool {
    takesSuggestions || self == .password || self == .number
  }

  /// Whether the input is a button that shows its `value`.
  var isButton: Bool { self == .button || self == .submit || self == .reset }

  var takesSuggestions: Bool {
    switch self {
    case .text, .email, .tel, .url, .search: true
    default: false
    }
  }
}
