internal import Simulator
internal import TextIO

/// What a view of a layout is: its class is known, or the alias file says, or its name suggests.
struct ViewType: Sendable {
  /// How it is known what a class is.
  enum Source: Sendable, Hashable {
    /// It is a class of Android or of its libraries.
    case platform
    /// The alias file says so.
    case alias
    /// Its name ends like one of Android's classes.
    case name
    /// It is not known at all.
    case unknown
  }

  /// How a layout fills it.
  var kind: AndroidViewClass.Kind
  /// The class by which TalkBack's mapping knows it.
  var viewClass: String
  var source: Source
  /// Attributes of the app's own that hold its texts.
  var texts: [ViewAliases.Text: [String]] = [:]
  /// The role that the alias file gives it.
  var role: Role?

  /// Whether the class is the app's own and nobody said what it is.
  var isGuess: Bool { source == .name || source == .unknown }

  /// The class without its package.
  var simpleName: String { ViewType.simpleName(viewClass) }

  static func simpleName(_ viewClass: String) -> String {
    guard let end = viewClass.lastIndex(where: { $0 == "." || $0 == "$" }) else { return viewClass }
    return String(viewClass[viewClass.index(after: end)...])
  }
}

/// Finds out what the classes of a layout are, each once.
struct ViewTypes: Sendable {
  private let aliases: ViewAliases
  private var known: [Key: ViewType] = [:]

  private struct Key: Hashable {
    var viewClass: String
    var hasChildren: Bool
  }

  init(_ aliases: ViewAliases) { self.aliases = aliases }

  /// What a view of that class is.
  mutating func type(
    of viewClass: String, hasChildren: Bool
  ) throws(InputError) -> ViewType {
    let key = Key(viewClass: viewClass, hasChildren: hasChildren)
    if let type = known[key] { return type }
    let type =
      try aliases.type(of: viewClass) ?? ViewTypes.find(viewClass, hasChildren: hasChildren)
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
