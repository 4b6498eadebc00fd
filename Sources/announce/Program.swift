import Reports
import Simulator
internal import TextIO

/// The program without its process: it takes arguments, writes text and returns an exit status.
enum Program {
  static let version = "0.1.0"
  /// The program's name and version for reports.
  static let header = ReportHeader(version: version)

  /// Runs the command that the arguments name and returns the exit status.
  static func run(
    _ arguments: [String], in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    do {
      return try runCommand(arguments, in: environment, &streams)
    } catch {
      streams.writeError("announce: \(error)")
      return 2
    }
  }

  private static func runCommand(
    _ words: [String], in environment: CommandEnvironment, _ streams: inout Streams
  ) throws(UsageError) -> Int32 {
    guard !words.isEmpty else {
      throw UsageError("no file is given", remedy: "name a file, or run announce --help")
    }
    let line = CommandLineWords(words)
    var command = line.command ?? ReadCommand.self
    var arguments = try Arguments(line.rest, for: command.declaration)
    if line.command == nil { try checkForFormerCommand(arguments) }
    if arguments.has(.help) {
      streams.output.write(HelpText.of(command.declaration))
      return 0
    }
    if arguments.has(.version) {
      writeVersion(to: &streams.output)
      return 0
    }
    var output: String?
    if command is DeviceCommand.Type, let reading = try DeviceCommand.reading(arguments) {
      // The device is read as the FILE of the default command.
      output = arguments.value(of: DeviceCommand.output)
      command = ReadCommand.self
      arguments = reading
    } else if line.command == nil {
      try checkForCommand(arguments)
    }
    if command.declaration.operands.areFiles {
      try checkForAddresses(arguments, showsPages: command.declaration.showsPages)
    }
    let limit = try TimeLimit(arguments, in: environment)
    let isDevice = line.command is DeviceCommand.Type
    if let devices = try DeviceOperands(
      arguments, of: command.declaration, isDeviceCommand: isDevice)
    {
      let run = DeviceRun(command, arguments, devices, keeping: output, within: limit)
      return try run.run(in: environment, &streams)
    }
    // Commands that control devices check the time limit themselves. They must first end the
    // programs that talk to the devices, and restore the devices.
    let endsItself = command is CaptureCommand.Type || command is DeviceCommand.Type
    if let limit, !endsItself, !SitePages.areNamed(by: arguments) {
      environment.setDeadline(limit)
    }
    if let pages = try SitePages(arguments) {
      do throws(InputError) {
        arguments = try pages.addingOperands(in: environment)
      } catch {
        streams.writeError(error)
        return 2
      }
    }
    guard arguments.has(.watch) else {
      return try runConfigured(command, arguments, in: environment, &streams)
    }
    return try Watching(arguments.operands, in: environment).run(&streams) {
      [arguments] (environment, streams) throws(UsageError) in
      try runConfigured(command, arguments, in: environment, &streams)
    }
  }

  /// Runs a command separately for each group of files with the same configuration.
  static func runConfigured(
    _ command: any Command.Type, _ arguments: Arguments, in environment: CommandEnvironment,
    _ streams: inout Streams
  ) throws(UsageError) -> Int32 {
    var status: Int32 = 0
    for configured in try ConfiguredArguments.all(arguments, of: command.declaration) {
      let instance: any Command
      do throws(UsageError) {
        instance = try command.init(configured.arguments)
      } catch {
        throw configured.namingSource(of: error)
      }
      status = max(status, instance.run(in: environment, &streams))
    }
    return status
  }

  private static func writeVersion(to output: inout ReportSink) {
    output.writeLine("announce \(version)")
    for reader in allReaders { output.writeLine("\(reader.name) \(reader.profile)") }
  }

  /// Throws an error if the first operand is the former name of a command, and no file has this
  /// name.
  private static func checkForFormerCommand(_ arguments: Arguments) throws(UsageError) {
    if let word = arguments.operands.first, !CommandEnvironment.hasFile(word),
      let name = FormerNames.command(word)
    {
      throw UsageError("there is no command “\(word)”", remedy: "write announce \(name)")
    }
  }

  /// Throws an error if an operand looks like a misplaced or misspelt command, and no file has this
  /// name.
  private static func checkForCommand(_ arguments: Arguments) throws(UsageError) {
    let names = allCommands.map { $0.declaration.name }.filter { !$0.isEmpty }
    if let late = arguments.operands.first(where: { names.contains($0) }),
      !CommandEnvironment.hasFile(late)
    {
      throw UsageError(
        "the command “\(late)” must come first", remedy: "write announce \(late) FILE")
    }
    guard let word = arguments.operands.first, !word.contains("/"), !word.contains("."),
      !word.hasPrefix("-"), !CommandEnvironment.hasFile(word)
    else { return }
    if let nearest = Suggestion.nearest(to: word, among: names) {
      throw UsageError(
        "there is no file and no command “\(word)”", remedy: "did you mean “\(nearest)”?")
    }
  }

  /// Throws an error for a URL that the command cannot open.
  private static func checkForAddresses(
    _ arguments: Arguments, showsPages: Bool
  ) throws(UsageError) {
    let address = arguments.operands.first { word in
      let start = word.prefix(8).lowercased()
      let isWhole = start.hasPrefix("http://") || start.hasPrefix("https://")
      return isWhole && !showsPages || start.hasPrefix("www.")
    }
    guard let address, !CommandEnvironment.hasFile(address) else { return }
    guard !showsPages else {
      throw UsageError("there is no file “\(address)”", remedy: "write https://\(address)")
    }
    throw UsageError(
      "“\(address)” is a URL, and this command reads only files",
      remedy: "save the page in a browser (Save page as) and name the file; of a page without "
        + "scripts also: curl -s \(address) | announce - --input html")
  }
}
