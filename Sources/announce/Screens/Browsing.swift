import Browsers
import Importers
import LivePages
import Scenarios
import Simulator
import SystemLibrary
internal import TextIO

/// The rules that decide which operands are live pages and how a browser opens live pages.
struct Browsing: Sendable {
  private let showsFiles: Bool
  private let program: String?
  private let allowed: [PageAddress]
  private let selector: String?
  private let language: String?
  private let preferences: Set<String>
  private let size: (width: Int, height: Int)
  fileprivate let seconds: Double
  private let navigationSeconds: Double
  private let mostNodes: Int
  private let allowsStatus: Bool
  private let access: AccessOptions
  /// The listed pages whose origin differs from the origin of their sitemap.
  ///
  /// These pages get only cookies and storage entries that name the pages' site.
  fileprivate let foreignPages: Set<String>
  private let readers: [any ScreenReader]
  /// The phones of the chosen readers.
  fileprivate var phones: PagePhones { PagePhones(of: readers) }

  /// The default maximum number of nodes of a live page.
  private static let defaultNodes = 50_000
  private static let defaultSeconds = 15.0

  /// Creates the rules from arguments.
  ///
  /// - Parameter showsFiles: Whether to open HTML files in a browser even without `--browser`.
  init(
    _ arguments: Arguments, _ options: ImportOptions, showsFiles: Bool = false
  ) throws(UsageError) {
    self.showsFiles = showsFiles || arguments.has(.browser)
    program = arguments.value(of: .browserPath)
    var allowed: [PageAddress] = []
    for text in arguments.values(of: .allowOrigin) {
      guard let address = PageAddress(text) else {
        throw UsageError(
          "--allow-origin cannot be “\(PageAddress.withoutCredentials(text).text)”",
          remedy: "write one such as https://cdn.example.org")
      }
      allowed.append(address)
    }
    self.allowed = allowed
    selector = arguments.value(of: .waitFor)
    language = arguments.value(of: .language)
    preferences = Set(arguments.values(of: .prefers))
    let phone =
      arguments.has(.viewport)
      ? (Int(options.viewport.width), Int(options.viewport.height)) : (390, 844)
    let isLandscape = arguments.value(of: .orientation) == "landscape"
    size = isLandscape ? (max(phone.0, phone.1), min(phone.0, phone.1)) : phone
    // The page must time out before the whole program, because the program could not report why it
    // timed out. For the pages of a site, the limit applies to each page and does not end the
    // program.
    let timeout = arguments.value(of: .timeout).flatMap(Double.init)
    let isSite = SitePages.areNamed(by: arguments)
    seconds = timeout.map { isSite ? $0 : max($0 - 0.5, $0 / 2) } ?? Browsing.defaultSeconds
    allowsStatus = arguments.has(.allowStatus)
    access = AccessOptions(arguments)
    foreignPages = arguments.foreignPages
    // A navigation has a shorter limit, because the session goes on after a navigation that takes
    // too long.
    navigationSeconds = timeout.map { max($0 / 3, min(1, $0 / 2)) } ?? Browsing.defaultSeconds
    readers = (try? ReaderChoice(arguments))?.readers ?? allReaders
    mostNodes = arguments.has(.limit) ? options.budget.nodes : Browsing.defaultNodes
  }

  /// Returns the live pages of a command, in the browser that the command line or the environment
  /// names.
  func pages(in environment: CommandEnvironment) -> BrowsedPages {
    let named = environment.variable("ANNOUNCE_BROWSER")
    let running = program == nil ? environment.browser : nil
    let browser = Result { () throws(BrowserError) -> SharedBrowser in
      if let running { return running }
      return SharedBrowser(
        try BrowserProgram.find(program, named: named), bindsCookies: access.sendsCookies,
        temporary: environment.temporaryFolder,
        // The number of open pages may exceed the number of processors by one, because the browser
        // is free while a page loads or is audited.
        pages: SystemCall.processorCount + 1)
    }
    let given = Result { [access] () throws(InputError) in
      SiteAccess(
        options: access, known: try access.access(in: environment),
        signIn: try access.signIn(in: environment))
    }
    return BrowsedPages(
      browsing: self, browser: browser, access: given, wait: WaitLine(in: environment))
  }

  /// Returns the live pages of documents, or `nil` if documents may not start a browser.
  func screens(in environment: CommandEnvironment) -> (any LivePageScreens)? {
    showsFiles ? pages(in: environment) : nil
  }

  /// Returns the request to open a page.
  fileprivate func request(for source: PageRequest.Source) -> PageRequest {
    var request = PageRequest(source)
    request.allowedOrigins = allowed
    request.awaitedSelector = selector
    request.language = language
    request.preferences = preferences
    (request.width, request.height) = size
    request.timeout = seconds
    request.navigationTimeout = navigationSeconds
    request.allowsStatus = allowsStatus
    request.nodeLimit = mostNodes
    return request
  }

  /// Whether the user allows pages from the origin of an address.
  func allows(_ address: PageAddress) -> Bool {
    allowed.contains { $0.origin == address.origin }
  }

  /// Returns the source of a live page, or `nil` for an ordinary file.
  func source(_ operand: String) -> PageRequest.Source? {
    let start = operand.prefix(8).lowercased()
    if start.hasPrefix("http://") || start.hasPrefix("https://") {
      return PageAddress(operand).map { .address($0) }
    }
    guard showsFiles, operand != "-", InputFormat.detect(path: operand, bytes: []) == .html else {
      return nil
    }
    return .file(operand)
  }
}

/// The access to the pages of a command.
private struct SiteAccess: Sendable {
  let options: AccessOptions
  let known: PageAccess
  let signIn: PageSignIn?

  /// Adds the access, such as cookies and header fields, to a request, after signing in.
  ///
  /// - Parameter isForeign: Whether the page has another origin than its sitemap.
  func give(
    to request: inout PageRequest, isForeign: Bool, in browser: SharedBrowser
  ) throws(InputError) {
    request.access = isForeign ? known.withOwnSite : known
    if case .address(let address) = request.source {
      options.addCredentials(of: address, to: &request.access)
    }
    if let signIn, !isForeign { request.access = try signIn.access(to: request, in: browser) }
  }
}

/// The live pages of a command, which share one browser.
struct BrowsedPages: Sendable {
  fileprivate let browsing: Browsing
  /// The browser, or the error for which it cannot be used.
  ///
  /// The browser starts when the first page is opened.
  fileprivate let browser: Result<SharedBrowser, BrowserError>
  /// The access to the pages, or the error in an option for the access.
  fileprivate let access: Result<SiteAccess, InputError>
  fileprivate let wait: WaitLine

  /// The gestures that sign in, or `nil` if no option names such gestures.
  var signIn: PageSignIn? { try? access.get().signIn }

  /// Returns the live page of an operand, or `nil` for an ordinary file.
  ///
  /// - Parameter isForeign: Whether the page has another origin than its sitemap.
  func site(of operand: String, isForeign: Bool = false) throws(InputError) -> PageHost? {
    let isForeign = isForeign || browsing.foreignPages.contains(operand)
    return try browsing.source(operand).map { source throws(InputError) in
      try site(of: source, called: operand, isForeign: isForeign)
    }
  }

  /// Shows a page from disk in the browser, and returns a PNG of the page.
  func png(of file: String, width: Int, height: Int) throws(BrowserError) -> [UInt8] {
    let browser = try browser.get()
    var request = PageRequest(.file(file))
    request.timeout = browsing.seconds
    (request.width, request.height) = (width, height)
    return try browser.withExclusiveAccess {
      Result { () throws(BrowserError) in
        try browser.open(request).png(width: width, height: height)
      }
    }.get()
  }

  /// Performs all work on an operand, with a slot for its page.
  ///
  /// The number of open pages is limited, so the work on a live page begins when the browser has a
  /// free slot.
  func withPageSlot<Output>(
    for operand: String, _ act: () throws(InputError) -> Output
  ) throws(InputError) -> Output {
    guard browsing.source(operand) != nil, case .success(let browser) = browser else {
      return try act()
    }
    return try browser.withPageSlot(act)
  }

  private func site(
    of source: PageRequest.Source, called operand: String, isForeign: Bool = false
  ) throws(InputError) -> PageHost {
    let access = try access.get()
    switch browser {
    case .success(let browser):
      var request = browsing.request(for: source)
      request.reportWait = { [wait] in wait.show($0) }
      try access.give(to: &request, isForeign: isForeign, in: browser)
      return PageHost(request, called: operand, in: browser, on: browsing.phones)
    case .failure(let error):
      throw InputError(file: operand, problem: error.problem, remedy: error.remedy)
    }
  }
}

extension BrowsedPages: LivePageScreens {
  /// Opens a page that a document links to.
  func screen(_ page: LivePageLink) throws(InputError) -> ImportedScreen {
    guard let source = PageRequest.Source(page.location, isAddress: page.isAddress) else {
      throw page.invalidAddress
    }
    return try site(of: source, called: PageAddress.withoutCredentials(page.location).text).screen()
  }
}
