internal import Dispatch
internal import Encoding
internal import JSONRPC

/// A sender of diagnostics to a client that does not ask for diagnostics.
struct Publishing: Sendable {
  /// The time in milliseconds that must pass after a change before diagnostics are sent.
  let delay: Int
  /// A queue that analyzes one document at a time, so that outdated versions do not pile up.
  private let work = DispatchQueue(label: "analyses")
  /// A queue that sends notifications one after the other, so that they arrive in the order of the
  /// versions.
  private let order = DispatchQueue(label: "diagnostics")

  init(delay: Int) { self.delay = delay }

  /// Sends the diagnostics of a version after a delay, unless the document has changed meanwhile.
  ///
  /// - Parameter change: The change of another document that causes the sending, or `nil`. If that
  ///   document changes again, nothing is sent.
  func publish(
    _ uri: String, serial: Int, after milliseconds: Int, causedBy change: DocumentSnapshot?,
    by analyzer: DocumentAnalyzer, _ connection: MessageConnection
  ) {
    work.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      guard let snapshot = analyzer.store.snapshot(of: uri),
        let analysis = analyzer.analysis(of: uri, serial: serial, after: change)
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

  /// Tells the client that a closed document has no diagnostics.
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
