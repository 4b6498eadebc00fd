package import Browsers
internal import Foundation
package import Importers
package import LivePages
package import Scenarios
internal import TranscriptTesting

/// A scope in which tests show live pages, in the browser of this machine.
package struct BrowserScope: LivePageScreens {
  /// The browser, or the error if no browser is installed.
  ///
  /// The browser process starts when the first page is opened.
  package let browser: Result<SharedBrowser, BrowserError>

  /// Creates a scope for live pages.
  ///
  /// - Parameter temporary: The folder to which the browser writes. `nil` uses the process's folder
  ///   for temporary files.
  package init(temporary: String? = nil) {
    browser = Result { () throws(BrowserError) in
      let named = ProcessInfo.processInfo.environment["ANNOUNCE_BROWSER"]
      return SharedBrowser(
        try BrowserProgram.find(nil, named: named),
        temporary: temporary ?? FileManager.default.temporaryDirectory.path)
    }
  }

  package func screen(_ page: LivePageLink) throws(InputError) -> ImportedScreen {
    guard let source = PageRequest.Source(page.location, isAddress: page.isAddress) else {
      throw page.invalidAddress
    }
    switch browser {
    case .success(let browser):
      return try PageHost(PageRequest(source), called: page.location, in: browser).screen()
    case .failure(let error):
      throw InputError(file: page.location, problem: error.problem, remedy: error.remedy)
    }
  }
}
