internal import ImportSupport
internal import Simulator

/// A layout, menu or preference screen with everything in place that stands in other files:
/// includes, styles and resources.
///
/// Views lie in one array in the order of the file and know their neighbours by index. What a view
/// class is, and which of its attributes are heard, is not known here.
struct ExpandedLayout: Sendable {
  /// What the file is.
  enum Kind: Sendable, Hashable {
    case layout
    /// `<menu>` with `<item>` and `<group>`.
    case menu
    /// `<PreferenceScreen>` with categories and preferences.
    case preferences
  }

  /// The place of a view in the storage of its layout.
  struct ID: Sendable, Hashable, Comparable {
    fileprivate let index: Node.Index

    fileprivate init(_ index: Node.Index) { self.index = index }

    /// Orders views as they stand in the layout.
    static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  var kind = Kind.layout
  /// The name to pick the screen by: the name of the file, for a variant the qualifiers of its
  /// folder (`land`, `sw600dp`).
  var name = ""
  /// The file, as the user named it or beside it.
  var file: String?
  /// How the device is held for this variant.
  var orientation = Screen.Orientation.portrait
  /// The kind of device this variant is for.
  var idiom = Screen.Idiom.phone
  /// The wanted language, if a text was found in it.
  var language: String?
  /// Which way text runs in the wanted language.
  var direction = Screen.Direction.leftToRight
  /// What could not be read or was assumed so far.
  var diagnostics: [ImportDiagnostic] = []
  /// Every text met so far; texts that the expansion leaves out have their reasons already.
  ///
  /// Attributes of views that hold text (``LayoutAttribute/isText``) are noted here with
  /// ``LayoutAttribute/source`` and position; whoever finds no place for one may say why with
  /// ``leaveOut(_:because:)``.
  var found = FoundTexts()
  /// Menus that attributes refer to (`app:menu="@menu/main"`), by name.
  var menus: [String: ExpandedLayout] = [:]
  /// Arrays of text that attributes refer to (`android:entries="@array/sizes"`), by name.
  var arrays: [String: [String]] = [:]

  private var views: [LayoutView] = []
  private var structure = Structure()
  private(set) var roots: [ID] = []

  init() {}
}

extension ExpandedLayout {
  /// How many views there are.
  var count: Int { views.count }

  /// All views; a parent stands before its children, and what is below a view follows it at once.
  var all: some Sequence<ID> { (0..<views.count).lazy.map { ID(Node.Index($0)) } }

  subscript(id: ID) -> LayoutView {
    _read { yield views[Int(id.index.position)] }
    _modify { yield &views[Int(id.index.position)] }
  }

  /// The view above.
  func parent(of id: ID) -> ID? { structure.parent(of: id.index).map(ID.init) }

  /// The views right below.
  func children(of id: ID) -> Children {
    Children(layout: self, upcoming: structure.firstChild(of: id.index).map(ID.init))
  }

  /// Whether a view has others inside it.
  func hasChildren(_ id: ID) -> Bool { structure.firstChild(of: id.index) != nil }

  /// Views with the same parent, in order.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let layout: ExpandedLayout
    fileprivate var upcoming: ID?

    mutating func next() -> ID? {
      guard let id = upcoming else { return nil }
      upcoming = layout.structure.next(after: id.index).map(ID.init)
      return id
    }
  }

  /// Adds a view as the last below `parent`, or as the last of the roots.
  @discardableResult
  mutating func append(_ view: LayoutView, below parent: ID?) -> ID {
    let id = ID(structure.append(to: parent?.index))
    views.append(view)
    if parent == nil { roots.append(id) }
    return id
  }

  /// Says why the text of an attribute has no place in the screen.
  mutating func leaveOut(_ attribute: LayoutAttribute, because reason: UnusedText.Reason) {
    if attribute.isText { found.leaveOut(attribute, because: reason) }
  }
}
