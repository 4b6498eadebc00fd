import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A response of a server.
struct PageResponse: Sendable {
  var status = 200
  var headers: [String: String] = [:]
  var body = ""
  var delay: UInt32 = 0
  /// Whether the server closes the connection instead of responding.
  var isDropped = false
  /// The header fields that a request needs to get this response; other requests get status 401.
  var needs: [String] = []
}

/// A local server for a few files, which can delay each response.
final class PageServer: @unchecked Sendable {
  let port: Int
  private let descriptor: Int32
  private let files: [String: String]
  private let responses: [String: PageResponse]
  private let latest: UInt32
  private let lock = NSLock()
  private var count = 0
  private var heads: [String] = []

  /// - Parameters:
  ///   - files: The pages by their paths.
  ///   - responses: Other responses by their paths.
  ///   - latest: The maximum delay of a response, in milliseconds.
  init(
    _ files: [String: String] = [:], responses: [String: PageResponse] = [:], latest: UInt32 = 0
  ) throws {
    self.files = files
    self.responses = responses
    self.latest = latest
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    var length = size
    let isNamed = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound, isNamed, listen(descriptor, 64) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    self.descriptor = descriptor
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [weak self, descriptor] in
      while true {
        let client = accept(descriptor, nil, nil)
        guard client >= 0 else { return }
        guard let server = self else { return }
        server.lock.withLock { server.count += 1 }
        Thread.detachNewThread { server.serve(client) }
      }
    }
  }

  deinit {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  /// The requests so far, with their header fields.
  var requests: [String] { lock.withLock { heads } }

  /// The number of connections so far.
  var connections: Int { lock.withLock { count } }

  private func serve(_ client: Int32) {
    defer { close(client) }
    var request = ""
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while !request.contains("\r\n\r\n") {
      let count = recv(client, &bytes, bytes.count, 0)
      guard count > 0 else { return }
      request += String(decoding: bytes[..<count], as: UTF8.self)
    }
    if latest > 0 { usleep(UInt32.random(in: 0...latest) * 1_000) }
    lock.withLock { heads.append(request) }
    let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
    let address = String(path.dropFirst())
    let name = files[address] == nil ? String(address.prefix { $0 != "?" }) : address
    let type = ["css": "text/css", "js": "text/javascript", "json": "application/json"]
    let kind = type[String(name.split(separator: ".").last ?? "")] ?? "text/html"
    var response = responses[name] ?? PageResponse(status: files[name] == nil ? 404 : 200)
    response.body = files[name] ?? response.body
    if response.isDropped { return }
    usleep(response.delay * 1_000)
    let isWanted = response.needs.allSatisfy { request.lowercased().contains($0.lowercased()) }
    if !isWanted {
      let isBasic = response.needs.contains { $0.hasPrefix("Authorization: Basic") }
      response = PageResponse(
        status: 401, headers: isBasic ? ["WWW-Authenticate": "Basic realm=\"a\""] : [:])
    }
    let fields = ["Content-Type": kind].merging(response.headers) { $1 }
      .map { "\($0): \($1)\r\n" }.joined()
    let answer =
      "HTTP/1.1 \(response.status) Status\r\n\(fields)"
      + "Content-Length: \(response.body.utf8.count)\r\nConnection: close\r\n\r\n\(response.body)"
    var rest = Array(answer.utf8)[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { send(client, $0.baseAddress, $0.count, 0) }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }
}
