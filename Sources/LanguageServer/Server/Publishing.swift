internal import Dispatch
internal import Encoding
internal import JSONRPC

/// The work of pushing diagnostics to a client that does not ask for them.
struct Publishing: Sendable {
  /// The time after a change in which nothing is pushed, in milliseconds.
  let delay: Int
  /// One document is analyzed at a time, so that versions that are out of date do not pile up.
  private let work = DispatchQueue(label: "analyses")
  /// Notifications about one document must not overtake each other.
  private let order = DispatchQueue(label: "diagnostics")

  init(delay: Int) { self.delay = delay }

  /// Pushes the diagnostics of a version after some time, unless the document has changed.
  func publish(
    _ uri: String, serial: Int, after milliseconds: Int, by analyzer: DocumentAnalyzer,
    _ connection: MessageConnection
  ) {
    work.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      guard let snapshot = analyzer.store.snapshot(of: uri),
        let analysis = analyzer.analysis(of: uri, serial: serial)
      else { return }
      let items = analyzer.writer(analysis, snapshot).diagnostics
      order.async {
        guard analyzer.store.isNewest(serial, of: uri) else { return }
        let shown = analyzer.client.showsVersionOfDiagnostics ? snapshot.version : nil
        connection.notify(
          "textDocument/publishDiagnostics", Publishing.parameters(uri, shown, items))
      }
    }
  }

  /// Removes the diagnostics of a document that was closed.
  func clear(_ uri: String, _ connection: MessageConnection) {
    order.async {
      connection.notify(
        "textDocument/publishDiagnostics",
        Publishing.parameters(uri, nil, JSONText { $0.array { _ in } }))
    }
  }

  private static func parameters(
    _ uri: String, _ version: Int?, _ items: JSONText
  ) -> JSONText {
    JSONText { json in
      json.object { json in
        json.member("uri", uri)
        if let version { json.member("version", version) }
        json.member("diagnostics", items)
      }
    }
  }
}
