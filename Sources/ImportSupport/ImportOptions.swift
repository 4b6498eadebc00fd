package import AccessibilityTree

/// Options for importing a file: limits, and information that the file does not contain.
///
///     var options = ImportOptions()
///     options.language = "de"
///     let screen = try Screen.contents(ofFile: "layout.xml", options: options)
public struct ImportOptions: Sendable {
  /// The BCP 47 tag of the language to show, for files with translations.
  public var language: String?
  /// Folders with Android resources: `res`, or the folder that contains it.
  ///
  /// If the array is empty, the importer uses the resource folders of the project to which the
  /// layout belongs.
  public var resources: [String] = []
  /// A file that maps the app's own views or components to known ones.
  public var aliases: String?
  /// A JSON file with translations, for components that look up texts by key.
  public var translations: String?
  /// A JSON file with the bounds of a page's elements.
  public var boxes: String?
  /// The size of the viewport of a page.
  public var viewport = Viewport.phone
  /// Whether design-time values, such as `tools:text`, replace the values of the running app.
  public var usesDesignTime = false
  /// Whether `ViewStub`s are inflated.
  public var inflatesStubs = false
  /// Whether to treat the text of a field as its hint, in dumps that write both in one attribute.
  public var assumesHint = false
  /// The package or title of the window to import, for dumps with several windows.
  public var window: String?
  /// The release of Flutter that an app uses, for dumps of the app's semantics tree.
  ///
  /// `nil` assumes the newest release.
  public var flutterVersion: FlutterVersion?
  /// The release of Jetpack Compose UI that an app uses, for the app's source code.
  ///
  /// `nil` assumes ``ComposeVersion/assumed``.
  public var composeVersion: ComposeVersion?
  /// Values to assume for names in the code, such as `true` for `isOpen`.
  public var assumptions: [(name: String, value: String)] = []
  /// The names of the screens to import, for code in which a part of a screen can itself be a
  /// screen.
  ///
  /// If there are no names, every screen of the file is imported.
  package var screens: [String] = []
  /// CSS selectors of elements of a page, or the identifier of a node in another format.
  ///
  /// ``ImportedScreen/selected`` contains the nodes that match.
  public var selector: String?
  /// Whether to list the texts of a page that its screen does not contain.
  ///
  /// This takes longer for a large page.
  public var listsUnusedTexts = false
  /// Whether to keep the elements of the file as the author wrote them.
  package var keepsSource = false
  /// Selectors of the elements about which other checkers have findings.
  ///
  /// ``ImportedScreen/targets`` contains the elements that the page has.
  package var targets: [ElementSelector] = []
  /// Whether to import the app's behaviour, as far as the file contains it.
  public var readsApp = false

  /// What the imports of one run share; `nil` if files can change between imports.
  package var run: ImportRun?

  /// The limits of a file.
  public var budget = ImportBudget()

  /// Creates default options.
  public init() {}
}
