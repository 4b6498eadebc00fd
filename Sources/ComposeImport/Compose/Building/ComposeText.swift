internal import ComponentSource
internal import Encoding

/// The text of a value, with the value's links and inline composables.
struct ComposeText {
  var text = ""
  /// The words of the links.
  var links: [String] = []
  /// The identifiers of inline composables.
  var inline: [String] = []
}

extension Evaluator {
  /// The name of the component for an annotated text.
  static let annotatedText = "AnnotatedString"

  /// Returns the text of a string or annotated string.
  mutating func composeText(of value: SourceValue) -> ComposeText {
    let value = value.current
    guard let component = value.component, component.isAnnotatedText else {
      return ComposeText(text: text(of: value))
    }
    let first =
      component.value("text") ?? component.value("initialText") ?? component.unlabelled.first
    var found = first.map { composeText(of: $0) } ?? ComposeText()
    if case .list(let links)? = component.value("links") {
      found.links = links.map { text(of: $0) }
    }
    if case .list(let names)? = component.value("inline") {
      found.inline = names.map { text(of: $0) }
    }
    return found
  }

  /// Returns the annotated string that a block of `buildAnnotatedString` builds.
  mutating func annotatedText(
    builtBy function: SourceFunction, at range: SourceRange, identity: ComponentIdentity
  ) -> SourceValue {
    var built = ComposeText()
    append(function, to: &built, depth: 0)
    return .component(Component.annotated(built, at: range, identity: identity))
  }

  /// The maximum depth of nested blocks in a text.
  ///
  /// Deeper blocks are not read.
  private static let maximumDepth = 16

  private mutating func append(
    _ function: SourceFunction, to built: inout ComposeText, depth: Int
  ) {
    guard depth < Evaluator.maximumDepth else { return }
    var open: [String.Index?] = []
    for effect in run(function) {
      guard case .call(let call, _) = effect else { continue }
      let arguments = call.unlabelled
      switch call.lastName {
      case "append":
        let value = call.value("text") ?? arguments.first
        if let value { append(value, to: &built) }
      case "appendLine":
        if let value = call.value("text") ?? arguments.first { append(value, to: &built) }
        built.text += "\n"
      case "appendInlineContent":
        if let id = call.value("id") ?? arguments.first { built.inline.append(text(of: id)) }
        let words = call.value("alternateText") ?? arguments.dropFirst().first
        // Source: foundation, InlineTextContent.kt; the default is the replacement character.
        built.text += words.map { text(of: $0) } ?? "\u{FFFD}"
      case "pushLink": open.append(built.text.endIndex)
      case "pushStyle", "pushStringAnnotation", "pushTtsAnnotation", "pushUrlAnnotation":
        open.append(nil)
      case "pop":
        if let start = open.popLast(), let start { built.addLink(from: start) }
      default:
        guard let inner = call.arguments?.last(where: \.isTrailing)?.value.function else {
          continue
        }
        let count = built.text.unicodeScalars.count
        append(inner, to: &built, depth: depth + 1)
        if call.lastName == "withLink" {
          let scalars = built.text.unicodeScalars
          built.addLink(from: scalars.index(scalars.startIndex, offsetBy: count))
        }
      }
    }
  }

  private mutating func append(_ value: SourceValue, to built: inout ComposeText) {
    let more = composeText(of: value)
    built.text += more.text
    built.links += more.links
    built.inline += more.inline
  }
}

extension ComposeText {
  /// Creates the text of an HTML page without its tags.
  ///
  /// Source: ui-text, Html.android.kt, and Android, android.text.Html: blocks begin on a new line.
  init(html: String) {
    var open: String.Index?
    var rest = Substring(html)
    while let first = rest.first {
      if first == "<", let next = rest.dropFirst().first, next == "/" || next.isLetter {
        // A tag that does not end contains the rest.
        guard let end = rest.firstIndex(of: ">") else { break }
        let tag = rest[..<end].dropFirst().prefix { !$0.isWhitespace }.lowercased()
        rest = rest[end...].dropFirst()
        switch tag {
        case "br", "br/": text += "\n"
        case "a": open = text.endIndex
        case "/a":
          if let start = open { addLink(from: start) }
          open = nil
        case _ where ComposeText.blocks.contains(tag.first == "/" ? String(tag.dropFirst()) : tag):
          if !text.isEmpty, text.last != "\n" { text += "\n" }
        default: break
        }
        continue
      }
      if let character = HTMLCharacterReference.popFirst(of: &rest) {
        text.unicodeScalars.append(character)
      } else {
        text.append(rest.removeFirst())
      }
    }
    while text.last == "\n" { text.removeLast() }
  }

  private static let blocks: Set<String> = [
    "p", "div", "ul", "li", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6",
  ]

  fileprivate mutating func addLink(from start: String.Index) {
    guard start <= text.endIndex else { return }
    let words = String(text[start...])
    if !words.isEmpty { links.append(words) }
  }
}

extension Component {
  /// Whether the component represents a text, such as an annotated string, and has no members.
  var isAnnotatedText: Bool {
    arguments != nil && modifiers.isEmpty
      && [
        Evaluator.annotatedText, "TextFieldValue", "TextFieldState", "rememberTextFieldState",
      ].contains(lastName)
  }

  /// Returns the component that represents an annotated string.
  static func annotated(
    _ text: ComposeText, at range: SourceRange, identity: ComponentIdentity
  ) -> Component {
    func argument(_ label: String?, _ value: SourceValue) -> ComponentArgument {
      ComponentArgument(label: label, value: value, at: range)
    }
    func list(_ texts: [String]) -> SourceValue {
      .list(texts.map { .string(SourceText($0, isLiteral: false, at: range)) })
    }
    return Component(
      Evaluator.annotatedText,
      [
        argument(nil, .string(SourceText(text.text, isLiteral: false, at: range))),
        argument("links", list(text.links)), argument("inline", list(text.inline)),
      ], at: range, identity: identity)
  }
}
