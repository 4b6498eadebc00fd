import JSONRPC
import LanguageServer
import Simulator
import SystemLibrary
internal import TextIO
import Voices

/// `announce lsp`: a language server on standard input and output.
struct LSPCommand: Command {
  static let declaration = Declaration(
    name: "lsp",
    summary: "Run a language server on standard input and output, for editors.",
    discussion: [
      "The server reports findings, import diagnostics and differing cells while you type, and "
        + "shows what VoiceOver and TalkBack announce: part by part on hover, at the end of lines "
        + "(inlay hints) and above elements (code lenses). It offers fixes, comments that silence "
        + "a rule, and recording. It speaks LSP 3.17, and never writes a file.",
      "Options apply to all files of the session. announce.yaml and the settings of the editor "
        + "have the same names; options here win, then the editor's settings, then announce.yaml. "
        + "See Documentation/Editors.md.",
    ],
    operands: .none,
    options: ServerSettings.options + [.noConfig],
    examples: [
      ("announce lsp", "start a server; your editor does this"),
      ("announce lsp --reader voiceover", "show VoiceOver only"),
    ])

  private let arguments: Arguments

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.isEmpty else {
      throw UsageError(
        "lsp takes no files; an editor sends them", remedy: "leave out “\(arguments.operands[0])”")
    }
    self.arguments = arguments
    // Mistakes on the command line are reported at once, and not for each file.
    if case .failure(let problem) = ServerSettings(arguments).settings(
      for: "-", ClientSettings(), in: nil)
    {
      throw UsageError(problem.message, remedy: "see announce help lsp")
    }
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    // The server never writes files; only the editor changes them.
    environment.keepOnlyWriting([])
    let parent = ParentProcess()
    let settings = ServerSettings(arguments)
    var server = LanguageServer(
      version: Program.version, parent: parent, rulesAddress: LSPCommand.installedRules
    ) { path, client, folder in settings.settings(for: path, client, in: folder) }
    // Other requests must not wait for a check of the workspace or of a large file.
    let connection = MessageConnection(
      framing: .headers, messageLimit: FileBytes.fileLimit << 20,
      workerLimit: max(4, SystemCall.processorCount)
    ) { SystemCall.writeAll($0, to: 1) == nil }
    connection.run(
      &server, read: { MessageInput.bytes(of: 0) { parent.isAlive } }, finishingWithin: 2)
    return server.exitStatus
  }

  /// The address of the installed documentation page about rules, or `nil` if the page is not
  /// installed.
  private static var installedRules: String? {
    guard let program = WorkerConfiguration.ownProgram else { return nil }
    let page = PathName(program).folder.folder.appending("share/doc/announce/Rules.md")
    return CommandEnvironment.hasFile(page.path) ? DocumentAddress(path: page.path).uri : nil
  }
}
