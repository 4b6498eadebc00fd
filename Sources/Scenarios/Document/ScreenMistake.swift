/// How a line that begins with `Screen:` fails to link to a screen.
enum ScreenMistake: Sendable {
  /// No link follows.
  case noLink
  /// More than one link, or text beside it.
  case moreThanLink
  /// The line stands inside a paragraph.
  case insideParagraph
  /// The line is a heading.
  case heading

  /// What is wrong where a transcript follows.
  var problem: String {
    switch self {
    case .noLink: "this line links to no screen for the table below it"
    case .moreThanLink: "more than one link stands here, so the table below it has no screen"
    case .insideParagraph: "text stands directly above this line, so it is no screen for the table"
    case .heading: "a heading is no screen for the table below it"
    }
  }

  var remedy: String {
    switch self {
    case .noLink: "write “Screen: [name](path)” in a paragraph of its own"
    case .moreThanLink: "write “Screen: [name](path)” and put all else behind a blank line"
    case .insideParagraph: "put a blank line before it"
    case .heading: "write “Screen: [name](path)” in a paragraph below the heading"
    }
  }
}
