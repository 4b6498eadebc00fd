/// What a user says about a file that the file itself does not tell.
public struct ImportOptions: Sendable {
  /// BCP 47 tag of the wanted language, for files that are translated.
  public var language: String?
  /// Folders with Android resources (`res`, or what holds one); without any, those around a layout.
  public var resources: [String] = []
  /// A file that says what an app's own views or components are.
  public var aliases: String?
  /// A file of translations in JSON, for components that ask for texts by key.
  public var translations: String?
  /// A file with the boxes of a page's elements, in JSON.
  public var boxes: String?
  /// The size of the window a page is laid out in.
  public var viewport = Viewport.phone
  /// Whether values that only a design tool shows stand in for those of the running app.
  public var usesDesignTime = false
  /// Whether views that an app adds later (`ViewStub`) are there already.
  public var inflatesStubs = false
  /// Whether the text of a field is taken for its hint where a dump does not tell the two apart.
  public var assumesHint = false
  /// The package or title of the window to read, where a dump holds several.
  public var window: String?
  /// Names in code with the values to assume for them, such as `isOpen` and `true`.
  public var assumptions: [(name: String, value: String)] = []
  /// CSS selectors of elements of a page, or the identifier of a node in another format; what they
  /// select is told with the screen.
  public var selector: String?
  /// Whether the texts of a page that are nowhere in its screen are looked for; a large page takes
  /// longer then.
  public var listsUnusedTexts = false
  /// Whether the elements of the file are kept as they were written.
  public var keepsSource = false
  /// Whether what the file tells of how the app answers is read, too.
  public var readsApp = false

  /// How much a file may ask for.
  public var budget = ImportBudget()

  /// Nothing said.
  public init() {}
}
