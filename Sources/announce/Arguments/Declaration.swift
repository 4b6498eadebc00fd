/// The name, operands and options of a command.
///
/// The parser and the help use them.
struct Declaration: Sendable {
  /// The operands of a command.
  enum Operands: String, Sendable {
    case none = ""
    case file = "FILE"
    case files = "FILE…"
    /// Documents or folders; the working folder if none is given.
    case paths = "[PATH…]"
    case comparison = "OLD NEW"
    /// A log of a reader and a screen.
    case log = "LOG SCREEN"
    /// A screen and a script of gestures.
    case play = "FILE [SCRIPT]"
    case path = "[PATH]"
    case recordings = "RECORDING…"
    case command = "[COMMAND]"
    case format = "[FORMAT]"
    case shell = "bash|zsh|fish"
    /// The kind of device for a capture.
    case captured = "android"
    /// The kind of device with the screen to read.
    case device = "android|ios"

    /// Whether the operands are paths of files or folders.
    var areFiles: Bool {
      switch self {
      case .file, .files, .paths, .comparison, .log, .play, .recordings: true
      case .none, .command, .format, .path, .shell, .captured, .device: false
      }
    }
  }

  /// The name of the command on the command line; empty for the default command.
  var name: String
  /// A one-sentence summary.
  var summary: String
  /// Further paragraphs of the help.
  var discussion: [String] = []
  var operands: Operands
  /// The options, in the order of the help.
  var options: [Option] = []
  /// Example command lines, each with its purpose.
  var examples: [(line: String, purpose: String)] = []

  /// The options, including the options that every command has.
  var allOptions: [Option] {
    let readsSites = options.contains { $0.name == Option.sitemap.name }
    return options + (isConfigured ? [.noConfig] : [])
      + [readsSites ? .siteTimeout : .timeout, .help]
  }

  /// Whether configuration files apply to the command.
  ///
  /// The files are found by the paths of the operands.
  var isConfigured: Bool {
    switch operands {
    case .file, .files, .paths, .comparison, .log, .play, .device: true
    case .none, .recordings, .command, .format, .path, .shell, .captured: false
    }
  }

  /// Whether the operands can be live pages.
  ///
  /// Documents are not live pages, but can link to live pages.
  var showsPages: Bool {
    if case .paths = operands { return false }
    return options.contains { $0.name == Option.waitFor.name }
  }

  /// The synopsis of the command.
  var usage: String {
    ["announce", name, options.isEmpty ? "" : "[OPTION…]", operands.rawValue]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
