extension Screen {
  /// Creates a screen from an outline, the plain-text tree of this package.
  ///
  /// An outline is a superset of Playwright's ARIA snapshots:
  ///
  /// - Each line has one item; children are indented below their parent.
  /// - Facts are written as attributes in brackets, or as properties that begin with a slash.
  /// - Properties of the screen come before the first node.
  /// - By default, descendants of a hidden node are hidden, and a field with an error message is
  ///   invalid.
  ///
  /// Example:
  ///
  ///     let screen = try Screen(outline: """
  ///       - heading "Sign up" [level=1]
  ///       - textbox "Email" [required]:
  ///         - /placeholder: name@example.com
  ///         - text: ada@example.com
  ///       - button "Sign up"
  ///       """)
  ///
  /// An outline has at most ``outlineDepthLimit`` levels. On a screen of origin `design`, each
  /// identifier belongs to one node. Web pages and dumps may repeat identifiers.
  ///
  /// - Parameters:
  ///   - outline: The text of the outline.
  ///   - name: The name of the screen in reports.
  ///   - file: The file that the outline comes from, for errors.
  /// - Throws: ``OutlineError`` at the first line that cannot be read.
  public init(
    outline: String, name: String = "", file: String? = nil
  ) throws(OutlineError) {
    do {
      self = try OutlineReader.screen(from: outline)
    } catch {
      throw OutlineError(error.problem, remedy: error.remedy, at: error.position, in: file)
    }
    self.name = name
    self.file = file
  }

  /// The screen as an outline.
  ///
  /// Reading the outline gives the same screen, with these exceptions:
  ///
  /// - The name, the file and the locations of nodes differ.
  /// - Unknown roles add diagnostics.
  /// - Levels deeper than ``outlineDepthLimit`` are missing. A comment at the end of the outline
  ///   reports the missing levels.
  public var outline: String { OutlinePrinter.outline(of: self) }
}
