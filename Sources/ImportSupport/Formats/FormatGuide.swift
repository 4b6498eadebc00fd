/// What a person has to know about a format: what it is, how to get such a file, what it cannot
/// tell.
public struct FormatGuide: Sendable {
  /// A way to get a file of the format.
  public struct Source: Sendable, Hashable {
    /// The tool or situation.
    public var tool: String
    /// Commands or lines of code, in order.
    public var lines: [String]

    package init(_ tool: String, _ lines: String...) {
      self.init(tool, lines: lines)
    }

    package init(_ tool: String, lines: [String]) {
      self.tool = tool
      self.lines = lines
    }
  }

  /// What it is, in a few words.
  public var summary: String
  /// By what such a file is recognised.
  public var recognised: String
  /// What becomes a screen, where a file can hold several.
  public var screens: String?
  /// How to get such a file.
  public var sources: [Source]
  /// Options that only concern this format, by name.
  public var options: [String] = []
  /// What it cannot tell, each with what may differ from the real screen.
  public var unknown: [String]

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
