import AccessibilityTree
import Announcements

/// The swipe order of a platform tree: where TalkBack stops, and in which order.
struct TalkBackFocusOrder: Sendable {
  /// The stops in order, as indices in the tree.
  let stops: [Int]
  var composer: TalkBackComposer

  var tree: AccessibilityNodeTree { composer.tree }

  /// Computes the stops of a tree.
  ///
  /// - Parameter nodes: The nodes in the order in which focus visits them, if that order is known.
  init(
    _ tree: AccessibilityNodeTree, _ settings: TalkBackSettings, visiting nodes: [Node.Index]? = nil
  ) {
    let focusability = TalkBackFocusability(tree, settings.capabilities)
    let children = TalkBackChildOrder(tree, focusability).children
    if let nodes {
      var indices: [Node.Index: Int] = [:]
      for (index, info) in tree.nodes.enumerated() { indices[info.node] = index }
      stops = nodes.compactMap { indices[$0] }
    } else if tree.isWebPage {
      stops = tree.nodes.indices.filter { tree[$0].flags.contains(.webStop) }
    } else {
      stops = TalkBackTraversal(tree, children).order.filter { focusability.shouldFocus($0) }
    }
    composer = TalkBackComposer(tree, focusability, children, settings, stopCount: stops.count)
  }

  /// Returns the tree indices of the stops that a kind of navigation visits.
  func path(by navigation: Navigation, on screen: Screen) -> [Int] {
    if navigation == .jump(.formControls), tree.isWebPage {
      // Chrome counts the `summary` of `details` as a form control.
      return stops.filter { index in
        let role = screen[composer.tree[index].node].role
        return role.isFormControl || role == .disclosureTriangle
      }
    }
    if navigation == .jump(.links), !tree.isWebPage {
      return stops.filter { isLink($0, on: screen) }
    }
    guard navigation == .jump(.landmarks) else {
      return navigation.path(along: stops, on: screen) { composer.tree[$0].node }
    }
    return composer.tree.nodes.indices.filter { index in
      // The first node of the tree stands for the web view, but is not part of the page.
      composer.tree.parents[index] >= 0 && screen[composer.tree[index].node].isLandmark
    }
  }

  /// Whether a jump from link to link visits a node.
  ///
  /// In an app, TalkBack looks for clickable spans in texts; the role of a link alone does not
  /// count. In a page, the browser finds the links. Source: TalkBack 15.1,
  /// AccessibilityNodeInfoUtils.java, FILTER_LINK, and SpannableTraversalUtils.java.
  func isLink(_ index: Int, on screen: Screen) -> Bool {
    if tree.isWebPage || tree[index].flags.contains(.web) {
      return screen[tree[index].node].role == .link
    }
    return composer.hasLinks(index)
  }

  /// The collections of the screen before focus is on any node.
  var collections: TalkBackCollections {
    TalkBackCollections(composer.tree, composer.focusability, composer.settings)
  }

  /// Returns, for each node, the words that moving there adds to its announcement.
  ///
  /// `indices` are the nodes in the order in which focus visits them.
  func arrivals(visiting indices: [Int]) -> [TalkBackArrival] {
    var collections = collections
    return indices.map { index in
      collections.move(to: index)
      guard composer.settings.speaksContainers else {
        return TalkBackArrival(selection: collections.selection)
      }
      return TalkBackArrival(
        item: collections.itemWords(composer.words),
        transition: collections.transitionWords(composer.words), selection: collections.selection)
    }
  }
}

/// The words that moving to a stop adds to its announcement.
struct TalkBackArrival: Sendable {
  /// The heading and position of an item, if its row or column changed.
  var item: [Part] = []
  /// The collections and titled containers that focus enters or leaves.
  var transition: [Part] = []
  /// How many items of its collection can be selected, if the stop is an item.
  var selection = AccessibilityNodeInfo.CollectionInfo.SelectionMode.none
}
