package import Browsers
internal import Dispatch
package import Importers
internal import Simulator

/// A live page that somebody acts on, once for each session: one browser with a page of its own for each.
///
/// Unchecked: the browser and its pages are touched only while the gate is held.
package final class LiveSite: @unchecked Sendable {
  private let request: PageRequest
  private let name: String
  private let temporary: String
  private let program: BrowserProgram
  private let gate = DispatchSemaphore(value: 1)
  private var browser: HeadlessBrowser?
  private var problem: ImportError?
  /// Pages that no session acts on any more.
  private let retired = RetiredPages()

  /// A page that is not opened yet.
  ///
  /// - Parameters:
  ///   - name: What the user calls it.
  ///   - temporary: The folder for what the browser writes.
  package init(
    _ request: PageRequest, called name: String, in program: BrowserProgram, temporary: String
  ) {
    self.request = request
    self.name = name
    self.program = program
    self.temporary = temporary
  }

  /// What went wrong with a page so far, which its session could not tell.
  package var failure: ImportError? { alone { problem } }

  /// The page as it is once it is quiet, and before anybody does anything.
  package func bytes() throws(ImportError) -> [UInt8] {
    let taken = alone { () -> Result<[UInt8], BrowserError> in
      Result { () throws(BrowserError) in
        let page = try LivePage(in: started())
        return try LiveCapture.bytes(of: page, nodes: request.mostNodes)
      }
    }
    switch taken {
    case .success(let bytes): return bytes
    case .failure(let error): throw importError(error)
    }
  }

  /// The page as a screen on which somebody can act.
  package func screen() throws(ImportError) -> ImportedScreen {
    let bytes = try bytes()
    let screens = try ImportedScreen.contents(
      of: bytes, format: .page, file: name, options: ImportOptions())
    guard var screen = screens.first else {
      throw ImportError(
        file: name, problem: "the page has no screen", remedy: "open it in a browser and look")
    }
    screen.isLive = true
    screen.running = LivePageApp(of: self)
    return screen
  }

  /// The elements of the page as we and as the browser's own tree have them.
  package func crossCheck() throws(ImportError) -> CrossCheck {
    let taken = alone {
      () -> Result<(bytes: [UInt8], exposed: [String: ExposedElement]), BrowserError> in
      Result { () throws(BrowserError) in
        let page = try LivePage(in: started())
        let bytes = try LiveCapture.bytes(of: page, nodes: request.mostNodes)
        return (bytes, try page.exposedElements())
      }
    }
    switch taken {
    case .success(let taken):
      return CrossCheck(try HTMLPage(captured: taken.bytes, file: name), taken.exposed)
    case .failure(let error): throw importError(error)
    }
  }

  /// A page of its own for a session; absent once something went wrong.
  ///
  /// Only while the gate is held.
  func open(for platform: ReaderPlatform) -> RunningPage? {
    attempt { () throws(BrowserError) in
      try RunningPage(
        LivePage(in: started(), observer: LiveSite.observer(nodes: request.mostNodes)),
        of: self, called: name, for: platform)
    }
  }

  /// Does something with a page; nothing once something went wrong.
  ///
  /// Only while the gate is held.
  func attempt<Made>(_ act: () throws(BrowserError) -> Made) -> Made? {
    guard problem == nil else { return nil }
    do throws(BrowserError) {
      return try act()
    } catch {
      problem = importError(error)
      return nil
    }
  }

  /// Does something while nobody else touches the browser or its pages.
  func alone<Made>(_ act: () -> Made) -> Made {
    gate.wait()
    defer { gate.signal() }
    retired.letGo()
    return act()
  }

  /// Keeps a page that nobody acts on any more until the browser is free to close it.
  func retire(_ page: LivePage) { retired.append(page) }

  private func started() throws(BrowserError) -> HeadlessBrowser {
    if let browser { return browser }
    let started = try HeadlessBrowser(for: request, in: program, temporary: temporary)
    browser = started
    return started
  }

  private func importError(_ error: BrowserError) -> ImportError {
    ImportError(file: name, problem: error.problem, remedy: error.remedy)
  }

  private static func observer(nodes: Int) -> String {
    let script = String(decoding: PackageResources.announce_observe_js, as: UTF8.self)
    return "(\(script)\n)(\(LiveCapture.script)\n, \(nodes));\n"
  }
}

/// Unchecked: the pages are touched only while the lock is held.
private final class RetiredPages: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var pages: [LivePage] = []

  func append(_ page: LivePage) {
    lock.wait()
    defer { lock.signal() }
    pages.append(page)
  }

  /// Lets the pages go, which closes them.
  func letGo() {
    lock.wait()
    let gone = pages
    pages = []
    lock.signal()
    withExtendedLifetime(gone) {}
  }
}
