internal import AccessibilityTree
internal import TextIO

/// The type of a view.
///
/// The type is known from the class, comes from the alias file, or is guessed from the name of the
/// class.
struct ViewType: Sendable {
  enum Source: Sendable, Hashable {
    /// The class belongs to Android or its libraries.
    case platform
    /// The alias file has an alias for the class.
    case alias
    /// The class name ends like the name of an Android class.
    case name
    case unknown
  }

  var kind: AndroidViewClass.Kind
  /// The Android class of the view for TalkBack, whose announcement depends on this class.
  var viewClass: String
  var source: Source
  /// The app's own attributes that hold the texts of the view, by kind of text.
  var texts: [ViewAliases.Text: [String]] = [:]
  var role: Role?
  /// The name of an alias that is probably a misspelling of the class, or `nil` if there is none.
  var similarAlias: String?

  /// Whether the type is a guess, because the class belongs to the app and has no alias.
  var isGuess: Bool { source == .name || source == .unknown }

  /// Whether views of this class show the text of `android:text`.
  ///
  /// Only text views and their subclasses have this attribute. A class of the app may also read the
  /// attribute.
  ///
  /// Source: Android API 36, TextView and ImageView references, XML attributes.
  var showsText: Bool {
    guard source == .platform else { return true }
    switch kind {
    case .image, .imageButton, .view, .opaque: return false
    default: return true
    }
  }

  /// The class name without its package.
  var simpleName: String { ViewType.simpleName(viewClass) }

  static func simpleName(_ viewClass: String) -> String {
    guard let end = viewClass.lastIndex(where: { $0 == "." || $0 == "$" }) else { return viewClass }
    return String(viewClass[viewClass.index(after: end)...])
  }
}

/// The types of views, cached by class.
struct ViewTypes: Sendable {
  private let aliases: ViewAliases
  private var known: [Key: ViewType] = [:]

  private struct Key: Hashable {
    var viewClass: String
    var hasChildren: Bool
  }

  init(_ aliases: ViewAliases) { self.aliases = aliases }

  mutating func type(
    of viewClass: String, hasChildren: Bool
  ) throws(InputError) -> ViewType {
    let key = Key(viewClass: viewClass, hasChildren: hasChildren)
    if let type = known[key] { return type }
    var type =
      try aliases.type(of: viewClass) ?? ViewTypes.find(viewClass, hasChildren: hasChildren)
    if type.source == .name || type.source == .unknown {
      type.similarAlias = aliases.nameSimilar(to: viewClass)
    }
    known[key] = type
    return type
  }

  private static func find(_ viewClass: String, hasChildren: Bool) -> ViewType {
    let simple = ViewType.simpleName(viewClass)
    if let kind = AndroidViewClass.named(simple)?.kind {
      return ViewType(kind: kind, viewClass: viewClass, source: .platform)
    }
    if let like = AndroidClassGuess.likely(simple), let kind = AndroidViewClass.named(like)?.kind {
      return ViewType(kind: kind, viewClass: viewClass, source: .name)
    }
    return ViewType(kind: hasChildren ? .group : .view, viewClass: viewClass, source: .unknown)
  }
}
