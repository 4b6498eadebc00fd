import Importers
import Simulator

extension Option {
  static let input = Option(
    name: "input", value: .oneOf(inputFormatNames), placeholder: "FORMAT",
    summary: "Set the input format. Default: detected by file name and content. See “announce "
      + "formats”.")
  static let screen = Option(
    name: "screen", value: .text("NAME"), isRepeatable: true,
    summary: "Read only one screen of a file that has several. NAME is the name of a snapshot "
      + "or component, or a qualifier of an Android layout, such as “land” for landscape. A part of "
      + "the name is enough.")
  static let scene = Option(
    name: "scene", value: .text("NAME"), isRepeatable: true,
    summary: "Read only this scene (view controller) of a storyboard.")
  static let resources = Option(
    name: "resources", value: .text("FOLDER"), isRepeatable: true,
    summary: "Use the resources in FOLDER, which is an Android res folder, or contains res "
      + "folders. Repeat to add more; name the app's own folder first. Default: the res folder "
      + "that contains the layout, and the res folders of all other modules in the same Gradle "
      + "build.")
  static let aliases = Option(
    name: "aliases", value: .text("FILE"),
    summary: "Use the aliases in FILE, which map custom views and components to known ones, one "
      + "per line: com.acme.AcmeButton = Button.")
  static let translations = Option(
    name: "translations", value: .text("FILE"),
    summary: "Use the translations in FILE (JSON) for components that look up texts by key.")
  static let boxes = Option(
    name: "boxes", value: .text("FILE"),
    summary: "Read the bounds of a page's elements from FILE (JSON). “announce formats html” shows "
      + "how to get the file.")
  static let viewport = Option(
    name: "viewport", value: .text("WIDTHxHEIGHT"),
    summary: "Set the size of the viewport in CSS pixels, for media queries. Default: 393x852, a "
      + "phone in portrait.")
  static let assume = Option(
    name: "assume", value: .text("name=value"), isRepeatable: true,
    summary: "Assume this value for a variable or prop in the source of a component, such as "
      + "isOpen=true.")
  static let assumeHint = Option(
    name: "assume-hint", value: .none,
    summary: "Treat the text in each field as a placeholder, not as typed text. An Android dump "
      + "does not distinguish them. Use this if all fields were empty when the dump was made.")
  static let window = Option(
    name: "window", value: .text("NAME"),
    summary: "Read this window of an Android dump, named by package or title. Default: the active "
      + "app.")
  static let flutterVersion = Option(
    name: "flutter-version", value: .text("VERSION"),
    summary: "Set the release of Flutter that made a dump, such as 3.38. Headings, tooltips, links "
      + "and positions in lists depend on it. Default: \(FlutterVersion.newest).")
  static let composeVersion = Option(
    name: "compose-version", value: .text("VERSION"),
    summary: "Set the release of Jetpack Compose UI that the app uses, such as 1.11. It "
      + "determines the role of menus, and whether readers count the items of a list. Default: "
      + "\(ComposeVersion.assumed).")
  static let designTime = Option(
    name: "design-time", value: .none,
    summary: "Use design-time attributes, such as tools:text.")
  static let inflateStubs = Option(
    name: "inflate-stubs", value: .none,
    summary: "Treat each ViewStub of an Android layout as inflated.")
  static let strict = Option(
    name: "strict", value: .list(ImportDiagnostic.Kind.allCases.map(\.rawValue), called: "KIND"),
    summary:
      "Exit with status 1 if there are import diagnostics of the kinds that you name (see "
      + "Documentation/Formats.md). Without KIND: the kinds that can make announcements "
      + "wrong: "
      + ImportDiagnostic.Kind.doubtful.map(\.rawValue).joined(separator: ", ") + ".")

  static let limit = Option(
    name: "limit", value: .text("nodes=NUMBER"),
    summary: "Refuse a file with more than NUMBER nodes: tags, objects or lines. Default: "
      + "\(ImportBudget().nodes).")

  /// The options of every command that reads screens.
  static let importing = ofFiles + browsing

  /// The import options of commands that read only files.
  static let ofFiles = [
    input, screen, scene, resources, aliases, translations, boxes, viewport, assume, assumeHint,
    window, flutterVersion, composeVersion, designTime, inflateStubs, limit, strict,
  ]
}

extension Arguments {
  /// The kinds of import diagnostics for which `--strict` fails the run.
  var strictKinds: Set<ImportDiagnostic.Kind> {
    let words = values(of: .strict)
    return Set(
      words.contains("")
        ? ImportDiagnostic.Kind.doubtful : words.compactMap(ImportDiagnostic.Kind.init))
  }
}

extension ImportOptions {
  /// The largest accepted value of a limit on nodes.
  ///
  /// A node takes about a kilobyte of memory.
  private static let largestLimit = 10_000_000

  /// Creates import options from arguments.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    language = arguments.value(of: .language)
    resources = arguments.values(of: .resources)
    aliases = arguments.value(of: .aliases)
    translations = arguments.value(of: .translations)
    boxes = arguments.value(of: .boxes)
    if let text = arguments.value(of: .viewport) {
      guard let size = Viewport(text) else {
        let sides = Viewport.sides
        throw UsageError(
          "--viewport cannot be “\(text)”",
          remedy: "write width and height from \(sides.lowerBound) to \(sides.upperBound), such as "
            + "--viewport 393x852")
      }
      viewport = size
    }
    if let text = arguments.value(of: .limit) {
      guard text.hasPrefix("nodes="), let nodes = Int(text.dropFirst("nodes=".count)),
        (1...ImportOptions.largestLimit).contains(nodes)
      else {
        throw UsageError(
          "--limit cannot be “\(text)”",
          remedy: "write --limit nodes= with a number up to \(ImportOptions.largestLimit)")
      }
      budget.nodes = nodes
    }
    if let text = arguments.value(of: .flutterVersion) {
      guard let version = FlutterVersion(text) else {
        throw UsageError(
          "--flutter-version cannot be “\(text)”", remedy: "write a release, such as 3.38")
      }
      flutterVersion = version
    }
    if let text = arguments.value(of: .composeVersion) {
      guard let version = ComposeVersion(text) else {
        throw UsageError(
          "--compose-version cannot be “\(text)”",
          remedy: "write a release from 1.\(ComposeVersion.known.lowerBound) to "
            + "1.\(ComposeVersion.known.upperBound)")
      }
      composeVersion = version
    }
    usesDesignTime = arguments.has(.designTime)
    inflatesStubs = arguments.has(.inflateStubs)
    window = arguments.value(of: .window)
    selector = arguments.value(of: ExplainCommand.selector)
    assumesHint = arguments.has(.assumeHint)
    listsUnusedTexts = arguments.has(TreeCommand.unused)
    for text in arguments.values(of: .assume) {
      guard let sign = ImportOptions.assignment(in: text), sign > text.startIndex else {
        throw UsageError("--assume cannot be “\(text)”", remedy: "write --assume name=value")
      }
      assumptions.append((String(text[..<sign]), String(text[text.index(after: sign)...])))
    }
  }

  /// Returns the index of the `=` between the name and the value of an assumption.
  ///
  /// The name may be a condition with operators, such as `step === 2`.
  private static func assignment(in text: String) -> String.Index? {
    text.indices.first { index in
      let before = index > text.startIndex ? text[text.index(before: index)] : " "
      let next = text.index(after: index)
      let isOperator = next < text.endIndex && "=>".contains(text[next]) || "=!<>".contains(before)
      return text[index] == "=" && !isOperator
    }
  }
}
