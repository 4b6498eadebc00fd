internal import Importers
internal import Simulator

/// The screens of one document, from its blocks and from the files it links to.
struct ScenarioScreens {
  /// The document, which links are relative to.
  let document: String
  /// What is said about the files of screens.
  let options: ImportOptions

  /// The screen of a source, with its places as lines of the document where it stands there.
  func screen(of source: ScreenSource) throws(ImportError) -> ImportedScreen {
    throw ImportError(
      file: document, position: source.position, problem: "no screen can be read yet",
      remedy: "wait")
  }
}
