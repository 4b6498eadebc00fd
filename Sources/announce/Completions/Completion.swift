import Devices
import Simulator

/// The words that a shell offers for an option or operand.
enum Completion: Sendable, Hashable {
  /// The shell offers no words.
  case nothing
  case words([String])
  /// The shell offers these words. The user can write several of them, separated by commas.
  case list([String])
  /// The shell offers the readers' settings, as `key=value`.
  case settings
  case files
  case folders
  case programs

  /// Every setting of a reader with each of its listed values, as `key=value`.
  static let assignments: [String] = {
    var words: [String] = []
    for reader in allReaders {
      for setting in type(of: reader).settings {
        for value in setting.values where !words.contains("\(setting.key)=\(value)") {
          words.append("\(setting.key)=\(value)")
        }
      }
    }
    return words
  }()
}

extension Option {
  /// The completion of the option's value.
  var completion: Completion {
    switch value {
    case .none: .nothing
    case .oneOf(let words): .words(words)
    case .list(let words, _): .list(words)
    case .text("FILE"): .files
    case .text("FOLDER"): .folders
    case .text("PROGRAM"): .programs
    case .text("key=value"): .settings
    case .text: .nothing
    }
  }

  /// Whether the option needs a value that may be a separate word.
  var needsValue: Bool {
    switch value {
    case .none, .list: false
    case .oneOf, .text: true
    }
  }

  /// The spellings of the option, such as `-o` and `--output`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// The summary of the option up to the first full stop, colon or semicolon.
  var shortSummary: String {
    let end = summary.firstIndex { $0 == ";" || $0 == ":" } ?? summary.endIndex
    let clause = summary[..<end]
    let stop = clause.firstRange(of: ". ")?.lowerBound ?? clause.endIndex
    let sentence = clause[..<stop]
    return String(sentence.last == "." ? sentence.dropLast() : sentence)
  }
}

extension Declaration {
  /// The completion of the command's operands.
  var completion: Completion {
    switch operands {
    case .none: .nothing
    case .file, .files, .paths, .comparison, .log, .play, .path, .recordings: .files
    case .command: .words(allCommands.map { $0.declaration.name }.filter { !$0.isEmpty })
    case .format: .words(FormatsCommand.names)
    case .shell: .words(CompletionsCommand.shells.map(\.name))
    case .captured: .words(["android"])
    case .device: .words(DeviceAddress.Platform.allCases.map(\.rawValue))
    }
  }

  /// The declarations of the commands with a name.
  static let named = allCommands.map { $0.declaration }.filter { !$0.name.isEmpty }
  /// The declaration of the default command, which has no name.
  static let nameless = allCommands.map { $0.declaration }.filter(\.name.isEmpty)
}
