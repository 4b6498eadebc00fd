import Importers
import Simulator
internal import TextIO

/// A page of a layout test, as WebKit exposes it in our mapping.
struct LayoutTestPage {
  let page: HTMLPage
  let reader: VoiceOver
  /// The stops in document order.
  ///
  /// They include the first marker of each list, which WebKit exposes and VoiceOver skips.
  let stops: [Stop]

  /// A stop with its element and announcement.
  struct Stop {
    var node: Node.Index
    var element: AccessibilityElement
    var announcement: Announcement
  }

  var screen: Screen { page.screen }

  init(_ html: String, release: String) throws(InputError) {
    page = try HTMLPage(bytes: Array(html.utf8))
    var settings = VoiceOver.Settings()
    settings.webKit = VoiceOver.WebKit(rawValue: release) ?? .ios26
    reader = VoiceOver(settings)
    stops = LayoutTestPage.stops(on: page.screen, by: reader)
  }

  private static func stops(on screen: Screen, by reader: VoiceOver) -> [Stop] {
    let tree = reader.accessibilityTree(of: screen)
    let transcript = reader.read(screen)
    var announcements = transcript.stops[...]
    var stops: [Stop] = tree.elements.compactMap { element in
      guard element.isElement, let node = element.node else { return nil }
      return Stop(
        node: node, element: element,
        announcement: announcements.popFirst()?.announcement ?? Announcement())
    }
    for passed in transcript.skippedNodes where passed.rule.name == "FirstMarkerSkipped" {
      var element = AccessibilityElement(node: passed.node)
      element.label = screen[passed.node].web?.marker
      element.web = WebAttributes(.marker)
      stops.append(Stop(node: passed.node, element: element, announcement: Announcement()))
    }
    var ranks: [Node.Index: Int] = [:]
    for (rank, visit) in screen.preorder.enumerated() { ranks[visit.index] = rank }
    return stops.enumerated().sorted { left, right in
      let (before, after) = (ranks[left.element.node] ?? 0, ranks[right.element.node] ?? 0)
      if before != after { return before < after }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// Returns the first node that a selector matches.
  func node(_ selector: String) -> Node.Index? { page.nodes(matching: selector)?.first }

  /// Returns the stop at a node, or `nil` if the node is not a stop.
  func stop(on node: Node.Index) -> Stop? { stops.first { $0.node == node } }

  /// Returns the stops inside a node.
  func stops(in node: Node.Index) -> [Stop] {
    var inside = Set(screen.descendants(of: node).map(\.index))
    inside.insert(node)
    return stops.filter { inside.contains($0.node) }
  }

  /// Returns a node and its ancestors, the nearest first.
  func around(_ node: Node.Index) -> [Node.Index] { [node] + screen.ancestors(of: node) }

  /// Returns the nearest node that satisfies a predicate: the node itself or an ancestor.
  func nearest(to node: Node.Index, where isKind: (Node) -> Bool) -> Node? {
    around(node).first { isKind(screen[$0]) }.map { screen[$0] }
  }
}
