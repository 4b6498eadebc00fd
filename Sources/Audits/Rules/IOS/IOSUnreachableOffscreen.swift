internal import Simulator

extension AuditRule {
  static let iosUnreachableOffscreen = AuditRule(
    id: "ios-unreachable-offscreen", layer: .frames, severity: .warning, needsReview: true,
    criteria: ["2.4.3", "2.4.7"],
    condition:
      "VoiceOver stops at an element that is completely outside the "
      + "window and cannot be scrolled into view.",
    why: "People hear, and can activate, something that nobody can see.",
    fixes: [
      .ios:
        "Hide the element with isHidden or accessibilityElementsHidden while it is "
        + "outside, or move it into the window."
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

/// A check for stops whose frames are outside the window.
private struct OffScreenCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    guard let source = subject.source, source.language == .ios else { return }
    for reading in subject.sameTreeReadings() {
      for stop in reading.transcript.stops {
        guard let frame = subject.screen[stop.node].frame, frame.width > 0, frame.height > 0,
          let side = window(of: stop.node).flatMap({ side(of: frame, outside: $0) }),
          let element = subject.element(of: stop.node),
          !source.ancestors(of: element).contains(where: { isScrolled(source[$0].name) })
        else { continue }
        findings.add(
          stop.node, "This is \(side) of the window and cannot be scrolled into view.",
          heard: [reading.quote(stop, restingOn: [])])
      }
    }
  }

  /// Returns the frame of the root view that contains a node.
  private func window(of node: Node.Index) -> Frame? {
    var top = node
    for ancestor in subject.screen.ancestors(of: node) { top = ancestor }
    guard top != node, let frame = subject.screen[top].frame, frame.width > 0, frame.height > 0
    else { return nil }
    return frame
  }

  /// Returns in words on which side of the window a frame is.
  ///
  /// Returns `nil` if the frame touches the window.
  private func side(of frame: Frame, outside window: Frame) -> String? {
    if frame.right <= window.x { return "to the left" }
    if frame.x >= window.right { return "to the right" }
    if frame.bottom <= window.y { return "above the top" }
    return frame.y >= window.bottom ? "below the bottom" : nil
  }

  /// Whether people can reach content outside the window in a view with this name.
  ///
  /// Such a view scrolls, or the frames of its content are not in coordinates of the window.
  private func isScrolled(_ name: String) -> Bool {
    let name = name.hasPrefix("XCUIElementType") ? String(name.dropFirst(15)) : name
    return OffScreenCheck.scrolled.contains(name)
  }

  /// The names of views whose content may be outside the window: first in Interface Builder, then
  /// in XCUITest.
  private static let scrolled: Set<String> = [
    "scrollView", "tableView", "collectionView", "textView", "webView", "wkWebView", "pickerView",
    "mapView", "ScrollView", "Table", "CollectionView", "TextView", "WebView", "Picker",
    "PickerWheel", "Map", "TabBar", "SegmentedControl",
  ]
}
