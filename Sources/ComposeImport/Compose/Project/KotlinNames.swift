/// The names that a Kotlin file uses and declares.
struct KotlinNames: Sendable {
  /// All names that occur in the file.
  private(set) var used: Set<String> = []
  /// The names that the file declares outside of types.
  private(set) var declared: Set<String> = []
  private(set) var package = ""
  private(set) var resources: Set<ResourceReference> = []

  /// A reference in code to a text, number or Boolean in the resources, such as `R.string.title` or
  /// `Res.plurals.days`.
  struct ResourceReference: Hashable, Sendable {
    /// `string`, `plurals`, `array`, `integer` or `bool`.
    var kind: String
    var name: String
    var isAndroid: Bool

    /// The kinds of resources, by their names in code.
    ///
    /// The names in multiplatform apps are the same.
    static let kinds = [
      "string": "string", "plurals": "plurals", "array": "array", "integer": "integer",
      "bool": "bool",
    ]
  }

  private var bytes: [UInt8]
  private var tokens: [KotlinToken]

  init(_ bytes: [UInt8]) {
    var (tokens, problems) = KotlinLexer.tokens(of: bytes)
    KotlinBrackets.pair(&tokens, problems: &problems)
    (self.bytes, self.tokens) = (bytes, tokens)
    for index in tokens.indices where tokens[index].kind == .name { addUse(at: index) }
    for token in tokens where token.kind == .templateName {
      used.insert(String(decoding: bytes[(token.start + 1)..<token.end], as: UTF8.self))
    }
    addDeclarations()
    (self.bytes, self.tokens) = ([], [])
  }

  private func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  private func kind(_ index: Int) -> KotlinToken.Kind {
    tokens.indices.contains(index) ? tokens[index].kind : .end
  }

  private mutating func addUse(at index: Int) {
    let name = text(index)
    used.insert(name)
    guard let resource = ResourceReference.kinds[name], kind(index - 1) == .dot,
      kind(index - 2) == .name, kind(index + 1) == .dot, kind(index + 2) == .name
    else { return }
    let isAndroid =
      kind(index - 3) == .dot && kind(index - 4) == .name && text(index - 4) == "android"
    resources.insert(
      ResourceReference(kind: resource, name: text(index + 2), isAndroid: isAndroid))
  }

  /// Adds the names of declarations outside of brackets.
  private mutating func addDeclarations() {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .packageKeyword where package.isEmpty: addPackage(after: index)
      case .classKeyword, .interfaceKeyword, .objectKeyword, .typealiasKeyword:
        if kind(index + 1) == .name { declared.insert(text(index + 1)) }
      case .funKeyword, .valKeyword, .varKeyword: addName(after: index)
      default: break
      }
      index = token.kind.closing == nil ? index + 1 : max(token.partner, index + 1)
    }
  }

  private mutating func addPackage(after index: Int) {
    var parts: [String] = []
    var position = index + 1
    while kind(position) == .name {
      parts.append(text(position))
      guard kind(position + 1) == .dot else { break }
      position += 2
    }
    package = parts.joined(separator: ".")
  }

  /// Adds the name of a declaration.
  ///
  /// It is the last name before the parameters or the type, as in `fun <T> List<T>.name(`.
  private mutating func addName(after index: Int) {
    var position = index + 1
    var name: Int?
    var angles = 0
    while position < tokens.count, position < index + 64 {
      switch tokens[position].kind {
      case .less: angles += 1
      case .greater: angles -= 1
      case .name where angles == 0:
        if name != nil, kind(position - 1) != .dot, kind(position - 1) != .safeDot {
          position = tokens.count
        } else {
          name = position
        }
      case .dot, .safeDot, .question: break
      case .leftParenthesis where name == nil: position = tokens[position].partner
      case .comma where angles > 0, .at,
        .colon where angles > 0, .inKeyword, .multiply:
        break
      default: position = angles > 0 ? position : tokens.count
      }
      position += 1
    }
    if let name { declared.insert(text(name)) }
  }
}
