package import AccessibilityTree
import Announcements

/// The way over a platform tree: where TalkBack stops, and in which order.
package struct TalkBackFocusOrder: Sendable {
  /// The stops in order, by place in the tree.
  package let order: [Int]
  var composer: TalkBackComposer

  /// The platform's tree.
  package var tree: AccessibilityNodeTree { composer.tree }

  /// Decides on the stops of a tree; where the order of focus is known already, it is kept.
  package init(
    _ tree: AccessibilityNodeTree, _ settings: TalkBackSettings, visiting given: [Node.Index]? = nil
  ) {
    let focusability = TalkBackFocusability(tree, settings.capabilities)
    let children = TalkBackChildOrder(tree, focusability).children
    if let given {
      order = TalkBackFocusOrder.places(of: given, in: tree)
    } else if tree.isWebPage {
      order = tree.nodes.indices.filter { tree[$0].flags.contains(.webStop) }
    } else {
      order = TalkBackTraversal(tree, children).order.filter { focusability.shouldFocus($0) }
    }
    composer = TalkBackComposer(tree, focusability, children, settings, stops: order.count)
  }

  private static func places(of nodes: [Node.Index], in tree: AccessibilityNodeTree) -> [Int] {
    var places: [Node.Index: Int] = [:]
    for (place, info) in tree.nodes.enumerated() { places[info.node] = place }
    return nodes.compactMap { places[$0] }
  }

  /// The places that a way of moving comes to.
  func path(by navigation: Navigation, on screen: Screen) -> [Int] {
    if navigation == .jump(.formControls), tree.isWebPage {
      // Chrome counts what opens details among the controls.
      return order.filter { place in
        let role = screen[composer.tree[place].node].role
        return role.isFormControl || role == .disclosureTriangle
      }
    }
    guard navigation == .jump(.landmarks) else {
      return navigation.path(along: order, on: screen) { composer.tree[$0].node }
    }
    return composer.tree.nodes.indices.filter { place in
      // The view that shows a page stands for its first node, and is no part of it.
      composer.tree.parents[place] >= 0 && screen[composer.tree[place].node].isLandmark
    }
  }

  /// What moving there adds at each of some places, when focus visits them in this order.
  func arrivals(visiting places: [Int]) -> [TalkBackArrival] {
    var collections = TalkBackCollections(
      composer.tree, composer.focusability, composer.settings)
    return places.map { place in
      collections.move(to: place)
      guard composer.settings.speaksContainers else {
        return TalkBackArrival(selection: collections.selection)
      }
      return TalkBackArrival(
        item: collections.itemWords(composer.words),
        transition: collections.transitionWords(composer.words),
        selection: collections.selection)
    }
  }
}

/// What moving to a stop adds to what is heard there.
struct TalkBackArrival: Sendable {
  /// The heading and place of an item, where they changed.
  var item: [Part] = []
  /// Collections and titled containers that are entered or left.
  var transition: [Part] = []
  /// How many items of its collection can be chosen, where the stop is an item of one.
  var selection = AccessibilityNodeInfo.CollectionInfo.SelectionMode.none
}
