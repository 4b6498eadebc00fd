import Browsers
import Importers
import LivePages
internal import TextIO

/// The pages of a site that a command reads: stories, the pages of a sitemap, or a list of URLs.
struct SitePages {
  private let arguments: Arguments
  private let browsing: Browsing
  private static let sources: [Option] = [.storybook, .sitemap, .urls]

  /// Whether options name the pages of a site.
  static func areNamed(by arguments: Arguments) -> Bool { sources.contains(where: arguments.has) }

  /// Creates the pages that options name, or returns `nil` if no option names pages.
  init?(_ arguments: Arguments) throws(UsageError) {
    for (option, source) in [
      (Option.base, Option.urls), (.storyTag, .storybook), (.skipTag, .storybook),
    ]
    where arguments.has(option) && !arguments.has(source) {
      throw UsageError("--\(option.name) has no effect", remedy: "add --\(source.name)")
    }
    guard SitePages.areNamed(by: arguments) else { return nil }
    self.arguments = arguments
    browsing = try Browsing(arguments, ImportOptions(arguments))
  }

  /// Returns the arguments with the pages as operands.
  func addingOperands(
    in environment: CommandEnvironment
  ) throws(InputError) -> Arguments {
    var arguments = arguments
    let fetch = Fetch(pages: browsing.pages(in: environment), environment: environment)
    var found: [String] = []
    if let text = arguments.value(of: .storybook) { found += try stories(text, by: fetch) }
    var foreign: Set<String> = []
    if let text = arguments.value(of: .sitemap) {
      found += try pages(text, by: fetch, foreign: &foreign)
    }
    if let file = arguments.value(of: .urls) {
      let listed = try list(file, in: environment, &arguments)
      foreign.subtract(listed)
      found += listed
    }
    foreign.subtract(arguments.operands)
    var known = Set(arguments.operands)
    let new = found.filter { known.insert($0).inserted }
    guard !new.isEmpty || !arguments.operands.isEmpty else {
      throw InputError(
        file: nil, problem: "there are no pages",
        remedy: "check the index, the sitemap or the list, and --story-tag")
    }
    // A repeated run signs in again, because the server may have ended the earlier sign-in.
    let signIn = arguments.has(.watch) ? nil : fetch.pages.signIn
    return arguments.adding(operands: new, foreign: foreign, signIn: signIn)
  }

  // MARK: Storybook

  private func stories(_ text: String, by fetch: Fetch) throws(InputError) -> [String] {
    let site = try address(text, of: .storybook)
    let page = String(site.text.prefix { $0 != "?" && $0 != "#" })
    let folder =
      ["index.html", "index.json", "stories.json", "iframe.html"].contains {
        page.hasSuffix("/\($0)")
      }
      ? AddressResolution.folder(of: page) : page.hasSuffix("/") ? page : "\(page)/"
    let index: StorybookIndex
    do throws(InputError) {
      index = try StorybookIndex(
        fetch.content(of: "\(folder)index.json"), file: "\(folder)index.json")
    } catch {
      guard error.position == nil else { throw error }
      // Before Storybook 7, the index was in another file.
      let older = "\(folder)stories.json"
      guard let bytes = try? fetch.content(of: older) else { throw error }
      index = try StorybookIndex(bytes, file: older)
    }
    return index.stories(
      with: arguments.values(of: .storyTag), without: arguments.values(of: .skipTag)
    ).map { StorybookIndex.address(of: $0, in: folder) }
  }

  // MARK: Sitemaps

  /// The number of levels of sitemap indices to follow, one more than the protocol allows.
  private static let depthLimit = 2
  /// The maximum number of sitemaps of a site.
  private static let fileLimit = 500

  /// Returns the pages of a sitemap.
  ///
  /// - Parameter foreign: The set to which pages of other origins are added.
  private func pages(
    _ text: String, by fetch: Fetch, foreign: inout Set<String>
  ) throws(InputError) -> [String] {
    let site = try address(text, of: .sitemap)
    var open: [(address: String, depth: Int)] = [(site.text, 0)]
    func isForeign(_ address: String) -> Bool { PageAddress(address)?.origin != site.origin }
    var known: Set<String> = [site.text]
    var pages: [String] = []
    while let next = open.popLast() {
      let bytes = try fetch.content(of: next.address, isForeign: isForeign(next.address))
      let sitemap = try Sitemap(bytes, file: next.address)
      var inner: [(address: String, depth: Int)] = []
      for entry in sitemap.entries {
        let address = try sitemap.address(of: entry, on: site, allows: browsing.allows)
        guard known.insert(address).inserted else { continue }
        if sitemap.isIndex {
          guard next.depth < SitePages.depthLimit, known.count - pages.count <= SitePages.fileLimit
          else {
            throw InputError(
              file: next.address, position: entry.position,
              problem: next.depth < SitePages.depthLimit
                ? "the site has more than \(SitePages.fileLimit) sitemaps"
                : "indices of sitemaps are nested too deeply",
              remedy: "give one of the sitemaps")
          }
          inner.append((address, next.depth + 1))
        } else {
          guard pages.count < Sitemap.limit else {
            throw InputError(
              file: next.address, position: entry.position,
              problem: "the site has more than \(Sitemap.limit) pages",
              remedy: "give one of its sitemaps")
          }
          pages.append(address)
          if isForeign(address) { foreign.insert(address) }
        }
      }
      open += inner.reversed()
    }
    return pages
  }

  // MARK: Lists

  private func list(
    _ file: String, in environment: CommandEnvironment, _ arguments: inout Arguments
  ) throws(InputError) -> [String] {
    let base = try arguments.value(of: .base).map { text throws(InputError) in
      try address(text, of: .base)
    }
    let name = file == "-" ? "standard input" : file
    let bytes = try environment.bytes(file)
    let text = try TextBytes.decode(bytes, file: name, limit: FileBytes.documentLimit)
    var pages: [String] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      let column = line.distance(from: line.startIndex, to: first.startIndex) + 1
      let position = SourcePosition(line: index + 1, column: column)
      let reference = words.joined(separator: " ")
      guard let address = AddressResolution.address(reference, from: base) else {
        throw InputError(
          file: name, position: position,
          problem: "“\(PageAddress.withoutCredentials(reference).text.prefix(200))” "
            + "is not a URL of http or https",
          remedy: base == nil
            ? "write a whole URL, or add --base URL for relative ones" : "correct the line")
      }
      guard pages.count < Sitemap.limit else {
        throw InputError(
          file: name, position: position,
          problem: "the list has more than \(Sitemap.limit) pages", remedy: "divide it")
      }
      if let found = PageAddress.withoutCredentials(reference).credentials {
        do throws(UsageError) {
          try arguments.add(found, of: address)
        } catch {
          throw InputError(
            file: name, position: position, problem: error.problem, remedy: error.remedy)
        }
      }
      pages.append(address.text)
    }
    return pages
  }

  // MARK: Reading

  private func address(_ text: String, of option: Option) throws(InputError) -> PageAddress {
    guard let address = AddressResolution.address(text, from: nil) else {
      throw InputError(
        option, "cannot be “\(PageAddress.withoutCredentials(text).text)”",
        remedy: "write a URL such as http://localhost:6006")
    }
    return address
  }
}

/// A fetcher of the files that list pages, such as sitemaps.
///
/// It uses one browser for all files.
private struct Fetch {
  let pages: BrowsedPages
  let environment: CommandEnvironment

  func content(of address: String, isForeign: Bool = false) throws(InputError) -> [UInt8] {
    let activity = ActivityLine(in: environment)
    activity.show("reading \(address)")
    defer { activity.end() }
    let site = try pages.site(of: address, isForeign: isForeign)
    return try site?.content(limit: Sitemap.sizeLimit) ?? []
  }
}
