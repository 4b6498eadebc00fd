/// A piece of a file with components: of an element where there is one, else of the code around.
///
/// Brackets and elements know their other end, so that a reader can step over what it does not
/// understand.
struct JSXToken: Sendable {
  enum Kind: UInt8, Sendable {
    case word, number, string, regex, punctuator
    /// `(`, `[`, `{` or the `${` of a template, and their other ends.
    case open, close
    /// The back ticks of a template and the text between them and its holes.
    case templateOpen, templateText, templateClose
    /// The `<` of an element; its ``match`` is the ``elementEnd``.
    case element
    /// The name of the element, absent for a fragment.
    case name
    case attribute, equals, attributeString
    /// The `>` after the attributes.
    case tagEnd
    /// Text between tags.
    case text
    /// `/>` or the closing tag.
    case elementEnd
  }

  var kind: Kind
  var start: Int32
  var end: Int32
  /// The other end of a bracket, template or element.
  var match: Int32 = -1
  /// The bracket, template or element right around; negative at file level.
  var parent: Int32

  init(_ kind: Kind, _ range: Range<Int>, in parent: Int) {
    self.kind = kind
    start = Int32(clamping: range.lowerBound)
    end = Int32(clamping: range.upperBound)
    self.parent = Int32(clamping: parent)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// A place where a file breaks the grammar.
struct JSXProblem: Sendable {
  var offset: Int
  var problem: String
  var remedy: String
  /// The `<` that was taken for code since its element is broken; absent for problems of code.
  var token: Int?
}
