internal import Simulator

extension AuditRule {
  /// A file with a defect that a rule finds, or a similar file without the defect.
  ///
  /// The author of a failing example writes `↓` directly before each element that the rule must
  /// find:
  ///
  ///     .fails(.web, "<p>Email ↓<input type=email></p>")
  ///
  /// A finding about the whole screen has no element. An example with this finding has `atScreen:
  /// true` instead. Importers, and people who read the documentation, get the file without the
  /// marks. The texts are computed on demand, because an audit creates the list of examples but
  /// does not read the texts.
  public struct Example: Sendable {
    /// The platform of the file.
    public let platform: Platform
    /// The name of the file's format, as the command `announce formats` lists it.
    public let format: String
    /// Whether the rule finds something in the file.
    public let isFound: Bool
    /// The app's behaviour and the user's gestures, in the notation of session scripts; empty if
    /// the example has no session.
    public let app, gestures: String
    /// The path of the file in its project; empty if the path does not matter.
    public let path: String
    /// The BCP 47 tag of the requested language; empty if no language is requested.
    public let language: String
    /// Whether one finding is about the whole screen.
    let isAtScreen: Bool
    /// The Swift file and line in which the example is written.
    let sourceFile: String, sourceLine: Int
    private let markedSource: @Sendable () -> String
    private let markedOthers: @Sendable () -> [String: String]

    /// Returns an example in which the rule finds a defect.
    ///
    /// - Parameters:
    ///   - source: The file, with `↓` before each element that the rule must find.
    ///   - format: The name of the format, or `nil` for the platform's usual format.
    ///   - atScreen: Whether one finding is about the whole screen.
    ///   - app: The app's behaviour, in the notation of session scripts.
    ///   - gestures: The user's gestures, in the notation of session scripts.
    ///   - path: The path of the file in its project.
    ///   - others: The other files of the project by path; these files may contain the mark `↓`,
    ///     too.
    ///   - language: The BCP 47 tag of the requested language.
    static func fails(
      _ platform: Platform, _ source: @autoclosure @escaping @Sendable () -> String,
      as format: String? = nil, atScreen: Bool = false, app: String = "",
      doing gestures: String = "", in path: String = "",
      beside others: @autoclosure @escaping @Sendable () -> [String: String] = [:],
      inLanguage language: String = "", file: String = #fileID, line: Int = #line
    ) -> Example {
      Example(
        platform: platform, format: format ?? platform.usualFormat, isFound: true, app: app,
        gestures: gestures, path: path, language: language, isAtScreen: atScreen,
        sourceFile: file, sourceLine: line, markedSource: source, markedOthers: others)
    }

    /// Returns an example in which the rule finds nothing, although the file is similar to a
    /// failing example.
    static func passes(
      _ platform: Platform, _ source: @autoclosure @escaping @Sendable () -> String,
      as format: String? = nil, app: String = "", doing gestures: String = "",
      in path: String = "",
      beside others: @autoclosure @escaping @Sendable () -> [String: String] = [:],
      inLanguage language: String = "", file: String = #fileID, line: Int = #line
    ) -> Example {
      Example(
        platform: platform, format: format ?? platform.usualFormat, isFound: false, app: app,
        gestures: gestures, path: path, language: language, isAtScreen: false, sourceFile: file,
        sourceLine: line, markedSource: source, markedOthers: others)
    }
  }
}

extension AuditRule.Example {
  /// The file without marks.
  public var source: String { MarkedText(markedSource()).text }

  /// The other files of the project by path, without marks.
  public var others: [String: String] { markedOthers().mapValues { MarkedText($0).text } }

  /// The locations of the elements that the rule must find.
  var markedLocations: Set<Node.Position> {
    var locations = MarkedText(markedSource()).locations
    for (path, text) in markedOthers() { locations += MarkedText(text, of: path).locations }
    return Set(locations)
  }
}

/// A text with `↓` before some of its elements.
private struct MarkedText {
  /// The text without marks.
  private(set) var text = ""
  /// The locations of the marks, as positions in ``text``.
  private(set) var locations: [Node.Position] = []

  init(_ marked: String, of file: String? = nil) {
    var location = Node.Position(line: 1, column: 1, in: file)
    for scalar in marked.unicodeScalars {
      guard scalar != "↓" else {
        locations.append(location)
        continue
      }
      text.unicodeScalars.append(scalar)
      location.column += 1
      if scalar == "\n" {
        location.line += 1
        location.column = 1
      }
    }
  }
}

extension AuditRule.Platform {
  /// The format in which examples are written.
  fileprivate var usualFormat: String {
    switch self {
    case .web: "html"
    case .android: "android-layout"
    case .ios: "interface-builder"
    case .reactNative: "jsx"
    case .design: "outline"
    }
  }
}

extension AuditRule.Example {
  /// Returns an example of views in an Android layout in which the rule finds a defect.
  static func fails(
    layout views: @autoclosure @escaping @Sendable () -> String, file: String = #fileID,
    line: Int = #line
  ) -> AuditRule.Example {
    fails(.android, ExampleFile.layout(views()), file: file, line: line)
  }

  /// Returns an example of views in an Android layout in which the rule finds nothing.
  static func passes(
    layout views: @autoclosure @escaping @Sendable () -> String, file: String = #fileID,
    line: Int = #line
  ) -> AuditRule.Example {
    passes(.android, ExampleFile.layout(views()), file: file, line: line)
  }

  /// Returns an example in which the rule finds a defect: elements in a component of React Native.
  static func fails(
    component elements: @autoclosure @escaping @Sendable () -> String, file: String = #fileID,
    line: Int = #line
  ) -> AuditRule.Example {
    fails(.reactNative, ExampleFile.component(elements()), file: file, line: line)
  }

  /// Returns an example of elements in a component of React Native in which the rule finds nothing.
  static func passes(
    component elements: @autoclosure @escaping @Sendable () -> String, file: String = #fileID,
    line: Int = #line
  ) -> AuditRule.Example {
    passes(.reactNative, ExampleFile.component(elements()), file: file, line: line)
  }
}
