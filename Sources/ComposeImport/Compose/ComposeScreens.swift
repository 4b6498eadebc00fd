internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource
internal import ImportSupport
internal import TextIO

/// The screens of a file with composables.
struct ComposeScreens {
  private(set) var screens: [ImportedScreen] = []
  private let source: ComposeProject
  private let options: ImportOptions
  private var names: Set<String> = []
  /// The screens of previews before effects, to leave out previews of other windows that show the
  /// same.
  private var previewed: [(function: SourceRange, locale: String?, screen: Screen)] = []
  /// Whether the code reads the size or theme of the window, or `nil` before this is known.
  private var readsWindow: Bool?

  init(_ source: ComposeProject, options: ImportOptions) {
    var options = options
    options.composeVersion = options.composeVersion ?? source.version
    (self.source, self.options) = (source, options)
    let previews = ComposePreviews(source.project, named: options.screens)
    for entry in previews.entries { show(entry) }
    if screens.isEmpty { showStatements() }
    addProblems()
    if !screens.isEmpty {
      screens[0].unused = UserFacingTexts.unused(in: file, of: screens.map(\.screen))
    }
    guard !screens.isEmpty, !previews.unshown.isEmpty else { return }
    var unshown = DiagnosticCollector()
    for function in previews.unshown {
      unshown.record(
        .unshown, function.name,
        at: Node.Position(file.position(ofByte: function.range.start)))
    }
    screens[0].screen.diagnostics += unshown.diagnostics
  }

  private var file: SourceFile { source.project.files[0] }

  private func resources(language: String?) -> ComposeResources {
    source.resources(language: language ?? options.language)
  }

  private func evaluator(
    language: String?, window: ComposeWindow = ComposeWindow()
  ) -> Evaluator {
    Evaluator(
      source.project,
      framework: ComposeFramework(resources: resources(language: language), window: window),
      assumptions: SourceValue.assumed(options.assumptions))
  }

  // MARK: Functions

  private mutating func show(_ entry: ComposePreviews.Entry) {
    if entry.isVariant, !codeReadsWindow() { return }
    let evaluator = evaluator(language: entry.locale, window: entry.window)
    guard let provider = entry.provider else { return show(entry, [], evaluator) }
    var asking = evaluator
    let values = provided(by: provider.type, &asking)
    guard !values.isEmpty else { return show(entry, [], evaluator) }
    let shown = min(provider.limit, ComposeScreens.maximumValues)
    for (number, value) in values.prefix(max(0, shown)).enumerated() {
      var entry = entry
      if values.count > 1 { entry.name += " \(number + 1)" }
      show(entry, [value], evaluator)
    }
    guard shown < min(provider.limit, values.count), !screens.isEmpty else { return }
    var diagnostics = DiagnosticCollector()
    diagnostics.record(
      .truncatedList(values.count),
      at: Node.Position(file.position(ofByte: entry.function.range.start)))
    screens[screens.count - 1].screen.diagnostics += diagnostics.diagnostics
  }

  /// Returns the index of the innermost class or object around a function, or `nil` if it has no
  /// instance.
  private func owner(of function: FunctionDeclaration) -> Int? {
    let types = source.project.types
    let around = types.indices.filter { index in
      let range = types[index].declaration.range
      return range.file == function.range.file && range.start <= function.range.start
        && function.range.end <= range.end
    }
    guard
      let inner = around.max(by: {
        types[$0].declaration.range.start < types[$1].declaration.range.start
      })
    else { return nil }
    let declaration = types[inner].declaration
    switch declaration.kind {
    case .object, .companion: return inner
    case .classType: return declaration.modifiers.contains("abstract") ? nil : inner
    case .structure, .enumeration, .protocolType, .actor, .annotation, .extensionOfType: return nil
    }
  }

  /// Returns whether the code reads the size or theme of the window.
  private mutating func codeReadsWindow() -> Bool {
    if let readsWindow { return readsWindow }
    let reads = source.project.files.contains {
      !KotlinNames($0.bytes).used.isDisjoint(with: ComposeWindow.readers)
    }
    readsWindow = reads
    return reads
  }

  /// Returns whether an earlier preview of the same composable shows the same in another window.
  private mutating func isShown(_ made: ComposeScreen, by entry: ComposePreviews.Entry) -> Bool {
    guard entry.isPreview, let screen = made.imported?.screen else { return false }
    let range = entry.function.range
    let isKnown = previewed.contains {
      $0.function == range && $0.locale == entry.locale && $0.screen == screen
    }
    previewed.append((range, entry.locale, screen))
    return isKnown && entry.isVariant
  }

  /// Returns the values that a preview's parameter provider contains.
  private func provided(by name: String, _ evaluator: inout Evaluator) -> [SourceValue] {
    guard let type = source.project.type(named: name) else { return [] }
    let declaration = source.project.types[type].declaration
    let range = declaration.range
    if declaration.inherited.contains(where: { $0.name.hasSuffix("PreviewParameterProvider") }),
      let collection = declaration.inheritedArguments.first
    {
      // Source: AndroidX Compose UI, CollectionPreviewParameterProvider.
      return evaluator.elements(of: evaluator.value(of: collection.value), at: range)
    }
    let instance = evaluator.instance(of: type, [], at: range)
    guard case .list(let values) = evaluator.property("values", of: instance, at: range).current
    else { return [] }
    return values
  }

  private mutating func show(
    _ entry: ComposePreviews.Entry, _ arguments: [SourceValue], _ evaluator: Evaluator
  ) {
    let root = ComposeRoot(
      function: entry.function, type: owner(of: entry.function), arguments: arguments)
    let made = screen(of: root, evaluator, locale: entry.locale)
    // A theme, or another composable that only surrounds its content, is not a screen.
    if !entry.isPreview, entry.function.takesContent, made.isSilent { return }
    if isShown(made, by: entry) { return }
    let count = screens.count
    add(made, root, named: entry.name, locale: entry.locale)
    if !entry.isPreview, screens.count > count { screens[count].component = entry.function.name }
  }

  /// Shows the composables of a snippet, outside of functions.
  private mutating func showStatements() {
    guard !file.statements.isEmpty else { return }
    let range = SourceRange(file: 0, start: 0, end: file.bytes.count)
    let root = ComposeRoot(statements: Block(file.statements, at: range))
    let made = screen(of: root, evaluator(language: nil), locale: nil)
    add(made, root, named: "", locale: nil)
  }

  private func options(locale: String?) -> ImportOptions {
    var options = options
    options.language = locale ?? options.language
    return options
  }

  private func screen(
    of root: ComposeRoot, _ evaluator: Evaluator, locale: String?
  ) -> ComposeScreen {
    ComposeScreen(root, evaluator, options(locale: locale))
  }

  private mutating func add(
    _ made: ComposeScreen, _ root: ComposeRoot, named name: String, locale: String?
  ) {
    let options = options(locale: locale)
    let hasEffects = !made.builder.mounted.isEmpty
    var app =
      hasEffects || options.readsApp ? ComposeApp(made, of: root, options) : nil
    app?.applyFirstEffects()
    guard var imported = (app?.screen ?? made).imported else { return }
    imported.screen.name = names.insertUnique(name)
    imported.screen.file = file.path
    imported.screen.language = options.language
    imported.screen.diagnostics += app?.openingDiagnostics.diagnostics ?? []
    if options.readsApp, let app {
      imported.running = app
      imported.appDiagnostics = app.diagnostics
      imported.screen.diagnostics += imported.appDiagnostics
    }
    screens.append(imported)
  }

  /// Adds diagnostics about unreadable code to the first screen.
  private mutating func addProblems() {
    guard !screens.isEmpty else { return }
    if source.isCut { screens[0].screen.diagnostics.append(ImportDiagnostic(.manyFiles)) }
    for error in resources(language: nil).unreadable.prefix(ComposeScreens.maximumProblems) {
      screens[0].screen.diagnostics.append(
        ImportDiagnostic(
          .unreadableResources(error.problem),
          at: Node.Position(error.position ?? .start, in: error.file)))
    }
    for problem in file.problems.prefix(ComposeScreens.maximumProblems) {
      let position = Node.Position(file.position(ofByte: problem.offset))
      screens[0].screen.diagnostics.append(
        ImportDiagnostic(.syntaxError(problem.problem, problem.remedy), at: position))
    }
    guard !options.assumptions.isEmpty else { return }
    let names = source.project.files.reduce(into: Set<String>()) {
      $0.formUnion(KotlinNames($1.bytes).used)
    }
    screens[0].screen.diagnostics += options.unusedAssumptions(among: names)
  }

  private static let maximumProblems = 12
  /// The maximum number of values of a preview's parameter, each of which is a screen.
  private static let maximumValues = 100
}
