/// A scanner that reads one line of an outline, or the inside of a quoted key, from left to right.
struct OutlineScanner {
  private let scalars: [Unicode.Scalar]
  /// The columns of a quoted text's scalars and of its closing quote; `nil` for a text without
  /// quotes.
  ///
  /// In a quoted text, an escape such as `\n` takes more columns than its scalar. In a text without
  /// quotes, the column of a scalar is its index plus 1.
  private let columns: [Int]?
  private let line: Int
  private var index: Int

  /// Creates a scanner of a line, which begins at the scalar with the index `start`.
  init(_ scalars: [Unicode.Scalar], line: Int, from start: Int = 0) {
    self.scalars = scalars
    columns = nil
    self.line = line
    index = start
  }

  /// Creates a scanner of the inside of a quoted text.
  init(_ quoted: QuotedText, line: Int) {
    scalars = quoted.scalars
    columns = quoted.columns
    self.line = line
    index = 0
  }

  /// A quoted text with the column of each scalar and of the closing quote.
  struct QuotedText {
    var scalars: [Unicode.Scalar] = []
    var columns: [Int] = []

    /// The scalars as text.
    var text: String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
  }

  /// The location of the next scalar in the outline.
  var position: Node.Position { Node.Position(line: line, column: columns?[index] ?? index + 1) }

  var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The scalars that are not consumed yet.
  var rest: ArraySlice<Unicode.Scalar> { scalars[index...] }

  /// Returns an error at `position`, or at the next scalar.
  func error(_ problem: String, remedy: String, at position: Node.Position? = nil) -> OutlineError {
    OutlineError(problem, remedy: remedy, at: position ?? self.position)
  }

  /// Consumes the next scalar.
  mutating func consume() -> Unicode.Scalar? {
    guard let next else { return nil }
    index += 1
    return next
  }

  /// Skips the next scalar if it is `scalar`.
  ///
  /// Returns whether the scalar was skipped.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  /// Skips a word if it comes next.
  ///
  /// Returns whether the word was skipped.
  mutating func skip(word: String) -> Bool {
    guard rest.starts(with: word.unicodeScalars) else { return false }
    index += word.unicodeScalars.count
    return true
  }

  /// Skips spaces and tabs.
  ///
  /// Returns whether anything was skipped.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = index
    while let next, OutlineText.isSpace(next) { index += 1 }
    return index > start
  }

  /// Skips spaces, and a comment if one follows.
  mutating func skipComment() {
    if skipSpaces(), next == "#" { index = scalars.count }
  }

  /// Consumes and returns the next scalars, as long as `belongs` returns `true`.
  mutating func consume(while belongs: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let next, belongs(next) {
      text.append(next)
      index += 1
    }
    return String(text)
  }

  /// Consumes text up to a comment or the end, and returns it without surrounding white space.
  mutating func consumePlain() -> String {
    skipSpaces()
    let start = index
    var end = index
    while let next, !(next == "#" && (index == start || OutlineText.isSpace(scalars[index - 1]))) {
      index += 1
      if !OutlineText.isSpace(next) { end = index }
    }
    index = scalars.count
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end])
    return String(text)
  }
}
