/// What stands behind the fence of a block.
struct InfoString {
  /// The language in lower case; empty when there is none.
  let language: String
  /// The name of the screen: what follows `named` or `with`.
  let name: String?

  /// Reads such a line: `html named Sign up`; what other site generators write there, such as
  /// `title="…"` or `{2}`, is no name.
  init(_ text: String) {
    let word = text.prefix { !$0.isWhitespace && $0 != "{" && $0 != ":" && $0 != "," }
    language = word.lowercased()
    let rest = text.dropFirst(word.count).drop(while: \.isWhitespace)
    let verb = rest.prefix { !$0.isWhitespace }
    let name = rest.dropFirst(verb.count).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let isName =
      ["named", "with"].contains(verb.lowercased()) && !name.isEmpty
      && !name.contains { $0 == "{" || $0 == "}" || $0 == "=" }
    self.name = isName ? name : nil
  }
}
