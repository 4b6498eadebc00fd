internal import Configuration
internal import Encoding
internal import JSONRPC
internal import Reports
internal import TextIO

/// The work of the server after a change of files, settings or folders.
extension LanguageServer {
  /// Asks the client to report changes of files and of the user's settings.
  mutating func register(_ connection: MessageConnection) {
    reportProblems(of: settings, connection)
    var registrations: [(method: String, options: JSONText)] = []
    if client.registersWatchedFiles {
      let watchers = JSONText { json in
        json.object { json in
          json.member("watchers", each: [LanguageServer.watchedFiles]) { pattern, json in
            json.member("globPattern", pattern)
          }
        }
      }
      registrations.append(("workspace/didChangeWatchedFiles", watchers))
    }
    if client.registersConfiguration {
      let section = JSONText { json in json.object { $0.member("section", "announce") } }
      registrations.append(("workspace/didChangeConfiguration", section))
    }
    if !registrations.isEmpty {
      let parameters = JSONText { json in
        json.object { json in
          json.member("registrations", each: registrations) { registration, json in
            json.member("id", registration.method)
            json.member("method", registration.method)
            json.member("registerOptions", registration.options)
          }
        }
      }
      connection.request("client/registerCapability", parameters, id: nextRequest())
    }
    requestConfiguration(connection)
  }

  /// The patterns of files that can affect announcements, apart from the document itself.
  private static let watchedFiles =
    "**/{announce.yaml,*.{swift,kt,tsx,jsx,ts,js,xml,html,htm,css,outline,storyboard,xib,json,md,"
    + "txt,strings,stringsdict,xcstrings}}"

  private mutating func requestConfiguration(_ connection: MessageConnection) {
    guard client.answersConfiguration else { return }
    let id = nextRequest()
    configurationRequest = id
    connection.request(
      "workspace/configuration",
      JSONText { json in
        json.object { json in
          json.member("items", each: ["announce"]) { $1.member("section", $0) }
        }
      }, id: id)
  }

  mutating func configure(_ parameters: JSON.Value, _ connection: MessageConnection) {
    guard !client.answersConfiguration else { return requestConfiguration(connection) }
    guard let new = parameters.field("settings") else { return }
    use(ClientSettings(new), connection)
  }

  /// Replaces the settings of the client.
  mutating func use(_ settings: ClientSettings, _ connection: MessageConnection) {
    store.setContext { $0.settings = settings }
    reportProblems(of: settings, connection)
    forgetFiles(connection)
  }

  func reportProblems(of settings: ClientSettings, _ connection: MessageConnection) {
    for problem in settings.problems { log(problem, connection) }
  }

  /// Sends a warning to the client, which writes the warning into a log.
  func log(_ problem: String, _ connection: MessageConnection) {
    connection.notify(
      "window/logMessage",
      JSONText { json in
        json.object { json in
          // A warning.
          json.member("type", 2)
          json.member("message", "announce: \(problem)")
        }
      })
  }

  /// Analyzes open documents again if a file that changed on disk can affect them.
  ///
  /// - Parameter files: JSON objects with the URIs of the changed files.
  mutating func recordChange(of files: [JSON.Value?], _ connection: MessageConnection) {
    let paths = files.compactMap { $0?["uri"]?.string }.map { DocumentAddress($0) }
    // A changed configuration file may name other readers.
    if paths.contains(where: { PathName($0.path).name == ConfigurationFile.name }) {
      store.setContext { _ in }
    }
    if paths.contains(where: isNeeded) { forgetFiles(connection) }
  }

  /// Whether a file can affect an open document other than itself.
  ///
  /// Files of code and of resources can affect every file of the project.
  private func isNeeded(_ file: DocumentAddress) -> Bool {
    let folders = file.path.split(separator: "/").dropLast()
    let others = ["node_modules", ".git", ".build"]
    if folders.contains(where: { others.contains(String($0)) }) { return false }
    let name = file.path.lowercased()
    let isAlone = DocumentAnalysis.isDocument(name)
    let isPage = [".html", ".htm", ".xhtml"].contains(where: name.hasSuffix)
    guard isAlone || isPage else { return true }
    let bytes = Array(PathName(file.path).name.utf8)
    return store.snapshots.contains { other in
      other.address.uri != file.uri && other.text.bytes.range(ofBytes: bytes) != nil
    }
  }

  /// Analyzes again the open documents that depend on another open document, after the text of that
  /// document has changed in the editor.
  mutating func analyzeDependents(
    of snapshot: DocumentSnapshot, _ connection: MessageConnection
  ) {
    let uris = store.discardDependents(of: snapshot)
    guard !uris.isEmpty else { return }
    for uri in uris { publish(uri, after: publishing.delay, causedBy: snapshot, connection) }
    refreshAnswers(connection)
  }

  /// Discards everything that was read from disk, and analyzes all open documents again.
  mutating func forgetFiles(_ connection: MessageConnection) {
    store.forgetFiles()
    workspaceReports.forgetAll()
    for snapshot in store.snapshots {
      publish(snapshot.address.uri, after: publishing.delay, connection)
    }
    refreshAnswers(connection)
  }

  /// Asks the client to send its requests about open documents again.
  private mutating func refreshAnswers(_ connection: MessageConnection) {
    if client.pullsDiagnostics {
      refresh("workspace/diagnostic/refresh", client.refreshesDiagnostics, connection)
    }
    refresh("workspace/inlayHint/refresh", client.refreshesInlayHints, connection)
    refresh("workspace/codeLens/refresh", client.refreshesCodeLenses, connection)
  }

  /// Asks the client to send its requests of a kind again, because the answers have changed.
  ///
  /// If the client has not answered an earlier message of this kind, the next message is sent after
  /// the answer.
  ///
  /// - Parameter method: The method of the message, which states the kind of requests.
  mutating func refresh(
    _ method: String, _ isSupported: Bool, _ connection: MessageConnection
  ) {
    guard isSupported, !refreshing.isOpen(method) else { return }
    let id = nextRequest()
    refreshing.begin(method, id)
    connection.request(method, id: id)
  }

  /// Sends the diagnostics of a document to a client that does not ask for diagnostics.
  ///
  /// - Parameter change: The change of another document that causes the sending, or `nil`.
  func publish(
    _ uri: String, after milliseconds: Int, causedBy change: DocumentSnapshot? = nil,
    _ connection: MessageConnection
  ) {
    guard !client.pullsDiagnostics, let snapshot = store.snapshot(of: uri) else { return }
    publishing.publish(
      uri, serial: snapshot.serial, after: milliseconds, causedBy: change, by: analyzer, connection)
  }
}
