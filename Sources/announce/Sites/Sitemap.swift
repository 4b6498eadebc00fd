import Browsers
import Encoding
internal import TextIO

/// The addresses in a sitemap, or in a sitemap index.
///
/// Source: sitemaps.org, protocol 0.9.
struct Sitemap {
  /// An address in the sitemap, with its location in the file.
  struct Entry {
    var text: String
    var position: SourcePosition
  }

  let file: String
  /// Whether the file is an index, with sitemaps as entries.
  let isIndex: Bool
  let entries: [Entry]

  /// The maximum number of addresses in a file, and of pages of a site.
  static let limit = 50_000
  /// The maximum size of a file, in bytes.
  static let sizeLimit = 50 << 20

  /// Reads a sitemap, which may be gzipped.
  init(_ bytes: [UInt8], file: String) throws(InputError) {
    self.file = file
    let content = try Gzip.decompressed(bytes, file: file, limit: Sitemap.sizeLimit)
    let document = try XMLDocument(parsing: content, file: file, limit: Sitemap.sizeLimit >> 20)
    guard let root = document.rootElements.first, let element = document.element(root),
      ["urlset", "sitemapindex"].contains(element.name.local)
    else {
      throw InputError(
        file: file,
        position: document.rootElements.first.flatMap { document.element($0)?.location },
        problem: "this file is not a sitemap", remedy: "give a file with <urlset> or <sitemapindex>"
      )
    }
    isIndex = element.name.local == "sitemapindex"
    var entries: [Entry] = []
    for child in document.children(of: root)
    where ["url", "sitemap"].contains(document.element(child)?.name.local) {
      guard let locID = document.child("loc", of: child), let loc = document.element(locID) else {
        continue
      }
      guard entries.count < Sitemap.limit else {
        throw InputError(
          file: file, position: loc.location,
          problem: "the sitemap lists more than \(Sitemap.limit) addresses",
          remedy: "divide it, as the protocol requires")
      }
      let text = document.textContent(of: locID)
      entries.append(
        Entry(
          text: text.split(whereSeparator: \.isWhitespace).joined(separator: " "),
          position: loc.location))
    }
    self.entries = entries
  }

  /// Returns the address of an entry.
  ///
  /// - Parameter allows: Whether an address of another origin is allowed.
  func address(
    of entry: Entry, on site: PageAddress, allows: (PageAddress) -> Bool
  ) throws(InputError) -> String {
    guard let address = AddressResolution.address(entry.text, from: nil) else {
      throw InputError(
        file: file, position: entry.position,
        problem: "“\(PageAddress.withoutCredentials(entry.text).text.prefix(200))” "
          + "is not a URL of http or https",
        remedy: "correct the sitemap")
    }
    guard address.origin == site.origin || allows(address) else {
      throw InputError(
        file: file, position: entry.position,
        problem: "\(address.origin) is another origin than \(site.origin)",
        remedy: "give the sitemap of that origin, or add --allow-origin \(address.origin)")
    }
    return String(address.text.prefix { $0 != "#" })
  }
}
