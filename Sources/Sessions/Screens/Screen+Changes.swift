import AccessibilityTree
import Announcements

extension Screen {
  /// Returns the screen without a node and its descendants.
  func removing(_ gone: Node.Index) -> Screen {
    copy { _, index in index == gone ? .drop : .keep }
  }

  /// Returns the screen with a new node before or after the node `neighbour`.
  func inserting(_ insertion: AppEffect.Insertion, beside neighbour: Node.Index) -> Screen {
    var node = Node(insertion.role)
    node.id = insertion.id
    node.label = AuthoredText(insertion.name, from: .content)
    if let live = insertion.live { node.live = LiveRegion(live) }
    var text: Node?
    // On a web page, the text of an element is a separate text node inside the element.
    if origin == .web, !insertion.role.isInteractive, insertion.role != .text {
      var inside = Node(.text)
      inside.label = node.label
      node.label = nil
      text = inside
    }
    return copy { _, index in
      index != neighbour ? .keep : insertion.isBefore ? .precede(node, text) : .follow(node, text)
    }
  }

  /// Returns the screen with a text node inside `empty`, an element without content on a web page.
  func filling(_ empty: Node.Index, with words: String) -> Screen {
    var text = Node(.text)
    text.label = AuthoredText(words, from: .content)
    return copy { _, index in index == empty ? .fill(text) : .keep }
  }

  /// Whether a node is an empty element of a web page, and a script can insert text into it.
  func isEmptyPart(_ index: Node.Index) -> Bool {
    origin == .web && !self[index].role.isInteractive && self[index].role != .text
      && self[index].name.isEmpty && firstChild(of: index) == nil
  }

  private enum NodeEdit {
    case keep, drop
    case fill(Node)
    case precede(Node, Node?)
    case follow(Node, Node?)
  }

  /// Returns an edited copy of the screen.
  ///
  /// `decide` returns what to do with each node: keep the node, drop it, insert a text into it, or
  /// insert a new node before or after it.
  private func copy(_ decide: (Screen, Node.Index) -> NodeEdit) -> Screen {
    var made = withoutNodes
    made.reserveCapacity(count + 1)
    var copies: [Node.Index: Node.Index] = [:]
    // Nodes to insert after another node. The new nodes are appended after all descendants of the
    // earlier node.
    var pending: [(depth: Int, node: Node, text: Node?, parent: Node.Index?)] = []
    func append(_ node: Node, _ text: Node?, to parent: Node.Index?) {
      let index = made.append(node, to: parent)
      if let text { made.append(text, to: index) }
    }
    var nodes = preorder
    while let visit = nodes.next() {
      while let last = pending.last, last.depth >= visit.depth {
        append(last.node, last.text, to: last.parent)
        pending.removeLast()
      }
      let parent = self.parent(of: visit.index).flatMap { copies[$0] }
      let decision = decide(self, visit.index)
      switch decision {
      case .keep, .fill: break
      case .drop:
        nodes.skipDescendants(of: visit)
        continue
      case .precede(let node, let text): append(node, text, to: parent)
      case .follow(let node, let text): pending.append((visit.depth, node, text, parent))
      }
      let copied = made.append(self[visit.index], to: parent)
      copies[visit.index] = copied
      if case .fill(let text) = decision { made.append(text, to: copied) }
    }
    for last in pending.reversed() { append(last.node, last.text, to: last.parent) }
    return made
  }

  /// Returns what a live region announces when a node in it appears or changes.
  ///
  /// Returns `nil` if the node is not in a live region. Source: WAI-ARIA 1.2, aria-live,
  /// aria-atomic and the live region roles. VoiceOver follows aria-relevant (a11ysupport.io).
  /// Chrome on Android does not pass aria-relevant to TalkBack. React Native, Accessibility:
  /// accessibilityLiveRegion is for Android only.
  func liveChange(
    at index: Node.Index, from old: Node?, for platform: ReaderPlatform
  ) -> LiveChange? {
    if platform == .iOS, origin == .reactNative { return nil }
    guard let region = liveRegion(around: index) else { return nil }
    let live = self[region].liveness
    guard let live, live.politeness != .off else { return nil }
    if platform == .iOS, !live.announces(old == nil ? .additions : .text) { return nil }
    // On a page, readers do not announce a polite region that appears with text in it, but they
    // announce an alert. Compose reports every node that it places. Assumed: on a screen of
    // Compose, TalkBack announces polite and assertive regions that appear.
    // Source: ui, AndroidComposeViewAccessibilityDelegateCompat.android.kt, onLayoutChange.
    if old == nil, region == index, live.politeness != .assertive, origin != .androidNodes {
      return nil
    }
    let text: String
    if live.isAtomic || region == index {
      let inside = liveText(inside: region)
      text = inside.isEmpty ? self[region].name : inside
    } else {
      let inside = liveText(inside: index)
      text = inside.isEmpty ? self[index].name : inside
    }
    return LiveChange(
      politeness: live.politeness, text: text, region: region, interval: changeInterval(of: region))
  }

  /// Returns what a live region announces on iOS when a node in the region is removed.
  ///
  /// Returns `nil` if the region does not announce removals.
  func liveRemoval(of index: Node.Index) -> LiveChange? {
    guard origin != .reactNative, let region = liveRegion(around: index), region != index,
      let live = self[region].liveness, live.politeness != .off, live.announces(.removals)
    else { return nil }
    let inside = liveText(inside: index)
    return LiveChange(
      politeness: live.politeness, text: inside.isEmpty ? self[index].name : inside, region: region,
      interval: changeInterval(of: region))
  }

  /// Returns the text inside a node of a live region.
  ///
  /// On a page, text that continues in the same line is joined without a space, and an element that
  /// is named by its content, such as a link, counts once.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, GetTextContentUTF16.
  private func liveText(inside index: Node.Index) -> String {
    guard origin == .web else { return visibleName(of: index) }
    var text = ""
    var lastBlock: Node.Index?
    var inside = descendants(of: index)
    while let visit = inside.next() {
      let node = self[visit.index]
      if node.hidden?.audience == .everyReader {
        inside.skipDescendants(of: visit)
        continue
      }
      if node.webElement == "br" { text += " " }
      guard !node.name.isEmpty else { continue }
      let isContent = node.label?.origin == .content
      let block = isContent ? enclosingBlock(of: visit.index) : nil
      if block == nil || block != lastBlock { text += " " }
      text += node.name
      lastBlock = block
      if isContent { inside.skipDescendants(of: visit) }
    }
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0.isNewline }
    return text.split(whereSeparator: isSpace).joined(separator: " ")
  }

  /// Returns the block whose lines contain a node of a page, or `nil` if the node is a box itself.
  private func enclosingBlock(of index: Node.Index) -> Node.Index? {
    func isInline(_ node: Node) -> Bool { node.web.map { $0.display == .inline } ?? true }
    guard isInline(self[index]) else { return nil }
    return ancestors(of: index).first { !isInline(self[$0]) }
  }

  /// Returns the shortest time between two announced changes of a live region, in milliseconds.
  ///
  /// Source: Android, AccessibilityNodeInfo.getMinDurationBetweenContentChanges.
  private func changeInterval(of region: Node.Index) -> Int {
    self[region].android.minMillisBetweenContentChanges ?? 0
  }

  /// Returns the only text inside a node.
  ///
  /// Returns `nil` if the node is a control, or does not contain exactly one text.
  func onlyText(in index: Node.Index) -> Node.Index? {
    guard !self[index].role.isInteractive, self[index].role != .text else { return nil }
    let texts = descendants(of: index).lazy.map(\.index).filter { self[$0].role == .text }.prefix(2)
    let found = Array(texts)
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a node is an assertive live region that is not inside another live region.
  ///
  /// When new nodes appear, browsers announce such a region even if it is deep inside the new
  /// nodes. Source: Blink, `AXObjectCacheImpl::HandleLiveRegionCreated`; WebKit,
  /// `AXLiveRegionCreated`.
  func isAlert(_ index: Node.Index) -> Bool {
    self[index].liveness?.politeness == .assertive
      && !ancestors(of: index).contains { self[$0].liveness != nil }
  }

  private func liveRegion(around index: Node.Index) -> Node.Index? {
    if self[index].liveness != nil { return index }
    return ancestors(of: index).first { self[$0].liveness != nil }
  }
}

extension Node {
  /// The live region that this node creates by its attribute or role.
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
