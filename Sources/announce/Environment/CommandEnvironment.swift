import Importers
import LivePages
import Reports
internal import TextIO
import Voices

/// The environment of a command: the terminal, standard input, signals and the clock.
struct CommandEnvironment {
  /// Whether standard output is a terminal.
  var isOutputTerminal = false
  /// Whether standard error is a terminal.
  var isErrorTerminal = false
  /// How standard error shows the progress of long jobs.
  var progressDisplay = ProgressDisplay.none
  /// Whether a build server runs the process.
  ///
  /// If so, `announce check` writes no announcements into documents.
  var isContinuousIntegration = false
  /// Whether the user asked for output without colours.
  var hasNoColour = false
  /// The width of the terminal in columns.
  var width = 100
  /// Returns the seconds since a fixed moment.
  var now: @Sendable () -> Double = { 0 }
  /// Returns the date of today, such as `2026-11-27`, or `nil` if the date is unknown.
  var today: @Sendable () throws(UsageError) -> String? = { () throws(UsageError) in nil }
  /// Performs an action after a number of seconds, on another thread.
  var callLater: @Sendable (_ seconds: Double, _ action: @escaping @Sendable () -> Void) -> Void = {
    _, _ in
  }
  /// Writes to standard error at once, from any thread.
  var writeNow: @Sendable (String) -> Void = { _ in }
  /// Returns the value of an environment variable.
  var variable: @Sendable (String) -> String? = { _ in nil }
  /// The signals that ask the process to end.
  var interruption = Interruption()
  /// Ends the process when a time limit is over.
  var setDeadline: @Sendable (_ limit: TimeLimit) -> Void = { _ in }
  /// Returns whether no program reads standard output any more.
  var isOutputClosed: @Sendable () -> Bool = { false }
  /// Permanently restricts the process to reading files and writing in the given folders.
  var keepOnlyWriting: @Sendable (_ folders: [String]) -> Void = { _ in }
  /// Creates a narrator for one document.
  var narrator: () -> Narrator = { Narrator() }
  /// The browser that opens live pages, or `nil` to start a browser for each command.
  var browser: SharedBrowser?
  /// The descriptor to read keys from, or `nil` if ``standardInput`` contains all keys.
  var keyInput: Int32?
  /// Whether the terminal can move its cursor.
  var canDraw = false
  /// Receives the number of finished steps, the number of all steps, and a text about the progress,
  /// from any thread.
  var reportProgress: (@Sendable (_ done: Int, _ count: Int, _ text: String) -> Void)?
  /// Whether the command may read the screens of connected devices.
  var opensDevices = false
  /// The texts of unsaved files, and the screens of devices.
  var unsaved = ReplacedTexts()
  /// Returns whether a file that was found in a folder may be read.
  var mayRead: @Sendable (_ file: String) -> Bool = { _ in true }
  /// Returns the bytes of standard input.
  var standardInput: () throws(InputError) -> [UInt8] = { () throws(InputError) in [] }

  /// Returns the text style for this terminal and the given options.
  func style(_ arguments: Arguments) -> TerminalStyle {
    let isPlain = arguments.has(.plain)
    return TerminalStyle(
      isPlain: isPlain, isColoured: isOutputTerminal && !hasNoColour && !isPlain,
      width: width)
  }

  /// The functions for speaking, taken from this environment.
  var narration: Narration {
    Narration(narrator: narrator, isInterrupted: interruption.isPending) { count in
      Progress(of: count, in: self) { "spoke \($0) of \($1) announcements" }.listener
    }
  }

  /// The folder for temporary files.
  var temporaryFolder: String { variable("TMPDIR") ?? "/tmp" }

  /// Returns the program that plays sound.
  ///
  /// If a path is given, only this path is used. Without a path, the environment variable
  /// ANNOUNCE_PLAYER names the program. Without both, an installed program is used.
  func player(_ path: String?) throws(SpeechError) -> PlayerProgram {
    try PlayerProgram.find(
      path ?? variable("ANNOUNCE_PLAYER"), searchPath: variable("PATH") ?? "")
  }

  /// Returns the bytes of a file, or of standard input for “-”.
  ///
  /// - Parameter isFormer: Whether to return the version of the file before a change.
  func bytes(_ file: String, isFormer: Bool = false) throws(InputError) -> [UInt8] {
    if file == "-" { return try standardInput() }
    let unsaved = isFormer ? unsaved.formerTexts : unsaved.texts
    if let text = unsaved[file] { return text }
    return try FileBytes.contents(ofFile: file)
  }
}

extension InputError {
  /// Returns the error for a file that was found in a folder and may not be read.
  static func leadsOutside(_ file: String) -> InputError {
    InputError(
      file: file, problem: "the link leads out of the folders that may be read",
      remedy: "put the file itself into the folder")
  }
}

/// Texts that replace the contents of files.
struct ReplacedTexts: Sendable {
  /// The present texts, by the paths of the files.
  var texts: [String: [UInt8]] = [:]
  /// The texts before a change, by the paths of the files.
  var formerTexts: [String: [UInt8]] = [:]

  /// Whether there is a text for a file.
  ///
  /// The file itself need not exist.
  func contains(_ file: String) -> Bool { texts[file] != nil || formerTexts[file] != nil }
}

let inputFormatNames = InputFormat.all.map(\.name)
