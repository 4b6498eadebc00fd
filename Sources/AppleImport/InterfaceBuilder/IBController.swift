internal import AccessibilityTree
internal import Encoding

/// A view controller of a document, and its relations to other controllers.
struct IBController: Sendable {
  let element: IBElement
  /// The scene that contains the controller.
  ///
  /// In a document without scenes, this is the part of the document that contains the controller.
  let scope: XMLDocument.ID
  /// The index, among all controllers, of the navigation controller that contains this controller.
  var navigationController: Int?
  /// The index, among all controllers, of the previous controller in the navigation controller.
  var previous: Int?
  /// The index, among all controllers, of the tab bar controller that contains this controller.
  var tabBarController: Int?
  /// The index, among all controllers, of the controller whose tab is selected while this
  /// controller is visible.
  var selectedTab: Int?
  /// The indices, among all controllers, of the controllers inside this container; empty for other
  /// controllers.
  var contents: [Int] = []

  /// The indices of the navigation controller and the tab bar controller that contain this
  /// controller.
  var containers: [Int] { [navigationController, tabBarController].compactMap { $0 } }

  /// Whether the controller only contains other controllers and has no content except bars.
  var isContainer: Bool {
    ["navigationController", "tabBarController", "splitViewController"].contains(element.name)
  }

  /// Whether the controller refers to a scene of another storyboard.
  var isPlaceholder: Bool { element.name == "viewControllerPlaceholder" }

  /// The candidates for the name of the screen.
  ///
  /// The best candidate comes first.
  var names: [String] {
    let scene = element.document.element(scope).plain("sceneID")
    let title = element.child("navigationItem")?.string("title")
    return [
      element.customClass, element.string("title") ?? title, element.plain("storyboardIdentifier"),
      scene, element.identifier,
    ].compactMap { $0?.isEmpty == false ? $0 : nil }
  }
}

/// The view controllers of a document and their relations.
struct IBControllers: Sendable {
  private(set) var all: [IBController] = []
  private(set) var elements: Set<XMLDocument.ID> = []
  private var indices: [String: Int] = [:]
  private var segues: [(source: Int, kind: String, target: String)] = []

  init(_ document: IBDocument, scopes: [XMLDocument.ID]) {
    for scope in scopes { collect(in: document, scope) }
    resolveRelationships()
    resolveNavigation()
    resolveTabs()
  }

  func index(of identifier: String) -> Int? { indices[identifier] }

  /// Returns the index of the controller whose view is visible when the container at an index
  /// opens.
  func visibleController(in index: Int) -> Int {
    var index = index
    for _ in 0..<8 {
      guard all[index].isContainer, let first = all[index].contents.first else { return index }
      index = first
    }
    return index
  }

  private mutating func collect(in document: IBDocument, _ scope: XMLDocument.ID) {
    var owners: [(end: XMLDocument.ID, index: Int)] = []
    for id in [scope] + document.xml.elements(below: scope) {
      while let last = owners.last, id > last.end { owners.removeLast() }
      let element = document.element(id)
      if IBControllers.isController(element) {
        if let owner = owners.last?.index { all[owner].contents.append(all.count) }
        if let identifier = element.identifier, indices[identifier] == nil {
          indices[identifier] = all.count
        }
        owners.append((document.xml.lastItem(below: id), all.count))
        elements.insert(id)
        all.append(IBController(element: element, scope: scope))
      } else if element.name == "segue", let owner = owners.last?.index {
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

  /// Adds the target of each relationship segue to the contents of the container at the start of
  /// the segue.
  private mutating func resolveRelationships() {
    for segue in segues where segue.kind == "relationship" {
      guard let target = indices[segue.target], target != segue.source else { continue }
      all[segue.source].contents.append(target)
    }
  }

  /// Finds the navigation controller of each screen, by following the segues that push screens.
  private mutating func resolveNavigation() {
    var pushTargets: [Int: [Int]] = [:]
    for segue in segues where segue.kind == "show" || segue.kind == "push" {
      if let target = indices[segue.target] {
        pushTargets[segue.source, default: []].append(target)
      }
    }
    var queue: [Int] = []
    for index in all.indices where all[index].element.name == "navigationController" {
      guard let root = all[index].contents.first, all[root].navigationController == nil else {
        continue
      }
      all[root].navigationController = index
      queue.append(root)
    }
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      for target in pushTargets[index] ?? [] {
        guard all[target].navigationController == nil,
          all[target].element.name != "navigationController"
        else { continue }
        all[target].navigationController = all[index].navigationController
        all[target].previous = index
        queue.append(target)
      }
    }
  }

  private mutating func resolveTabs() {
    for index in all.indices where all[index].element.name == "tabBarController" {
      for tab in all[index].contents where all[tab].tabBarController == nil {
        all[tab].tabBarController = index
        all[tab].selectedTab = tab
      }
    }
    // A controller inside a navigation controller shows the tab bar around the navigation
    // controller, unless `hidesBottomBarWhenPushed` is set.
    for index in all.indices where all[index].tabBarController == nil {
      guard let navigation = all[index].navigationController,
        all[navigation].tabBarController != nil,
        all[index].element.flag("hidesBottomBarWhenPushed") != true
          || all[index].previous == nil
      else { continue }
      all[index].tabBarController = all[navigation].tabBarController
      all[index].selectedTab = navigation
    }
  }
}
