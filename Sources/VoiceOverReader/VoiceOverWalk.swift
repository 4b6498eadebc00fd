public import AccessibilityTree
public import Announcements

/// A walk through a screen that VoiceOver has opened.
public struct VoiceOverWalk: UpdatingWalk {
  /// The current screen.
  public package(set) var screen: Screen
  private var reader: VoiceOver
  private let navigation: Navigation
  private var tree: ElementTree
  package private(set) var elementIndices: ElementIndices
  private var path: [PathStop]
  /// The reason why each node is not a stop, or `nil` if the reason is unknown; indexed by node.
  private var skipReasons: [SkipReason?]
  /// Whether swipes stop at each node, even if the node is not on this path; indexed by node.
  private var isStop: [Bool]
  /// The elements of header cells, whose words VoiceOver announces at other stops.
  private var headers: Set<Int>

  /// A stop on the path, with what the arrival of focus adds to its announcement.
  private struct PathStop: Sendable {
    var element: Int32
    var node: Node.Index
    var arrival: ElementArrival
    /// The announcements of the containers that focus enters when it moves backwards to the stop.
    var entriesBackwards: [Part]
    /// The name of the group that focus enters by jumping to the stop, or `nil`.
    @Indirect var group: Part?
  }

  init(_ screen: Screen, by reader: VoiceOver, _ navigation: Navigation) {
    self.screen = screen
    self.reader = reader
    self.navigation = navigation
    let mapping = reader.mapping(of: screen)
    tree = mapping.tree
    elementIndices = ElementIndices(mapping.tree.nodes, count: screen.count)
    let hierarchy = ElementHierarchy(tree)
    let order = SwipeOrder(
      hierarchy, in: tree, idiom: screen.idiom, direction: screen.direction,
      scale: screen.unitsPerPoint)
    let items = VoiceOverWalk.linked(order.items, of: hierarchy, in: tree, on: screen)
    var arrivals = ElementArrivals(tree, hierarchy, items, by: reader, origin: screen.origin)
    var path: [PathStop] = []
    path.reserveCapacity(items.count)
    isStop = Array(repeating: false, count: screen.count)
    headers = []
    let backwards = arrivals.entriesBackwards(items)
    for (position, item) in items.enumerated() {
      let element = hierarchy.items[item].element
      guard let node = tree[element].node else { continue }
      // Containers count their stops in swipe order, so stops that are not on the path are visited,
      // too.
      let arrival = arrivals.arrival(at: item)
      if case .cell(let cell) = arrival.context { headers.formUnion(cell.headers) }
      isStop[Int(node.position)] = true
      path.append(
        PathStop(
          element: Int32(element), node: node, arrival: arrival,
          entriesBackwards: backwards.isEmpty ? [] : backwards[position]))
    }
    skipReasons = VoiceOverWalk.skipReasons(of: mapping, hierarchy)
    path = navigation.path(along: path, on: screen) { $0.node }
    if navigation == .jump(.formControls), screen.origin == .web {
      path.removeAll { screen[$0.node].role.isSkippedByJumps }
    }
    if navigation == .jump(.formControls), reader.settings.containers, screen.origin == .web {
      for (index, group) in GroupEntry(screen).names(along: path.map(\.node)).enumerated() {
        path[index].group = group
      }
    }
    self.path = path
  }

  /// Returns items in the order that the nodes of an Android screen state, unless the items have
  /// frames.
  private static func linked(
    _ items: [Int], of hierarchy: ElementHierarchy, in tree: ElementTree, on screen: Screen
  ) -> [Int] {
    guard let order = LinkedOrder(screen),
      items.allSatisfy({ tree[hierarchy.items[$0].element].frame == nil })
    else { return items }
    return order.sorted(items) { tree[hierarchy.items[$0].element].node }
  }

  /// Returns the reason why each node is not a stop; indexed by node.
  ///
  /// A node inside views that VoiceOver cannot reach gets the reason of the nearest of these views.
  private static func skipReasons(
    of mapping: PlatformMapping, _ hierarchy: ElementHierarchy
  ) -> [SkipReason?] {
    var skipReasons = mapping.skipReasons
    guard !hierarchy.pruned.isEmpty else { return skipReasons }
    let tree = mapping.tree
    var pruned = [SkipReason?](repeating: nil, count: tree.count)
    for (top, reason) in hierarchy.pruned { pruned[top] = reason }
    // Parents come before their children, so the reason of a parent is final before its children
    // need it.
    for index in 0..<tree.count {
      pruned[index] = pruned[index] ?? tree.parent(of: index).flatMap { pruned[$0] }
      if let reason = pruned[index], let node = tree[index].node {
        skipReasons[Int(node.position)] = reason
      }
    }
    return skipReasons
  }

  /// The number of stops on the path.
  public var count: Int { path.count }

  /// Returns the node of a stop.
  ///
  /// - Parameter index: The index of the stop on the path.
  public func node(at index: Int) -> Node.Index { path[index].node }

  /// Returns a stop with its announcement.
  ///
  /// - Parameter index: The index of the stop on the path.
  public func stop(at index: Int) -> Stop { stop(at: index, by: navigation) }

  /// Returns a stop with its announcement when focus comes from another stop.
  ///
  /// - Parameters:
  ///   - index: The index of the stop on the path.
  ///   - previous: The index of the stop that focus leaves.
  ///   - navigation: The swipe or jump that moves focus.
  public func stop(at index: Int, comingFrom previous: Int, by navigation: Navigation) -> Stop {
    var arriving = stop(at: index, by: navigation)
    guard navigation == .jump(.formControls), reader.settings.containers,
      screen.origin == .web, path.indices.contains(previous)
    else { return arriving }
    let group = GroupEntry.name(
      entering: path[index].node, from: path[previous].node, on: screen)
    if let group { arriving.announcement.begin(with: group) }
    return arriving
  }

  /// Every stop on the path, in order.
  public var stops: [Stop] {
    var stops: [Stop] = []
    stops.reserveCapacity(path.count)
    forEachStop { stops.append($0) }
    return stops
  }

  /// Calls a function with each stop on the path, in order.
  ///
  /// - Parameter body: The function.
  public func forEachStop(_ body: (Stop) -> Void) {
    let composer = self.composer(navigation)
    for index in path.indices { body(stop(at: index, composer, by: navigation)) }
  }

  private func composer(_ navigation: Navigation) -> ElementComposer {
    ElementComposer(tree, by: reader, navigation, origin: screen.origin, language: screen.language)
  }

  private func stop(at index: Int, by navigation: Navigation) -> Stop {
    stop(at: index, composer(navigation), by: navigation)
  }

  private func stop(
    at index: Int, _ composer: ElementComposer, by navigation: Navigation
  ) -> Stop {
    let stop = path[index]
    var arrival = stop.arrival
    if navigation == .swipeLeft { arrival.entering = stop.entriesBackwards }
    var spoken = composer.announcement(for: Int(stop.element), arrival)
    if let group = stop.group { spoken.announcement.begin(with: group) }
    return Stop(
      index: index + 1, node: stop.node, announcement: spoken.announcement,
      omissions: spoken.omissions, mapping: tree[Int(stop.element)].rules)
  }

  /// The nodes that are not stops, each with the reason.
  public var skippedNodes: [SkippedNode] {
    var skipped: [SkippedNode] = []
    skipped.reserveCapacity(screen.count)
    for visit in screen.preorder where !isStop[Int(visit.index.position)] {
      let reason = (skipReasons[Int(visit.index.position)] ?? .container).reason
      skipped.append(SkippedNode(visit.index, reason.text, by: reason.rule))
    }
    return skipped
  }

  /// Returns the same walk without usage hints.
  public func withoutHints() -> VoiceOverWalk? {
    var walk = self
    walk.reader.settings.hints = false
    return walk
  }

  /// Updates nodes of the screen.
  ///
  /// - Parameter changes: The changed nodes.
  /// - Returns: The changes of the elements that the platform exposes.
  public mutating func update(_ changes: [NodeChange]) -> [ElementChange] { applyChanges(changes) }

  /// Replaces the screen by another screen.
  ///
  /// - Parameter screen: The new screen.
  public mutating func replace(with screen: Screen) {
    self = VoiceOverWalk(screen, by: reader, navigation)
    detach()
  }

  /// Copies the storage now.
  ///
  /// Otherwise, the first update would copy the storage.
  public mutating func detach() {
    screen.detach()
    tree.detach()
  }
}

extension VoiceOverWalk {
  package static let fields = AccessibilityElement.fields

  package subscript(exposed index: Int) -> AccessibilityElement {
    get { tree[index] }
    set { tree[index] = newValue }
  }

  package func expose(_ part: Screen) -> ExposedExcerpt<AccessibilityElement, SkipReason?> {
    let mapping = reader.mapping(of: part)
    return ExposedExcerpt(
      elements: mapping.tree.elements, nodes: mapping.tree.elements.map(\.node),
      parents: mapping.tree.elements.indices.map { mapping.tree.parent(of: $0) ?? -1 },
      causes: mapping.skipReasons)
  }

  /// Whether VoiceOver announces an element at other stops, like a container or a header cell.
  package func isHeardElsewhere(_ index: Int) -> Bool {
    !tree[index].isElement || headers.contains(index)
  }
}

extension Role {
  /// Whether a jump from form control to form control skips controls of this role on a web page.
  ///
  /// Source: a11ysupport.io, input-datetime-local.json, input-month.json and input-week.json, next
  /// form field, VoiceOver on iOS 14.
  fileprivate var isSkippedByJumps: Bool {
    switch self {
    case .dateTimeField, .monthField, .weekField: true
    default: false
    }
  }
}
