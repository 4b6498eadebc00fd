internal import Importers
package import Scenarios

/// The source of the live pages that documents show during a test.
package enum LivePageScope {
  /// The source of live pages, or `nil` if there is none.
  ///
  /// The target LivePageTesting sets this variable while its scopes run; no other code sets it.
  @TaskLocal package static var screens: (any LivePageScreens)?
}

/// A source of live pages for tests without a browser.
///
/// Instead of showing a page, this source throws an error.
struct MissingLivePages: LivePageScreens {
  func screen(_ page: LivePageLink) throws(InputError) -> ImportedScreen {
    throw InputError(
      file: nil, problem: "this screen is a live page, and the test opens no browser",
      remedy: "add the product LivePageTesting, and call the assertion inside withSharedBrowser")
  }
}
