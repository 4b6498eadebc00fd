internal import Encoding
import Reports
internal import TextIO

/// The result of a command that a tool ran: the exit status and the output.
struct AgentCommandRun: Sendable {
  var status: Int32
  var output: String
  /// The command's lines on standard error, reworded for callers of tools.
  var messages: [String]

  /// Returns the JSON document that the command wrote.
  ///
  /// - Throws: The messages of the command if it failed without a document.
  func json() throws(AgentToolError) -> JSON.Value {
    guard !output.isEmpty else { throw failure }
    do throws(InputError) {
      return try JSON(parsing: Array(output.utf8), limit: FileBytes.fileLimit).root
    } catch {
      throw AgentToolError("the result is too large; name fewer files")
    }
  }

  /// The messages of the command as an error.
  var failure: AgentToolError {
    AgentToolError(messages.isEmpty ? "the command failed" : messages.joined(separator: "\n"))
  }
}

extension AgentCall {
  /// Runs a command of the program in this process.
  ///
  /// - Parameters:
  ///   - words: The command and its options.
  ///   - input: The files of the command, and the texts that replace their contents.
  func run(_ words: [String], on input: AgentInput) -> AgentCommandRun {
    var environment = CommandEnvironment()
    environment.now = self.environment.now
    environment.variable = self.environment.variable
    environment.isContinuousIntegration = self.environment.isContinuousIntegration
    environment.interruption.isPending = isCancelled
    environment.reportProgress = progress
    environment.unsaved = input.unsaved
    environment.mayRead = { [roots] in roots.mayRead($0) }
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    let status = Program.run(
      words + input.options + ["--"] + input.operands, in: environment, &streams)
    let messages = streams.errors.text.split(separator: "\n").map { line in
      let isOwn = line.hasPrefix("announce: ")
      return AgentWording.worded(
        shown(String(isOwn ? line.dropFirst("announce: ".count) : line)))
    }
    return AgentCommandRun(
      status: status, output: streams.output.text,
      messages: messages.filter { !$0.allSatisfy(\.isWhitespace) })
  }
}

extension AgentCommandRun {
  /// Returns the JSON documents in the output of a command, one for each screen.
  func documents() throws(AgentToolError) -> [JSON.Value] {
    // JSON texts contain no raw line breaks, so these bytes occur only between two documents.
    let boundary = Array("}{\n".utf8)
    var rest = Array(output.utf8)[...]
    var documents: [JSON.Value] = []
    do throws(InputError) {
      while !rest.isEmpty {
        let end = rest.range(ofBytes: boundary)?.lowerBound.advanced(by: 1) ?? rest.endIndex
        documents.append(
          try JSON(parsing: Array(rest[..<end]), limit: FileBytes.fileLimit).root)
        rest = rest[end...]
      }
      return documents
    } catch {
      throw AgentToolError("the result is too large; name fewer files")
    }
  }
}
