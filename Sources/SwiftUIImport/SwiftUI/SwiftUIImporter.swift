internal import AccessibilityTree
internal import ComponentSource
internal import ImportSupport
internal import TextIO

/// The importer of SwiftUI screens.
///
/// The code is not run. The importer evaluates the values that the source determines, and reports a
/// diagnostic for everything else.
enum SwiftUIImporter {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let bytes = Array(try TextBytes.decode(bytes, file: file).utf8)
    let loader = SwiftUIProjectLoader(
      bytes, at: file, language: options.language, options.run ?? ImportRun())
    let project = loader.project
    let candidates = SwiftUIRoots(project)
    let found = candidates.all(named: options.screens)
    guard !found.isEmpty else { throw refusal(of: loader.files.screenFile, file: file) }
    let aliases = try Aliases(ofFile: options.aliases)
    func makeBuilder(settingKeys keys: Set<String>) -> ViewBuilder {
      let evaluator = Evaluator(
        project, framework: SwiftUIFramework(texts: loader.texts, setKeys: keys),
        assumptions: SourceValue.assumed(options.assumptions))
      return ViewBuilder(evaluator, texts: loader.texts, aliases: aliases)
    }
    let builder = makeBuilder(settingKeys: loader.environmentKeys)
    // The environment around a preview has its default values.
    let builderOfPreviews =
      loader.environmentKeys.isEmpty ? builder : makeBuilder(settingKeys: [])
    let roots = found.flatMap { root in
      var builder = root.isPreview ? builderOfPreviews : builder
      return builder.screens(of: root)
    }
    var screens: [ImportedScreen] = []
    var taken: Set<String> = []
    for var root in roots {
      root.name = taken.insertUnique(root.name)
      let running = SwiftUIRunningScreen(
        root, root.isPreview ? builderOfPreviews : builder, file: file)
      let saysNothing = running.isEmpty && running.screen.diagnostics.isEmpty
      guard !saysNothing || roots.count == 1 else { continue }
      let app = SwiftUIApp(running)
      var imported = app.imported(readsApp: options.readsApp)
      imported.component = candidates.component(of: root)
      if options.keepsSource { imported.source = app.running.builder.sourceTree }
      screens.append(imported)
    }
    guard !screens.isEmpty else { throw refusal(of: loader.files.screenFile, file: file) }
    addProblems(of: loader, options, to: &screens[0].screen)
    screens[0].unused = loader.texts.unused(in: loader.files.screenFile, of: screens.map(\.screen))
    return screens
  }

  private static func refusal(of source: SourceFile, file: String?) -> InputError {
    source.refusal(
      file: file, problem: "the file contains no SwiftUI view",
      remedy:
        "give a file with a View or a #Preview, or run the app and save print(app.debugDescription) "
        + "of a UI test (announce formats xcuitest)")
  }

  private static func addProblems(
    of loader: SwiftUIProjectLoader, _ options: ImportOptions, to screen: inout Screen
  ) {
    let source = loader.files.screenFile
    for problem in source.problems.prefix(12) {
      let position = Node.Position(source.position(ofByte: problem.offset))
      screen.diagnostics.append(
        ImportDiagnostic(.syntaxError(problem.problem, problem.remedy), at: position))
    }
    if let conditions = BuildConditions(source.bytes).diagnostic(in: source) {
      screen.diagnostics.append(conditions)
    }
    if loader.files.isCut {
      screen.diagnostics.append(ImportDiagnostic(.tooManyFiles(loader.files.numbers.count + 1)))
    }
    if !options.assumptions.isEmpty {
      screen.diagnostics += options.unusedAssumptions(among: loader.names)
    }
    if let language = options.language, !loader.texts.hasChosenLanguage {
      screen.diagnostics.append(ImportDiagnostic(.noTexts(in: language)))
    }
  }
}
