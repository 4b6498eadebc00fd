package import Importers
internal import Simulator
package import TextIO

extension ScenarioDocument {
  /// Returns the screens that have tables, in the order of the document.
  ///
  /// A screen without a name gets the heading above it as its name.
  package func screens(_ options: ScenarioOptions) throws(InputError) -> [ImportedScreen] {
    if let problem = problems.first { throw problem }
    let screens = ScenarioScreens(
      document: file, options: options.importing, folder: options.folder,
      livePages: options.livePages)
    var found: [ImportedScreen] = []
    for scenario in scenarios {
      var imported = try screens.screen(of: scenario.source)
      let name = scenario.source.name ?? scenario.heading
      if imported.screen.name.isEmpty { imported.screen.name = name }
      found.append(imported)
    }
    return found
  }
}
