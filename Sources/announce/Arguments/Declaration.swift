/// What a command is called, takes and does: the source of its help and of its parser.
struct Declaration: Sendable {
  /// What a command takes besides options.
  enum Operands: String, Sendable {
    case none = ""
    case file = "FILE"
    case files = "FILE…"
    /// Documents or folders.
    case paths = "PATH…"
    case comparison = "OLD NEW"
    /// A screen, and what is done on it.
    case play = "FILE [SCRIPT]"
    case path = "[PATH]"
    case recordings = "RECORDING…"
    case command = "[COMMAND]"
    case format = "[FORMAT]"
    case shell = "bash|zsh|fish"

    /// Whether they are names of files or folders.
    var areFiles: Bool {
      switch self {
      case .file, .files, .paths, .comparison, .play, .recordings: true
      case .none, .command, .format, .path, .shell: false
      }
    }
  }

  /// The word after the program's name; empty for what the program does without one.
  var name: String
  /// What it does, in one sentence.
  var summary: String
  /// More about it, one paragraph each.
  var discussion: [String] = []
  var operands: Operands
  /// The options it takes, in the order of the help.
  var options: [Option] = []
  /// Command lines to try, each with what it shows.
  var examples: [(line: String, purpose: String)] = []

  /// Every option with those that all commands take.
  var allOptions: [Option] { options + (isConfigured ? [.noConfig] : []) + [.timeout, .help] }

  /// Whether configuration files have a say: where files are read that lie in folders.
  var isConfigured: Bool {
    switch operands {
    case .file, .files, .paths, .comparison, .play: true
    case .none, .recordings, .command, .format, .path, .shell: false
    }
  }

  /// Whether its files can be pages that a browser shows.
  var showsPages: Bool { options.contains { $0.name == Option.waitFor.name } }

  /// The words to type for it.
  var usage: String {
    ["announce", name, options.isEmpty ? "" : "[OPTION…]", operands.rawValue]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
