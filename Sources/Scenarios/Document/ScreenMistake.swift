/// The reason why a line that begins with `Screen:` does not link to a screen.
enum ScreenMistake: Sendable {
  /// No link follows `Screen:`.
  case noLink
  /// The line has more than one link, or it has text in addition to the link.
  case moreThanLink
  /// The line is inside a paragraph.
  case insideParagraph
  /// The line is a heading.
  case heading

  /// The problem to report if a table follows.
  var problem: String {
    switch self {
    case .noLink: "this line does not link to a screen for the table below it"
    case .moreThanLink:
      "this line has more than one link or other text, so the table below it has no screen"
    case .insideParagraph: "this line continues the paragraph above it, so the table has no screen"
    case .heading: "a heading cannot be the screen of the table below it"
    }
  }

  var remedy: String {
    switch self {
    case .noLink: "write “Screen: [name](path)” in a paragraph of its own"
    case .moreThanLink: "write only “Screen: [name](path)”, and other text after a blank line"
    case .insideParagraph: "put a blank line before it"
    case .heading: "write “Screen: [name](path)” in a paragraph below the heading"
    }
  }
}
