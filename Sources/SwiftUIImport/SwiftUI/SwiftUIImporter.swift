internal import AccessibilityTree
internal import ComponentSource
internal import ImportSupport
internal import TextIO

/// The importer of SwiftUI screens.
///
/// The code is not run: what it tells is evaluated, and everything else is a diagnostic.
enum SwiftUIImporter {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let bytes = Array(try TextBytes.decode(bytes, file: file).utf8)
    let reader = SwiftUIProjectLoader(bytes, at: file, language: options.language)
    let project = SourceProject(reader.files)
    let found = SwiftUIRoots(project).all(named: options.screens)
    guard !found.isEmpty else { throw refusal(of: reader.files[0], file: file) }
    let aliases = try Aliases(ofFile: options.aliases)
    let evaluator = Evaluator(
      project,
      framework: SwiftUIFramework(
        texts: reader.texts, setKeys: SwiftUIFramework.keysSet(in: reader.files)),
      assumptions: assumptions(options.assumptions))
    let builder = ViewBuilder(evaluator, texts: reader.texts, aliases: aliases)
    let roots = found.flatMap { root in
      var builder = builder
      return builder.screens(of: root)
    }
    var screens: [ImportedScreen] = []
    var taken: Set<String> = []
    for var root in roots {
      root.name = unique(root.name, &taken)
      let running = SwiftUIRunningScreen(root, builder, file: file)
      let saysNothing = running.isEmpty && running.screen.diagnostics.isEmpty
      guard !saysNothing || roots.count == 1 else { continue }
      var imported = SwiftUIApp.imported(running, readsApp: options.readsApp)
      if options.keepsSource { imported.source = running.builder.sourceTree }
      screens.append(imported)
    }
    guard !screens.isEmpty else { throw refusal(of: reader.files[0], file: file) }
    addProblems(of: reader, options, to: &screens[0].screen)
    screens[0].unused = reader.texts.unused(in: project.files[0], of: screens.map(\.screen))
    return screens
  }

  /// Returns a name that no other screen of the file has.
  private static func unique(_ name: String, _ taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name) \(number)"
      number += 1
    }
    return candidate
  }

  private static func refusal(of source: SourceFile, file: String?) -> InputError {
    if let problem = source.problems.first {
      return InputError(
        file: file, position: source.position(ofByte: problem.offset), problem: problem.problem,
        remedy: problem.remedy)
    }
    return InputError(
      file: file, problem: "the file contains no SwiftUI view",
      remedy:
        "give a file with a View or a #Preview, or run the app and save print(app.debugDescription) "
        + "of a UI test (announce formats xcuitest)")
  }

  private static func addProblems(
    of reader: SwiftUIProjectLoader, _ options: ImportOptions, to screen: inout Screen
  ) {
    let source = reader.files[0]
    for problem in source.problems.prefix(12) {
      let position = Node.Position(source.position(ofByte: problem.offset))
      screen.diagnostics.append(
        ImportDiagnostic(.syntaxError(problem.problem, problem.remedy), at: position))
    }
    if reader.isCut {
      screen.diagnostics.append(ImportDiagnostic(.tooManyFiles(reader.files.count)))
    }
    if !options.assumptions.isEmpty {
      let names = reader.files.reduce(into: Set<String>()) {
        $0.formUnion(SwiftNames($1.bytes).names.map(\.name))
      }
      screen.diagnostics += options.unusedAssumptions(among: names)
    }
    if let language = options.language, !reader.texts.hasChosenLanguage {
      screen.diagnostics.append(ImportDiagnostic(.noTexts(in: language)))
    }
  }

  /// Returns the values that a person assumes, such as `true`, `3`, `nil` or a text.
  private static func assumptions(
    _ written: [(name: String, value: String)]
  ) -> [String: SourceValue] {
    var values: [String: SourceValue] = [:]
    for (name, text) in written {
      switch text {
      case "true": values[name] = .boolean(true)
      case "false": values[name] = .boolean(false)
      case "nil", "null": values[name] = .null
      case "[]": values[name] = .list([])
      case _ where text.isConstant: values[name] = .constant(text)
      default:
        values[name] =
          Int(text).map { .integer($0) } ?? Double(text).map { .number($0) }
          ?? .string(SourceText(unquoted(text)))
      }
    }
    return values
  }

  private static func unquoted(_ text: String) -> String {
    text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
      ? String(text.dropFirst().dropLast()) : text
  }
}
