internal import Encoding
internal import JSONRPC
internal import Reports

/// The diagnostics of a document, with an id.
///
/// The id stays the same while the diagnostics stay the same.
struct DiagnosticReport: Sendable {
  let items: JSONText
  let id: String

  init(_ items: JSONText) {
    self.items = items
    // Source: Fowler, Noll and Vo, FNV-1a with 64 bits.
    let hash = items.bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    id = String(hash, radix: 16)
  }

  /// Returns the answer for an open document.
  ///
  /// - Parameter previous: The id of the report that the client has. If this report has the same
  ///   id, the diagnostics are not sent again.
  func answer(after previous: String?) -> JSONText {
    JSONText { json in
      json.object { json in
        let isSame = previous == id
        json.member("kind", isSame ? "unchanged" : "full")
        json.member("resultId", id)
        if !isSame { json.member("items", items) }
      }
    }
  }

  /// Returns the answer for a document of the workspace.
  func answer(after previous: String?, uri: String, version: Int?) -> JSONText {
    JSONText { json in
      json.object { json in
        let isSame = previous == id
        json.member("uri", uri)
        json.member("version", version)
        json.member("kind", isSame ? "unchanged" : "full")
        json.member("resultId", id)
        if !isSame { json.member("items", items) }
      }
    }
  }
}
