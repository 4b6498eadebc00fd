internal import Simulator

extension AuditRule {
  static let offScreen = AuditRule(
    id: "ios-unreachable-offscreen", layer: .frames, severity: .warning, needsReview: true,
    criteria: ["2.4.3", "2.4.7"],
    condition:
      "VoiceOver stops at something that lies wholly outside of the window, in nothing that "
      + "scrolls.",
    why: "People hear, and can press, what nobody sees, and nothing brings it into sight.",
    fixes: [
      .ios:
        "Hide it with isHidden or accessibilityElementsHidden as long as it is outside, or move "
        + "it into the window."
    ],
    platforms: [.ios], needs: [.frames, .source],
    examples: [
      .fails(.ios, ExampleFile.elements("↓" + button(at: -220)), as: "appium-ios"),
      .passes(.ios, ExampleFile.elements(button(at: 20)), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          """
          <XCUIElementTypeScrollView type="XCUIElementTypeScrollView" enabled="true"
            visible="true" accessible="false" x="0" y="100" width="390" height="60">
          \(button(at: 400))
          </XCUIElementTypeScrollView>
          """), as: "appium-ios"),
    ]
  ) { subject, findings in OffScreenCheck(subject: subject).run(&findings) }

  private static func button(at x: Int) -> String {
    """
    <XCUIElementTypeButton type="XCUIElementTypeButton" label="Settings" enabled="true"
      visible="true" accessible="true" x="\(x)" y="100" width="200" height="48"/>
    """
  }
}

/// Looks for stops whose frames the window does not touch.
private struct OffScreenCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    guard let source = subject.source, source.language == .ios else { return }
    for heard in subject.sameTreeReadings() {
      for stop in heard.transcript.stops {
        guard let frame = subject.screen[stop.node].frame, frame.width > 0, frame.height > 0,
          let side = window(of: stop.node).flatMap({ side(of: frame, outside: $0) }),
          let element = subject.element(of: stop.node),
          !source.ancestors(of: element).contains(where: { isScrolled(source[$0].name) })
        else { continue }
        findings.add(
          stop.node, "It lies \(side) of the window, where nothing scrolls.",
          heard: [heard.quote(stop, restingOn: [])])
      }
    }
  }

  /// What a node is seen in: the view that is in no other.
  private func window(of node: Node.Index) -> Frame? {
    var top = node
    for ancestor in subject.screen.ancestors(of: node) { top = ancestor }
    guard top != node, let frame = subject.screen[top].frame, frame.width > 0, frame.height > 0
    else { return nil }
    return frame
  }

  /// On which side of the window a frame lies wholly.
  private func side(of frame: Frame, outside window: Frame) -> String? {
    if frame.right <= window.x { return "to the left" }
    if frame.x >= window.right { return "to the right" }
    if frame.bottom <= window.y { return "above the top" }
    return frame.y >= window.bottom ? "below the bottom" : nil
  }

  /// Whether what is inside of an element comes into sight by scrolling, or has places of its own.
  private func isScrolled(_ name: String) -> Bool {
    let name = name.hasPrefix("XCUIElementType") ? String(name.dropFirst(15)) : name
    return OffScreenCheck.scrolled.contains(name)
  }

  /// Names of Interface Builder, then of XCUITest.
  private static let scrolled: Set<String> = [
    "scrollView", "tableView", "collectionView", "textView", "webView", "wkWebView", "pickerView",
    "mapView", "ScrollView", "Table", "CollectionView", "TextView", "WebView", "Picker",
    "PickerWheel", "Map", "TabBar", "SegmentedControl",
  ]
}
