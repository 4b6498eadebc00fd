/// A field of a class, such as `items = ['a']` or `private name?: string`.
struct JSXField: Sendable {
  var name: String
  /// The range of tokens that begins with the value, or `nil` if the field has no value.
  var value: Range<Int>?
}

extension JSXSource {
  private static let modifiers: [StaticString] = [
    "public", "private", "protected", "readonly", "declare", "override", "accessor",
  ]

  /// Returns the classes of all files that extend no other class, each with the brace that opens its
  /// body.
  func plainClasses() -> [JSXDeclarations.FileName: Int] {
    var classes: [JSXDeclarations.FileName: Int] = [:]
    for token in tokens.indices where isToken(token, "class") && kind(token + 1) == .word {
      var brace = token + 2
      let limit = min(token + 60, tokens.count)
      while brace < limit, !isToken(brace, "{"), !isToken(brace, "extends") { brace += 1 }
      guard brace < limit, isToken(brace, "{") else { continue }
      let name = JSXDeclarations.FileName(file: file(ofToken: token), name: text(token + 1))
      if classes[name] == nil { classes[name] = brace }
    }
    return classes
  }

  /// Returns the class components of all files, each with the brace that opens its body.
  func componentClasses() -> [JSXDeclarations.FileName: Int] {
    var classes: [JSXDeclarations.FileName: Int] = [:]
    for token in tokens.indices
    where isToken(token, "class") && kind(token + 1) == .word && isToken(token + 2, "extends") {
      var next = token + 3
      while isToken(next + 1, "."), kind(next + 2) == .word { next += 2 }
      guard isToken(next, anyOf: ["Component", "PureComponent"]) else { continue }
      next += 1
      var typeDepth = 0
      let limit = min(token + 60, tokens.count)
      while next < limit, typeDepth > 0 || !isToken(next, "{") {
        if isToken(next, "<") { typeDepth += 1 }
        if isToken(next, ">") { typeDepth -= 1 }
        next = nextSibling(of: next)
      }
      guard isToken(next, "{") else { continue }
      let name = JSXDeclarations.FileName(file: file(ofToken: token), name: text(token + 1))
      if classes[name] == nil { classes[name] = next }
    }
    return classes
  }

  /// Returns the fields of a class in their order, without static fields and methods.
  func fields(ofClassAt brace: Int, _ declarations: JSXDeclarations) -> [JSXField] {
    var fields: [JSXField] = []
    let end = max(brace, match(brace))
    var token = brace + 1
    while token < end {
      guard kind(token) == .word, beginsMember(token, of: brace),
        !isToken(token, anyOf: JSXSource.modifiers)
      else {
        token = nextSibling(of: token)
        continue
      }
      let isStatic = isToken(token - 1, "static")
      let next = token + (isToken(token + 1, anyOf: ["?", "!"]) ? 2 : 1)
      let last = min(end, max(next + 1, declarations.end(ofExpressionAt: token)))
      let endsName = isToken(next, anyOf: ["=", ":", ";"]) || next >= end || beginsLine(next)
      guard endsName, !isStatic, !isToken(next, "(") else {
        token = nextSibling(of: token)
        continue
      }
      let equals = isToken(next, anyOf: ["=", ":"]) ? first("=", in: next..<last) : nil
      let value = equals.flatMap { $0 + 1 < last ? $0 + 1..<last : nil }
      fields.append(JSXField(name: text(token), value: value))
      token = equals == nil ? next : last
    }
    return fields
  }

  /// Whether the name of a class member can stand at a token.
  private func beginsMember(_ token: Int, of brace: Int) -> Bool {
    token == brace + 1 || beginsLine(token) || isToken(token - 1, anyOf: [";", "}", ")", "static"])
      || isToken(token - 1, anyOf: JSXSource.modifiers) || isDecorator(token - 1)
  }

  /// Whether a token ends the name of a decorator, such as `@observable.ref`.
  private func isDecorator(_ token: Int) -> Bool {
    guard kind(token) == .word else { return false }
    var first = token
    while isToken(first - 1, "."), kind(first - 2) == .word { first -= 2 }
    return text(first).hasPrefix("@")
  }

  /// Returns the name of a parameter that is also a field, such as `private api: Api`.
  func fieldName(ofParameter entry: Range<Int>) -> String? {
    var token = entry.lowerBound
    while token < entry.upperBound, isToken(token, anyOf: JSXSource.modifiers) { token += 1 }
    return token > entry.lowerBound && kind(token) == .word ? text(token) : nil
  }
}

extension JSXDeclarations {
  /// Whether a method computes a property, as in `get total() {…}`.
  func isGetter(_ function: Int, _ source: JSXSource) -> Bool {
    let name = functions[function].parameters.lowerBound - 2
    return source.isToken(name + 1, "(") && source.isToken(name - 1, "get")
      && functions[function].className != nil
  }
}
