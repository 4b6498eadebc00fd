import Importers
import Reports
import Simulator
internal import TextIO
import Voices

/// What the process was started in, as far as commands look at it.
struct CommandEnvironment {
  /// Whether results go to a terminal.
  var isOutputTerminal = false
  /// Whether messages go to a terminal.
  var isErrorTerminal = false
  /// Whether a line of messages can be written over.
  var canRewriteErrorLine = false
  /// Whether this runs on a build server, where nothing is recorded.
  var isContinuousIntegration = false
  /// Whether the user wants no colours.
  var hasNoColour = false
  /// Columns of the terminal.
  var width = 100
  /// Seconds since some moment.
  var now: @Sendable () -> Double = { 0 }
  /// Writes to standard error at once, from whichever thread.
  var writeNow: @Sendable (String) -> Void = { _ in }
  /// The value of a variable of the environment.
  var variable: @Sendable (String) -> String? = { _ in nil }
  /// What asks the process to end.
  var interruption = Interruption()
  /// Ends the process after so many seconds, unless it has ended by itself.
  var setDeadline: @Sendable (_ seconds: Int) -> Void = { _ in }
  /// Gives up for good what is not needed to read files and to write in some folders.
  var keepOnlyWriting: @Sendable (_ folders: [String]) -> Void = { _ in }
  /// Makes what speaks one document.
  var narrator: () -> Narrator = { Narrator() }
  /// The descriptor that keys come from; absent where all of them are in ``standardInput``.
  var keyInput: Int32?
  /// Whether the terminal can move its cursor.
  var canDraw = false
  /// The bytes of standard input.
  var standardInput: () throws(InputError) -> [UInt8] = { () throws(InputError) in [] }

  /// How text is laid out here.
  func style(_ arguments: Arguments) -> TerminalStyle {
    let isPlain = arguments.has(.plain)
    return TerminalStyle(
      isPlain: isPlain, isColoured: isOutputTerminal && !hasNoColour && !isPlain,
      width: width)
  }

  /// What speaking is given of all this.
  var narration: Narration {
    Narration(narrator: narrator, isInterrupted: interruption.isPending) { count in
      Progress(of: count, in: self) { "spoke \($0) of \($1) announcements" }.listener
    }
  }

  /// The folder for files that nobody is to see.
  var temporaryFolder: String { variable("TMPDIR") ?? "/tmp" }

  /// The program that plays sound: the wanted one, that of the environment, or any.
  func player(_ wanted: String?) throws(SpeechError) -> PlayerProgram {
    try PlayerProgram.find(
      wanted ?? variable("ANNOUNCE_PLAYER"), searchPath: variable("PATH") ?? "")
  }

  /// The bytes of a file or of standard input.
  func bytes(_ file: String) throws(InputError) -> [UInt8] {
    try file == "-" ? standardInput() : FileBytes.contents(ofFile: file)
  }
}

/// The formats that files come in, as they are typed.
let inputFormatNames = InputFormat.all.map(\.name)
