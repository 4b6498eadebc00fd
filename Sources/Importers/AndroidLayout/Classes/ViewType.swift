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
  var kind: ViewKind
  /// The class by which TalkBack's mapping knows it.
  var viewClass: String
  /// How that is known.
  var source: Source
  /// Attributes of the app's own that hold its texts, by the text's name in an alias file.
  var texts: [ViewAliases.Text: String] = [:]
  /// The role that the alias file gives it.
  var role: String?

  /// Whether the class is the app's own.
  var isGuess: Bool { source == .name || source == .unknown }

  /// The class without its package.
  static func simpleName(_ viewClass: String) -> String {
    guard let end = viewClass.lastIndex(where: { $0 == "." || $0 == "$" }) else { return viewClass }
    return String(viewClass[viewClass.index(after: end)...])
  }
}

/// Finds out what the classes of a layout are, each once.
struct ViewTypes: Sendable {
  private let aliases: ViewAliases
  private var known: [String: ViewType] = [:]

  init(_ aliases: ViewAliases) { self.aliases = aliases }

  /// What a view of that class is.
  mutating func type(of viewClass: String, hasChildren: Bool) -> ViewType {
    let key = hasChildren ? viewClass + " " : viewClass
    if let type = known[key] { return type }
    let type = find(viewClass, hasChildren: hasChildren)
    known[key] = type
    return type
  }

  private func find(_ viewClass: String, hasChildren: Bool) -> ViewType {
    let simple = ViewType.simpleName(viewClass)
    if let alias = aliases[viewClass] ?? aliases[simple] {
      return ViewType(
        kind: alias.kind, viewClass: alias.base, source: .alias, texts: alias.texts,
        role: alias.role)
    }
    if let kind = ViewClassTable.kinds[simple] {
      return ViewType(kind: kind, viewClass: viewClass, source: .platform)
    }
    if let like = ViewClassTable.endings.first(where: { simple.hasSuffix($0.ending) }),
      let kind = ViewClassTable.kinds[like.viewClass]
    {
      return ViewType(kind: kind, viewClass: viewClass, source: .name)
    }
    return ViewType(kind: hasChildren ? .group : .view, viewClass: viewClass, source: .unknown)
  }
}
