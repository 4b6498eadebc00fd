/// Swipes through a screen from its first stop to its last.
struct VoiceOverWalk {
  /// What is heard.
  let transcript: Transcript

  /// Walks what the platform exposes of `screen`.
  init(
    _ screen: Screen, _ mapping: PlatformMapping, by reader: VoiceOver, _ navigation: Navigation
  ) {
    var mapping = mapping
    if reader.settings.navigationStyle == .grouped { GroupedNavigation.apply(to: &mapping.tree) }
    let hierarchy = ElementHierarchy(mapping.tree)
    let order = SwipeOrder(
      hierarchy, in: mapping.tree, idiom: screen.idiom, direction: screen.direction)
    var announcer = ElementAnnouncer(
      mapping.tree, hierarchy, order.items, by: reader, navigation, origin: screen.origin,
      language: screen.language)
    var stops: [Stop] = []
    stops.reserveCapacity(order.items.count)
    var isStop = Array(repeating: false, count: screen.count)
    for item in order.items {
      let index = hierarchy.items[item].element
      guard let node = mapping.tree[index].node else { continue }
      // Containers count their stops in swipe order, so every stop is asked, wherever focus goes.
      let spoken = announcer.announcement(for: item)
      isStop[Int(node.position)] = true
      stops.append(
        Stop(
          index: stops.count + 1, node: node, announcement: spoken.announcement,
          omissions: spoken.omissions, mapping: mapping.tree[index].rules))
    }
    var path = navigation.path(along: stops, on: screen) { $0.node }
    if navigation == .jump(.formControls), reader.settings.containers {
      GroupEntry(screen).add(to: &path)
    }
    for place in path.indices { path[place].index = place + 1 }
    transcript = Transcript(
      reader: VoiceOver.name, profile: reader.profile, language: reader.language, stops: path,
      passedOver: VoiceOverWalk.passedOver(screen, mapping, hierarchy, isStop))
  }

  private static func passedOver(
    _ screen: Screen, _ mapping: PlatformMapping, _ hierarchy: ElementHierarchy, _ isStop: [Bool]
  ) -> [PassedOver] {
    let causes = causes(of: mapping, hierarchy)
    var passed: [PassedOver] = []
    passed.reserveCapacity(screen.count)
    for visit in screen.preorder where !isStop[Int(visit.index.position)] {
      let cause = causes[Int(visit.index.position)] ?? .container
      passed.append(PassedOver(visit.index, cause.reason, by: cause.rule))
    }
    return passed
  }

  /// Why nodes are no stops, by position; what is inside a pruned view has the cause of the nearest.
  private static func causes(
    of mapping: PlatformMapping, _ hierarchy: ElementHierarchy
  ) -> [PassedOverCause?] {
    var causes = mapping.causes
    guard !hierarchy.pruned.isEmpty else { return causes }
    let tree = mapping.tree
    var pruned = [PassedOverCause?](repeating: nil, count: tree.count)
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
}
