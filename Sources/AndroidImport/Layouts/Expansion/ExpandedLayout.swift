internal import AccessibilityTree
internal import ImportSupport

/// A layout, menu or preference screen with its includes, styles and resources resolved.
///
/// The views are in one array in the order of the file. Their types are determined later.
struct ExpandedLayout: Sendable {
  enum Kind: Sendable, Hashable {
    case layout
    /// `<menu>` with `<item>` and `<group>`.
    case menu
    /// `<PreferenceScreen>` with categories and preferences.
    case preferences
  }

  /// The index of a view in its layout.
  struct ID: Sendable, Hashable, Comparable {
    fileprivate let index: Node.Index

    fileprivate init(_ index: Node.Index) { self.index = index }

    static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  var kind = Kind.layout
  /// The name of the file or, for a variant of the layout for other devices, the qualifiers of the
  /// variant's folder: `land`, `sw600dp`.
  var name = ""
  var file: String?
  /// The title of the window that shows the layout, if the app's manifest states the title.
  var title: String?
  var orientation = Screen.Orientation.portrait
  var idiom = Screen.Idiom.phone
  /// The requested language, or `nil` if the project has no text in this language.
  var language: String?
  var direction = Screen.Direction.leftToRight
  /// Whether the theme replaces Android's views by views of Material Components, or `nil` if this
  /// is unknown.
  var inflatesMaterialViews: Bool?
  var diagnostics: [ImportDiagnostic] = []
  /// Every text of the file.
  ///
  /// The reason for the absence of a text is recorded if the expansion omits the text. Attributes
  /// with ``LayoutAttribute/isText`` are recorded with their ``LayoutAttribute/source`` and
  /// location. ``omit(_:because:)`` records why such a text is not on the screen.
  var found = FoundTexts()
  /// The menus to which attributes such as `app:menu="@menu/main"` refer, by name.
  var menus: [String: ExpandedLayout] = [:]
  /// The text arrays to which attributes such as `android:entries="@array/sizes"` refer, by name.
  var arrays: [String: [String]] = [:]

  private var views: [LayoutView] = []
  private var structure = Structure()
  private(set) var roots: [ID] = []

  init() {}
}

extension ExpandedLayout {
  var count: Int { views.count }

  /// All views in depth-first order.
  var all: some Sequence<ID> { (0..<views.count).lazy.map { ID(Node.Index($0)) } }

  subscript(id: ID) -> LayoutView {
    _read { yield views[Int(id.index.position)] }
    _modify { yield &views[Int(id.index.position)] }
  }

  func parent(of id: ID) -> ID? { structure.parent(of: id.index).map(ID.init) }

  func children(of id: ID) -> some Sequence<ID> {
    sequence(state: structure.firstChild(of: id.index)) { next in
      defer { next = next.flatMap(structure.next(after:)) }
      return next.map(ID.init)
    }
  }

  func hasChildren(_ id: ID) -> Bool { structure.firstChild(of: id.index) != nil }

  /// Appends a view as the last child of `parent`, or as the last root if `parent` is `nil`.
  @discardableResult
  mutating func append(_ view: LayoutView, below parent: ID?) -> ID {
    let id = ID(structure.append(to: parent?.index))
    views.append(view)
    if parent == nil { roots.append(id) }
    return id
  }

  /// Records why the text of an attribute is not on the screen.
  mutating func omit(_ attribute: LayoutAttribute, because reason: UnusedText.Reason) {
    if attribute.isText { found.omit(attribute, because: reason) }
  }
}
