internal import Encoding
internal import Simulator

/// Which screens a document has, the one it begins with first.
struct IBPlan {
  /// One screen to be.
  enum Target {
    case controller(Int)
    case views([XMLDocument.ID])
  }

  private(set) var screens: [Target] = []
  let controllers: IBControllers

  init(_ document: IBDocument, _ root: XMLDocument.ID?) {
    let scopes = IBPlan.scopes(of: document, root)
    controllers = IBControllers(document, scopes: scopes)
    planControllers(root.map(document.element))
    if let root { planViews(document.element(root)) } else { planSnippet(document) }
  }

  /// The parts of the document in which controllers are.
  private static func scopes(
    of document: IBDocument, _ root: XMLDocument.ID?
  ) -> [XMLDocument.ID] {
    guard let root else {
      return document.xml.rootElements.flatMap { id in
        document.element(id).name == "scenes" ? document.xml.children(of: id) : [id]
      }
    }
    let element = document.element(root)
    return element.list("scenes").map(\.id) + (element.child("objects").map { [$0.id] } ?? [])
  }

  private mutating func planControllers(_ root: IBElement?) {
    var order = Array(controllers.all.indices)
    if let initial = root?.plain("initialViewController").flatMap(controllers.place) {
      order.insert(controllers.shown(in: initial), at: 0)
    }
    var planned = Set<Int>()
    for place in order where planned.insert(place).inserted {
      let controller = controllers.all[place]
      let isShownElsewhere =
        controller.isContainer && controllers.shown(in: place) != place
      if !controller.isPlaceholder, !isShownElsewhere { screens.append(.controller(place)) }
    }
  }

  /// Views at the top of a xib.
  private mutating func planViews(_ root: IBElement) {
    let views = root.list("objects").filter(IBViewKind.isView)
    guard !views.isEmpty else { return }
    screens += views.map { .views([$0.id]) }
    // The order of the file, also between views and controllers.
    let starts = screens.enumerated().compactMap { place, target in
      start(of: target).map { (start: $0, place: place) }
    }
    screens = starts.sorted { $0.start < $1.start }.map { screens[$0.place] }
  }

  /// The element a screen begins with.
  func start(of target: Target) -> XMLDocument.ID? {
    switch target {
    case .controller(let place): controllers.all[place].element.id
    case .views(let views): views.first
    }
  }

  /// Views that somebody copied are one screen.
  private mutating func planSnippet(_ document: IBDocument) {
    var views: [XMLDocument.ID] = []
    for id in document.xml.rootElements {
      let element = document.element(id)
      let isList = ["subviews", "objects", "cells", "items"].contains(element.name)
      views += (isList ? element.children : [element]).filter(IBPlan.isOurs).map(\.id)
    }
    if !views.isEmpty { screens.append(.views(views)) }
  }

  /// Parts of the document that belong to no screen: objects of a xib, containers that hold nothing,
  /// scenes of other storyboards.
  func leftovers(in document: IBDocument, _ root: IBElement?) -> [XMLDocument.ID] {
    var used = Set<XMLDocument.ID>()
    let scopes = Set(controllers.all.map(\.scope))
    for target in screens {
      switch target {
      case .views(let views): used.formUnion(views)
      case .controller(let place):
        let controller = controllers.all[place]
        for place in [place, controller.navigation, controller.tabs].compactMap({ $0 }) {
          used.insert(controllers.all[place].element.id)
        }
      }
    }
    let idle = controllers.all.map(\.element.id).filter { !used.contains($0) }
    used.formUnion(idle)
    let objects = (root?.list("objects") ?? []).map(\.id)
    let scenes = (root?.list("scenes") ?? []).map(\.id).filter { !scopes.contains($0) }
    let snippet = root == nil ? document.xml.rootElements.filter { !scopes.contains($0) } : []
    return idle + scenes + (objects + snippet).filter { !used.contains($0) }
  }

  /// Whether an element of a snippet looks like a view of Interface Builder: it has a frame or an
  /// identifier, or is of a kind that no other format has.
  private static func isOurs(_ element: IBElement) -> Bool {
    guard IBViewKind.isView(element) else { return false }
    if element.child(key: "frame") != nil || element.child("subviews") != nil { return true }
    return element.identifier != nil || element.children.contains { $0.key != nil }
  }
}
