import Encoding
import Testing

@testable import announce

/// The help texts, written so that a change of an option changes only one of them.
struct HelpTests {
  /// Returns the help of a command.
  ///
  /// If the program's own help explains an option in the same words, the result has only the
  /// option's name.
  static func own(_ command: String) -> String {
    let shared = Set(pieces(of: Trial.run("--help").output))
    return pieces(of: Trial.run("help", command).output).map { piece in
      let name = piece.split(separator: "\n").first.map(String.init) ?? ""
      return name.hasPrefix("  -") && shared.contains(piece) ? name + "\n" : piece
    }.joined()
  }

  /// Splits a help text into pieces, so that each option is one piece together with its
  /// explanation.
  private static func pieces(of help: String) -> [String] {
    var pieces = [""]
    for line in help.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if !line.hasPrefix("      ") { pieces.append("") }
      pieces[pieces.count - 1] += line + "\n"
    }
    return pieces
  }

  @Test func `Help describes a command`() {
    #expect(
      Self.own("tree") == """
        Print the accessibility tree of a file as an outline. With --as, print what iOS
        or Android exposes to the reader.

        Usage: announce tree [OPTION…] FILE…

        The outline can be edited and read again. The format is a superset of
        Playwright's ARIA snapshots. JSON also contains elements that are not in the
        tree.

        Options:
          --as voiceover|talkback
              Print what iOS or Android exposes to this reader, instead of the tree.
          --format text|json
              Set the output format. Default: text.
          --unused
              List only the texts of the file that are not in the tree, each with the
              reason.
          --cross-check
              Compare with the browser's own accessibility tree: visibility, role, name,
              description and state.
          --reader voiceover|talkback
              Also list texts of the tree that this reader never announces, each with
              the reason. Only with --unused.
          --language tag
          --set key=value
          --plain
          --input FORMAT
          --screen NAME
          --scene NAME
          --resources FOLDER
          --aliases FILE
          --translations FILE
          --boxes FILE
          --viewport WIDTHxHEIGHT
          --assume name=value
          --assume-hint
          --window NAME
          --flutter-version VERSION
          --compose-version VERSION
          --design-time
          --inflate-stubs
          --limit nodes=NUMBER
          --strict[=KIND,…]
          --browser
          --browser-path PROGRAM
          --wait-for SELECTOR
          --orientation portrait|landscape
          --prefers dark|reduced-motion|more-contrast|forced-colors
          --allow-origin ORIGIN
          --allow-status
          --cookie NAME=VALUE
          --header NAME:VALUE
          --basic-auth USER:PASSWORD
          --storage-state FILE
          --login SCRIPT
          --no-config
          --timeout SECONDS
              Stop with exit status 2 after this many seconds.
          --help

        Examples:
          announce tree sign-up.html > sign-up.outline
              write a page as an outline
          announce tree --as talkback sign-up.html
              print what Chrome exposes to TalkBack
          announce tree --cross-check sign-up.html
              compare with Chromium's own tree
          announce tree --unused sign_up.xml
              list texts of a layout that are never announced

        """)
  }

  @Test func `Help describes how documents are checked`() {
    #expect(
      Self.own("check") == """
        Check that readers say what Markdown documents expect. A document contains
        screens, each followed by a table of the expected announcements.

        Usage: announce check [OPTION…] [PATH…]

        PATH is a document (.md, .markdown, .mdx), a folder to search for documents, or
        - for standard input. Without PATH, the working folder is searched. A screen in
        a document is a fenced block or a line “Screen: [name](file)”. The table below
        it has a column for each reader and a row for each stop. See
        Documentation/Scenarios.md.

        Each difference is of one kind, worst first: lost (information is gone),
        reworded, reordered, added. The exit status is 2 when nothing could be compared.

        Options:
          --record missing|changed
              Write announcements into the documents: “missing” fills tables that have
              no rows, “changed” also replaces cells that differ. Nothing is written if
              the variable CI is set.
          --exact
              Compare letter by letter. By default case, punctuation and hyphens do not
              matter.
          --assumed
              Also list matching words whose rule nobody has confirmed (confidence:
              assumed).
          --reader voiceover|talkback
              Compare only the columns of this reader. Repeat to add readers.
          --format text|junit|github|json|tap
              Set the output format. Default: text.
          --plain
          --shard N/COUNT
          --watch
          --resources FOLDER
          --aliases FILE
          --translations FILE
          --assume name=value
          --assume-hint
          --flutter-version VERSION
          --compose-version VERSION
          --design-time
          --inflate-stubs
          --limit nodes=NUMBER
          --strict[=KIND,…]
          --browser
              Allow documents to open the live pages that they name in a browser.
          --browser-path PROGRAM
          --wait-for SELECTOR
          --orientation portrait|landscape
          --prefers dark|reduced-motion|more-contrast|forced-colors
          --allow-origin ORIGIN
          --allow-status
          --cookie NAME=VALUE
          --header NAME:VALUE
          --basic-auth USER:PASSWORD
          --storage-state FILE
          --login SCRIPT
          --no-config
          --timeout SECONDS
              Stop with exit status 2 after this many seconds.
          --help

        Examples:
          announce check Scenarios
              check every document in a folder
          announce check --record missing login.md
              fill in an empty table
          announce check --format junit Scenarios > report.xml
              write JUnit for a build server

        """)
  }
}
