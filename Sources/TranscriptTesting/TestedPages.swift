internal import Browsers
internal import Foundation
internal import Importers
internal import LivePages
internal import Scenarios

/// Shows pages of tests in the browser of this machine.
struct TestedPages: LivePageScreens {
  func screen(_ page: LivePageLink) throws(ImportError) -> ImportedScreen {
    let source: PageRequest.Source
    if page.isAddress {
      guard let address = PageAddress(page.place) else { throw page.isNoAddress }
      source = .address(address)
    } else {
      source = .file(page.place)
    }
    let program: BrowserProgram
    do throws(BrowserError) {
      let named = ProcessInfo.processInfo.environment["ANNOUNCE_BROWSER"]
      program = try BrowserProgram.find(nil, named: named)
    } catch {
      throw ImportError(file: page.place, problem: error.problem, remedy: error.remedy)
    }
    let folder = FileManager.default.temporaryDirectory.path
    return try LiveSite(PageRequest(source), called: page.place, in: program, temporary: folder)
      .screen()
  }
}
