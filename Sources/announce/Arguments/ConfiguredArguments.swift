import Configuration
import Scenarios
import Simulator
internal import TextIO

/// What was typed, with what the configuration of the files adds.
struct ConfiguredArguments {
  var arguments: Arguments
  /// Where what was added stands.
  private var sources: [String] = []

  private init(_ arguments: Arguments) { self.arguments = arguments }

  /// What was typed, once for all files that are configured alike.
  static func all(
    _ arguments: Arguments, of declaration: Declaration
  ) throws(UsageError) -> [ConfiguredArguments] {
    guard declaration.isConfigured, !arguments.has(.noConfig) else {
      return [ConfiguredArguments(arguments)]
    }
    var groups: [(files: [String], options: [ConfiguredOption])] = []
    for files in files(arguments.operands, of: declaration) {
      let options = try options(for: files.path, of: declaration)
      if let last = groups.last, same(last.options, options) {
        groups[groups.count - 1].files += files.operands
      } else {
        groups.append((files.operands, options))
      }
    }
    guard groups.count > 1 else {
      return [try ConfiguredArguments(arguments).adding(groups.first?.options ?? [], declaration)]
    }
    let configured = try groups.map { group throws(UsageError) in
      try ConfiguredArguments(arguments.with(operands: group.files))
        .adding(group.options, declaration)
    }
    let isOne = configured.contains {
      $0.arguments.wantsOneDocument || !$0.arguments.givenNames.isDisjoint(with: oneResult)
    }
    guard !isOne else {
      throw UsageError(
        "“\(groups[0].files[0])” and “\(groups[1].files[0])” are configured differently and cannot "
          + "share one result",
        remedy: "give them one after the other, or --no-config")
    }
    return configured
  }

  /// Options that ask for one file or sound of everything.
  private static let oneResult: Set<String> = [
    "output", "clips", "captions", "timeline", "write-baseline",
  ]

  /// An error that may come from what was added, saying so.
  func told(_ error: UsageError) -> UsageError {
    guard let source = sources.first else { return error }
    return UsageError(
      error.problem, remedy: "\(error.remedy) (\(source) has a say: see “announce config”)")
  }

  /// Which operands are looked up together, and by which path.
  private static func files(
    _ operands: [String], of declaration: Declaration
  ) -> [(path: String, operands: [String])] {
    guard let first = operands.first, let last = operands.last else { return [] }
    return switch declaration.operands {
    // Each document is looked up by itself; what is left is about the whole result.
    case .paths: [(first, operands)]
    case .comparison: [(last, operands)]
    default: operands.map { ($0, [$0]) }
    }
  }

  private static func options(
    for path: String, of declaration: Declaration
  ) throws(UsageError) -> [ConfiguredOption] {
    do throws(InputError) {
      let options = try ConfigurationFile.options(for: path)
      guard case .paths = declaration.operands else { return options }
      // Which columns are compared is for documents and for whoever checks; a test has no such wish.
      return options.filter {
        !ScenarioOptions.configurable.contains($0.name) && $0.name != Option.reader.name
      }
    } catch {
      throw UsageError(error)
    }
  }

  private static func same(_ left: [ConfiguredOption], _ right: [ConfiguredOption]) -> Bool {
    left.map(\.name) == right.map(\.name) && left.map(\.values) == right.map(\.values)
  }

  /// Adds the options that the command has and that were not typed.
  private func adding(
    _ options: [ConfiguredOption], _ declaration: Declaration
  ) throws(UsageError) -> ConfiguredArguments {
    var result = self
    let typed = arguments.givenNames
    for configured in options where !typed.contains(configured.name) {
      guard let option = declaration.options.first(where: { $0.name == configured.name })
      else { continue }
      do throws(UsageError) {
        try result.arguments.add(configured.values, of: option)
      } catch {
        // What another command writes, such as Markdown, may be no form of this one's result.
        if ConfiguredArguments.isKnown(configured) { continue }
        let problem = error.problem.drop { $0 == "-" }
        throw UsageError(configured.error(String(problem), remedy: error.remedy))
      }
      result.sources.append(configured.file)
    }
    return result
  }

  /// Whether any command takes what is configured.
  private static func isKnown(_ configured: ConfiguredOption) -> Bool {
    allCommands.contains { command in
      guard command.declaration.isConfigured,
        let option = command.declaration.options.first(where: { $0.name == configured.name })
      else { return false }
      guard let words = try? Arguments(["--"], for: command.declaration) else { return false }
      var arguments = words
      return (try? arguments.add(configured.values, of: option)) != nil
    }
  }
}

extension UsageError {
  /// What is wrong with a file that decides on the command.
  init(_ error: InputError) {
    let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
    self.init("\(error.file ?? "")\(place): \(error.problem)", remedy: error.remedy)
  }
}
