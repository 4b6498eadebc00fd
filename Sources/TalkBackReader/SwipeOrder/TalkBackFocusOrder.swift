import AccessibilityTree
import Announcements

/// The stops of TalkBack in a platform tree, in swipe order.
struct TalkBackFocusOrder: Sendable {
  /// The stops in order, as indices in the tree.
  let stops: [Int]
  var composer: TalkBackComposer

  var tree: AccessibilityNodeTree { composer.tree }

  /// Computes the stops of a tree.
  ///
  /// - Parameter nodes: The nodes that focus visits, in order, if the file states them. Otherwise
  ///   `nil`.
  init(
    _ tree: AccessibilityNodeTree, _ settings: TalkBackSettings, visiting nodes: [Node.Index]? = nil
  ) {
    let focusability = TalkBackFocusability(tree, settings.capabilities)
    let children = TalkBackChildOrder(tree, focusability).children
    if let nodes {
      var indices: [Node.Index: Int] = [:]
      for index in tree.indices { indices[tree[index].node] = index }
      stops = nodes.compactMap { indices[$0] }
    } else if tree.isWebPage {
      stops = tree.indices.filter { tree[$0].flags.contains(.webStop) }
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
    return composer.tree.indices.filter { index in
      // The first node of the tree stands for the web view, but is not part of the page.
      composer.tree.parents[index] >= 0 && screen[composer.tree[index].node].isLandmark
    }
  }

  /// Whether a jump from link to link visits a node.
  ///
  /// In an app, TalkBack looks for links inside texts; a node with the role of a link does not
  /// count. In a web page, the browser finds the links. Source: TalkBack 15.1,
  /// AccessibilityNodeInfoUtils.java, FILTER_LINK, and SpannableTraversalUtils.java.
  func isLink(_ index: Int, on screen: Screen) -> Bool {
    if tree.isWebPage || tree[index].flags.contains(.web) {
      return screen[tree[index].node].role == .link
    }
    return composer.hasLinks(index)
  }

  /// The state of the collections before focus is on any node.
  var collections: TalkBackCollections {
    TalkBackCollections(composer.tree, composer.focusability, composer.settings)
  }

  /// Returns what the arrival of focus adds to the announcement of each node.
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

/// What the arrival of focus adds to the announcement of a stop.
struct TalkBackArrival: Sendable {
  /// The words for an item, such as its position, if focus moves to another row or column.
  var item: [Part] = []
  /// The words for the collections and titled containers that focus enters or leaves.
  var transition: [Part] = []
  /// Whether none, one or several items of the stop's collection can be selected.
  ///
  /// The value is `none` if the stop is not an item.
  var selection = AccessibilityNodeInfo.CollectionInfo.SelectionMode.none
}
