/// A name that a destructuring pattern gives to a part of a value, such as `a` in
/// `{ x: [, a = 1] }`.
struct JSXBinding: Sendable {
  enum Step: Sendable, Hashable {
    case key(String)
    case index(Int)
    /// The members of an object except those with these names, as in `{ a, ...rest }`.
    case rest(except: [String])
    /// The elements of an array from this index on, as in `[a, ...tail]`.
    case tail(Int)
  }

  var name: String
  /// The steps that lead from the whole value to the part.
  var path: [Step]
  /// The index of the first token of the default value, or `nil` if there is no default value.
  var fallback: Int?
}

struct JSXDeclaration: Sendable {
  var bindings: [JSXBinding]
  /// The range of tokens that begins with the value, or `nil` if the value is unknown.
  ///
  /// The range can contain further tokens after the value.
  var value: Range<Int>?
  /// Whether a statement of the function assigns the name again.
  var isReassigned = false
}

extension JSXSource {
  private static let patternDepth = 8

  /// Returns the names that a destructuring pattern binds, and the index of the token after the
  /// pattern.
  func pattern(at start: Int, path: [JSXBinding.Step] = []) -> ([JSXBinding], after: Int) {
    guard path.count < JSXSource.patternDepth else { return ([], nextSibling(of: start)) }
    switch kind(start) {
    case .word: return ([JSXBinding(name: text(start), path: path)], start + 1)
    case .open where isToken(start, "{"):
      return (objectPattern(at: start, path), nextSibling(of: start))
    case .open where isToken(start, "["):
      return (arrayPattern(at: start, path), nextSibling(of: start))
    default: return ([], start + 1)
    }
  }

  private func objectPattern(at start: Int, _ path: [JSXBinding.Step]) -> [JSXBinding] {
    var bindings: [JSXBinding] = []
    var keys: [String] = []
    for entry in entries(of: start) {
      if isToken(entry.lowerBound, "...") {
        let rest = path + [.rest(except: keys)]
        bindings.append(JSXBinding(name: text(entry.lowerBound + 1), path: rest))
        continue
      }
      let isQuoted = kind(entry.lowerBound) == .string
      guard isQuoted || kind(entry.lowerBound) == .word else { continue }
      let word = text(entry.lowerBound)
      let key = isQuoted ? String(word.dropFirst().dropLast()) : word
      keys.append(key)
      let isRenamed = isToken(entry.lowerBound + 1, ":")
      let target = entry.lowerBound + (isRenamed ? 2 : 0)
      bindings += bound(at: target, in: entry, path + [.key(key)])
    }
    return bindings
  }

  private func arrayPattern(at start: Int, _ path: [JSXBinding.Step]) -> [JSXBinding] {
    var bindings: [JSXBinding] = []
    for (index, entry) in entries(of: start, keepsEmpty: true).enumerated() where !entry.isEmpty {
      if isToken(entry.lowerBound, "...") {
        bindings.append(JSXBinding(name: text(entry.lowerBound + 1), path: path + [.tail(index)]))
        continue
      }
      bindings += bound(at: entry.lowerBound, in: entry, path + [.index(index)])
    }
    return bindings
  }

  /// Returns the names that one entry of a pattern binds, with their default values.
  private func bound(
    at start: Int, in entry: Range<Int>, _ path: [JSXBinding.Step]
  ) -> [JSXBinding] {
    let (names, after) = pattern(at: start, path: path)
    guard isToken(after, "="), names.count == 1, after + 1 < entry.upperBound else { return names }
    return [JSXBinding(name: names[0].name, path: names[0].path, fallback: after + 1)]
  }

  func entries(of open: Int, keepsEmpty: Bool = false) -> [Range<Int>] {
    entries(in: inside(open), keepsEmpty: keepsEmpty)
  }

  /// Returns the comma-separated entries of a range.
  func entries(in range: Range<Int>, keepsEmpty: Bool = false) -> [Range<Int>] {
    var entries: [Range<Int>] = []
    var start = range.lowerBound
    var token = start
    while token < range.upperBound {
      if isComma(token) {
        if keepsEmpty || token > start { entries.append(start..<token) }
        start = token + 1
      }
      token = nextSibling(of: token)
    }
    if start < range.upperBound { entries.append(start..<range.upperBound) }
    return entries
  }
}
