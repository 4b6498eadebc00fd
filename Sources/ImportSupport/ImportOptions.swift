package import AccessibilityTree

/// Options for importing a file: limits, and information that the file does not contain.
///
///     var options = ImportOptions()
///     options.language = "de"
///     let screen = try Screen.contents(ofFile: "layout.xml", options: options)
public struct ImportOptions: Sendable {
  /// The BCP 47 tag of the language in which to show the texts of a file with translations.
  public var language: String?
  /// Folders with Android resources.
  ///
  /// Each of these folders is a `res` folder or contains a `res` folder.
  ///
  /// If the array is empty, the importer uses the resource folders of the project to which the
  /// layout belongs.
  public var resources: [String] = []
  /// The path of a file that maps the app's own views or components to known ones, or `nil` if
  /// there is no such file.
  public var aliases: String?
  /// The path of a JSON file with translations, for components that look up texts by key.
  public var translations: String?
  /// The path of a JSON file with the bounds of a page's elements.
  public var boxes: String?
  /// The size of the viewport of a page.
  public var viewport = Viewport.phone
  /// Whether design-time values, such as `tools:text`, replace the values of the running app.
  public var usesDesignTime = false
  /// Whether to show the layouts of `ViewStub`s, which an app shows only later.
  public var inflatesStubs = false
  /// Whether to treat the text of a field as the field's hint.
  ///
  /// This option is for dumps that write texts and hints in the same attribute.
  public var assumesHint = false
  /// The package or title of the window to import, for dumps with several windows.
  public var window: String?
  /// The release of Flutter that an app uses, for dumps of the app's semantics tree.
  ///
  /// If `nil`, the newest release is assumed.
  public var flutterVersion: FlutterVersion?
  /// The release of Jetpack Compose UI that an app uses, for the app's source code.
  ///
  /// If `nil`, the version catalog of the app's build decides, or else ``ComposeVersion/assumed`` is
  /// assumed.
  public var composeVersion: ComposeVersion?
  /// Values to assume for names whose value the code does not determine, such as `true` for
  /// `isOpen`.
  public var assumptions: [(name: String, value: String)] = []
  /// The names of the screens to import.
  ///
  /// The names are needed for code in which a part of a screen can also be imported as a screen. If
  /// there are no names, every screen of the file is imported.
  package var screens: [String] = []
  /// CSS selectors of elements of a page, or the identifier of a node in another format.
  ///
  /// ``ImportedScreen/selected`` contains the nodes that match.
  public var selector: String?
  /// Whether to list the texts of a page that its screen does not contain.
  ///
  /// For a large page, listing the texts makes the import slower.
  public var listsUnusedTexts = false
  /// Whether to keep the elements of the file as in the source, in addition to the imported nodes.
  package var keepsSource = false
  /// Selectors of the elements for which other accessibility checkers reported findings.
  ///
  /// ``ImportedScreen/targets`` contains the elements that exist on the page.
  package var targets: [ElementSelector] = []
  /// Whether to import how the app responds to gestures, as far as the file contains this
  /// behaviour.
  public var readsApp = false

  /// Values that the imports of one run share, or `nil` if files can change between the imports.
  package var run: ImportRun?

  /// The limits for the content of a file.
  public var budget = ImportBudget()

  /// Creates default options.
  public init() {}
}
