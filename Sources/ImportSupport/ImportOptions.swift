/// Options for importing a file: information that the file does not contain, and limits.
///
///     var options = ImportOptions()
///     options.language = "de"
///     let screen = try Screen.contents(ofFile: "layout.xml", options: options)
public struct ImportOptions: Sendable {
  /// The BCP 47 tag of the language, for translated files.
  public var language: String?
  /// Folders with Android resources (`res` or its parent); without any, those around a layout.
  public var resources: [String] = []
  /// A file that maps an app's own views or components to known ones.
  public var aliases: String?
  /// A JSON file with translations, for components that look up texts by key.
  public var translations: String?
  /// A JSON file with the bounds of a page's elements.
  public var boxes: String?
  /// The size of the viewport of a page.
  public var viewport = Viewport.phone
  /// Whether design-time values replace those of the running app.
  public var usesDesignTime = false
  /// Whether `ViewStub`s are inflated.
  public var inflatesStubs = false
  /// Whether the text of a field is its hint, in dumps that do not distinguish the two.
  public var assumesHint = false
  /// The package or title of the window to read, for dumps with several.
  public var window: String?
  /// Values to assume for names in code, such as `isOpen` and `true`.
  public var assumptions: [(name: String, value: String)] = []
  /// CSS selectors of elements of a page, or the identifier of a node in another format;
  /// ``ImportedScreen/selected`` has the matching nodes.
  public var selector: String?
  /// Whether to list the texts of a page that are missing from its screen; a large page then takes
  /// longer.
  public var listsUnusedTexts = false
  /// Whether to keep the elements of the file as written.
  package var keepsSource = false
  /// Whether to read the app's behaviour, as far as the file contains it.
  public var readsApp = false

  /// The limits of a file.
  public var budget = ImportBudget()

  /// Creates default options.
  public init() {}
}
