/// What a person has to know about a format: what it is, how to get such a file, what it cannot
/// tell.
public struct FormatGuide: Sendable {
  /// A way to get a file of the format.
  public struct Source: Sendable, Hashable {
    /// The tool or situation.
    public var tool: String
    /// Commands or lines of code, in order.
    public var lines: [String]

    init(_ tool: String, _ lines: String...) {
      self.init(tool, lines: lines)
    }

    init(_ tool: String, lines: [String]) {
      self.tool = tool
      self.lines = lines
    }
  }

  /// The format.
  public var format: InputFormat
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

  /// The guides of all formats, in the order of ``InputFormat``.
  public static let all = InputFormat.allCases.map(\.guide)
}

extension InputFormat {
  /// What a person has to know about the format.
  public var guide: FormatGuide {
    switch self {
    case .html: .html
    case .outline: .outline
    case .androidNodes: .androidNodes
    case .iosElements: .iosElements
    case .androidLayout: .androidLayout
    case .uiautomator: .uiautomator
    case .appiumAndroid: .appiumAndroid
    case .interfaceBuilder: .interfaceBuilder
    case .appiumIOS: .appiumIOS
    case .xcuitest: .xcuitest
    case .accessibilitySnapshot: .accessibilitySnapshot
    case .jsx: .jsx
    case .testRenderer: .testRenderer
    case .jestSnapshot: .jestSnapshot
    }
  }
}
