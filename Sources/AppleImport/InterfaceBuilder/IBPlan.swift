internal import AccessibilityTree
internal import Encoding

/// The screens of a document.
///
/// The initial screen comes first.
struct IBPlan {
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

  /// Returns the parts of the document that contain controllers.
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
    if let initial = root?.plain("initialViewController").flatMap(controllers.index) {
      order.insert(controllers.visibleController(in: initial), at: 0)
    }
    var planned = Set<Int>()
    for index in order where planned.insert(index).inserted {
      let controller = controllers.all[index]
      let isShownElsewhere =
        controller.isContainer && controllers.visibleController(in: index) != index
      if !controller.isPlaceholder, !isShownElsewhere { screens.append(.controller(index)) }
    }
  }

  /// Adds the topmost views of a xib as screens.
  private mutating func planViews(_ root: IBElement) {
    let views = root.list("objects").filter(IBViewKind.isView)
    guard !views.isEmpty else { return }
    screens += views.map { .views([$0.id]) }
    // Sort views and controllers in the order of the file.
    let starts = screens.enumerated().compactMap { index, target in
      start(of: target).map { (start: $0, index: index) }
    }
    screens = starts.sorted { $0.start < $1.start }.map { screens[$0.index] }
  }

  /// Returns the element of a screen's controller or, for a screen without a controller, of its
  /// first view.
  func start(of target: Target) -> XMLDocument.ID? {
    switch target {
    case .controller(let index): controllers.all[index].element.id
    case .views(let views): views.first
    }
  }

  /// Adds the views of a snippet as a single screen.
  private mutating func planSnippet(_ document: IBDocument) {
    var views: [XMLDocument.ID] = []
    for id in document.xml.rootElements {
      let element = document.element(id)
      let isList = ["subviews", "objects", "cells", "items"].contains(element.name)
      views += (isList ? element.children : [element]).filter(IBPlan.isInterfaceBuilderView).map(
        \.id)
    }
    if !views.isEmpty { screens.append(.views(views)) }
  }

  /// Returns the parts of the document, such as objects other than views in a xib, that belong to
  /// no screen.
  func leftovers(in document: IBDocument, _ root: IBElement?) -> [XMLDocument.ID] {
    var used = Set<XMLDocument.ID>()
    let scopes = Set(controllers.all.map(\.scope))
    for target in screens {
      switch target {
      case .views(let views): used.formUnion(views)
      case .controller(let index):
        let controller = controllers.all[index]
        for index in [index] + controller.containers {
          used.insert(controllers.all[index].element.id)
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

  /// Whether an element of a snippet is a view of Interface Builder.
  ///
  /// A view has a frame, an identifier or a child element that sets a property.
  private static func isInterfaceBuilderView(_ element: IBElement) -> Bool {
    guard IBViewKind.isView(element) else { return false }
    if element.child(key: "frame") != nil || element.child("subviews") != nil { return true }
    return element.identifier != nil || element.children.contains { $0.key != nil }
  }
}
