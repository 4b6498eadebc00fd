internal import Encoding
internal import JSONRPC
internal import Reports

/// A writer of answers from the results of an analysis, in a form that the client supports.
struct AnswerWriter: Sendable {
  let client: ClientCapabilities
  let analysis: DocumentAnalysis
  /// The client's number for the version of the document, or `nil` if the document is not open.
  let version: Int?
  /// The server's serial number for the version, or `nil` if the document is not open.
  var serial: Int?
  let rulesAddress: String?

  /// The name of the command that applies an edit.
  ///
  /// The command is for clients that do not support code actions with edits.
  static let applyCommand = "announce.apply"

  private func range(_ offsets: Range<Int>) -> TextRange {
    analysis.text.range(of: offsets, in: client.encoding)
  }

  // MARK: Diagnostics

  /// The diagnostics as a JSON array.
  var diagnostics: JSONText {
    JSONText { json in
      json.array { json in
        for diagnostic in analysis.diagnostics {
          json.object { write(diagnostic, to: &$0) }
        }
      }
    }
  }

  private func write(_ diagnostic: EditorDiagnostic, to json: inout JSONWriter) {
    json.member("range", range(diagnostic.range))
    json.member("severity", diagnostic.severity.rawValue)
    json.member("code", diagnostic.code)
    if let reference = diagnostic.reference, client.showsCodeDescription || client.pullsDiagnostics
    {
      json.member("codeDescription") { $0.member("href", reference) }
    }
    json.member("source", "announce")
    json.member("message", diagnostic.message)
    guard client.showsRelatedInformation, !diagnostic.related.isEmpty else { return }
    json.member("relatedInformation", each: diagnostic.related) { related, json in
      let position = TextPosition(
        line: max(related.line - 1, 0), character: max(related.column - 1, 0))
      json.member("location") { json in
        json.member("uri", related.address.uri)
        json.member("range", TextRange(position, position))
      }
      json.member("message", related.message)
    }
  }

  // MARK: Hovers, hints and lenses

  func hover(at position: TextPosition) -> JSONText {
    let offset = analysis.text.offset(of: position, in: client.encoding)
    guard let hover = analysis.hover(at: offset, isMarkdown: client.showsMarkdown) else {
      return .null
    }
    return JSONText { json in
      json.object { json in
        json.member("contents") { json in
          json.member("kind", client.showsMarkdown ? "markdown" : "plaintext")
          json.member("value", hover.text)
        }
        json.member("range", range(hover.range))
      }
    }
  }

  func inlayHints(in range: TextRange) -> JSONText {
    let hints = analysis.inlayHints(
      in: max(range.start.line, 0)...max(range.end.line, range.start.line, 0))
    return JSONText { json in
      json.array { json in
        for hint in hints {
          json.object { json in
            json.member("position", analysis.text.position(of: hint.offset, in: client.encoding))
            json.member("label", hint.label)
            json.member("tooltip", hint.tooltip)
            json.member("paddingLeft", true)
          }
        }
      }
    }
  }

  var codeLenses: JSONText {
    JSONText { json in
      json.array { json in
        for lens in analysis.codeLenses {
          json.object { json in
            json.member("range", range(lens.offset..<lens.offset))
            // Editors show a command without a name as plain text.
            json.member("command") { json in
              json.member("title", lens.label)
              json.member("command", "")
            }
          }
        }
      }
    }
  }

  // MARK: Symbols

  var symbols: JSONText {
    let symbols = analysis.symbols
    return JSONText { json in
      json.array { json in
        for symbol in symbols {
          guard client.hasSymbolTrees else {
            writeFlat(symbol, in: nil, to: &json)
            for child in symbol.children { writeFlat(child, in: symbol.name, to: &json) }
            continue
          }
          json.object { json in
            write(symbol, to: &json)
            json.member("children", each: symbol.children) { write($0, to: &$1) }
          }
        }
      }
    }
  }

  private func write(_ symbol: DocumentSymbol, to json: inout JSONWriter) {
    json.member("name", symbol.name)
    json.member("detail", symbol.detail)
    json.member("kind", symbol.kind.rawValue)
    json.member("range", range(symbol.range))
    json.member("selectionRange", range(symbol.selection))
  }

  private func writeFlat(
    _ symbol: DocumentSymbol, in container: String?, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("name", symbol.name)
      json.member("kind", symbol.kind.rawValue)
      json.member("location") { json in
        json.member("uri", analysis.address.uri)
        json.member("range", range(symbol.range))
      }
      if let container { json.member("containerName", container) }
    }
  }

  // MARK: Code actions

  func codeActions(
    in range: TextRange, only: [String]?, reasons: [String],
    isCancelled: () -> Bool = { false }
  ) -> JSONText {
    let actions = analysis.codeActions(
      in: analysis.text.offsets(of: range, in: client.encoding), only: only, reasons: reasons,
      rulesAddress: rulesAddress, isCancelled: isCancelled)
    return JSONText { json in
      json.array { json in
        for action in actions { json.object { write(action, to: &$0) } }
      }
    }
  }

  private func write(_ action: CodeAction, to json: inout JSONWriter) {
    json.member("title", action.title)
    guard client.hasActionLiterals else {
      json.member("command", AnswerWriter.applyCommand)
      json.key("arguments")
      json.array { json in
        json.object { writeEdit(action.edits, to: &$0) }
        // With the URI and the serial number, the server recognizes and refuses an edit of an
        // outdated version.
        json.value(analysis.address.uri)
        json.value(serial ?? 0)
      }
      return
    }
    json.member("kind", action.kind.rawValue)
    if client.showsPreferredActions, action.isPreferred { json.member("isPreferred", true) }
    json.member("diagnostics", each: action.diagnostics) { write($0, to: &$1) }
    json.member("edit") { writeEdit(action.edits, to: &$0) }
  }

  /// Writes the members of a workspace edit.
  private func writeEdit(_ edits: [OffsetEdit], to json: inout JSONWriter) {
    guard client.hasVersionedEdits else {
      json.member("changes") { json in
        json.member(analysis.address.uri, each: edits) { write($0, to: &$1) }
      }
      return
    }
    json.member("documentChanges", each: [edits]) { edits, json in
      json.member("textDocument") { json in
        json.member("uri", analysis.address.uri)
        json.member("version", version)
      }
      json.member("edits", each: edits) { write($0, to: &$1) }
    }
  }

  private func write(_ edit: OffsetEdit, to json: inout JSONWriter) {
    json.member("range", range(edit.range))
    json.member("newText", edit.text)
  }
}
