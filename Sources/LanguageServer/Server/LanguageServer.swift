internal import Dispatch
internal import Encoding
package import JSONRPC
internal import Reports
internal import TextIO

/// A language server that shows in an editor what readers announce, while the author types.
///
/// The server keeps the text of open documents, and never writes a file.
///
/// Source: Language Server Protocol 3.17.
package struct LanguageServer: MessageHandler {
  /// The sender of diagnostics to a client that does not ask for diagnostics.
  let publishing: Publishing
  let store = AnalysisStore()
  let workspaceReports = WorkspaceReports()
  private let version: String
  private let provider: SettingsProvider
  private let parent: ParentProcess
  /// The address of the rules page that is installed with the program, without a fragment; `nil` if
  /// there is none.
  private let installedRules: String?

  private(set) var client = ClientCapabilities()
  var settings: ClientSettings { store.context.settings }
  /// The paths of the workspace's folders.
  private(set) var folders: [String] = [] {
    didSet { store.setContext { [folders] in $0.folder = folders.first } }
  }
  /// The messages that ask the client to send its requests again.
  var refreshing = RefreshRequests()
  private var isInitialized = false
  private var wasShutDown = false
  package private(set) var isFinished = false
  /// The serial number of the last change of a document.
  private var serial = 0
  private var requestNumber = 0
  /// The id of the unanswered request for the client's settings, or `nil` if there is none.
  var configurationRequest: MessageID?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - parent: The object that watches the process of the client.
  ///   - rulesAddress: The address of the installed rules page, without a fragment.
  ///   - delay: The time in milliseconds that must pass after a change before diagnostics are sent.
  ///   - provider: A function that returns the settings for a file.
  package init(
    version: String, parent: ParentProcess = ParentProcess(), rulesAddress: String? = nil,
    delay: Int = 100, provider: @escaping SettingsProvider
  ) {
    self.version = version
    self.parent = parent
    self.provider = provider
    installedRules = rulesAddress
    publishing = Publishing(delay: delay)
  }

  /// The exit status of the program: 0 if the client has asked the server to shut down, and
  /// otherwise 1.
  package var exitStatus: Int32 { wasShutDown ? 0 : 1 }

  /// The object with which threads analyze documents.
  var analyzer: DocumentAnalyzer {
    DocumentAnalyzer(
      store: store, provider: provider, client: client, installedRules: installedRules)
  }

  // MARK: Messages

  package mutating func receive(
    _ request: Message.Request, from connection: MessageConnection
  ) {
    if let error = refusal(of: request.method) {
      return connection.answer(request, .failure(error))
    }
    switch request.method {
    case "initialize": connection.answer(request, .success(initialize(request.parameters)))
    case "shutdown":
      wasShutDown = true
      connection.answer(request, .success(.null))
    case "workspace/executeCommand": execute(request, from: connection)
    case "workspace/diagnostic": scanWorkspace(request, from: connection)
    default: answerAboutDocument(request, from: connection)
    }
  }

  private func refusal(of method: String) -> RequestError? {
    if wasShutDown { return .invalidRequest("the server is shutting down") }
    if method == "initialize" {
      return isInitialized ? .invalidRequest("the server is initialized already") : nil
    }
    return isInitialized
      ? nil : RequestError(code: -32002, "the server is not initialized; send initialize first")
  }

  package mutating func receive(
    _ notification: Message.Notification, from connection: MessageConnection
  ) {
    let parameters = notification.parameters
    switch notification.method {
    case "exit": isFinished = true
    // The editor Kate sends `shutdown` as a notification instead of a request.
    case "shutdown": wasShutDown = true
    default: break
    }
    guard isInitialized, !wasShutDown else { return }
    switch notification.method {
    case "initialized": register(connection)
    case "$/cancelRequest":
      guard let id = MessageID(parameters["id"]) else { return }
      connection.cancel(id, answering: RequestError(code: -32800, "the request was cancelled"))
    case "textDocument/didOpen": open(parameters, connection)
    case "textDocument/didChange": change(parameters, connection)
    case "textDocument/didClose": close(parameters, connection)
    case "textDocument/didSave":
      if let uri = parameters["textDocument"]?["uri"]?.string { store.setSaved(uri) }
      recordChange(of: [parameters["textDocument"]], connection)
    case "workspace/didChangeWatchedFiles":
      recordChange(of: parameters["changes"]?.elements ?? [], connection)
    case "workspace/didChangeWorkspaceFolders":
      changeFolders(parameters["event"] ?? .null)
      forgetFiles(connection)
    case "workspace/didChangeConfiguration": configure(parameters, connection)
    default: break
    }
  }

  package mutating func receive(
    _ response: Message.Response, from connection: MessageConnection
  ) {
    guard let id = response.id else { return }
    if let method = refreshing.finish(id) { refresh(method, true, connection) }
    guard id == configurationRequest else { return }
    configurationRequest = nil
    // If the client has no such settings, the options that it sent in `initialize` still apply.
    guard let result = response.result?.elements.first, result.kind == .object else { return }
    use(ClientSettings(result), connection)
  }

  // MARK: Beginning

  private mutating func initialize(_ parameters: JSON.Value) -> JSONText {
    isInitialized = true
    client = ClientCapabilities(parameters["capabilities"] ?? .null)
    store.setContext { $0.settings = ClientSettings(parameters["initializationOptions"]) }
    if let process = parameters["processId"]?.int { parent.watch(process) }
    let uris = parameters.field("workspaceFolders")?.elements.compactMap { $0["uri"]?.string } ?? []
    let roots = uris.isEmpty ? [parameters.field("rootUri")?.string].compactMap(\.self) : uris
    folders = roots.map { DocumentAddress($0) }.filter(\.isFile).map(\.path)
    if folders.isEmpty, let path = parameters.field("rootPath")?.string { folders = [path] }
    return ServerCapabilities(client: client, version: version).json
  }

  /// Returns a new id for a request that the server sends.
  mutating func nextRequest() -> MessageID {
    requestNumber += 1
    return .text("announce-\(requestNumber)")
  }

  private mutating func changeFolders(_ event: JSON.Value) {
    let removed = event["removed"]?.elements.compactMap { $0["uri"]?.string } ?? []
    let added = event["added"]?.elements.compactMap { $0["uri"]?.string } ?? []
    let gone = Set(removed.map { DocumentAddress($0).path })
    folders.removeAll { gone.contains($0) }
    for address in added.map({ DocumentAddress($0) }) where address.isFile {
      if !folders.contains(address.path) { folders.append(address.path) }
    }
  }

  // MARK: Documents

  private mutating func open(_ parameters: JSON.Value, _ connection: MessageConnection) {
    guard let document = parameters["textDocument"], let uri = document["uri"]?.string,
      let text = document["text"]?.string
    else { return }
    let address = DocumentAddress(uri, language: document["languageId"]?.string ?? "")
    let new = DocumentText(text)
    let path = address.isFile ? PathName(address.path).resolved?.path : nil
    let saved = path.flatMap { try? FileBytes.contents(ofFile: $0) }
    store.setNewest(
      DocumentSnapshot(
        address: address, text: new, version: document["version"]?.int ?? 0, serial: nextSerial(),
        isUnsaved: saved.map { !new.isSaved(as: $0) } ?? true, realPath: path))
    publish(uri, after: 0, connection)
    if let opened = store.snapshot(of: uri), opened.isUnsaved {
      analyzeDependents(of: opened, connection)
    }
  }

  private mutating func change(_ parameters: JSON.Value, _ connection: MessageConnection) {
    guard let document = parameters["textDocument"], let uri = document["uri"]?.string,
      let snapshot = store.snapshot(of: uri)
    else { return }
    var text = snapshot.text
    var changes: [(range: TextRange, text: String)] = []
    for change in parameters["contentChanges"]?.elements ?? [] {
      guard let new = change["text"]?.string else { continue }
      guard let json = change.field("range") else {
        (text, changes) = (DocumentText(new), [])
        continue
      }
      guard let range = TextRange(json) else {
        log("a change without a valid range is ignored in \(uri)", connection)
        continue
      }
      changes.append((range, new))
    }
    text.replace(changes, in: client.encoding)
    store.setNewest(
      DocumentSnapshot(
        address: snapshot.address, text: text,
        version: document.field("version")?.int ?? snapshot.version, serial: nextSerial(),
        isUnsaved: true, realPath: snapshot.realPath))
    publish(uri, after: publishing.delay, connection)
    if let changed = store.snapshot(of: uri) { analyzeDependents(of: changed, connection) }
  }

  private mutating func nextSerial() -> Int {
    serial += 1
    return serial
  }

  private mutating func close(_ parameters: JSON.Value, _ connection: MessageConnection) {
    guard let uri = parameters["textDocument"]?["uri"]?.string else { return }
    let closed = store.snapshot(of: uri)
    store.remove(uri)
    if let closed, closed.isUnsaved { analyzeDependents(of: closed, connection) }
    guard !client.pullsDiagnostics else { return }
    publishing.clear(uri, connection)
  }
}
