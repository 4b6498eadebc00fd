/// A user's guide to a format: what it is, how to create such a file, and what it does not contain.
package struct FormatGuide: Sendable {
  /// A way to create a file of the format.
  package struct Source: Sendable, Hashable {
    /// The tool or situation.
    package var tool: String
    /// Commands or lines of code, in order.
    package var lines: [String]

    package init(_ tool: String, _ lines: String...) {
      self.init(tool, lines: lines)
    }

    package init(_ tool: String, lines: [String]) {
      self.tool = tool
      self.lines = lines
    }
  }

  /// A description in a few words.
  package var summary: String
  /// How such a file is recognised.
  package var recognised: String
  /// What becomes a screen, if a file can have several.
  package var screens: String?
  /// The ways to create such a file.
  package var sources: [Source]
  /// The names of options for this format only.
  package var options: [String] = []
  /// What it does not contain, and how the result may therefore differ from the real screen.
  package var unknown: [String]

  package init(
    summary: String, recognised: String, screens: String? = nil, sources: [Source],
    options: [String] = [], unknown: [String]
  ) {
    self.summary = summary
    self.recognised = recognised
    self.screens = screens
    self.sources = sources
    self.options = options
    self.unknown = unknown
  }
}
