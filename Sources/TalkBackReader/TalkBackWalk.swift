public import AccessibilityTree
public import Announcements

/// TalkBack's walk through an open screen.
///
///     var walk = TalkBack().open(screen, by: .swipeRight)
///     print(walk.stop(at: 0).announcement.text)
public struct TalkBackWalk: UpdatingWalk {
  /// The current screen.
  public package(set) var screen: Screen
  private var reader: TalkBack
  private let navigation: Navigation
  private(set) var focusOrder: TalkBackFocusOrder
  package private(set) var elementIndices: ElementIndices
  /// The stops in the order in which focus visits them, as indices in the tree.
  private(set) var path: [Int]
  private var arrivals: [TalkBackArrival]
  /// The tree indices of the nodes that label other nodes.
  private var labels: Set<Int>

  init(_ screen: Screen, by reader: TalkBack, _ navigation: Navigation) {
    self.screen = screen
    self.reader = reader
    self.navigation = navigation
    let tree = reader.platformTree(of: screen)
    labels = Set(tree.indices.lazy.flatMap { tree[$0].hasRareFields ? tree[$0].rare.labels : [] })
    elementIndices = ElementIndices(TalkBackWalk.nodes(of: tree, on: screen), count: screen.count)
    focusOrder = TalkBackFocusOrder(tree, reader.settings, visiting: screen.focusOrder)
    path = focusOrder.path(by: navigation, on: screen)
    arrivals = focusOrder.arrivals(visiting: path)
  }

  /// Returns the node of the screen to which each element of the tree belongs.
  ///
  /// The entry is `nil` for a window that is around the whole screen.
  private static func nodes(of tree: AccessibilityNodeTree, on screen: Screen) -> [Node.Index?] {
    var nodes = tree.indices.map { Optional(tree[$0].node) }
    let hasSeveralRoots = screen.firstRootIndex.flatMap { screen.nextSibling(of: $0) } != nil
    if !nodes.isEmpty, screen.origin != .androidNodes || hasSeveralRoots { nodes[0] = nil }
    return nodes
  }

  /// The number of stops.
  public var count: Int { path.count }

  /// Returns the node of a stop.
  ///
  /// - Parameter index: The index of the stop, from 0.
  /// - Returns: The index of its node on the screen.
  public func node(at index: Int) -> Node.Index { focusOrder.tree[path[index]].node }

  /// Returns a stop with its announcement.
  ///
  /// - Parameter index: The index of the stop, from 0.
  /// - Returns: The stop.
  public func stop(at index: Int) -> Stop { stop(at: index) { screen.language(of: $0) } }

  /// Whether TalkBack's jump from link to link visits a stop.
  ///
  /// - Parameter index: The index of the stop, from 0.
  /// - Returns: Whether the stop has links.
  public func isLink(at index: Int) -> Bool { focusOrder.isLink(path[index], on: screen) }

  /// Every stop in order.
  public var stops: [Stop] {
    var stops: [Stop] = []
    stops.reserveCapacity(path.count)
    forEachStop { stops.append($0) }
    return stops
  }

  /// Calls a function with each stop in order.
  ///
  /// - Parameter body: The function.
  public func forEachStop(_ body: (Stop) -> Void) {
    let languages = screen.languages
    let composer = focusOrder.composer
    for index in path.indices { body(stop(at: index, arrivals[index], composer) { languages[$0] }) }
  }

  private func stop(at index: Int, language: (Node.Index) -> String?) -> Stop {
    stop(at: index, arrivals[index], language: language)
  }

  func stop(
    at index: Int, _ arrival: TalkBackArrival, language: (Node.Index) -> String?
  ) -> Stop {
    stop(at: index, arrival, focusOrder.composer, language: language)
  }

  private func stop(
    at index: Int, _ arrival: TalkBackArrival, _ composer: TalkBackComposer,
    language: (Node.Index) -> String?
  ) -> Stop {
    let element = path[index]
    var stop = Stop(
      index: index + 1, node: composer.tree[element].node,
      announcement: composer.announcement(at: element, arrival),
      omissions: composer.omissions(at: element, arrival), mapping: composer.tree[element].mapping)
    stop.fillLanguages(from: language)
    return stop
  }

  /// The nodes that are not stops, each with the reason.
  public var skippedNodes: [SkippedNode] { TalkBackSkippedNodes(focusOrder, screen).nodes }

  /// Returns the same walk without usage hints.
  public func withoutHints() -> TalkBackWalk? {
    var walk = self
    walk.reader.settings.hints = false
    walk.focusOrder.composer.settings.hints = false
    return walk
  }

  /// Updates nodes of the screen.
  ///
  /// - Parameter changes: The changed nodes.
  /// - Returns: The changes of the elements that Android exposes.
  public mutating func update(_ changes: [NodeChange]) -> [ElementChange] { applyChanges(changes) }

  /// Replaces the screen by another screen.
  ///
  /// - Parameter screen: The new screen.
  public mutating func replace(with screen: Screen) {
    self = TalkBackWalk(screen, by: reader, navigation)
    detach()
  }

  /// Copies shared storage now.
  ///
  /// Otherwise, the first update would copy the storage.
  public mutating func detach() {
    screen.detach()
    focusOrder.composer.tree.detach()
  }
}

extension TalkBackWalk {
  /// A node as Android exposes it, with the role and facts that TalkBack derives.
  package struct Exposed: Hashable {
    var info: AccessibilityNodeInfo
    /// Properties that the author states and Android does not expose.
    var unexposed: [Part]
    var role: TalkBackRole
    var facts: TalkBackFocusability.Facts
  }

  package static let fields: [ElementField<Exposed>] = [
    .structure("info", \.info, AccessibilityNodeInfo.fields),
    .value("unexposed", \.unexposed, nil), .fixed("role", \.role), .fixed("facts", \.facts),
  ]

  package subscript(exposed index: Int) -> Exposed {
    get { Exposed(index, of: focusOrder.composer) }
    set {
      focusOrder.composer.tree[index] = newValue.info
      let isEmpty = newValue.unexposed.isEmpty
      focusOrder.composer.tree.unexposed[index] = isEmpty ? nil : newValue.unexposed
    }
  }

  package func expose(_ part: Screen) -> ExposedExcerpt<Exposed, NodeExposure> {
    let tree = reader.platformTree(of: part)
    let composer = TalkBackFocusOrder(tree, reader.settings, visiting: []).composer
    return ExposedExcerpt(
      elements: tree.indices.map { Exposed($0, of: composer) },
      nodes: TalkBackWalk.nodes(of: tree, on: part), parents: tree.parents, causes: tree.exposures)
  }

  /// Whether other stops announce the words of a node.
  ///
  /// The result is true for labels, for names of lists and for headings of tables.
  package func isHeardElsewhere(_ index: Int) -> Bool {
    let (tree, focusability) = (focusOrder.tree, focusOrder.composer.focusability)
    if labels.contains(index) || tree[index].collection != nil { return true }
    switch focusability.roles[index] {
    case .list, .grid, .staggeredGrid, .pager: return true
    default: break
    }
    return sequence(first: index) { tree.parents[$0] >= 0 ? tree.parents[$0] : nil }
      .contains { tree[$0].item?.isHeading == true }
  }
}

extension TalkBackWalk.Exposed {
  fileprivate init(_ index: Int, of composer: TalkBackComposer) {
    info = composer.tree[index]
    unexposed = composer.tree.unexposed[index] ?? []
    role = composer.focusability.roles[index]
    facts = composer.focusability.facts[index]
  }
}

extension Stop {
  /// Marks the author's words with the language of the node that they belong to.
  ///
  /// Source: Android, LocaleSpan; Chromium sets one for the `lang` of a node.
  fileprivate mutating func fillLanguages(from languages: (Node.Index) -> String?) {
    let stop = node
    func fill(_ part: inout Part) {
      if part.language == nil { part.language = languages(part.node ?? stop) }
    }
    for index in announcement.utterances.indices {
      for part in announcement.utterances[index].parts.indices {
        fill(&announcement.utterances[index].parts[part])
      }
    }
    for index in omissions.indices { fill(&omissions[index]) }
  }
}
