internal import Simulator

/// The call that creates a text field of Compose, as the code writes it.
struct ComposeFieldCall {
  private let code: SourceTree.Code
  private let arguments: [SourceTree.Code.Part]

  /// Creates a description of the call of a field, or returns `nil` if the file has no such call.
  init?(of node: Node.Index, on subject: AuditSubject) {
    guard let source = subject.source, source.language == .kotlin, let code = source.code,
      let call = subject.element(of: node).flatMap({ code.calls[$0] })
    else { return nil }
    (self.code, arguments) = (code, call.parts)
  }

  /// Whether the call certainly gives the field neither a label nor another name.
  var isNameless: Bool { !hasUnknownModifier && arguments.allSatisfy(addsNoWords) }

  /// Whether the call gives the field a placeholder, but certainly no other name.
  var hasOnlyPlaceholder: Bool {
    arguments.contains { $0.name == "placeholder" } && !hasUnknownModifier
      && arguments.allSatisfy { $0.name == "placeholder" || addsNoWords($0) }
  }

  /// The text of the placeholder, or `nil` if the call has no placeholder that is a literal.
  var placeholder: String? {
    guard let argument = arguments.first(where: { $0.name == "placeholder" }) else { return nil }
    let pieces = text(of: argument).split(separator: "\"", omittingEmptySubsequences: false)
    guard pieces.count == 3, pieces[0].hasSuffix("Text("), !pieces[1].contains("$") else {
      return nil
    }
    return String(pieces[1])
  }

  /// Whether an argument certainly adds no words to the field.
  private func addsNoWords(_ argument: SourceTree.Code.Part) -> Bool {
    switch argument.name {
    case "modifier": true
    case "leadingIcon", "trailingIcon": hasOnlyDecoration(argument)
    default: ComposeFieldCall.argumentsWithoutWords.contains(argument.name)
    }
  }

  /// Whether an argument shows only a picture without a description.
  private func hasOnlyDecoration(_ argument: SourceTree.Code.Part) -> Bool {
    let text = text(of: argument)
    return text.contains("Icon(") && text.contains("null") && !text.contains("Text(")
  }

  /// Whether the modifier of the field may set a content description.
  private var hasUnknownModifier: Bool {
    guard let modifier = arguments.first(where: { $0.name == "modifier" }) else { return false }
    let text = text(of: modifier)
    return !text.hasPrefix("Modifier") || text.contains("emantics") || text.contains(".then(")
  }

  private func text(of argument: SourceTree.Code.Part) -> String {
    code.text(argument.range)
  }

  /// The arguments of text fields that add no words to the field.
  ///
  /// Source: material3, TextField.kt; foundation, BasicTextField.kt.
  private static let argumentsWithoutWords: Set<String> = [
    "value", "onValueChange", "state", "enabled", "readOnly", "textStyle", "isError", "singleLine",
    "maxLines", "minLines", "lineLimits", "keyboardOptions", "keyboardActions", "onKeyboardAction",
    "visualTransformation", "inputTransformation", "outputTransformation", "onTextLayout",
    "interactionSource", "shape", "colors", "cursorBrush", "scrollState", "contentPadding",
    "textObfuscationMode", "textObfuscationCharacter",
  ]
}
