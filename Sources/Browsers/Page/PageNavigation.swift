/// A navigation of a page to another document, from the request until the document is shown or the
/// navigation fails.
struct PageNavigation: Sendable {
  /// The reason why a navigation opened no document.
  enum Failure: Sendable, Equatable {
    /// The server could not be reached; the text is the browser's name for the reason, such as
    /// `ConnectionRefused`.
    case unreachable(String)
    /// The server did not respond within this number of seconds.
    case late(seconds: Int)
    /// The server responded with a status that means “no content”.
    case noContent(status: Int)
    /// The address is a file that the browser would save.
    case download
    /// The address opens another app; the text is the scheme of the address, such as `mailto`.
    case otherApp(scheme: String)
  }

  /// The browser's identifier of the request for the document.
  let request: String
  /// The address of the document.
  ///
  /// A redirect changes this address.
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

  /// The content type of a response other than a web page; `nil` if the response is a web page.
  ///
  /// XML counts as a web page, because XML can contain XHTML.
  var otherContentType: String? {
    guard let type = contentType?.lowercased(), !type.isEmpty else { return nil }
    return PageNavigation.pageTypes.contains(type) ? nil : String(type.prefix(60))
  }

  mutating func redirect(to target: String, status: Int) {
    lastRedirect = Redirect(from: address, to: target, status: status)
    address = target
  }

  /// Ends the navigation without a document, because of an error of the browser.
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

/// A redirect from one address to another before the page was read.
struct Redirect: Sendable, Equatable {
  var from, to: String
  /// The HTTP status of the server's response, or `nil` if a script or an element of the page
  /// caused the redirect.
  var status: Int?
}
