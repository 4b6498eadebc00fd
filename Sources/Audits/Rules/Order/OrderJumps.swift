internal import Simulator

extension AuditRule {
  static let orderJumps = AuditRule(
    id: "order-jumps",
    aliases: [
      "ios-reading-order", "TraversalOrder", "tabindex", "tabindex-no-positive",
      "element_tabbable_visible_order",
    ],
    layer: .comparison, severity: .serious, criteria: ["1.3.2", "2.4.3"],
    condition: "The author's order leaves a part of the screen and comes back to it, or turns in a "
      + "circle.",
    why: "A person who swipes or presses Tab is thrown about the screen, and may take words for "
      + "those of another control.",
    fixes: [
      .web: "Use tabindex=\"0\" or none, and put the elements in the order in which they are used.",
      .android:
        "Remove android:accessibilityTraversalBefore and -After, or let them name each view "
        + "once.",
      .ios: "Put the views, or accessibilityElements, in the order in which they are read.",
      .reactNative: "Put the components in the order in which they are read.",
      .design: "Put the lines in the order in which they are read.",
    ],
    platforms: [.web, .android, .design],
    examples: [
      .fails(.web, "↓<input aria-label=Name tabindex=2><input aria-label=Email>"),
      .passes(.web, "<input aria-label=Name tabindex=0><input aria-label=Email>"),
      .passes(.web, "<div hidden><input aria-label=Name tabindex=2></div>"),
      .fails(
        .android,
        """
        <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
          ↓<Button android:id="@+id/a" android:text="One"
            android:accessibilityTraversalBefore="@+id/b"/>
          <Button android:id="@+id/b" android:text="Two"
            android:accessibilityTraversalBefore="@+id/a"/>
        </LinearLayout>
        """),
      .passes(
        .android,
        """
        <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
          <Button android:id="@+id/a" android:text="One"
            android:accessibilityTraversalBefore="@+id/b"/>
          <Button android:id="@+id/b" android:text="Two"/>
        </LinearLayout>
        """),
      .fails(
        .design,
        """
        - text "Name":
          - /frame: 0 0 300 30
        - text "Address":
          - /frame: 0 100 300 30
        - ↓text "Given name":
          - /frame: 0 40 300 30
        """),
      .passes(
        .design,
        """
        - text "Name":
          - /frame: 0 0 300 30
        - text "Given name":
          - /frame: 0 40 300 30
        - text "Address":
          - /frame: 0 100 300 30
        """),
    ]
  ) { subject, findings in
    positiveTabIndices(subject, &findings)
    TraversalChains(subject).run(&findings)
    UpwardJumps(subject).run(&findings)
  }

  private static func positiveTabIndices(_ subject: AuditSubject, _ findings: inout FindingList) {
    guard let source = subject.source, source.language == .html else { return }
    for place in source.indices {
      guard let number = source[place].tabIndex, number > 0, let node = subject.node(of: place),
        !subject.isUnseen(node)
      else { continue }
      findings.add(
        element: place,
        "With tabindex=\"\(number)\", the keyboard comes here before everything else on the page.",
        fix: isStatic(source[place]) ? Finding.Fix("Take tabindex away.") : nil)
    }
  }

  /// Whether an element does nothing that the keyboard would have to come to it for.
  private static func isStatic(_ element: SourceTree.Element) -> Bool {
    switch element.name {
    case "button", "input", "select", "textarea", "summary", "iframe", "audio", "video": false
    case "a", "area": element["href"] == nil && element["role"] == nil
    default: element["role"] == nil && element["contenteditable"] == nil
    }
  }
}

/// What authors of Android's views wish to come before and after what.
private struct TraversalChains {
  let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  func run(_ findings: inout FindingList) {
    let screen = subject.screen
    var nodes: [String: Node.Index] = [:]
    var wishes: [Node.Index] = []
    for visit in screen.preorder {
      let node = screen[visit.index]
      if let id = node.id, nodes[id] == nil { nodes[id] = visit.index }
      if node.traversalBefore != nil || node.traversalAfter != nil { wishes.append(visit.index) }
    }
    guard !wishes.isEmpty else { return }
    for path in [\Node.traversalBefore, \Node.traversalAfter] {
      cycles(of: wishes, path, nodes, &findings)
    }
    for index in wishes {
      let node = screen[index]
      guard let before = node.traversalBefore, before == node.traversalAfter else { continue }
      findings.add(index, "This is to come both before and after “\(before)”.")
    }
  }

  /// Follows each chain once.
  private func cycles(
    of wishes: [Node.Index], _ path: KeyPath<Node, String?>, _ nodes: [String: Node.Index],
    _ findings: inout FindingList
  ) {
    var seen: [Node.Index: Int] = [:]
    for (turn, start) in wishes.enumerated() where seen[start] == nil {
      var current = start
      while seen[current] == nil {
        seen[current] = turn
        guard let next = subject.screen[current][keyPath: path].flatMap({ nodes[$0] }) else {
          break
        }
        guard seen[next] == turn else {
          current = next
          continue
        }
        findings.add(next, "The order in which this is to be visited turns in a circle.")
      }
    }
  }
}

/// Stops that stand clearly above the one before, in the same column, though others are between.
private struct UpwardJumps {
  let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  func run(_ findings: inout FindingList) {
    guard subject.platform != .web else { return }
    for heard in subject.sameTreeReadings() {
      let scale = heard.screen.unitsPerPoint
      let stops = heard.transcript.stops.compactMap { stop in
        heard.screen[stop.node].frame.map { (stop: stop, frame: $0) }
      }
      guard stops.count > 2 else { continue }
      var bars: [Bool] = []
      for entry in stops { bars.append(isInBar(entry.stop.node, on: heard.screen)) }
      var count = 0
      // An order that is all wrong is told by a few examples.
      for place in 1..<stops.count where count < 10 {
        let (before, here) = (stops[place - 1], stops[place])
        guard !bars[place], !bars[place - 1],
          here.frame.jumpsUp(from: before.frame, by: 8 * scale),
          stops[0..<place - 1].contains(where: { earlier in
            earlier.frame.bottom <= here.frame.y
              && earlier.frame.sharesColumn(with: here.frame)
          }), isSameScroll(before.stop.node, here.stop.node, on: heard.screen)
        else { continue }
        count += 1
        findings.add(
          here.stop.node,
          "This stands above “\(before.stop.announcement.said)” and is visited after it.",
          needsReview: subject.screen.origin == .androidNodes || subject.screen.origin == .ios,
          heard: [heard.quote(here.stop, restingOn: [])],
          related: [Finding.Related(before.stop.node, "It is visited before.")])
      }
    }
  }

  private func isInBar(_ node: Node.Index, on screen: Screen) -> Bool {
    ([node] + Array(screen.ancestors(of: node))).contains {
      switch screen[$0].role {
      case .toolbar, .tabBar, .tabList, .navigation, .banner, .contentInfo, .dialog, .alertDialog:
        true
      default: false
      }
    }
  }

  /// Whether no scrolling container holds only one of them.
  private func isSameScroll(_ one: Node.Index, _ other: Node.Index, on screen: Screen) -> Bool {
    func scroll(_ node: Node.Index) -> Node.Index? {
      screen.ancestors(of: node).first { screen[$0].knownAndroid?.scrollable == true }
    }
    return scroll(one) == scroll(other)
  }
}

extension Frame {
  /// Whether it ends above where another begins, in the same column.
  fileprivate func jumpsUp(from other: Frame, by least: Double) -> Bool {
    width > 0 && height > 0 && other.width > 0 && other.height > 0
      && bottom + least <= other.y && sharesColumn(with: other)
  }
}
