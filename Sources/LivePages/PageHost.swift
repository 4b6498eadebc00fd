package import Browsers
package import Importers
internal import Simulator
package import TextIO

/// A live page that somebody acts on, once for each session: in one browser, with a page of its own for each.
///
/// Unchecked: what changes is touched only while nobody else touches the browser.
package final class PageHost: @unchecked Sendable {
  private let request: PageRequest
  private let name: String
  private let browser: SharedBrowser
  private var problem: InputError?

  /// A page that is not opened yet.
  ///
  /// - Parameter name: What the user calls it.
  package init(_ request: PageRequest, called name: String, in browser: SharedBrowser) {
    self.request = request
    self.name = name
    self.browser = browser
  }

  /// What went wrong with a page so far, which its session could not tell.
  package var failure: InputError? { withExclusiveAccess { problem } }

  /// The page as it is once it is quiet, and before anybody does anything.
  package func bytes() throws(InputError) -> [UInt8] { try capture().bytes }

  /// The page as it is once it is quiet, and what it looks like then.
  ///
  /// - Parameter withPicture: Whether a picture is taken; none comes of a page that is too slow for that.
  /// - Returns: The picture as ``LivePage/picture()`` has it.
  package func capture(
    withPicture: Bool = false
  ) throws(InputError) -> (bytes: [UInt8], picture: String?) {
    let taken = withExclusiveAccess {
      () -> Result<(bytes: [UInt8], picture: String?), BrowserError> in
      Result { () throws(BrowserError) in
        let page = try browser.show(request)
        let bytes = try LiveCapture.bytes(of: page, nodes: request.mostNodes)
        return (bytes, withPicture ? try? page.picture() : nil)
      }
    }
    switch taken {
    case .success(let taken): return taken
    case .failure(let error): throw inputError(error)
    }
  }

  /// The page as a screen on which somebody can act.
  package func screen() throws(InputError) -> ImportedScreen {
    let bytes = try bytes()
    let screens = try ImportedScreen.contents(
      of: bytes, format: .page, file: name, options: ImportOptions())
    guard var screen = screens.first else {
      throw InputError(
        file: name, problem: "the page has no screen", remedy: "open it in a browser and look")
    }
    screen.isLive = true
    screen.running = LivePageApp(of: self)
    return screen
  }

  /// The elements of the page as we and as the browser's own tree have them.
  package func crossCheck() throws(InputError) -> CrossCheck {
    let taken = withExclusiveAccess {
      () -> Result<(bytes: [UInt8], exposed: [String: ExposedElement]), BrowserError> in
      Result { () throws(BrowserError) in
        let page = try browser.show(request)
        let bytes = try LiveCapture.bytes(of: page, nodes: request.mostNodes)
        return (bytes, try page.exposedElements())
      }
    }
    switch taken {
    case .success(let taken):
      return CrossCheck(try HTMLPage(captured: taken.bytes, file: name), taken.exposed)
    case .failure(let error): throw inputError(error)
    }
  }

  /// A page of its own for a session; absent once something went wrong.
  ///
  /// Only ``alone(_:)``.
  func open(for platform: ReaderPlatform) -> PageSession? {
    attempt { () throws(BrowserError) in
      try PageSession(
        browser.show(request, observer: PageHost.observer(nodes: request.mostNodes)),
        of: self, called: name, for: platform)
    }
  }

  /// Does something with a page; nothing once something went wrong.
  ///
  /// Only ``alone(_:)``.
  func attempt<Made>(_ act: () throws(BrowserError) -> Made) -> Made? {
    guard problem == nil else { return nil }
    do throws(BrowserError) {
      return try act()
    } catch {
      problem = inputError(error)
      return nil
    }
  }

  /// Does something while nobody else touches the browser or its pages.
  func withExclusiveAccess<Made>(_ act: () -> Made) -> Made {
    browser.withExclusiveAccess(act)
  }

  /// Keeps a page that nobody acts on any more until the browser is free to close it.
  func retire(_ page: LivePage) { browser.retire(page) }

  private func inputError(_ error: BrowserError) -> InputError {
    InputError(file: name, problem: error.problem, remedy: error.remedy)
  }

  private static func observer(nodes: Int) -> String {
    let script = String(decoding: PackageResources.announce_observe_js, as: UTF8.self)
    return "(\(script)\n)(\(LiveCapture.script)\n, \(nodes));\n"
  }
}
