internal import Browsers
internal import Importers
internal import LivePages
internal import Scenarios
internal import TextIO

/// Shows pages of tests in the browser of this machine.
struct TestedPages: LivePageScreens {
  private let scope = BrowserScope.current ?? BrowserScope()

  func screen(_ page: LivePageLink) throws(InputError) -> ImportedScreen {
    guard let source = PageRequest.Source(page.place, isAddress: page.isAddress) else {
      throw page.isNoAddress
    }
    switch scope.browser {
    case .success(let browser):
      return try LiveSite(PageRequest(source), called: page.place, in: browser).screen()
    case .failure(let error):
      throw InputError(file: page.place, problem: error.problem, remedy: error.remedy)
    }
  }
}
