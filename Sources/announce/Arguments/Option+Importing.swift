import Importers
import Simulator

extension Option {
  static let input = Option(
    name: "input", value: .oneOf(inputFormatNames), placeholder: "FORMAT",
    summary: "What the input is; without it, name and content decide. “announce formats” lists "
      + "what there is.")
  static let screen = Option(
    name: "screen", value: .text("NAME"), isRepeatable: true,
    summary: "Only the screen of that name, of a file with several: a snapshot, component or "
      + "variant. A part of the name is enough where nothing is called so in full.")
  static let scene = Option(
    name: "scene", value: .text("NAME"), isRepeatable: true,
    summary: "The same for a scene of a storyboard.")
  static let resources = Option(
    name: "resources", value: .text("FOLDER"), isRepeatable: true,
    summary: "Android resources (a res folder, or what holds some), first the app's own; without "
      + "it, those around the layout.")
  static let aliases = Option(
    name: "aliases", value: .text("FILE"),
    summary: "What the app's own views and components are, a line each: "
      + "com.acme.AcmeButton = Button.")
  static let translations = Option(
    name: "translations", value: .text("FILE"),
    summary: "Translated texts in JSON, for components that ask for them by key.")
  static let boxes = Option(
    name: "boxes", value: .text("FILE"),
    summary: "The boxes of a page's elements in JSON, as the snippet of “announce formats html” "
      + "copies them in a browser.")
  static let viewport = Option(
    name: "viewport", value: .text("WIDTHxHEIGHT"),
    summary: "The size of the window a page is laid out in, in CSS pixels, for its media queries. "
      + "Default: 393x852, a phone held upright.")
  static let assume = Option(
    name: "assume", value: .text("name=value"), isRepeatable: true,
    summary: "What a name in the code of a component is, such as isOpen=true.")
  static let assumeHint = Option(
    name: "assume-hint", value: .none,
    summary: "Take the text of a field for its hint where an Android dump does not tell the two "
      + "apart.")
  static let window = Option(
    name: "window", value: .text("NAME"),
    summary: "The window of an Android dump to read, by its package or title; without it, that of "
      + "the active app.")
  static let designTime = Option(
    name: "design-time", value: .none,
    summary: "Use what only a design tool shows, such as tools:text.")
  static let inflateStubs = Option(
    name: "inflate-stubs", value: .none,
    summary: "Take views that an Android app adds later (ViewStub) as added.")
  static let strict = Option(
    name: "strict", value: .list(ImportDiagnostic.Kind.allCases.map(\.rawValue), called: "KIND"),
    summary: "Fail, with exit status 1, where a file could not tell something of these kinds; "
      + "without kinds, where what is heard may be wrong: "
      + ImportDiagnostic.Kind.doubtful.map(\.rawValue).joined(separator: ", ") + ".")

  static let limit = Option(
    name: "limit", value: .text("nodes=NUMBER"),
    summary: "How many tags, objects or lines a file may have before it is refused. Default: "
      + "\(ImportBudget().nodes).")

  /// What can be said about a file, for every command that reads screens.
  static let importing = ofFiles + browsing

  /// The same, for commands that read nothing but files.
  static let ofFiles = [
    input, screen, scene, resources, aliases, translations, boxes, viewport, assume, assumeHint,
    window, designTime, inflateStubs, limit, strict,
  ]
}

extension Arguments {
  /// The kinds of diagnostics that are to fail.
  var strictKinds: Set<ImportDiagnostic.Kind> {
    let words = values(of: .strict)
    return Set(
      words.contains("")
        ? ImportDiagnostic.Kind.doubtful : words.compactMap(ImportDiagnostic.Kind.init))
  }
}

extension ImportOptions {
  /// A node takes about a kilobyte.
  private static let largestLimit = 10_000_000

  /// What was typed about the files.
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
    usesDesignTime = arguments.has(.designTime)
    inflatesStubs = arguments.has(.inflateStubs)
    window = arguments.value(of: .window)
    selector = arguments.value(of: ExplainCommand.selector)
    assumesHint = arguments.has(.assumeHint)
    listsUnusedTexts = arguments.has(TreeCommand.unused)
    for text in arguments.values(of: .assume) {
      guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
        throw UsageError("--assume cannot be “\(text)”", remedy: "write --assume name=value")
      }
      assumptions.append((String(text[..<sign]), String(text[text.index(after: sign)...])))
    }
  }
}
