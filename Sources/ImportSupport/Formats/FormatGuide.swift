/// A guide to a format for users.
///
/// The guide describes the format, the ways to create a file, and the information that such a file
/// does not contain.
package struct FormatGuide: Sendable {
  /// A way to create a file of the format.
  package struct Source: Sendable, Hashable {
    /// The tool that creates the file, or the situation in which the file is created.
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

  /// What the format is, in a few words.
  package var summary: String
  /// How a file of the format is recognised.
  package var recognised: String
  /// Which parts of the file become screens, if a file can have several screens.
  package var screens: String?
  /// The ways to create a file of the format.
  package var sources: [Source]
  /// The names of the options that only this format has.
  package var options: [String] = []
  /// The facts that a file of the format does not contain, with their effect on the imported
  /// screen.
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
