import Configuration
import Scenarios
import Simulator
internal import TextIO

/// Command-line arguments, together with options from configuration files.
struct ConfiguredArguments {
  var arguments: Arguments
  /// The configuration files from which options were added.
  private var sources: [String] = []

  private init(_ arguments: Arguments) { self.arguments = arguments }

  /// Returns one copy of the arguments for each group of files with the same configuration.
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
        remedy: "run announce once for each, or use --no-config")
    }
    return configured
  }

  /// The options that make a command write a single result for all its operands, such as one file.
  private static let oneResult: Set<String> = [
    "output", "clips", "captions", "timeline", "write-baseline", "ratchet",
  ]

  /// Returns the error; if a configuration file added options, the error mentions the file.
  func namingSource(of error: UsageError) -> UsageError {
    guard let source = sources.first else { return error }
    return UsageError(
      error.problem,
      remedy: "\(error.remedy) (options also come from \(source); see “announce "
        + "config”)")
  }

  /// Returns groups of operands that have the same configuration.
  ///
  /// Each group has the path from which its configuration file is searched.
  private static func files(
    _ operands: [String], of declaration: Declaration
  ) -> [(path: String, operands: [String])] {
    guard let first = operands.first, let last = operands.last else { return [] }
    return switch declaration.operands {
    // Each document is also checked with its own configuration. Options for the whole result come
    // from the first path.
    case .paths: [(first, operands)]
    case .comparison, .log: [(last, operands)]
    default: operands.map { ($0, [$0]) }
    }
  }

  private static func options(
    for path: String, of declaration: Declaration
  ) throws(UsageError) -> [ConfiguredOption] {
    do throws(InputError) {
      let options = try ConfigurationFile.options(for: path)
      guard case .paths = declaration.operands else { return options }
      // Options that choose columns are removed, because only the documents and the command line
      // choose the columns to compare.
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

  /// Returns these arguments with options from a configuration file.
  ///
  /// An option is added if the command has the option and the user did not type it.
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
        // A configured value such as “markdown” may be valid only for another command.
        if ConfiguredArguments.isKnown(configured) { continue }
        let problem = error.problem.drop { $0 == "-" }
        throw UsageError(configured.error(String(problem), remedy: error.remedy))
      }
      result.sources.append(configured.file)
    }
    return result
  }

  /// Whether any command accepts a configured option with its value.
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
  /// Creates a usage error from an error in a configuration file.
  init(_ error: InputError) {
    let position = error.position.map { ":\($0.line):\($0.column)" } ?? ""
    self.init("\(error.file ?? "")\(position): \(error.problem)", remedy: error.remedy)
  }
}
