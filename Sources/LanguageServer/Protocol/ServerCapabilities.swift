internal import Encoding
internal import JSONRPC
internal import Reports

/// The features that the server offers to a client.
struct ServerCapabilities {
  let client: ClientCapabilities
  let version: String

  /// The capabilities as the result of the request `initialize`.
  var json: JSONText {
    JSONText { json in
      json.object { json in
        json.member("capabilities", write)
        json.member("serverInfo") { json in
          json.member("name", "announce")
          json.member("version", version)
        }
      }
    }
  }

  private func write(to json: inout JSONWriter) {
    json.member("positionEncoding", client.encoding.rawValue)
    json.member("textDocumentSync") { json in
      json.member("openClose", true)
      // The value 2 asks the client to send only the changed ranges of a document.
      json.member("change", 2)
      json.member("save", true)
    }
    json.member("hoverProvider", true)
    json.member("inlayHintProvider", true)
    json.member("codeLensProvider") { $0.member("resolveProvider", false) }
    if client.hasActionLiterals {
      json.member("codeActionProvider") { json in
        json.member("codeActionKinds", CodeAction.Kind.allCases.map(\.rawValue))
      }
    } else {
      json.member("codeActionProvider", true)
    }
    json.member("documentSymbolProvider", true)
    if client.pullsDiagnostics {
      json.member("diagnosticProvider") { json in
        json.member("identifier", "announce")
        json.member("interFileDependencies", true)
        json.member("workspaceDiagnostics", true)
      }
    }
    json.member("executeCommandProvider") { json in
      json.member("commands", [AnswerWriter.applyCommand])
    }
    json.member("workspace") { json in
      json.member("workspaceFolders") { json in
        json.member("supported", true)
        json.member("changeNotifications", true)
      }
    }
  }
}
