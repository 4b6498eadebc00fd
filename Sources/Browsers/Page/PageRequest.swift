/// A page to open, and the device that shows it.
package struct PageRequest: Sendable {
  /// The source from which a page is loaded.
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
  /// The phone that the browser presents itself as; `nil` for the browser of this machine.
  package var phone: EmulatedPhone?
  package var width = 390
  package var height = 844
  /// The language, a BCP 47 tag.
  package var language: String?
  /// The preferences of the user: `dark`, `reduced-motion`, `more-contrast`, `forced-colors`.
  package var preferences: Set<String> = []
  /// A selector of the element to wait for.
  ///
  /// `nil` waits until the page is quiet.
  package var awaitedSelector: String?
  /// Origins from which the page may load, in addition to its own origin.
  package var allowedOrigins: [PageAddress] = []
  /// The timeout, in seconds.
  package var timeout = 15.0
  /// The seconds after which a navigation of an open page is cancelled.
  package var navigationTimeout = 15.0
  package var nodeLimit = 50_000
  package var access = PageAccess()
  /// Whether a page may have the HTTP status of an error.
  package var allowsStatus = false
  /// Shows the user that the page waits for a server; `nil` says that the wait is over.
  package var reportWait: (@Sendable (Wait?) -> Void)?
  /// Whether to show an empty document of the page's origin, from which files are fetched.
  package var isBlank = false

  package init(_ source: Source) { self.source = source }

  /// A wait for a server.
  package struct Wait: Sendable, Equatable {
    /// The object for which the page waits, such as an address.
    package var object: String
    package var seconds: Int

    init(for object: String, _ seconds: Int) { (self.object, self.seconds) = (object, seconds) }
  }

  /// All preferences, with the media feature and value of each.
  package static let preferenceFeatures = [
    ("dark", "prefers-color-scheme", "dark"),
    ("reduced-motion", "prefers-reduced-motion", "reduce"),
    ("more-contrast", "prefers-contrast", "more"),
    ("forced-colors", "forced-colors", "active"),
  ]

  /// The origin of served files.
  ///
  /// Browsers trust this origin like https.
  static let fileOrigin = "http://page.localhost"
}
