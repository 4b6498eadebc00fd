import Browsers
import Importers
import LivePages
import Scenarios
internal import TextIO

/// Which of the files are live pages, and how they are shown.
struct Browsing: Sendable {
  private let showsFiles: Bool
  private let program: String?
  private let allowed: [PageAddress]
  private let awaited: String?
  private let language: String?
  private let preferences: Set<String>
  private let size: (width: Int, height: Int)
  private let seconds: Double
  private let mostNodes: Int

  /// The most nodes of a live page where nothing else was typed.
  private static let usualNodes = 50_000
  private static let usualSeconds = 15.0

  /// - Parameter showsFiles: Whether HTML files are shown in a browser, too, whatever was typed.
  init(
    _ arguments: Arguments, _ options: ImportOptions, showsFiles: Bool = false
  ) throws(UsageError) {
    self.showsFiles = showsFiles || arguments.has(.browser)
    program = arguments.value(of: .browserPath)
    var allowed: [PageAddress] = []
    for text in arguments.values(of: .allowOrigin) {
      guard let address = PageAddress(text) else {
        throw UsageError(
          "--allow-origin cannot be “\(text)”", remedy: "write one such as https://cdn.example.org")
      }
      allowed.append(address)
    }
    self.allowed = allowed
    awaited = arguments.value(of: .waitFor)
    language = arguments.value(of: .language)
    preferences = Set(arguments.values(of: .prefers))
    let phone =
      arguments.has(.viewport)
      ? (Int(options.viewport.width), Int(options.viewport.height)) : (390, 844)
    let isTurned = arguments.value(of: .orientation) == "landscape"
    size = isTurned ? (max(phone.0, phone.1), min(phone.0, phone.1)) : phone
    // The page gives up before the whole program does, which has no time to say why.
    let timeout = arguments.value(of: .timeout).flatMap(Double.init)
    seconds = timeout.map { max($0 - 0.5, $0 / 2) } ?? Browsing.usualSeconds
    mostNodes = arguments.has(.limit) ? options.budget.nodes : Browsing.usualNodes
  }

  /// The pages, in the browser that the process's environment have.
  func pages(in environment: CommandEnvironment) -> BrowsedPages {
    let named = environment.variable("ANNOUNCE_BROWSER")
    let browser = Result { () throws(BrowserError) in
      SharedBrowser(
        try BrowserProgram.find(program, named: named), temporary: environment.temporaryFolder)
    }
    return BrowsedPages(browsing: self, browser: browser)
  }

  /// What shows the live pages of documents, where the command line lets documents start a browser.
  func screens(in environment: CommandEnvironment) -> (any LivePageScreens)? {
    showsFiles ? pages(in: environment) : nil
  }

  /// How a page is shown.
  fileprivate func request(for source: PageRequest.Source) -> PageRequest {
    var request = PageRequest(source)
    request.allowed = allowed
    request.awaited = awaited
    request.language = language
    request.preferences = preferences
    (request.width, request.height) = size
    request.seconds = seconds
    request.mostNodes = mostNodes
    return request
  }

  /// Where a live page comes from; absent for files like others.
  fileprivate func source(_ operand: String) -> PageRequest.Source? {
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

/// The live pages of a command, which one browser shows.
struct BrowsedPages: Sendable {
  fileprivate let browsing: Browsing
  /// Starts with the first page; or why there is none.
  fileprivate let browser: Result<SharedBrowser, BrowserError>

  /// What was typed as a page in a browser; absent where it is a file like others.
  func site(of operand: String) throws(InputError) -> PageHost? {
    try browsing.source(operand).map { source throws(InputError) in
      try site(of: source, called: operand)
    }
  }

  private func site(
    of source: PageRequest.Source, called operand: String
  ) throws(InputError) -> PageHost {
    switch browser {
    case .success(let browser):
      return PageHost(browsing.request(for: source), called: operand, in: browser)
    case .failure(let error):
      throw InputError(file: operand, problem: error.problem, remedy: error.remedy)
    }
  }
}

extension BrowsedPages: LivePageScreens {
  /// A page that a document links to.
  func screen(_ page: LivePageLink) throws(InputError) -> ImportedScreen {
    guard let source = PageRequest.Source(page.place, isAddress: page.isAddress) else {
      throw page.isNoAddress
    }
    return try site(of: source, called: page.place).screen()
  }
}
