internal import Importers
package import Scenarios

/// The live pages of the documents that a test asserts.
package enum LivePageScope {
  /// The source of live pages, which only the target LivePageTesting sets, inside its scopes.
  @TaskLocal package static var screens: (any LivePageScreens)?
}

/// A source of live pages that rejects them all, because this target has no browser.
struct MissingLivePages: LivePageScreens {
  func screen(_ page: LivePageLink) throws(InputError) -> ImportedScreen {
    throw InputError(
      file: nil, problem: "this screen is a live page, and the test opens no browser",
      remedy: "add the product LivePageTesting, and call the assertion inside withSharedBrowser")
  }
}
