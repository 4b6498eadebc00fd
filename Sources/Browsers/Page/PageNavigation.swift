/// A navigation of a page to another document, from its request to its end.
struct PageNavigation: Sendable {
  /// The reason why a navigation opened no document.
  enum Failure: Sendable, Equatable {
    /// The server could not be reached, in the browser's term, such as `ConnectionRefused`.
    case unreachable(String)
    /// The server did not respond within this number of seconds.
    case late(seconds: Int)
    /// The server responded with a status that has no content.
    case noContent(status: Int)
    /// The document is a file to save.
    case download
    /// Another app opens the address, which has this scheme, such as `mailto`.
    case otherApp(scheme: String)
  }

  /// The identifier of the document's request.
  let request: String
  /// The address, which redirects change.
  private(set) var address: String
  /// The time of the monotonic clock at which the navigation began.
  let start: Double
  private(set) var lastRedirect: Redirect?
  /// The HTTP status of the response, once it has arrived.
  var status: Int?
  /// The content type of the response as the browser determined it, such as `text/html`.
  var contentType: String?
  var failure: Failure?
  /// Whether the browser has shown the new document.
  var hasDocument = false

  init(_ request: String, to address: String, at start: Double) {
    self.request = request
    self.address = address
    self.start = start
  }

  /// Whether the server has not responded yet.
  var isAwaitingResponse: Bool { status == nil && failure == nil && !hasDocument }

  /// The content type of the response if it is not that of a web page.
  ///
  /// XML can be a page, because it can contain XHTML.
  var otherContentType: String? {
    guard let type = contentType?.lowercased(), !type.isEmpty else { return nil }
    return PageNavigation.pageTypes.contains(type) ? nil : String(type.prefix(60))
  }

  mutating func redirect(to target: String, status: Int) {
    lastRedirect = Redirect(from: address, to: target, status: status)
    address = target
  }

  /// Ends the navigation without a document.
  mutating func end(_ error: String) {
    guard failure == nil, !hasDocument else { return }
    let scheme = address.prefix { $0 != ":" }.lowercased()
    guard PageNavigation.pageSchemes.contains(scheme) else {
      failure = .otherApp(scheme: String(scheme.prefix(20)))
      return
    }
    switch status {
    case .some(let status) where status == 204 || status == 205:
      failure = .noContent(status: status)
    case .some: failure = .download
    case nil: failure = .unreachable(error)
    }
  }

  private static let pageTypes: Set = [
    "text/html", "application/xhtml+xml", "application/xml", "text/xml",
  ]
  private static let pageSchemes: Set = ["http", "https", "about", "blob", "data", "javascript"]
}

/// A step from the address of a page to another one, before the page was read.
struct Redirect: Sendable, Equatable {
  var from, to: String
  /// The HTTP status of the server's response, or `nil` if a script or an element of the page, not
  /// a response, led to the other address.
  var status: Int?
}
