import AccessibilityTree

/// The lists, landmarks, forms and tables around the current node while a page is mapped.
///
/// The stops at which each container begins and ends are recorded here. Source: a11ysupport.io,
/// ul.json, dl-basic.json, role-navigation-named.json, table/example_1.json. Assumed: if several
/// containers begin or end at one stop, VoiceOver says their names first, from the outermost to the
/// innermost, and their starts or ends from the innermost to the outermost. If a container has a
/// single stop, VoiceOver announces only its start.
struct WebContainers {
  typealias Kind = WebAttributes.Container

  private struct OpenContainer {
    var kind: Kind
    /// Whether the container has its name from an element inside, a legend or a caption.
    var isNamedInside: Bool
    var firstStop = -1
    /// Whether the first stop is the text from which the container has its name.
    var beginsWithName = false

    init(_ kind: Kind, namedBy origin: AuthoredText.Origin?) {
      self.kind = kind
      isNamedInside = origin == .legend || origin == .caption
    }

    /// Whether a stop is the text from which the container has its name, or begins this text.
    ///
    /// Assumed: VoiceOver does not say such a name twice, as at a legend.
    func isNamed(by label: String?, _ role: WebAttributes.Role) -> Bool {
      if isNamedInside { return true }
      guard role == .text, let text = label, !text.isEmpty, let name = kind.group?.name.text else {
        return false
      }
      return name == text || name.hasPrefix("\(text) ")
    }
  }

  private var open: [OpenContainer] = []
  /// Whether an item of each open list has been visited.
  private var lists: [Bool] = []
  /// The number of open containers that have had a stop so far.
  private var started = 0
  private var ends: [(stop: Int, edge: WebAttributes.Edge)] = []
  /// The names that VoiceOver says at the last stop of a container if focus moves backwards.
  private var namesBackwards: [(stop: Int, group: WebAttributes.NamedGroup)] = []

  /// Opens a container.
  ///
  /// - Parameters:
  ///   - kind: The kind of container.
  ///   - origin: The origin of its name.
  mutating func open(_ kind: Kind, namedBy origin: AuthoredText.Origin?) {
    open.append(OpenContainer(kind, namedBy: origin))
    if kind.isList { lists.append(false) }
  }

  /// Records a stop as the start of all open containers that have had no stop so far.
  ///
  /// - Parameters:
  ///   - stop: The index of the stop.
  ///   - label: The label of the stop.
  ///   - attributes: The attributes of the stop.
  mutating func start(on stop: Int, label: String?, _ attributes: inout WebAttributes) {
    guard open.count > started else { return }
    for index in started..<open.count {
      open[index].firstStop = stop
      open[index].beginsWithName = open[index].isNamed(by: label, attributes.role)
      if !open[index].beginsWithName, let group = open[index].kind.group {
        attributes.groups.append(group)
      }
    }
    for container in open[started...].reversed() {
      attributes.edges.append(.init(container: container.kind, isStart: true))
    }
    started = open.count
  }

  mutating func close(lastStop: Int) {
    guard let container = open.popLast() else { return }
    if container.kind.isList { lists.removeLast() }
    started = min(started, open.count)
    guard container.firstStop >= 0 else { return }
    let hasOneStop = container.firstStop == lastStop
    if let group = container.kind.group, !(hasOneStop && container.beginsWithName) {
      namesBackwards.append((lastStop, group))
    }
    guard !hasOneStop else { return }
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
    // The recorded names and ends of containers are in the order of the stops at which the
    // containers end. At one stop, a container ends before the containers around it.
    var index = 0
    while index < namesBackwards.count {
      let stop = namesBackwards[index].stop
      var groups: [WebAttributes.NamedGroup] = []
      while index < namesBackwards.count, namesBackwards[index].stop == stop {
        groups.append(namesBackwards[index].group)
        index += 1
      }
      var backwards = tree[stop].web?.backwards ?? .init()
      backwards.groups = groups.reversed()
      tree[stop].web?.backwards = backwards
    }
    index = 0
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
    let isNamed = !WebTextRun.isBlank(node.name)
    let name = isNamed ? WebAttributes.Name(text: node.name, language: language) : nil
    switch node.role {
    case .list, .directory: return isAnnouncedList(node, state, in: screen, index) ? .list : nil
    case .listbox: return .listbox(name: name)
    case .descriptionList: return .definitionList
    // WebKit finds a fieldset by its tag. VoiceOver announces neither an unnamed group nor a named
    // radio group of another tag. Source: a11ysupport.io, role-group-unnamed.json,
    // aria-required-radiogroup.json. Assumed: VoiceOver does not announce a named group of another
    // tag either, and a fieldset with the role of a radio group is a fieldset.
    case .group, .radioGroup:
      return node.web?.element == "fieldset" && name != nil ? .form(name: name) : nil
    case .table, .grid, .treeGrid:
      let size = grids.size(of: index)
      return .table(
        rows: size?.rows ?? node.collectionPosition?.rowCount,
        columns: size?.columns ?? node.collectionPosition?.columnCount, name: name)
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
  /// The container with its name, or `nil` if VoiceOver does not say a name when focus enters.
  ///
  /// If focus moves forwards and the first stop of the container is its legend or caption, that stop
  /// contains the name. If focus moves backwards, VoiceOver says the name at the last stop.
  ///
  /// Source: a11ysupport.io, aria-1-2-combobox-with-list-autocomplete-example.json,
  /// aria-rowcount.json and grid.json, VoiceOver on iOS 14.8 and 18.1;
  /// required_attribute_radio_group.json, command “previous item”, VoiceOver on iOS 12.3. Assumed:
  /// VoiceOver also says the name of a fieldset forwards if no legend says it, and the caption of a
  /// table backwards.
  fileprivate var group: WebAttributes.NamedGroup? {
    switch self {
    case .form(let name): name.map { WebAttributes.NamedGroup(name: $0, isFieldset: true) }
    case .listbox(let name), .table(_, _, let name):
      name.map { WebAttributes.NamedGroup(name: $0, isFieldset: false) }
    case .list, .definitionList, .landmark: nil
    }
  }
}
