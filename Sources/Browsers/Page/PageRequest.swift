/// A page to open, and the device that shows it.
package struct PageRequest: Sendable {
  /// The source from which a page is loaded: an address or a file.
  package enum Source: Sendable {
    case address(PageAddress)
    case file(String)

    /// Creates the source for an address or a path.
    ///
    /// The result is `nil` if the address is not valid.
    package init?(_ text: String, isAddress: Bool) {
      guard isAddress else {
        self = .file(text)
        return
      }
      guard let address = PageAddress(text) else { return nil }
      self = .address(address)
    }
  }

  package var source: Source
  /// The phone that the browser emulates, or `nil` if the browser presents itself as it is.
  package var phone: EmulatedPhone?
  package var width = 390
  package var height = 844
  /// The language, a BCP 47 tag.
  package var language: String?
  /// The preferences of the user: `dark`, `reduced-motion`, `more-contrast`, `forced-colors`.
  package var preferences: Set<String> = []
  /// A selector of the element to wait for, or `nil` to wait until the page is quiet.
  package var awaitedSelector: String?
  /// The origins, besides its own, from which the page may load data.
  package var allowedOrigins: [PageAddress] = []
  /// The time limit for opening the page and for each later action, in seconds.
  package var timeout = 15.0
  /// The maximum duration, in seconds, of a navigation that began on an open page.
  package var navigationTimeout = 15.0
  package var nodeLimit = 50_000
  package var access = PageAccess()
  /// Whether a page is opened even if its HTTP status is an error.
  package var allowsStatus = false
  /// A function that tells the user about a wait for a server.
  ///
  /// The argument is `nil` when the wait is over.
  package var reportWait: (@Sendable (Wait?) -> Void)?
  /// Whether to show only an empty document of the page's origin, so that files of this origin can
  /// be fetched.
  package var isBlank = false

  package init(_ source: Source) { self.source = source }

  /// A wait for a server.
  package struct Wait: Sendable, Equatable {
    /// What the page waits for, such as an address.
    package var object: String
    package var seconds: Int

    init(for object: String, _ seconds: Int) { (self.object, self.seconds) = (object, seconds) }
  }

  /// Each preference with its media feature and the value of the feature.
  package static let preferenceFeatures = [
    ("dark", "prefers-color-scheme", "dark"),
    ("reduced-motion", "prefers-reduced-motion", "reduce"),
    ("more-contrast", "prefers-contrast", "more"),
    ("forced-colors", "forced-colors", "active"),
  ]

  /// The origin from which the files of a folder are served.
  ///
  /// Browsers trust this origin like one with https.
  static let fileOrigin = "http://page.localhost"
}
