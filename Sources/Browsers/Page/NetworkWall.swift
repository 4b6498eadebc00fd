/// Decides which requests of a page get out, and remembers those that do not.
struct NetworkWall {
  /// What becomes of a request.
  enum Decision: Equatable {
    case pass
    case refuse
    case answer([UInt8], type: String)
    case missing
  }

  private let homes: [PageAddress]
  private let folder: PageFolder?
  /// The origins that were asked in vain, in order.
  private(set) var blocked: [String] = []

  private static let mostListed = 20

  init(_ request: PageRequest, folder: PageFolder?) {
    self.folder = folder
    if case .address(let address) = request.source {
      homes = [address] + request.allowed
    } else {
      homes = request.allowed
    }
  }

  /// A proxy that is not there, and the page's own origins, which do not go to it.
  ///
  /// The browser keeps to it for sockets and workers, too.
  var proxy: (server: String, bypassed: String) {
    let own = homes.map { "\($0.host):\($0.port)" }
    return (NetworkWall.nowhere, (["<-loopback>"] + own).joined(separator: ";"))
  }

  /// What a browser is told where no page is asked about: that all goes nowhere.
  static let flags = [
    "--proxy-server=\(nowhere)", "--proxy-bypass-list=<-loopback>",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  ]

  private static let nowhere = "http://127.0.0.1:9"

  mutating func decide(_ address: String) -> Decision {
    if address.hasPrefix("data:") || address.hasPrefix("blob:") || address.hasPrefix("about:") {
      return .pass
    }
    if let folder, address.hasPrefix("\(PageRequest.fileOrigin)/") {
      return folder.contents(of: address).map { .answer($0.bytes, type: $0.type) } ?? .missing
    }
    if let known = PageAddress(address), homes.contains(where: { $0.isHome(of: known) }) {
      return .pass
    }
    note(address)
    return .refuse
  }

  /// Remembers an address that was not asked.
  mutating func note(_ address: String) {
    if let known = PageAddress(address), homes.contains(where: { $0.isHome(of: known) }) { return }
    let origin = PageAddress(address)?.origin ?? String(address.prefix(100))
    guard !blocked.contains(origin), blocked.count < NetworkWall.mostListed else { return }
    blocked.append(origin)
  }
}
