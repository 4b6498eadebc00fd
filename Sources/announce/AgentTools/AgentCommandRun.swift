internal import Encoding
import Reports
internal import TextIO

/// The result of a command of the program that a tool ran: the exit status and what the command
/// wrote.
struct AgentCommandRun: Sendable {
  var status: Int32
  var output: String
  /// The lines that the command wrote to standard error.
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

  /// The messages as an error.
  ///
  /// Where a message names an option, the error names the argument of the tool.
  var failure: AgentToolError {
    let words = messages.joined(separator: "\n").split(
      separator: " ", omittingEmptySubsequences: false)
    let text = words.map { word in Self.arguments[word] ?? String(word) }.joined(separator: " ")
    return AgentToolError(text.isEmpty ? "the command failed" : text)
  }

  /// For each option in a message, the argument of a tool that has the same effect.
  private static let arguments: [Substring: String] = [
    "--input": "“format”", "--set": "“settings”", "--script:": "“gestures”:", "--rule": "“rules”",
    "--screen": "“screen”", "--assume": "“assume”", "--since": "“since”", "--app": "“app”",
  ]
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
      shown(
        line.hasPrefix("announce: ") ? String(line.dropFirst("announce: ".count)) : String(line))
    }
    return AgentCommandRun(
      status: status, output: streams.output.text,
      messages: messages.filter { !$0.allSatisfy(\.isWhitespace) })
  }
}

extension AgentCommandRun {
  /// Returns the JSON documents of a command that writes one for each screen.
  func documents() throws(AgentToolError) -> [JSON.Value] {
    // A line break never stands inside a text, so this is the boundary of two documents.
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
