/// The lines of an outline, without blank lines and comments.
struct OutlineLines: IteratorProtocol {
  /// A line without its line break.
  struct Line {
    var number: Int
    /// The number of leading spaces.
    var indent: Int
    /// The scalars of the whole line, including the indentation.
    var scalars: [Unicode.Scalar]
  }

  private var scalars: String.UnicodeScalarView.Iterator
  private var number = 0
  private var isAtEnd = false
  private var endedWithReturn = false

  /// Creates the lines of a text.
  ///
  /// A byte order mark at the start is skipped.
  init(_ text: String) {
    let mark: Unicode.Scalar = "\u{FEFF}"
    scalars = text.unicodeScalars.makeIterator()
    if text.unicodeScalars.first == mark { _ = scalars.next() }
  }

  /// Returns the next line, skipping blank lines and comments.
  mutating func next() -> Line? {
    while let line = nextLine() {
      let start = line.firstIndex { !OutlineText.isSpace($0) }
      guard let start, line[start] != "#" else { continue }
      return Line(number: number, indent: line.prefix { $0 == " " }.count, scalars: line)
    }
    return nil
  }

  private mutating func nextLine() -> [Unicode.Scalar]? {
    guard !isAtEnd else { return nil }
    number += 1
    var line: [Unicode.Scalar] = []
    while let scalar = scalars.next() {
      let followsReturn = endedWithReturn
      endedWithReturn = scalar == "\r"
      if scalar == "\n", followsReturn { continue }
      if scalar == "\n" || scalar == "\r" { return line }
      line.append(scalar)
    }
    isAtEnd = true
    return line
  }
}
