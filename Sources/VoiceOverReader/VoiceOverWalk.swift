public import AccessibilityTree
public import Announcements

/// A screen that VoiceOver has opened.
public struct VoiceOverWalk: UpdatingWalk {
  /// The screen as it is now.
  public package(set) var screen: Screen
  private var reader: VoiceOver
  private let navigation: Navigation
  private var tree: ElementTree
  package private(set) var places: ElementPlaces
  /// The stops on the way.
  private var path: [Place]
  /// Why nodes are no stops, by position; absent where no more is known.
  private var causes: [SkipReason?]
  /// Whether a node is a stop, wherever the way goes.
  private var isStop: [Bool]
  /// Elements whose words are heard at other stops: headers of cells.
  private var headers: Set<Int>

  /// A stop, with what moving there adds.
  private struct Place: Sendable {
    var element: Int32
    var node: Node.Index
    var arrival: ElementArrival
    /// The group that a jump comes into.
    var group: Part?
  }

  /// Opens a screen.
  init(_ screen: Screen, by reader: VoiceOver, _ navigation: Navigation) {
    self.screen = screen
    self.reader = reader
    self.navigation = navigation
    let mapping = reader.mapping(of: screen)
    tree = mapping.tree
    places = ElementPlaces(tree.elements.lazy.map(\.node), count: screen.count)
    let hierarchy = ElementHierarchy(tree)
    let order = SwipeOrder(
      hierarchy, in: tree, idiom: screen.idiom, direction: screen.direction,
      scale: screen.unitsPerPoint)
    var arrivals = ElementArrivals(tree, hierarchy, order.items, by: reader, origin: screen.origin)
    var path: [Place] = []
    path.reserveCapacity(order.items.count)
    isStop = Array(repeating: false, count: screen.count)
    headers = []
    for item in order.items {
      let element = hierarchy.items[item].element
      guard let node = tree[element].node else { continue }
      // Containers count their stops in swipe order, so every stop is asked, wherever focus goes.
      let arrival = arrivals.arrival(at: item)
      if case .cell(let cell) = arrival.context { headers.formUnion(cell.headers) }
      isStop[Int(node.position)] = true
      path.append(Place(element: Int32(element), node: node, arrival: arrival))
    }
    causes = VoiceOverWalk.causes(of: mapping, hierarchy)
    path = navigation.path(along: path, on: screen) { $0.node }
    if navigation == .jump(.formControls), screen.origin == .web {
      path.removeAll { screen[$0.node].role.isSkippedByJumps }
    }
    if navigation == .jump(.formControls), reader.settings.containers {
      for (place, group) in GroupEntry(screen).names(along: path.map(\.node)).enumerated() {
        path[place].group = group
      }
    }
    self.path = path
  }

  /// Why nodes are no stops, by position; what is inside a pruned view has the cause of the nearest.
  private static func causes(
    of mapping: PlatformMapping, _ hierarchy: ElementHierarchy
  ) -> [SkipReason?] {
    var causes = mapping.causes
    guard !hierarchy.pruned.isEmpty else { return causes }
    let tree = mapping.tree
    var pruned = [SkipReason?](repeating: nil, count: tree.count)
    for (top, cause) in hierarchy.pruned { pruned[top] = cause }
    // Parents come before their children.
    for index in 0..<tree.count {
      pruned[index] = pruned[index] ?? tree.parent(of: index).flatMap { pruned[$0] }
      if let cause = pruned[index], let node = tree[index].node {
        causes[Int(node.position)] = cause
      }
    }
    return causes
  }

  /// How many stops there are on the way.
  public var count: Int { path.count }

  /// The node of a stop.
  public func node(at place: Int) -> Node.Index { path[place].node }

  /// What is heard at a stop.
  public func stop(at place: Int) -> Stop { stop(at: place, composer) }

  /// Every stop in order.
  public var stops: [Stop] {
    let composer = composer
    return path.indices.map { stop(at: $0, composer) }
  }

  private var composer: ElementComposer {
    ElementComposer(tree, by: reader, navigation, origin: screen.origin, language: screen.language)
  }

  private func stop(at place: Int, _ composer: ElementComposer) -> Stop {
    let stop = path[place]
    var spoken = composer.announcement(for: Int(stop.element), stop.arrival)
    if let group = stop.group { spoken.announcement.begin(with: group) }
    return Stop(
      index: place + 1, node: stop.node, announcement: spoken.announcement,
      omissions: spoken.omissions, mapping: tree[Int(stop.element)].rules)
  }

  /// The nodes that are no stops.
  public var skippedNodes: [SkippedNode] {
    var passed: [SkippedNode] = []
    passed.reserveCapacity(screen.count)
    for visit in screen.preorder where !isStop[Int(visit.index.position)] {
      let reason = (causes[Int(visit.index.position)] ?? .container).reason
      passed.append(SkippedNode(visit.index, reason.text, by: reason.rule))
    }
    return passed
  }

  /// The same way with usage hints off.
  public func withoutHints() -> VoiceOverWalk? {
    var walk = self
    walk.reader.settings.hints = false
    return walk
  }

  /// Takes over what an event made of nodes, and tells what changed of their elements.
  public mutating func update(_ changes: [NodeChange]) -> [ElementChange] { carryOut(changes) }

  /// Takes over another screen in the place of this one.
  public mutating func replace(with screen: Screen) {
    self = VoiceOverWalk(screen, by: reader, navigation)
    detach()
  }

  /// Makes the storage its own.
  public mutating func detach() {
    screen.detach()
    tree.detach()
  }
}

extension VoiceOverWalk {
  package static let fields = AccessibilityElement.fields

  package subscript(exposed place: Int) -> AccessibilityElement {
    get { tree[place] }
    set { tree[place] = newValue }
  }

  package func expose(_ part: Screen) -> ExposedExcerpt<AccessibilityElement, SkipReason?> {
    let mapping = reader.mapping(of: part)
    return ExposedExcerpt(
      elements: mapping.tree.elements, nodes: mapping.tree.elements.map(\.node),
      parents: mapping.tree.elements.indices.map { mapping.tree.parent(of: $0) ?? -1 },
      causes: mapping.causes)
  }

  /// Containers and headers of cells are heard at the stops inside them.
  package func isHeardElsewhere(_ place: Int) -> Bool {
    !tree[place].isElement || headers.contains(place)
  }
}

extension Role {
  /// Whether a jump by form controls leaves out a control of a page.
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
