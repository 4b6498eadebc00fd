internal import Simulator

extension AuditRule {
  static let orderJumps = AuditRule(
    id: "order-jumps",
    aliases: [
      "ios-reading-order", "TraversalOrder", "tabindex", "tabindex-no-positive",
      "element_tabbable_visible_order",
    ],
    layer: .comparison, severity: .serious, criteria: ["1.3.2", "2.4.3"],
    condition:
      "The order that the author set leaves a part of the screen and returns to it "
      + "later, or goes in a circle.",
    why:
      "People who swipe or press Tab are moved about the screen, and may take words for those of "
      + "another control.",
    fixes: [
      .web: "Use tabindex=\"0\" or none, and put the elements in the order in which they are used.",
      .android:
        "Remove android:accessibilityTraversalBefore and -After, "
        + "or let them name each view only once.",
      .design: "Put the lines in the order in which they are read.",
    ],
    platforms: [.web, .android, .design],
    examples: [
      .fails(.web, "↓<input aria-label=Name tabindex=2><input aria-label=Email>"),
      .passes(.web, "<input aria-label=Name tabindex=0><input aria-label=Email>"),
      .passes(.web, "<div hidden><input aria-label=Name tabindex=2></div>"),
      .fails(
        layout: #"""
          ↓<Button android:id="@+id/a" android:text="One"
            android:accessibilityTraversalBefore="@+id/b"/>
          <Button android:id="@+id/b" android:text="Two"
            android:accessibilityTraversalBefore="@+id/a"/>
          """#),
      .passes(
        layout: #"""
          <Button android:id="@+id/a" android:text="One"
            android:accessibilityTraversalBefore="@+id/b"/>
          <Button android:id="@+id/b" android:text="Two"/>
          """#),
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
    TraversalChains(subject: subject).run(&findings)
    UpwardJumps(subject: subject).run(&findings)
  }

  private static func positiveTabIndices(_ subject: AuditSubject, _ findings: inout FindingList) {
    guard let source = subject.source, source.language == .html else { return }
    for index in source.indices {
      guard let number = source[index].tabIndex, number > 0, let node = subject.node(of: index),
        !subject.isUnseen(node)
      else { continue }
      findings.add(
        element: index,
        "With tabindex=\"\(number)\", the keyboard comes here before the rest of the page.",
        // A tabindex changes only the order of the keyboard. Readers still follow the order of the
        // page.
        criteria: ["2.4.3"],
        fix: isStatic(source[index]) ? Finding.Fix("Remove tabindex.") : nil)
    }
  }

  /// Whether people cannot operate an element, so that the keyboard need not reach the element.
  private static func isStatic(_ element: SourceTree.Element) -> Bool {
    switch element.name {
    case "button", "input", "select", "textarea", "summary", "iframe", "audio", "video": false
    case "a", "area": element["href"] == nil && element["role"] == nil
    default: element["role"] == nil && element["contenteditable"] == nil
    }
  }
}

/// A check of the traversal order that authors set for Android views.
private struct TraversalChains {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let screen = subject.screen
    let ordered = screen.preorder.map(\.index).filter {
      screen[$0].traversalBefore != nil || screen[$0].traversalAfter != nil
    }
    guard !ordered.isEmpty else { return }
    var nodes: [String: Node.Index] = [:]
    for visit in screen.preorder {
      if let id = screen[visit.index].id, nodes[id] == nil { nodes[id] = visit.index }
    }
    for path in [\Node.traversalBefore, \Node.traversalAfter] {
      cycles(of: ordered, path, nodes, &findings)
    }
    for index in ordered {
      let node = screen[index]
      guard let before = node.traversalBefore, before == node.traversalAfter else { continue }
      findings.add(
        index, "This view is set to come both before and after “\(before)”.",
        fix: Finding.Fix("Keep only one of the two."))
    }
  }

  /// Adds a finding for each chain of views that leads back to one of its own views.
  ///
  /// Each chain is followed only once.
  private func cycles(
    of ordered: [Node.Index], _ path: KeyPath<Node, String?>, _ nodes: [String: Node.Index],
    _ findings: inout FindingList
  ) {
    var seen: [Node.Index: Int] = [:]
    for (turn, start) in ordered.enumerated() where seen[start] == nil {
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
        findings.add(next, "The traversal order of this view goes in a circle.")
      }
    }
  }
}

/// A check for stops that are clearly above the previous stop.
///
/// The check finds a stop only if the previous stop is in the same column, and if an even earlier
/// stop is above the found stop.
private struct UpwardJumps {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    guard subject.platform != .web else { return }
    for reading in subject.sameTreeReadings() {
      let scale = reading.screen.unitsPerPoint
      let stops = reading.transcript.stops.compactMap { stop in
        reading.screen[stop.node].frame.map { (stop: stop, frame: $0) }
      }
      guard stops.count > 2 else { continue }
      var bars: [Bool] = []
      for entry in stops { bars.append(isInBar(entry.stop.node, on: reading.screen)) }
      var count = 0
      // At most ten stops are reported, because the order of the whole screen may be wrong.
      for index in 1..<stops.count where count < 10 {
        let (before, here) = (stops[index - 1], stops[index])
        guard !bars[index], !bars[index - 1],
          here.frame.jumpsUp(from: before.frame, by: 8 * scale),
          stops[0..<index - 1].contains(where: { earlier in
            earlier.frame.bottom <= here.frame.y
              && earlier.frame.sharesColumn(with: here.frame)
          }), isSameScroll(before.stop.node, here.stop.node, on: reading.screen)
        else { continue }
        count += 1
        findings.add(
          here.stop.node,
          "This is above “\(before.stop.announcement.said)”, but comes after it in swipe order.",
          needsReview: subject.screen.origin == .androidNodes || subject.screen.origin == .ios,
          heard: [reading.quote(here.stop, restingOn: [])],
          fix: subject.platform == .android
            ? Finding.Fix("Put the views in the order in which they are read.") : nil,
          related: [Finding.Related(before.stop.node, "It comes before.")])
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

  /// Whether two nodes are in the same scrolling container, or both nodes are outside of such
  /// containers.
  private func isSameScroll(_ one: Node.Index, _ other: Node.Index, on screen: Screen) -> Bool {
    func scroll(_ node: Node.Index) -> Node.Index? {
      screen.ancestors(of: node).first { screen[$0].knownAndroid?.scrollable == true }
    }
    return scroll(one) == scroll(other)
  }
}

extension Frame {
  /// Whether the frame is above another frame in the same column, at a distance of at least
  /// `least`.
  fileprivate func jumpsUp(from other: Frame, by least: Double) -> Bool {
    width > 0 && height > 0 && other.width > 0 && other.height > 0
      && bottom + least <= other.y && sharesColumn(with: other)
  }
}
