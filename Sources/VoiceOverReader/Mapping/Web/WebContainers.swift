import AccessibilityTree

/// The lists, landmarks, forms and tables around the current node while a page is mapped.
///
/// The stops at which each container begins and ends are recorded here. Source: a11ysupport.io,
/// ul.json, dl-basic.json, role-navigation-named.json, table/example_1.json. Assumed: if several
/// containers begin or end at one stop, VoiceOver announces the innermost first. If a container has
/// a single stop, VoiceOver announces only its start.
struct WebContainers {
  typealias Kind = WebAttributes.Container

  private struct OpenContainer {
    var kind: Kind
    var firstStop = -1
  }

  private var open: [OpenContainer] = []
  /// Whether an item of each open list has been visited.
  private var lists: [Bool] = []
  /// The number of open containers that have had a stop so far.
  private var started = 0
  private var ends: [(stop: Int, edge: WebAttributes.Edge)] = []
  /// The names that VoiceOver says at the last stop of a container if focus moves backwards.
  private var namesBackwards: [(stop: Int, name: WebAttributes.Name)] = []

  mutating func open(_ kind: Kind) {
    open.append(OpenContainer(kind: kind))
    if kind.isList { lists.append(false) }
  }

  /// Records a stop as the start of all open containers that have had no stop so far.
  mutating func start(on stop: Int, _ attributes: inout WebAttributes) {
    while open.count > started, started >= 0 {
      for index in stride(from: open.count - 1, through: started, by: -1) {
        open[index].firstStop = stop
        attributes.edges.append(.init(container: open[index].kind, isStart: true))
        if let name = open[index].kind.nameBeforeStop { attributes.groupName = name }
      }
      started = open.count
    }
  }

  mutating func close(lastStop: Int) {
    guard let container = open.popLast() else { return }
    if container.kind.isList { lists.removeLast() }
    started = min(started, open.count)
    guard container.firstStop >= 0 else { return }
    if let name = container.kind.nameBackwards { namesBackwards.append((lastStop, name)) }
    guard container.firstStop != lastStop else { return }
    ends.append((lastStop, WebAttributes.Edge(container: container.kind, isStart: false)))
  }

  /// Returns whether the list item that is beginning is the first item of the innermost list.
  mutating func isFirstItem() -> Bool {
    guard let last = lists.indices.last else { return false }
    defer { lists[last] = true }
    return !lists[last]
  }

  /// Adds the ends of containers to the stops at which VoiceOver announces them.
  mutating func finish(in tree: inout ElementTree) {
    for (stop, name) in namesBackwards {
      var backwards = tree[stop].web?.backwards ?? .init()
      backwards.groupName = backwards.groupName ?? name
      tree[stop].web?.backwards = backwards
    }
    // The recorded ends of containers are in the order of the stops at which the containers end.
    var index = 0
    while index < ends.count {
      let stop = ends[index].stop
      var edges: [WebAttributes.Edge] = []
      while index < ends.count, ends[index].stop == stop {
        edges.append(ends[index].edge)
        index += 1
      }
      tree[stop].web?.edges += edges
    }
  }

  /// Returns the kind of container, or `nil` if VoiceOver does not announce the node as a
  /// container.
  static func kind(
    of node: Node, _ state: WebState, in screen: Screen, _ index: Node.Index, _ grids: WebGrids
  ) -> Kind? {
    let language = (node.language ?? state.language).flatMap { $0.isEmpty ? nil : $0 }
    let name = node.name.isEmpty ? nil : WebAttributes.Name(text: node.name, language: language)
    switch node.role {
    case .list, .directory: return isAnnouncedList(node, state, in: screen, index) ? .list : nil
    case .listbox: return .listbox(name: name)
    case .descriptionList: return .definitionList
    case .group: return node.web?.element == "fieldset" && name != nil ? .form(name: name) : nil
    case .table, .grid, .treeGrid:
      let size = grids.size(of: index)
      return .table(
        rows: size?.rows ?? node.collectionPosition?.rowCount,
        columns: size?.columns ?? node.collectionPosition?.columnCount,
        name: node.label?.origin == .caption ? nil : name)
    case .banner: return .landmark(.banner, name: name)
    case .navigation: return .landmark(.navigation, name: name)
    case .main: return .landmark(.main, name: name)
    case .complementary: return .landmark(.complementary, name: name)
    case .contentInfo: return .landmark(.contentInfo, name: name)
    case .search: return .landmark(.search, name: name)
    case .region:
      guard let name else { return nil }
      let word = node.roleDescription.map { WebAttributes.Name(text: $0, language: language) }
      return .landmark(.region, name: name, word: word)
    default: return nil
    }
  }

  /// Whether WebKit exposes a list as a list.
  ///
  /// A list whose items have no markers is exposed only inside a navigation landmark, or if the
  /// author gave it a role. Source: WebKit, AccessibilityList.cpp.
  private static func isAnnouncedList(
    _ node: Node, _ state: WebState, in screen: Screen, _ index: Node.Index
  ) -> Bool {
    if state.isInNavigation || node.web?.hasExplicitRole == true { return true }
    var items = 0
    for child in screen.children(of: index) where screen[child].role == .listItem {
      items += 1
      if screen[child].web?.marker != nil || screen[child].web == nil { return true }
    }
    return items == 0
  }
}

extension WebAttributes.Container {
  /// The name of the container that VoiceOver says at the container's first stop before other
  /// words.
  ///
  /// The value is `nil` if VoiceOver does not say the name at that stop.
  ///
  /// Source: a11ysupport.io, aria-1-2-combobox-with-list-autocomplete-example.json,
  /// aria-rowcount.json, VoiceOver on iOS 14.8 and 18.1.
  fileprivate var nameBeforeStop: WebAttributes.Name? {
    switch self {
    case .listbox(let name), .table(_, _, let name): name
    case .list, .definitionList, .form, .landmark: nil
    }
  }

  /// The name that VoiceOver says at the last stop of the container if focus moves backwards.
  ///
  /// If focus moves forwards, VoiceOver says the name of a fieldset at its legend, which is a stop.
  /// Source: a11ysupport.io, required_attribute_radio_group.json, command “previous item”,
  /// VoiceOver on iOS 12.3.
  fileprivate var nameBackwards: WebAttributes.Name? {
    if case .form(let name) = self { name } else { nameBeforeStop }
  }
}
