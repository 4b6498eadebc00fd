/// Reads one line of an outline, or the inside of a quoted key, from left to right.
struct OutlineScanner {
  private let scalars: [Unicode.Scalar]
  /// Columns of the scalars and of the end where escapes moved them; else they follow the index.
  private let columns: [Int]?
  private let line: Int
  private var place: Int

  /// A scanner of a whole line, beginning at the scalar with index `start`.
  init(_ scalars: [Unicode.Scalar], line: Int, from start: Int = 0) {
    self.scalars = scalars
    columns = nil
    self.line = line
    place = start
  }

  /// A scanner of what stood between quotes.
  init(_ quoted: Quoted, line: Int) {
    scalars = quoted.scalars
    columns = quoted.columns
    self.line = line
    place = 0
  }

  /// What stood between quotes, with the column of each scalar and of the closing quote.
  struct Quoted {
    var scalars: [Unicode.Scalar] = []
    var columns: [Int] = []

    /// The scalars as text.
    var text: String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
  }

  /// Where the next scalar stands in the file.
  var position: Node.Position { Node.Position(line: line, column: columns?[place] ?? place + 1) }

  var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  /// All that was not read yet.
  var rest: ArraySlice<Unicode.Scalar> { scalars[place...] }

  /// An error at `position`, or at the next scalar.
  func error(_ problem: String, remedy: String, at position: Node.Position? = nil) -> OutlineError {
    OutlineError(problem, remedy: remedy, at: position ?? self.position)
  }

  /// Takes the next scalar, whatever it is.
  mutating func take() -> Unicode.Scalar? {
    guard let next else { return nil }
    place += 1
    return next
  }

  /// Steps over a scalar if it comes next.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    place += 1
    return true
  }

  /// Steps over a word if it comes next.
  mutating func skip(word: String) -> Bool {
    guard rest.starts(with: word.unicodeScalars) else { return false }
    place += word.unicodeScalars.count
    return true
  }

  /// Steps over spaces and tabs; says whether there were any.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = place
    while let next, OutlineText.isSpace(next) { place += 1 }
    return place > start
  }

  /// Steps over spaces and a comment after them.
  mutating func skipComment() {
    if skipSpaces(), next == "#" { place = scalars.count }
  }

  /// Takes scalars as long as they satisfy a condition.
  mutating func take(while belongs: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let next, belongs(next) {
      text.append(next)
      place += 1
    }
    return String(text)
  }

  /// Takes text as it stands up to a comment or the end, without the spaces around it.
  mutating func takePlain() -> String {
    skipSpaces()
    let start = place
    var end = place
    while let next, !(next == "#" && (place == start || OutlineText.isSpace(scalars[place - 1]))) {
      place += 1
      if !OutlineText.isSpace(next) { end = place }
    }
    place = scalars.count
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end])
    return String(text)
  }
}
