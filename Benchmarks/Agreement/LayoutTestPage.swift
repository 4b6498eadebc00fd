import Importers
import Simulator
internal import TextIO

/// A page of a layout test as WebKit's mapping exposes it.
struct LayoutTestPage {
  let page: HTMLPage
  let reader: VoiceOver
  /// The stops in document order, with the first marker of each list, which WebKit has and VoiceOver
  /// skips.
  let stops: [Stop]

  /// What is exposed at a place.
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

  /// The node that a selector selects first.
  func node(_ selector: String) -> Node.Index? { page.nodes(matching: selector)?.first }

  /// The stop that a node is.
  func stop(on node: Node.Index) -> Stop? { stops.first { $0.node == node } }

  /// The stops in a node.
  func stops(in node: Node.Index) -> [Stop] {
    var inside = Set(screen.descendants(of: node).map(\.index))
    inside.insert(node)
    return stops.filter { inside.contains($0.node) }
  }

  /// The node and those around it, the nearest first.
  func around(_ node: Node.Index) -> [Node.Index] { [node] + screen.ancestors(of: node) }

  /// The nearest node at or around another that is of some kind.
  func nearest(to node: Node.Index, where isKind: (Node) -> Bool) -> Node? {
    around(node).first { isKind(screen[$0]) }.map { screen[$0] }
  }
}
