internal import AccessibilityTree

/// The text input properties of elements.
///
/// Source: HTML Standard, 4.10.5 for types, 6.8.7 `inputmode` and 6.8.8 `enterkeyhint`.
struct TextInputFacts {
  let page: PageFacts

  private var dom: DOM { page.dom }

  func isEditable(_ id: DOM.ID) -> Bool {
    switch dom.htmlTag(id) {
    case .textarea: true
    case .input: InputType(of: id, dom).isTextLike
    default: page.focus.isEditingHost(id)
    }
  }

  /// Returns the text input properties of an element, or `nil` if people cannot type text into the
  /// element.
  func textInput(of id: DOM.ID) -> TextInput? {
    guard isEditable(id) else { return nil }
    let tag = dom.htmlTag(id)
    let type: InputType? = tag == .input ? InputType(of: id, dom) : nil
    return TextInput(
      keyboard: keyboard(of: id, type),
      returnKey: dom.keyword(.returnkeyhint, of: id).flatMap { TextInputFacts.returnKeys[$0] },
      isSecure: type == .password,
      isMultiline: isMultiline(id, tag),
      maximumLength: dom.attribute(.maxlength, of: id)?.htmlInteger.flatMap { $0 >= 0 ? $0 : nil },
      autofill: dom.words(.autocomplete, of: id)?.asciiLowercased)
  }

  /// Whether a person can type several lines into an element.
  ///
  /// If `aria-multiline` is missing, an element with the role `textbox` or `searchbox` takes one
  /// line. An editable element with another role takes several lines.
  ///
  /// Source: WAI-ARIA 1.2, `aria-multiline`.
  private func isMultiline(_ id: DOM.ID, _ tag: HTMLTag?) -> Bool {
    switch tag {
    case .textarea: return true
    case .input: return false
    default:
      let value = dom.keyword(.ariaMultiline, of: id)
      let isField = page.roles[id] == .textBox || page.roles[id] == .searchBox
      return isField ? value == "true" : value != "false"
    }
  }

  private func keyboard(of id: DOM.ID, _ type: InputType?) -> TextInput.Keyboard? {
    let given = dom.keyword(.inputmode, of: id).flatMap { TextInputFacts.keyboards[$0] }
    return given ?? type.flatMap { TextInputFacts.keyboardsByType[$0] }
  }

  private static let keyboards: [String: TextInput.Keyboard] = [
    "none": .noKeyboard, "text": .text, "tel": .phone, "url": .url, "email": .email,
    "numeric": .number, "decimal": .decimal, "search": .search,
  ]

  private static let keyboardsByType: [InputType: TextInput.Keyboard] = [
    .email: .email, .tel: .phone, .url: .url, .search: .search, .number: .number,
  ]

  private static let returnKeys: [String: TextInput.ReturnKey] = [
    "enter": .newLine, "done": .done, "go": .go, "next": .next, "previous": .previous,
    "search": .search, "send": .send,
  ]
}
