package import Browsers
package import Importers
internal import Simulator
package import TextIO

/// A host that opens a live page for each session.
///
/// All pages share one browser.
///
/// Unchecked: `problem`, `opened`, `contexts` and `work` are accessed only with exclusive access to
/// the browser.
package final class PageHost: @unchecked Sendable {
  private let request: PageRequest
  private let name: String
  private let browser: SharedBrowser
  private let phones: PagePhones
  private var problem: InputError?
  /// The seconds that sessions have spent on each kind of work.
  var work = PageWork()
  private weak var opened: PageSession?
  /// The capture of the page on the second phone, kept until the comparison with the first capture.
  private var second: Result<[UInt8], InputError>?
  /// The browser context in which the pages of each platform's phone open.
  private var contexts: [ReaderPlatform: BrowserContext] = [:]

  /// Creates a host.
  ///
  /// The page is not opened yet.
  ///
  /// - Parameters:
  ///   - request: The page, and how to show it.
  ///   - name: The address or path that the user gave.
  ///   - browser: The browser.
  ///   - phones: The phones that show the page.
  package init(
    _ request: PageRequest, called name: String, in browser: SharedBrowser,
    on phones: PagePhones = PagePhones()
  ) {
    self.phones = phones
    self.request = request
    self.name = name
    self.browser = browser
  }

  // Disposing of contexts needs exclusive access to the browser.
  deinit {
    for context in contexts.values { browser.retire(context) }
  }

  /// The first error on a page of this host, or `nil` if there was none.
  package var failure: InputError? { withExclusiveAccess { problem } }

  /// The seconds that sessions have spent on each kind of work so far.
  package var workSoFar: PageWork { withExclusiveAccess { work } }

  /// Waits until the page is quiet, and returns a capture of the page.
  package func bytes() throws(InputError) -> [UInt8] { try capture().bytes }

  /// Waits until the page is quiet, and returns a capture and, if requested, a picture of the page.
  ///
  /// - Parameters:
  ///   - withPicture: Whether to take a picture. The result has no picture if the page is too slow.
  ///   - axe: The script of axe-core to run, or `nil`. The results of axe-core are returned as
  ///     JSON.
  package func capture(
    withPicture: Bool = false, checkedBy axe: String? = nil
  ) throws(InputError) -> (bytes: [UInt8], picture: String?, checked: String?) {
    try withNewPage(pageRequest(on: phones.phones.first?.phone)) { (page) throws(BrowserError) in
      let bytes = try LiveCapture.bytes(of: page, nodes: request.nodeLimit)
      let picture = withPicture ? try? page.picture() : nil
      // Run axe-core after taking the picture, because axe-core scrolls the page.
      let checked = try axe.map { (script) throws(BrowserError) in try page.results(ofAxe: script) }
      return (bytes, picture, checked)
    }
  }

  /// Captures the page on the first phone and, if the browser has no other work, meanwhile on the
  /// second phone, too.
  ///
  /// The first capture is that of ``capture(withPicture:checkedBy:)``.
  /// ``addOtherPhone(to:captured:options:)`` uses the second capture.
  package func captureOnPhones(
    withPicture: Bool = false, checkedBy axe: String? = nil
  ) throws(InputError) -> (bytes: [UInt8], picture: String?, checked: String?) {
    guard !browser.isBusy, phones.phones.count > 1 else {
      return try capture(withPicture: withPicture, checkedBy: axe)
    }
    let other = PendingCapture { [self] in captureOnSecondPhone() }
    defer { second = other.result }
    return try capture(withPicture: withPicture, checkedBy: axe)
  }

  /// Returns the content of the page's URL as the server sends it, before scripts change it.
  ///
  /// - Parameter limit: The maximum size in bytes.
  package func content(limit: Int) throws(InputError) -> [UInt8] {
    guard case .address(let address) = request.source else { return [] }
    var blank = request
    blank.isBlank = true
    blank.awaitedSelector = nil
    return try withNewPage(blank) { (page) throws(BrowserError) in
      try page.content(of: address.text, limit: limit)
    }
  }

  /// Returns the capture of the page on the second phone if it differs from the capture on the
  /// first phone.
  ///
  /// The result is `nil` if the page is the same on both phones, or if there is only one phone.
  ///
  /// - Parameter first: The capture on the first phone.
  package func otherCapture(than first: [UInt8]) throws(InputError) -> [UInt8]? {
    guard phones.phones.count > 1 else { return nil }
    let other = try (second ?? captureOnSecondPhone()).get()
    second = nil
    return other == first ? nil : other
  }

  private func captureOnSecondPhone() -> Result<[UInt8], InputError> {
    let request = pageRequest(on: phones.phones[1].phone)
    return Result { () throws(InputError) in
      try withNewPage(request) { (page) throws(BrowserError) in
        try LiveCapture.bytes(of: page, nodes: request.nodeLimit)
      }
    }
  }

  /// Adds the screen on the second phone to the screen on the first phone, if the two screens
  /// differ.
  ///
  /// - Parameters:
  ///   - imported: The screen on the first phone. On return, it is the screen on the iPhone, with
  ///     the screen on the Android phone in `android`.
  ///   - bytes: The capture on the first phone.
  ///   - options: The options with which the capture was imported.
  package func addOtherPhone(
    to imported: inout ImportedScreen, captured bytes: [UInt8], options: ImportOptions
  ) throws(InputError) {
    guard let other = try otherCapture(than: bytes),
      let screen = try ImportedScreen.contents(
        of: other, format: .page, file: name, options: options
      ).first?.screen, !screen.isSame(as: imported.screen)
    else { return }
    let isFirst = phones.phones.first?.platform == .iOS
    imported.android = isFirst ? screen : imported.screen
    if !isFirst { imported.screen = screen }
  }

  /// Returns the page as a screen on which sessions can begin.
  package func screen() throws(InputError) -> ImportedScreen {
    let bytes = try captureOnPhones().bytes
    let screens = try ImportedScreen.contents(
      of: bytes, format: .page, file: name, options: ImportOptions())
    guard var screen = screens.first else {
      throw InputError(
        file: name, problem: "the page is empty",
        remedy: "open it in a browser and check its content")
    }
    try addOtherPhone(to: &screen, captured: bytes, options: ImportOptions())
    screen.isLive = true
    screen.running = LivePageApp(of: self)
    return screen
  }

  /// Compares the imported page with the browser's own accessibility tree.
  package func crossCheck() throws(InputError) -> CrossCheck {
    let (bytes, exposed) = try withNewPage(pageRequest(on: phones.phones.first?.phone)) {
      (page) throws(BrowserError) in
      (
        bytes: try LiveCapture.bytes(of: page, nodes: request.nodeLimit),
        exposed: try page.exposedElements()
      )
    }
    return try CrossCheck(bytes, file: name, exposed)
  }

  /// Opens the page, reads something from the page, and closes the page.
  private func withNewPage<Output>(
    _ request: PageRequest, _ read: (LivePage) throws(BrowserError) -> Output
  ) throws(InputError) -> Output {
    let result: Result<Output, BrowserError> = withExclusiveAccess {
      Result { () throws(BrowserError) in try read(browser.open(request)) }
    }
    switch result {
    case .success(let made): return made
    case .failure(let error): throw inputError(error)
    }
  }

  /// Returns the cookies and the storage of the page in the last session.
  func access() throws(InputError) -> PageAccess {
    let result = withExclusiveAccess {
      Result { () throws(BrowserError) in try opened?.page.access() }
    }
    switch result {
    case .success(let access): return access ?? PageAccess()
    case .failure(let error): throw inputError(error)
    }
  }

  /// The HTTP status of the page in the last session, or `nil` if there is none.
  var status: Int? { withExclusiveAccess { opened?.page.status } }

  private func pageRequest(on phone: EmulatedPhone?) -> PageRequest {
    var request = request
    request.phone = phone
    return request
  }

  /// Opens a page for a session.
  ///
  /// The result is `nil` after an error.
  ///
  /// Call this method only inside ``withExclusiveAccess(_:)``.
  func open(for platform: ReaderPlatform) -> PageSession? {
    let session = attempt { () throws(BrowserError) in
      try timed(.opening) { () throws(BrowserError) in
        let page = try browser.open(
          pageRequest(on: phones[platform]), at: contexts[platform],
          observer: PageHost.observer(nodes: request.nodeLimit))
        contexts[platform] = page.context
        return try PageSession(page, of: self, called: name, for: platform)
      }
    }
    opened = session
    return session
  }

  /// Performs an action on a page, and returns the action's result.
  ///
  /// If the action fails, stores the error and returns `nil`. If an earlier error is stored,
  /// returns `nil` without performing the action.
  ///
  /// Call this method only inside ``withExclusiveAccess(_:)``.
  func attempt<Output>(_ act: () throws(BrowserError) -> Output) -> Output? {
    guard problem == nil else { return nil }
    do throws(BrowserError) {
      return try act()
    } catch {
      problem = inputError(error)
      return nil
    }
  }

  /// Performs an action while no other thread uses the browser or its pages.
  func withExclusiveAccess<Output>(_ act: () -> Output) -> Output {
    browser.withExclusiveAccess(act)
  }

  /// Closes a page the next time that a thread has exclusive access to the browser.
  func retire(_ page: LivePage) { browser.retire(page) }

  private func inputError(_ error: BrowserError) -> InputError {
    InputError(file: name, problem: error.problem, remedy: error.remedy)
  }

  private static func observer(nodes: Int) -> String {
    let script = String(decoding: PackageResources.announce_observe_js, as: UTF8.self)
    let gestures = String(decoding: PackageResources.announce_activate_js, as: UTF8.self)
    return "(\(script)\n)(\(LiveCapture.script)\n, \(nodes), \(gestures)\n);\n"
  }
}

extension Screen {
  /// Whether this screen and the screen on another phone have the same content.
  ///
  /// The line numbers of nodes in the two captures are not compared.
  func isSame(as other: Screen) -> Bool {
    guard count == other.count, structure == other.structure, title == other.title,
      language == other.language
    else { return false }
    return preorder.allSatisfy { visit in
      var node = other[visit.index]
      node.position = self[visit.index].position
      return node == self[visit.index]
    }
  }
}
