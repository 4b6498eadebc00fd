extension Screen {
  /// Creates a screen from an outline, the plain-text tree of this package.
  ///
  /// An outline is a superset of Playwright's ARIA snapshots: one item a line, children indented
  /// below their parent, facts as attributes in brackets or as properties that begin with a slash.
  /// Properties of the screen come first. Unless the outline says otherwise, descendants of a
  /// hidden node are hidden, and an error message makes a field invalid.
  ///
  ///     let screen = try Screen(outline: """
  ///       - heading "Sign up" [level=1]
  ///       - textbox "Email" [required]:
  ///         - /placeholder: name@example.com
  ///         - text: ada@example.com
  ///       - button "Sign up"
  ///       """)
  ///
  /// An outline has at most ``outlineDepthLimit`` levels. Identifiers are unique in a screen of
  /// origin `design`; pages and dumps may repeat them.
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
  /// Reading it back gives the same screen, except for the locations in the original file, its name
  /// and file, and the diagnostics that reading adds for roles it does not know. Levels deeper than
  /// ``outlineDepthLimit`` are left out, and a comment at the end says so.
  public var outline: String { OutlinePrinter.outline(of: self) }
}
