public import AccessibilityTree
public import Announcements

/// A screen that TalkBack has opened.
public struct TalkBackWalk: UpdatingWalk {
  /// The screen as it is now.
  public package(set) var screen: Screen
  private var reader: TalkBack
  private let navigation: Navigation
  private(set) var route: TalkBackFocusOrder
  package private(set) var places: ElementPlaces
  /// The stops on the way, by place in the tree.
  private var path: [Int]
  private var arrivals: [TalkBackArrival]
  /// The places of nodes that are labels of others.
  private var labels: Set<Int>

  /// Opens a screen.
  init(_ screen: Screen, by reader: TalkBack, _ navigation: Navigation) {
    self.screen = screen
    self.reader = reader
    self.navigation = navigation
    let tree = reader.platformTree(of: screen)
    labels = Set(tree.nodes.lazy.flatMap { $0.hasRareFields ? $0.rare.labels : [] })
    places = ElementPlaces(TalkBackWalk.nodes(of: tree, on: screen), count: screen.count)
    route = TalkBackFocusOrder(tree, reader.settings, visiting: screen.focusOrder)
    path = route.path(by: navigation, on: screen)
    arrivals = route.arrivals(visiting: path)
  }

  /// The nodes that elements were made of; a window around a screen is made of none.
  private static func nodes(of tree: AccessibilityNodeTree, on screen: Screen) -> [Node.Index?] {
    var nodes = tree.nodes.map { Optional($0.node) }
    let hasSeveralRoots = screen.firstRootIndex.flatMap { screen.nextSibling(of: $0) } != nil
    if !nodes.isEmpty, screen.origin != .androidNodes || hasSeveralRoots { nodes[0] = nil }
    return nodes
  }

  /// How many stops there are on the way.
  public var count: Int { path.count }

  /// The node of a stop.
  public func node(at place: Int) -> Node.Index { route.composer.tree[path[place]].node }

  /// What is heard at a stop.
  public func stop(at place: Int) -> Stop { stop(at: place) { screen.language(of: $0) } }

  /// Every stop in order.
  public var stops: [Stop] {
    let languages = screen.languages
    return path.indices.map { stop(at: $0) { languages[$0] } }
  }

  private func stop(at place: Int, language: (Node.Index) -> String?) -> Stop {
    let info = route.composer.tree[path[place]]
    var stop = Stop(
      index: place + 1, node: info.node,
      announcement: route.composer.announcement(at: path[place], arrivals[place]),
      omissions: route.composer.omissions(at: path[place]), mapping: info.mapping)
    stop.fillLanguages(from: language)
    return stop
  }

  /// The nodes that are no stops.
  public var skippedNodes: [SkippedNode] { TalkBackSkippedNodes(route, screen).nodes }

  /// The same way with usage hints off.
  public func withoutHints() -> TalkBackWalk? {
    var walk = self
    walk.reader.settings.hints = false
    walk.route.composer.settings.hints = false
    return walk
  }

  /// Takes over what an event made of nodes, and tells what changed of their elements.
  public mutating func update(_ changes: [NodeChange]) -> [ElementChange] { carryOut(changes) }

  /// Takes over another screen in the place of this one.
  public mutating func replace(with screen: Screen) {
    self = TalkBackWalk(screen, by: reader, navigation)
    detach()
  }

  /// Makes the storage its own.
  public mutating func detach() {
    screen.detach()
    route.composer.tree.detach()
  }
}

extension TalkBackWalk {
  /// A node as the platform exposes it, with what TalkBack makes of it.
  package struct Exposed: Hashable {
    var info: AccessibilityNodeInfo
    /// What the platform does not pass on.
    var unexposed: [Part]
    var role: TalkBackRole
    var facts: TalkBackFocusability.Facts
  }

  package static let fields: [ElementField<Exposed>] =
    AccessibilityNodeInfo.fields.map { $0.inside(\.info) } + [
      .value("unexposed", \.unexposed, nil), .fixed("role", \.role), .fixed("facts", \.facts),
    ]

  package subscript(exposed place: Int) -> Exposed {
    get { Exposed(place, of: route.composer) }
    set {
      route.composer.tree[place] = newValue.info
      let isEmpty = newValue.unexposed.isEmpty
      route.composer.tree.unexposed[place] = isEmpty ? nil : newValue.unexposed
    }
  }

  package func expose(_ part: Screen) -> ExposedExcerpt<Exposed, NodeExposure> {
    let tree = reader.platformTree(of: part)
    let composer = TalkBackFocusOrder(tree, reader.settings, visiting: []).composer
    return ExposedExcerpt(
      elements: tree.nodes.indices.map { Exposed($0, of: composer) },
      nodes: TalkBackWalk.nodes(of: tree, on: part), parents: tree.parents, causes: tree.exposures)
  }

  /// Labels, names of lists and headings of tables are heard at other stops.
  package func isHeardElsewhere(_ place: Int) -> Bool {
    let (tree, focusability) = (route.composer.tree, route.composer.focusability)
    if labels.contains(place) || tree[place].collection != nil { return true }
    switch focusability.roles[place] {
    case .list, .grid, .staggeredGrid, .pager: return true
    default: break
    }
    var above = place
    while above >= 0 {
      if tree[above].item?.isHeading == true { return true }
      above = tree.parents[above]
    }
    return false
  }
}

extension TalkBackWalk.Exposed {
  fileprivate init(_ place: Int, of composer: TalkBackComposer) {
    info = composer.tree[place]
    unexposed = composer.tree.unexposed[place] ?? []
    role = composer.focusability.roles[place]
    facts = composer.focusability.facts[place]
  }
}

extension Stop {
  /// Marks the author's words with the language of the node they come from.
  ///
  /// Source: Android, LocaleSpan; Chromium sets one for the `lang` of a node.
  fileprivate mutating func fillLanguages(from language: (Node.Index) -> String?) {
    for place in announcement.utterances.indices {
      for part in announcement.utterances[place].parts.indices {
        announcement.utterances[place].parts[part].fillLanguage(language, node)
      }
    }
    for place in omissions.indices { omissions[place].fillLanguage(language, node) }
  }
}

extension Part {
  fileprivate mutating func fillLanguage(_ languages: (Node.Index) -> String?, _ stop: Node.Index) {
    if language == nil { language = languages(node ?? stop) }
  }
}
