/// A filter that allows or blocks the requests of a page, and records the blocked origins.
struct NetworkFilter {
  /// The response of the browser to a request.
  enum Decision: Equatable {
    case pass
    case refuse
    case answer([UInt8], type: String)
    case missing
  }

  private let origins: [PageAddress]
  private let folder: PageFolder?
  /// The origins of blocked requests, in the order in which they were first blocked.
  private(set) var blockedOrigins: [String] = []

  private static let maximumListed = 20

  init(_ request: PageRequest, folder: PageFolder?) {
    self.folder = folder
    if case .address(let address) = request.source {
      origins = [address] + request.allowedOrigins
    } else {
      origins = request.allowedOrigins
    }
  }

  /// The address of a proxy that does not exist, and the origins whose requests bypass the proxy.
  ///
  /// Requests to allowed origins bypass the proxy. All other requests go to the proxy and fail. In
  /// this way, requests of web sockets and workers are blocked, too.
  var proxy: (server: String, bypassed: String) {
    let allowed = origins.map { "\($0.host):\($0.port)" }
    return (NetworkFilter.noProxy, (["<-loopback>"] + allowed).joined(separator: ";"))
  }

  /// The command-line flags that block the browser's own requests, made for no page.
  static let flags = [
    "--proxy-server=\(noProxy)", "--proxy-bypass-list=<-loopback>",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  ]

  private static let noProxy = "http://127.0.0.1:9"

  mutating func decide(_ address: String) -> Decision {
    if address.hasPrefix("data:") || address.hasPrefix("blob:") || address.hasPrefix("about:") {
      return .pass
    }
    if let folder, address.hasPrefix("\(PageRequest.fileOrigin)/") {
      return folder.contents(of: address).map { .answer($0.bytes, type: $0.type) } ?? .missing
    }
    if let known = PageAddress(address), origins.contains(where: { $0.isSameOrigin(as: known) }) {
      return .pass
    }
    recordBlocked(address)
    return .refuse
  }

  mutating func recordBlocked(_ address: String) {
    if let known = PageAddress(address), origins.contains(where: { $0.isSameOrigin(as: known) }) {
      return
    }
    let origin = PageAddress(address)?.origin ?? String(address.prefix(100))
    guard !blockedOrigins.contains(origin), blockedOrigins.count < NetworkFilter.maximumListed
    else { return }
    blockedOrigins.append(origin)
  }
}
