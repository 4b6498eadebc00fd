internal import Encoding
internal import Simulator

/// A view controller of a document, with how people come to it.
struct IBController: Sendable {
  let element: IBElement
  /// The scene around it, or itself where there are no scenes.
  let scope: XMLDocument.ID
  var navigation: Int?
  /// The controller it is reached from in that.
  var previous: Int?
  /// The tab bar controller around it.
  var tabs: Int?
  /// The one of the tabs it belongs to.
  var tab: Int?
  /// The controllers that a container shows.
  var contents: [Int] = []

  /// What holds other controllers and shows nothing but bars of its own.
  var isContainer: Bool {
    ["navigationController", "tabBarController", "splitViewController"].contains(element.name)
  }

  /// Whether it only stands for a scene of another storyboard.
  var isPlaceholder: Bool { element.name == "viewControllerPlaceholder" }

  /// What its screen is called, the best name first.
  var names: [String] {
    let scene = element.document.element(scope).plain("sceneID")
    let title = element.child("navigationItem")?.string("title")
    return [
      element.customClass, element.string("title") ?? title, element.plain("storyboardIdentifier"),
      scene, element.identifier,
    ].compactMap { $0?.isEmpty == false ? $0 : nil }
  }
}

/// The view controllers of a document and how they lead to each other.
struct IBControllers: Sendable {
  private(set) var all: [IBController] = []
  private(set) var elements: Set<XMLDocument.ID> = []
  private var places: [String: Int] = [:]
  private var segues: [(source: Int, kind: String, target: String)] = []

  init(_ document: IBDocument, scopes: [XMLDocument.ID]) {
    for scope in scopes { collect(in: document, scope) }
    relate()
    enterNavigation()
    enterTabs()
  }

  func place(of identifier: String) -> Int? { places[identifier] }

  /// The controller whose view is seen where a container is asked for.
  func shown(in place: Int) -> Int {
    var place = place
    for _ in 0..<8 {
      guard all[place].isContainer, let first = all[place].contents.first else { return place }
      place = first
    }
    return place
  }

  private mutating func collect(in document: IBDocument, _ scope: XMLDocument.ID) {
    var owners: [(end: XMLDocument.ID, place: Int)] = []
    for id in [scope] + document.xml.elements(below: scope) {
      while let last = owners.last, id > last.end { owners.removeLast() }
      let element = document.element(id)
      if IBControllers.isController(element) {
        if let owner = owners.last?.place { all[owner].contents.append(all.count) }
        if let identifier = element.identifier, places[identifier] == nil {
          places[identifier] = all.count
        }
        owners.append((document.xml.lastItem(below: id), all.count))
        elements.insert(id)
        all.append(IBController(element: element, scope: scope))
      } else if element.name == "segue", let owner = owners.last?.place {
        guard let target = element.plain("destination") else { continue }
        segues.append((owner, element.plain("kind") ?? "", target))
      }
    }
  }

  private static func isController(_ element: IBElement) -> Bool {
    let name = element.name
    if name == "searchDisplayController" || name == "searchController" { return false }
    return name.hasSuffix("Controller") || name == "viewControllerPlaceholder"
  }

  /// Puts into containers what relationships say is in them.
  private mutating func relate() {
    for segue in segues where segue.kind == "relationship" {
      guard let target = places[segue.target], target != segue.source else { continue }
      all[segue.source].contents.append(target)
    }
  }

  /// Follows the ways that push one screen upon another.
  private mutating func enterNavigation() {
    var ways: [Int: [Int]] = [:]
    for segue in segues where segue.kind == "show" || segue.kind == "push" {
      if let target = places[segue.target] { ways[segue.source, default: []].append(target) }
    }
    var queue: [Int] = []
    for place in all.indices where all[place].element.name == "navigationController" {
      guard let root = all[place].contents.first, all[root].navigation == nil else { continue }
      all[root].navigation = place
      queue.append(root)
    }
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      for target in ways[place] ?? [] {
        guard all[target].navigation == nil, all[target].element.name != "navigationController"
        else { continue }
        all[target].navigation = all[place].navigation
        all[target].previous = place
        queue.append(target)
      }
    }
  }

  private mutating func enterTabs() {
    for place in all.indices where all[place].element.name == "tabBarController" {
      for tab in all[place].contents where all[tab].tabs == nil {
        all[tab].tabs = place
        all[tab].tab = tab
      }
    }
    // Whatever is in a navigation controller has its tabs, unless it says otherwise.
    for place in all.indices where all[place].tabs == nil {
      guard let navigation = all[place].navigation, all[navigation].tabs != nil,
        all[place].element.flag("hidesBottomBarWhenPushed") != true
          || all[place].previous == nil
      else { continue }
      all[place].tabs = all[navigation].tabs
      all[place].tab = navigation
    }
  }
}
