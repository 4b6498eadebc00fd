import AccessibilityTree
import Announcements

extension Screen {
  /// The screen without a node and what is inside it.
  func removing(_ gone: Node.Index) -> Screen {
    copy { _, index in index == gone ? .drop : .keep }
  }

  /// The screen with something new before or after a node.
  func inserting(_ insertion: AppEffect.Insertion, beside neighbour: Node.Index) -> Screen {
    var node = Node(insertion.role)
    node.id = insertion.id
    node.label = AuthoredText(insertion.name, from: .content)
    if let live = insertion.live { node.live = LiveRegion(live) }
    var text: Node?
    // What a page shows of a part of it is text inside.
    if origin == .web, !insertion.role.isOperated, insertion.role != .text {
      var inside = Node(.text)
      inside.label = node.label
      node.label = nil
      text = inside
    }
    return copy { _, index in
      index != neighbour ? .keep : insertion.isBefore ? .precede(node, text) : .follow(node, text)
    }
  }

  /// The screen with words in a part of a page that had none.
  func filling(_ empty: Node.Index, with words: String) -> Screen {
    var text = Node(.text)
    text.label = AuthoredText(words, from: .content)
    return copy { _, index in index == empty ? .fill(text) : .keep }
  }

  /// Whether a node is a part of a page that shows nothing yet, and would show what is written into it.
  func isEmptyPart(_ index: Node.Index) -> Bool {
    origin == .web && !self[index].role.isOperated && self[index].role != .text
      && self[index].name.isEmpty && firstChild(of: index) == nil
  }

  private enum Copying {
    case keep, drop
    case fill(Node)
    case precede(Node, Node?)
    case follow(Node, Node?)
  }

  /// A copy, node by node, each decided on.
  private func copy(_ decide: (Screen, Node.Index) -> Copying) -> Screen {
    var made = withoutNodes
    made.reserveCapacity(count + 1)
    var places: [Node.Index: Node.Index] = [:]
    // What stands behind a node comes once everything inside it was copied.
    var late: [(depth: Int, node: Node, text: Node?, parent: Node.Index?)] = []
    func append(_ node: Node, _ text: Node?, to parent: Node.Index?) {
      let index = made.append(node, to: parent)
      if let text { made.append(text, to: index) }
    }
    var nodes = preorder
    while let visit = nodes.next() {
      while let last = late.last, last.depth >= visit.depth {
        append(last.node, last.text, to: last.parent)
        late.removeLast()
      }
      let parent = self.parent(of: visit.index).flatMap { places[$0] }
      let decision = decide(self, visit.index)
      switch decision {
      case .keep, .fill: break
      case .drop:
        nodes.skipDescendants(of: visit)
        continue
      case .precede(let node, let text): append(node, text, to: parent)
      case .follow(let node, let text): late.append((visit.depth, node, text, parent))
      }
      let place = made.append(self[visit.index], to: parent)
      places[visit.index] = place
      if case .fill(let text) = decision { made.append(text, to: place) }
    }
    for last in late.reversed() { append(last.node, last.text, to: last.parent) }
    return made
  }

  /// What a live region has to tell when a node in it came or changed; absent outside any.
  ///
  /// Source: WAI-ARIA 1.2, aria-live, aria-atomic and the live region roles; aria-relevant was heard with
  /// VoiceOver alone (a11ysupport.io), and Chrome on Android tells nothing of it to TalkBack.
  func liveChange(
    at index: Node.Index, from old: Node?, for platform: ReaderPlatform
  ) -> LiveChange? {
    guard let region = liveRegion(around: index) else { return nil }
    let live = self[region].liveness
    guard let live, live.politeness != .off else { return nil }
    if platform == .iOS, !live.announces(old == nil ? .additions : .text) { return nil }
    // A polite region that comes with its words already in it says nothing; an alert does.
    if old == nil, region == index, live.politeness != .assertive { return nil }
    let text: String
    if live.isAtomic || region == index {
      let inside = visibleName(of: region)
      text = inside.isEmpty ? self[region].name : inside
    } else {
      let inside = visibleName(of: index)
      text = inside.isEmpty ? self[index].name : inside
    }
    return LiveChange(politeness: live.politeness, text: text, region: region)
  }

  /// What a live region tells of something that went from it; absent where nobody asked for that.
  func liveRemoval(of index: Node.Index) -> LiveChange? {
    guard let region = liveRegion(around: index), region != index,
      let live = self[region].liveness, live.politeness != .off, live.announces(.removals)
    else { return nil }
    let inside = visibleName(of: index)
    return LiveChange(
      politeness: live.politeness, text: inside.isEmpty ? self[index].name : inside, region: region)
  }

  /// The one text that a part of a screen holds; absent for controls and where there are several.
  func onlyText(in index: Node.Index) -> Node.Index? {
    guard !self[index].role.isOperated, self[index].role != .text else { return nil }
    let texts = descendants(of: index).lazy.map(\.index).filter { self[$0].role == .text }.prefix(2)
    let found = Array(texts)
    return found.count == 1 ? found[0] : nil
  }

  private func liveRegion(around index: Node.Index) -> Node.Index? {
    if self[index].liveness != nil { return index }
    return ancestors(of: index).first { self[$0].liveness != nil }
  }
}

extension Node {
  /// What a live region is, by its attribute or by its role.
  var liveness: LiveRegion? {
    if let live { return live }
    switch role {
    case .alert: return LiveRegion(.assertive, isAtomic: true)
    case .status: return LiveRegion(.polite, isAtomic: true)
    case .log: return LiveRegion(.polite)
    default: return nil
    }
  }
}
