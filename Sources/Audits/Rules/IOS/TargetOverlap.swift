internal import Simulator

extension AuditRule {
  static let targetOverlap = AuditRule(
    "ios-target-overlap", aliases: ["overlap"], layer: .frames, severity: .warning,
    criteria: ["2.5.8"],
    condition: "Two things that are tapped cover more than a quarter of one another.",
    why: "A person who explores by touch lands on one and hears the other.",
    mends: [.ios: "Move them apart, or make them one element with an action for each."],
    platforms: [.ios], needs: [.frames],
    restsOn: [.role, .place, .reach],
    examples: [
      .fails(
        .ios,
        buttons(secondAt: 20).marking(
          #"<XCUIElementTypeButton type="XCUIElementTypeButton" label="Send""#), as: "appium-ios"),
      .passes(.ios, buttons(secondAt: 60), as: "appium-ios"),
    ]
  ) { subject, findings in OverlapCheck(subject: subject).run(&findings) }

  private static func buttons(secondAt x: Int) -> String {
    """
    <AppiumAUT>
      <XCUIElementTypeButton type="XCUIElementTypeButton" label="Save" enabled="true"
        visible="true" accessible="true" x="0" y="100" width="48" height="48"/>
      <XCUIElementTypeButton type="XCUIElementTypeButton" label="Send" enabled="true"
        visible="true" accessible="true" x="\(x)" y="100" width="48" height="48"/>
    </AppiumAUT>
    """
  }
}

/// Compares the frames of what is tapped, from top to bottom.
private struct OverlapCheck {
  let subject: AuditSubject

  private struct Target {
    var node: Node.Index
    var frame: Frame
  }

  /// How many frames are compared with one at most, so that heaps of views cost no more.
  private static let reach = 24

  func run(_ findings: inout FindingList) {
    let targets = subject.controls.compactMap { control -> Target? in
      guard let frame = subject.screen[control.node].frame, frame.width > 0, frame.height > 0,
        subject.screen[control.node].hidden == nil
      else { return nil }
      return Target(node: control.node, frame: frame)
    }.sorted { $0.frame.y < $1.frame.y }
    for (place, target) in targets.enumerated() {
      for other in targets[(place + 1)...].prefix(Self.reach) {
        guard other.frame.y < target.frame.y + target.frame.height else { break }
        guard share(target.frame, other.frame) > 0.25, !areNested(target.node, other.node) else {
          continue
        }
        let name = subject.screen[target.node].name
        findings.add(
          other.node, "It lies on \(name.isBlank ? "something without a name" : "“\(name)”").",
          isReview: subject.screen.origin == .ios,
          related: [Finding.Related(target.node, "This lies under it.")])
      }
    }
  }

  /// Which part of the smaller one lies on the other.
  private func share(_ one: Frame, _ other: Frame) -> Double {
    let width = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    let height = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    guard width > 0, height > 0 else { return 0 }
    return width * height / min(one.width * one.height, other.width * other.height)
  }

  private func areNested(_ one: Node.Index, _ other: Node.Index) -> Bool {
    subject.screen.ancestors(of: one).contains(other)
      || subject.screen.ancestors(of: other).contains(one)
  }
}
