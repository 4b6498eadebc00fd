/// What stands behind the fence of a block: its language, and the name of the screen in it.
struct InfoString {
  /// The first word, in lower case; empty where there is none.
  private(set) var language = ""
  /// What follows `named` or `with`.
  private(set) var name: String?

  /// Reads an info string such as `html named Sign up`.
  ///
  /// Attributes of site generators, such as `{1,3}` and `title="form.html"`, are no names.
  init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return }
    language = first.prefix { $0 != "{" }.lowercased()
    guard words.count > 2, ["named", "with"].contains(words[1].lowercased()) else { return }
    let name = words[2...].joined(separator: " ")
    if !name.contains(where: { "{}=".contains($0) }) { self.name = name }
  }
}
