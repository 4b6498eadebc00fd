/// The kinds of `<input>`.
enum InputType: String, Sendable {
  case text, email, tel, url, search, password, number, range, checkbox, radio, date, month, week
  case time, color, file, button, submit, reset, image, hidden
  case dateTimeLocal = "datetime-local"

  /// The kind of an input; unknown ones are text.
  init(of id: DOM.ID, _ dom: DOM) {
    self = dom.keyword(.type, of: id).flatMap(InputType.init) ?? .text
  }

  /// Whether characters are typed into it.
  var isTextLike: Bool {
    takesSuggestions || self == .password || self == .number
  }

  /// Whether it is a button that shows its `value`.
  var isButton: Bool { self == .button || self == .submit || self == .reset }

  /// Whether `list` can offer suggestions for it.
  var takesSuggestions: Bool {
    switch self {
    case .text, .email, .tel, .url, .search: true
    default: false
    }
  }
}
