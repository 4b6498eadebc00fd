import Importers
import Reports

/// The screen for a tool call, as operands and options of a command.
struct AgentInput: Sendable {
  /// The operands of the command.
  var operands: [String] = []
  /// The options that choose the screen and control its reading.
  var options: [String] = []
  var unsaved = ReplacedTexts()

  init() {}

  /// Creates the input of a tool that reads one screen.
  init(_ call: AgentCall) throws(AgentToolError) {
    options = Self.options(call.arguments)
    if call.arguments.isOn("browser") { options.append("--browser") }
    let file = call.arguments.text("file")
    guard let source = call.arguments.text("source") else {
      guard let file else {
        throw AgentToolError("name a “file”, or give the text of a screen as “source”")
      }
      operands = [try Self.operand(file, of: call)]
      return
    }
    guard !call.arguments.isOn("browser") else {
      throw AgentToolError("the browser opens saved files only; leave out “source” or “browser”")
    }
    let path = try file.map { file throws(AgentToolError) in
      try Self.pathOfSource(file, of: call)
    }
    setText(source, at: path ?? call.roots.pathOfText())
  }

  /// Makes a text the only file of the command.
  ///
  /// - Parameter path: The path of the file whose content the text replaces.
  mutating func setText(_ text: String, at path: String) {
    operands = [path]
    unsaved.texts[path] = Array(text.utf8)
  }

  /// Returns the path of the file whose content a text replaces.
  ///
  /// The file need not exist.
  static func pathOfSource(_ file: String, of call: AgentCall) throws(AgentToolError) -> String {
    let path = try call.roots.path(file, mayBeNew: true)
    guard !CommandEnvironment.isFolder(path) else {
      throw AgentToolError("“\(file)” is a folder; name the file that the text stands for")
    }
    return path
  }

  /// Returns the path of a file, or the address of a live page.
  ///
  /// - Throws: An error if the file may not be read, or if the user has not allowed live pages.
  static func operand(_ file: String, of call: AgentCall) throws(AgentToolError) -> String {
    let start = file.prefix(8).lowercased()
    guard start.hasPrefix("http://") || start.hasPrefix("https://") else {
      return try call.roots.path(file)
    }
    guard call.permissions.opensBrowser else {
      throw AgentToolError(
        "live pages are off; the user can allow them with “announce mcp --browser”")
    }
    return file
  }

  /// Returns the command-line options for the arguments that several tools share.
  static func options(_ arguments: AgentArguments) -> [String] {
    var options: [String] = []
    for (argument, option) in [("format", "input"), ("screen", "screen"), ("language", "language")]
    {
      if let value = arguments.text(argument) { options.append("--\(option)=\(value)") }
    }
    if let reader = arguments.text("reader") { options.append("--reader=\(reader)") }
    options += arguments.texts("settings").map { "--set=\($0)" }
    options += arguments.texts("assume").map { "--assume=\($0)" }
    return options
  }
}

extension AgentArgument {
  static let file = AgentArgument(
    name: "file", kind: .text,
    summary: "Path of the screen. With source: the name that the text would have.")
  static let source = AgentArgument(
    name: "source", kind: .text,
    summary: "Text of the screen, instead of the saved file, such as a change to try.",
    sizeLimit: .max)
  static let format = AgentArgument(
    name: "format", kind: .text,
    summary: "Input format, such as html, jsx, swiftui, kotlin, outline. Default: detected.")
  static let screen = AgentArgument(
    name: "screen", kind: .text, summary: "Part of the name of one screen of the file.")
  static let reader = AgentArgument(
    name: "reader", kind: .oneOf(readerNames), summary: "Default: both.")
  static let language = AgentArgument(
    name: "language", kind: .text, summary: "Language of readers and texts, such as de.")
  static let settings = AgentArgument(
    name: "settings", kind: .texts,
    summary: "Reader settings key=value, such as hints=off or talkback.hints=off.")
  static let assume = AgentArgument(
    name: "assume", kind: .texts,
    summary: "Values name=value of props or variables of a component, such as isOpen=true.")
  static let stops = AgentArgument(
    name: "stops", kind: .text, summary: "Only these stops: 7 or 41-52.")
  static let browser = AgentArgument(
    name: "browser", kind: .flag,
    summary: "Open the HTML file in a browser, so that its scripts run.", allowedBy: "--browser")
  static let hints = AgentArgument(
    name: "hints", kind: .flag,
    summary: "Also show usage hints such as “double tap to activate”. Default: false.")

  /// Returns the argument for the maximum number of entries in an answer.
  ///
  /// - Parameters:
  ///   - count: The number of entries if the call does not have the argument.
  ///   - noun: The plural noun for the entries, such as `stops`.
  static func limit(_ count: Int, _ noun: String) -> AgentArgument {
    AgentArgument(
      name: "limit", kind: .number(1...500), summary: "Most \(noun) to answer. Default: \(count).")
  }

  /// The arguments that name a screen: its file or text, the format, and the screen within the
  /// file.
  static let forScreen: [AgentArgument] = [file, source, format, screen]

  /// The arguments for the readers, with their language and settings, and for assumptions.
  static let forReaders: [AgentArgument] = [reader, language, settings, assume]

  /// Returns the arguments for live pages, or an empty array if live pages are not allowed.
  static func forPages(_ permissions: AgentPermissions) -> [AgentArgument] {
    permissions.opensBrowser ? [browser] : []
  }
}
