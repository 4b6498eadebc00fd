/// What page is to be shown, and on what kind of device.
package struct PageRequest: Sendable {
  /// Where a page comes from.
  package enum Source: Sendable {
    case address(PageAddress)
    /// A file, served from its folder.
    case file(String)

    /// What a link leads to; absent where that is no address of a page.
    package init?(_ place: String, isAddress: Bool) {
      guard isAddress else {
        self = .file(place)
        return
      }
      guard let address = PageAddress(place) else { return nil }
      self = .address(address)
    }
  }

  package var source: Source
  package var width = 390
  package var height = 844
  /// A tag of BCP 47.
  package var language: String?
  /// What the person prefers: `dark`, `reduced-motion`, `more-contrast`, `forced-colors`.
  package var preferences: Set<String> = []
  /// A selector of what has to be there; without one, the page has to be quiet.
  package var awaited: String?
  /// Origins that may be asked, beside the page's own.
  package var allowed: [PageAddress] = []
  /// How many seconds all of it may take.
  package var seconds = 15.0
  /// How many nodes a page may have.
  package var mostNodes = 50_000

  package init(_ source: Source) { self.source = source }

  /// The preferences there are, each with its feature of media queries and the value.
  package static let preferenceFeatures = [
    ("dark", "prefers-color-scheme", "dark"),
    ("reduced-motion", "prefers-reduced-motion", "reduce"),
    ("more-contrast", "prefers-contrast", "more"),
    ("forced-colors", "forced-colors", "active"),
  ]

  /// The address that files are served under; browsers trust it as they trust https.
  static let fileOrigin = "http://page.localhost"
}
