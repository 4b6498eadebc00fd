internal import Encoding
internal import JSONRPC
internal import Reports

extension LanguageServer {
  /// The error answer for a request about a document that has changed since the request.
  private static let contentModified = RequestError(
    code: -32801, "the document has changed since the request")

  /// Answers a request about an open document, in another thread.
  func answerAboutDocument(_ request: Message.Request, from connection: MessageConnection) {
    let parameters = request.parameters
    guard let answer = answer(to: request.method, parameters) else {
      return connection.answer(request, .failure(.methodNotFound(request.method)))
    }
    guard let uri = parameters["textDocument"]?["uri"]?.string else {
      return connection.answer(
        request, .failure(.invalidParameters("“textDocument” with “uri” is missing")))
    }
    guard let snapshot = store.snapshot(of: uri) else {
      return connection.answer(request, .success(Self.answerWithoutDocument(request.method)))
    }
    let (analyzer, serial) = (analyzer, snapshot.serial)
    connection.perform(request) { context in
      guard !context.isCancelled else {
        return .failure(RequestError(code: -32800, "the request was cancelled"))
      }
      guard let analysis = analyzer.analysis(of: uri, serial: serial) else {
        return .failure(Self.contentModified)
      }
      let json = answer(analyzer.writer(analysis, snapshot), context)
      // The positions in an answer about an older version would be wrong.
      return analyzer.store.isNewest(serial, of: uri)
        ? .success(json) : .failure(Self.contentModified)
    }
  }

  /// Returns a function that writes the answer to a request, or `nil` if the server does not know
  /// the method.
  private func answer(
    to method: String, _ parameters: JSON.Value
  ) -> (@Sendable (AnswerWriter, RequestContext) -> JSONText)? {
    let empty = JSONText { $0.array { _ in } }
    switch method {
    case "textDocument/diagnostic":
      let previous = parameters["previousResultId"]?.string
      return { writer, _ in DiagnosticReport(writer.diagnostics).answer(after: previous) }
    case "textDocument/hover":
      let position = TextPosition(parameters["position"])
      return { writer, _ in position.map { writer.hover(at: $0) } ?? .null }
    case "textDocument/inlayHint":
      let range = TextRange(parameters["range"])
      guard settings.showsInlayHints, let range else { return { _, _ in empty } }
      return { writer, _ in writer.inlayHints(in: range) }
    case "textDocument/codeLens":
      let isShown = settings.showsCodeLenses
      return { writer, _ in isShown ? writer.codeLenses : empty }
    case "textDocument/documentSymbol": return { writer, _ in writer.symbols }
    case "textDocument/codeAction":
      guard let range = TextRange(parameters["range"]) else { return { _, _ in empty } }
      let only = parameters["context"]?.field("only")?.elements.compactMap(\.string)
      let reasons = settings.silencingReasons
      return { writer, context in
        writer.codeActions(
          in: range, only: only, reasons: reasons, isCancelled: { context.isCancelled })
      }
    default: return nil
    }
  }

  private static func answerWithoutDocument(_ method: String) -> JSONText {
    switch method {
    case "textDocument/hover": .null
    case "textDocument/diagnostic":
      DiagnosticReport(JSONText { $0.array { _ in } }).answer(after: nil)
    default: JSONText { $0.array { _ in } }
    }
  }

  // MARK: Workspace

  func scanWorkspace(_ request: Message.Request, from connection: MessageConnection) {
    let parameters = request.parameters
    let previous = (parameters["previousResultIds"]?.elements ?? []).compactMap { entry in
      entry["uri"]?.string.flatMap { uri in entry["value"]?.string.map { (uri, $0) } }
    }
    let scan = WorkspaceScan(
      analyzer: analyzer, reports: workspaceReports, folders: folders,
      previous: Dictionary(previous, uniquingKeysWith: { first, _ in first }),
      workToken: parameters.field("workDoneToken").map { token in JSONText { $0.value(token) } },
      partialToken: parameters.field("partialResultToken").map { token in
        JSONText { $0.value(token) }
      })
    connection.perform(request) { context in .success(scan.run(context)) }
  }

  /// Applies an edit at the request of the client.
  ///
  /// The edit is an argument of the command that ``AnswerWriter`` wrote.
  mutating func execute(_ request: Message.Request, from connection: MessageConnection) {
    let command = request.parameters["command"]?.string ?? ""
    guard command == AnswerWriter.applyCommand,
      let edit = request.parameters["arguments"]?.elements.first, edit.kind == .object
    else {
      // Code lenses have a command without a name, which does nothing.
      let result: Result<JSONText, RequestError> =
        command.isEmpty
        ? .success(.null) : .failure(.invalidParameters("there is no command “\(command)”"))
      return connection.answer(request, result)
    }
    let arguments = request.parameters["arguments"]?.elements.dropFirst() ?? []
    guard let uri = arguments.first?.string, let serial = arguments.dropFirst().first?.int else {
      return connection.answer(
        request, .failure(.invalidParameters("“\(command)” needs the arguments of its action")))
    }
    guard store.isNewest(serial, of: uri) else {
      return connection.answer(request, .failure(Self.contentModified))
    }
    connection.request(
      "workspace/applyEdit",
      JSONText { json in json.object { json in json.member("edit", edit) } }, id: nextRequest())
    connection.answer(request, .success(.null))
  }
}
