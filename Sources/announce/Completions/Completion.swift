import Simulator

/// What a shell may offer where something is to be typed.
enum Completion: Sendable, Hashable {
  /// Nothing that is known beforehand.
  case nothing
  case words([String])
  /// Some of these words, parted by commas.
  case list([String])
  /// Settings of the readers, as key and value.
  case settings
  case files
  case folders
  case programs
}

extension Completion {
  /// Every setting with each value that is known, as it is typed behind `--set`.
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
  /// What may stand behind it.
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

  /// Whether a value stands behind it, as another word if need be.
  var needsValue: Bool {
    switch value {
    case .none, .list: false
    case .oneOf, .text: true
    }
  }

  /// The forms in which it is typed: `-o`, `--output`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// Its summary up to the first full stop or semicolon, for a list of options.
  var shortSummary: String {
    let end = summary.firstIndex { $0 == ";" || $0 == ":" } ?? summary.endIndex
    let clause = summary[..<end]
    let stop = clause.firstRange(of: ". ")?.lowerBound ?? clause.endIndex
    let sentence = clause[..<stop]
    return String(sentence.last == "." ? sentence.dropLast() : sentence)
  }
}

extension Declaration {
  /// What may stand behind a command besides options.
  var completion: Completion {
    switch operands {
    case .none: .nothing
    case .file, .files, .paths, .comparison, .play, .path, .recordings: .files
    case .command: .words(allCommands.map { $0.declaration.name }.filter { !$0.isEmpty })
    case .format: .words(inputFormatNames)
    case .shell: .words(CompletionsCommand.shells.map(\.name))
    }
  }

  /// The commands that have a name, which is typed first.
  static let named = allCommands.map { $0.declaration }.filter { !$0.name.isEmpty }
  /// What the program does without the name of a command.
  static let nameless = allCommands.map { $0.declaration }.filter(\.name.isEmpty)
}
