internal import Encoding
import JSONRPC

/// A revision of the Model Context Protocol.
///
/// Source: modelcontextprotocol/modelcontextprotocol, docs/specification.
enum MCPVersion: String, CaseIterable, Sendable {
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  case july2026 = "2026-07-28"

  /// Whether each request names the revision.
  ///
  /// If so, the request `initialize` is not necessary.
  var isStateless: Bool { self == .july2026 }

  /// The revisions that the request `initialize` can choose.
  static let stateful = allCases.filter { !$0.isStateless }

  /// The names of the revisions that a request can name, newest first.
  ///
  /// The request `initialize` chooses the other revisions.
  static let names = allCases.filter(\.isStateless).reversed().map(\.rawValue)

  /// Returns the answer to `initialize`: the revision that the client asks for, or else the newest
  /// of ``stateful``.
  static func negotiated(_ requested: String?) -> MCPVersion {
    stateful.first { $0.rawValue == requested } ?? .november2025
  }

  private static let prefix = "io.modelcontextprotocol/"

  /// Returns the revision that a request names, or `nil` if the request names no revision.
  ///
  /// - Throws: An error if the server does not support the revision, or if the request lacks
  ///   members that the revision requires.
  static func named(by parameters: JSON.Value) throws(RequestError) -> MCPVersion? {
    let meta = parameters["_meta"]
    guard let name = meta?["\(prefix)protocolVersion"] else { return nil }
    guard let version = name.string.flatMap(MCPVersion.init), version.isStateless else {
      throw RequestError(
        code: -32022, "unsupported protocol version",
        data: JSONText { json in
          json.object { json in
            json.member("supported", names)
            json.member("requested", name)
          }
        })
    }
    guard meta?["\(prefix)clientCapabilities"]?.kind == .object else {
      throw .invalidParameters("“_meta” lacks “\(prefix)clientCapabilities”")
    }
    return version
  }

  /// The error for a request without a revision that comes before the request `initialize`.
  static let missing = RequestError.invalidParameters(
    "“_meta” lacks “\(prefix)protocolVersion”; or send “initialize” first")

  /// Returns a result with the members that the revision requires.
  ///
  /// - Parameters:
  ///   - isCacheable: Whether the result is the same for each request.
  ///   - body: Writes the other members of the result.
  func result(isCacheable: Bool = false, _ body: (inout JSONWriter) -> Void) -> JSONText {
    JSONText { json in
      json.object { json in
        body(&json)
        guard isStateless else { return }
        json.member("resultType", "complete")
        if isCacheable {
          json.member("ttlMs", 3_600_000)
          json.member("cacheScope", "public")
        }
        json.key("_meta")
        json.object { json in
          json.key("\(Self.prefix)serverInfo")
          MCPServer.writeInfo(to: &json)
        }
      }
    }
  }
}
