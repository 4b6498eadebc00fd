internal import Encoding
internal import JSONRPC
internal import Reports

/// What the server does when something other than the text of a document changes.
extension LanguageServer {
  /// Asks the client to report changes of files and of its configuration.
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

  /// Files that announcements can depend on, apart from the document itself.
  private static let watchedFiles =
    "**/{announce.yaml,*.{swift,kt,tsx,jsx,ts,js,xml,html,strings,stringsdict,xcstrings}}"

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
    settings = ClientSettings(new)
    reportProblems(of: settings, connection)
    forgetFiles(connection)
  }

  func reportProblems(of settings: ClientSettings, _ connection: MessageConnection) {
    for problem in settings.problems {
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
  }

  /// Forgets what was read from disk, and analyzes all open documents again.
  mutating func forgetFiles(_ connection: MessageConnection) {
    store.forgetFiles()
    workspaceReports.forgetAll()
    if client.pullsDiagnostics {
      refresh("workspace/diagnostic/refresh", client.refreshesDiagnostics, connection)
    } else {
      for snapshot in store.snapshots {
        publish(snapshot.address.uri, after: publishing.delay, connection)
      }
    }
    refresh("workspace/inlayHint/refresh", client.refreshesInlayHints, connection)
    refresh("workspace/codeLens/refresh", client.refreshesCodeLenses, connection)
  }

  private mutating func refresh(
    _ method: String, _ isSupported: Bool, _ connection: MessageConnection
  ) {
    if isSupported { connection.request(method, id: nextRequest()) }
  }

  /// Pushes the diagnostics of a document to a client that does not ask for them.
  func publish(_ uri: String, after milliseconds: Int, _ connection: MessageConnection) {
    guard !client.pullsDiagnostics, let snapshot = store.snapshot(of: uri) else { return }
    publishing.publish(
      uri, serial: snapshot.serial, after: milliseconds, by: analyzer, connection)
  }
}
