extension Screen {
  /// Reads a screen from an outline, the plain-text tree of this package.
  ///
  /// An outline is a superset of the ARIA snapshots of Playwright: one item a line, children
  /// indented below their parent, facts as attributes in brackets or as properties that begin with
  /// a slash. Properties of the screen come first. What is inside a hidden node is hidden too, and
  /// an error message makes a field invalid, unless the outline says otherwise.
  ///
  ///     let screen = try Screen(outline: """
  ///       - heading "Sign up" [level=1]
  ///       - textbox "Email" [required]:
  ///         - /placeholder: name@example.com
  ///         - text: ada@example.com
  ///       - button "Sign up"
  ///       """)
  ///
  /// An outline holds at most ``outlineDepthLimit`` levels. Identifiers are unique in a screen of
  /// origin `design`; pages and dumps may repeat them.
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
  /// Reading it back gives the same screen, but for the places in the file it came from, its name
  /// and file, and the diagnostics that reading adds for roles it does not know. Levels deeper than
  /// ``outlineDepthLimit`` are left out, and a comment at the end says so.
  public var outline: String { OutlinePrinter.outline(of: self) }
}
