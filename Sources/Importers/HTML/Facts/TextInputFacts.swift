internal import Simulator

/// Reads how text is entered into an element.
///
/// Source: HTML Standard, 4.10.5 for types, 6.8.7 `inputmode` and 6.8.8 `enterkeyhint`.
struct TextInputFacts {
  let page: PageFacts

  private var dom: DOM { page.dom }

  /// Whether the text of an element can be edited.
  func isEditable(_ id: DOM.ID) -> Bool {
    switch dom.htmlTag(id) {
    case .textarea: true
    case .input: InputType(of: id, dom).isTextLike
    default: page.focus.isEditingHost(id)
    }
  }

  /// How text is entered; absent where none is.
  func textInput(of id: DOM.ID) -> TextInput? {
    guard isEditable(id) else { return nil }
    let tag = dom.htmlTag(id)
    let type: InputType? = tag == .input ? InputType(of: id, dom) : nil
    return TextInput(
      keyboard: keyboard(of: id, type),
      returnKey: dom.keyword(.returnkeyhint, of: id).flatMap(returnKey),
      isSecure: type == .password,
      isMultiline: isMultiline(id, tag),
      maximumLength: dom.attribute(.maxlength, of: id)?.htmlInteger.flatMap { $0 >= 0 ? $0 : nil },
      autofill: autofill(of: id))
  }

  /// An editor of its own has as many lines as it likes, one that is called a text box only one.
  ///
  /// Source: WAI-ARIA 1.2, `aria-multiline`.
  private func isMultiline(_ id: DOM.ID, _ tag: HTMLTag?) -> Bool {
    switch tag {
    case .textarea: return true
    case .input: return false
    default:
      let written = dom.keyword(.ariaMultiline, of: id)
      let isCalledField = page.roles[id] == .textBox || page.roles[id] == .searchBox
      return isCalledField ? written == "true" : written != "false"
    }
  }

  private func keyboard(of id: DOM.ID, _ type: InputType?) -> TextInput.Keyboard? {
    switch dom.keyword(.inputmode, of: id) {
    case "none": return .noKeyboard
    case "text": return .text
    case "tel": return .phone
    case "url": return .url
    case "email": return .email
    case "numeric": return .number
    case "decimal": return .decimal
    case "search": return .search
    default: break
    }
    return switch type {
    case .email: .email
    case .tel: .phone
    case .url: .url
    case .search: .search
    case .number: .number
    default: nil
    }
  }

  private func returnKey(_ word: String) -> TextInput.ReturnKey? {
    switch word {
    case "enter": .newLine
    case "done": .done
    case "go": .go
    case "next": .next
    case "previous": .previous
    case "search": .search
    case "send": .send
    default: nil
    }
  }

  private func autofill(of id: DOM.ID) -> String? {
    guard let words = dom.attribute(.autocomplete, of: id)?.spaceCollapsed, !words.isEmpty else {
      return nil
    }
    return words.asciiLowercased
  }
}
