internal import TextIO

/// The names under which a file calls React's `createElement`.
struct JSXCreatingNames {
  /// The names of the function itself, such as `createElement` or `h`.
  private var functions: Set<String> = []
  /// The names of the package, such as `React`.
  private var packages: Set<String> = ["React", "_react"]
  private let tokens: [JSXToken]
  private let bytes: [UInt8]

  /// The number of tokens in which the type arguments of a call must end.
  private static let typeLimit = 40

  init(_ tokens: [JSXToken], in bytes: [UInt8]) {
    (self.tokens, self.bytes) = (tokens, bytes)
    for token in tokens.indices where tokens[token].kind == .word {
      if isToken(token, "createElement") { addName(at: token) }
      guard isToken(token, "from"), token > 0, tokens[token - 1].kind == .word,
        isReact(token + 1)
      else { continue }
      packages.insert(text(token - 1))
    }
  }

  /// Returns the index of the first token of the called function, or `nil` if the call at a bracket
  /// calls another function.
  func start(ofCallAt open: Int) -> Int? {
    guard let name = name(ofCallAt: open) else { return nil }
    var start = name
    while start > 1, isToken(start - 1, "."), tokens[start - 2].kind == .word { start -= 2 }
    guard start == 0 || !isToken(start - 1, anyOf: [".", "?.", "function", "new", "async"]) else {
      return nil
    }
    let isCalled =
      start == name
      ? functions.contains(text(name))
      : isToken(name, "createElement") && packages.contains(text(start))
    return isCalled ? start : nil
  }

  /// Returns the index of the last word of the called function, which can have type arguments.
  private func name(ofCallAt open: Int) -> Int? {
    var token = open - 1
    guard token >= 0 else { return nil }
    if isToken(token, ">") {
      var depth = 0
      let limit = max(0, open - JSXCreatingNames.typeLimit)
      repeat {
        if isToken(token, ">") { depth += 1 }
        if isToken(token, "<") { depth -= 1 }
        token -= 1
      } while token > limit && depth > 0
      guard depth == 0 else { return nil }
    }
    return token >= 0 && tokens[token].kind == .word ? token : nil
  }

  /// Adds the name that an import, a pattern or a constant gives to `createElement`.
  private mutating func addName(at token: Int) {
    if isToken(token - 1, ".") {
      // `const h = React.createElement`
      guard token > 3, packages.contains(text(token - 2)), isToken(token - 3, "="),
        tokens[token - 4].kind == .word, !isToken(token + 1, anyOf: ["(", "<", "."])
      else { return }
      functions.insert(text(token - 4))
      return
    }
    let brace = Int(tokens[token].parent)
    guard tokens.indices.contains(brace), isToken(brace, "{") else { return }
    let after = Int(tokens[brace].match) + 1
    // `import { createElement as h } from 'react'`, `const { createElement: h } = React`
    let isImport = isToken(after, "from") && isReact(after + 1)
    let isPattern =
      isToken(after, "=")
      && (packages.contains(text(after + 1)) || isToken(after + 1, "require") && isReact(after + 3))
    guard isImport || isPattern else { return }
    let isRenamed = isToken(token + 1, anyOf: ["as", ":"])
    functions.insert(text(isRenamed ? token + 2 : token))
  }

  private func isReact(_ token: Int) -> Bool {
    guard tokens.indices.contains(token), tokens[token].kind == .string else { return false }
    return text(token).dropFirst().dropLast() == "react"
  }

  private func isToken(_ token: Int, anyOf texts: [StaticString]) -> Bool {
    texts.contains { isToken(token, $0) }
  }

  private func isToken(_ token: Int, _ text: StaticString) -> Bool {
    tokens.isToken(token, text, in: bytes)
  }

  private func text(_ token: Int) -> String {
    guard tokens.indices.contains(token) else { return "" }
    return String(decoding: bytes[tokens[token].range], as: UTF8.self)
  }
}

extension [JSXToken] {
  /// Whether the token at an index is this word or sign.
  func isToken(_ token: Int, _ text: StaticString, in bytes: [UInt8]) -> Bool {
    guard indices.contains(token) else { return false }
    let own = self[token]
    switch own.kind {
    case .word, .punctuator, .open, .close: break
    default: return false
    }
    guard own.range.count == text.utf8CodeUnitCount else { return false }
    return bytes.starts(with: text, at: own.range.lowerBound)
  }
}
