import Audits
import Configuration
import ImportSupport
import Importers
import LanguageServer
import Reports
import Scenarios
import Simulator
internal import TextIO

/// The settings of a language server, from the command line, the editor and `announce.yaml`.
struct ServerSettings: Sendable {
  static let options: [Option] =
    [
      .reader, .set, .language, AuditCommand.rule, AuditCommand.severity, AuditCommand.baseline,
      CheckCommand.exact, CheckCommand.assumed,
    ] + Option.ofFiles
  /// The declaration with which options are checked.
  ///
  /// Each file is read with the options of its folder.
  private static let declaration = Declaration(
    name: "lsp", summary: "", operands: .files, options: options)

  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Returns the settings for a file.
  ///
  /// - Parameters:
  ///   - client: The settings of the editor.
  ///   - folder: The folder to which paths of the editor's settings are relative.
  func settings(
    for path: String, _ client: ClientSettings, in folder: String?
  ) -> Result<AnalysisSettings, SettingsProblem> {
    do throws(UsageError) {
      return .success(try analysisSettings(for: path, client, folder))
    } catch {
      return .failure(SettingsProblem(message(of: error, client)))
    }
  }

  /// Returns the message of an error, with names of the editor's settings in place of options.
  private func message(of error: UsageError, _ client: ClientSettings) -> String {
    let typed = arguments.givenNames
    return client.options.reduce("\(error)") { message, setting in
      typed.contains(setting.name)
        ? message : message.replacing("--\(setting.name) ", with: "“announce.\(setting.name)” ")
    }
  }

  private func analysisSettings(
    for path: String, _ client: ClientSettings, _ folder: String?
  ) throws(UsageError) -> AnalysisSettings {
    let chosen = try adding(client, folder).with(operands: [path])
    let configured = try ConfiguredArguments.all(chosen, of: ServerSettings.declaration)
    let arguments = configured.first?.arguments ?? chosen
    let choice = try ReaderChoice(arguments)
    var settings = AnalysisSettings(
      readers: { choice.readers(for: $0) }, importing: try ImportOptions(arguments))
    settings.format = arguments.value(of: .input).flatMap(InputFormat.init(named:))
    settings.screens = arguments.values(of: .screen) + arguments.values(of: .scene)
    settings.audit = try AuditCommand.audit(arguments.values(of: AuditCommand.rule))
    settings.severity = arguments.value(of: AuditCommand.severity)
      .flatMap(AuditRule.Severity.init)
    settings.baseline = try AuditCommand.readBaseline(arguments)?.baseline
    settings.scenarios.importing = settings.importing
    settings.scenarios.comparison = arguments.has(CheckCommand.exact) ? .exact : .asHeard
    settings.scenarios.listsAssumed = arguments.has(CheckCommand.assumed)
    settings.scenarios.strict = arguments.strictKinds
    // As with `announce check`, `announce.yaml` does not choose the columns to compare.
    settings.scenarios.readers = chosen.values(of: .reader)
    return settings
  }

  /// Returns the arguments with further options from the editor's settings.
  ///
  /// Options on the command line take precedence.
  private func adding(
    _ client: ClientSettings, _ folder: String?
  ) throws(UsageError) -> Arguments {
    var arguments = arguments
    let typed = arguments.givenNames
    for (name, values) in client.options where !typed.contains(name) {
      // As in `announce.yaml`, options that only other commands have are ignored.
      guard let option = ServerSettings.options.first(where: { $0.name == name }) else { continue }
      try arguments.add(values.map { ServerSettings.path($0, of: name, in: folder) }, of: option)
    }
    return arguments
  }

  /// Returns the value of an option.
  ///
  /// If the value is a relative path, the result is the path in `folder`.
  private static func path(_ value: String, of name: String, in folder: String?) -> String {
    guard let folder, !value.hasPrefix("/"),
      let type = ConfigurationKey.all.first(where: { $0.name == name })?.valueType,
      type == .path || type == .paths
    else { return value }
    return PathName(folder).appending(value).path
  }
}
