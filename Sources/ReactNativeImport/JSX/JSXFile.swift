internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// The importer of React Native components in JSX or TSX, and in code blocks of Markdown documents.
///
/// The code is not run. The importer evaluates constant expressions and reports everything else as
/// a diagnostic. Each component that no other component uses is a screen.
enum JSXFile {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let bytes = Array(try TextBytes.decode(bytes, file: file).utf8)
    let parts = JSXFences.parts(of: bytes, file: file)
    let own = JSXSource(bytes, parts: parts)
    guard !own.isUnreadable else { throw refusal(of: own, nil, file: file) }
    let aliases = try Aliases(ofFile: options.aliases)
    if let element = WebTree.firstElement(of: own, aliases) {
      throw WebTree.refusal(
        ofSource: own.elementName(element), at: own.position(element), file: file)
    }
    // The code blocks of a Markdown document come from unrelated files, so the imports in these
    // blocks are not followed.
    let path = parts == [0..<bytes.count] ? file.map { PathName($0) } : nil
    let (source, modules, routes, isCut) = JSXProjectReader.read(own, at: path)
    let declarations = JSXDeclarations(source, modules)
    let translations = try options.translations.map { path throws(InputError) in
      try JSON(parsing: FileBytes.contents(ofFile: path), file: path)
    }
    func show(on platform: JSXEvaluator.Platform) -> JSXScreens {
      var evaluator = JSXEvaluator(
        source, declarations, options: options, translations: translations, platform: platform)
      if !routes.path.isEmpty {
        var framed = evaluator
        framed.fileRoutes = routes
        let roots = framed.routeRoots()
        let screens = JSXScreens(roots, framed, aliases: aliases, file: file)
        if screens.shownFiles.contains(0) { return screens }
        if routes.path == [0] { evaluator.fileRoutes = routes }
      }
      var roots = JSXRoot.all(in: source, declarations)
      if roots.isEmpty { roots = evaluator.exportedRoots() }
      return JSXScreens(roots, evaluator, aliases: aliases, file: file)
    }
    let ios = show(on: .ios)
    let android = ios.dependsOnPlatform ? show(on: .android) : nil
    var screens = pair(ios.shown, android?.shown ?? [])
    guard !screens.isEmpty else { throw refusal(of: source, modules[0], file: file) }
    let built = ios.built.union(android?.built ?? [])
    add(problemsOf: source, built: built, to: &screens)
    if isCut {
      screens[0].screen.diagnostics.append(ImportDiagnostic(.tooManyFiles(modules.count)))
    }
    add(assumptionsWithout: source, options, to: &screens)
    let texts = JSXTexts.find(
      in: source, built: built,
      notShown: ios.notShown.union(android?.notShown ?? []))
    let all = screens.map(\.screen) + screens.compactMap(\.android)
    let unused = texts.unused(in: all)
      .removingParts(of: all, isWord: false) { $0.reason == .computed }
    add(unused, to: &screens)
    return screens
  }

  /// Joins the screens of both platforms.
  ///
  /// Screens with the same name are one screen.
  ///
  /// The Android version of a screen is kept only if it differs from the iOS version.
  private static func pair(
    _ ios: [JSXScreens.ShownScreen], _ android: [JSXScreens.ShownScreen]
  ) -> [ImportedScreen] {
    var screens = ios.map(\.screen)
    for index in screens.indices {
      guard let running = ios[index].running else { continue }
      let other = android.first { $0.name == ios[index].name }
      screens[index].running = JSXApp(ios: running, android: other?.running)
    }
    let names = ios.map(\.name)
    for other in android {
      if let index = names.firstIndex(of: other.name) {
        if screens[index].screen != other.screen.screen {
          screens[index].android = other.screen.screen
        }
        screens[index].app = .joined(ios: screens[index].app, android: other.screen.app)
        screens[index].appDiagnostics += other.screen.appDiagnostics.filter { diagnostic in
          !screens[index].appDiagnostics.contains(diagnostic)
        }
        let known = Set(screens[index].unused)
        screens[index].unused = screens[index].unused.filter { other.screen.unused.contains($0) }
        screens[index].unused += other.screen.unused.filter {
          !known.contains($0) && screens[index].android == nil
        }
      } else {
        var screen = other.screen
        screen.running = other.running.map { JSXApp(ios: $0, android: nil) }
        screen.screen.diagnostics.append(ImportDiagnostic(.androidOnly))
        screens.append(screen)
      }
    }
    return screens
  }

  private static func refusal(
    of source: JSXSource, _ module: JSXModule?, file: String?
  ) -> InputError {
    if let broken = source.problems.first(where: { $0.token != nil }) {
      return InputError(
        file: file, position: source.position(ofByte: broken.offset), problem: broken.problem,
        remedy: broken.remedy)
    }
    if let other = module?.unresolvedReExports.first {
      return InputError(
        file: file, problem: "the file only passes on what “\(other)” exports, which was not read",
        remedy: "give the file of “\(other)”")
    }
    return InputError(
      file: file, problem: "the file contains no React Native element",
      remedy: "give a component that returns JSX, such as <View>…</View>")
  }

  /// Adds diagnostics for `--assume` names that the file does not contain, to the first screen.
  private static func add(
    assumptionsWithout source: JSXSource, _ options: ImportOptions,
    to screens: inout [ImportedScreen]
  ) {
    for (name, _) in options.assumptions.prefix(12) {
      let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
      guard let word = words.first.map(String.init),
        !source.tokens.indices.contains(where: { source.text($0) == word })
      else { continue }
      screens[0].screen.diagnostics.append(ImportDiagnostic(.idleAssumption(word)))
    }
  }

  /// Adds diagnostics for syntax errors to the first screen.
  ///
  /// Errors of an imported file are included only if a screen shows a component of this file.
  private static func add(
    problemsOf source: JSXSource, built: Set<Int>, to screens: inout [ImportedScreen]
  ) {
    let drawn = Set(built.map(source.file(ofToken:)))
    let broken = source.problems.filter { problem in
      guard let file = problem.token.map(source.file(ofToken:)) else { return false }
      return file == 0 || drawn.contains(file)
    }
    for problem in (broken.isEmpty ? Array(source.ownProblems) : broken).prefix(12) {
      let sentence = DiagnosticSentence.broken(
        isElement: problem.token != nil, problem.problem, problem.remedy)
      let position = source.position(ofByte: problem.offset)
      screens[0].screen.diagnostics.append(ImportDiagnostic(sentence, at: position))
    }
  }

  private static func add(_ texts: [UnusedText], to screens: inout [ImportedScreen]) {
    var known = Set(screens.flatMap(\.unused).map(key))
    screens[0].unused += texts.filter { known.insert(key($0)).inserted }
  }

  private static func key(_ text: UnusedText) -> String {
    "\(text.position?.line ?? 0) \(text.text)"
  }
}
