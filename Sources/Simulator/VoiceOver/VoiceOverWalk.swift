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
    var causes = mapping.causes
    for (top, cause) in hierarchy.pruned {
      var pending = [top]
      while let index = pending.popLast() {
        if let node = mapping.tree[index].node { causes[Int(node.position)] = cause }
        pending += mapping.tree.children(of: index)
      }
    }
    var passed: [PassedOver] = []
    passed.reserveCapacity(screen.count)
    for visit in screen.preorder where !isStop[Int(visit.index.position)] {
      let cause = causes[Int(visit.index.position)] ?? .container
      passed.append(PassedOver(visit.index, cause.reason, by: cause.rule))
    }
    return passed
  }
}
