internal import Simulator

extension AuditRule {
  static let iosTargetOverlap = AuditRule(
    id: "ios-target-overlap", aliases: ["overlap"], layer: .frames, severity: .warning,
    criteria: ["2.5.8"], bestPractice: ["2.5.8"],
    condition: "Two touch targets cover more than a quarter of each other.",
    why: "People who explore by touch touch one control and hear the other.",
    fixes: [
      .ios: "Move the targets apart, or make them one element with a custom action for each."
    ],
    platforms: [.ios], needs: [.frames], requiredFacts: [.role, .bounds, .reach],
    examples: [
      .fails(
        .ios,
        buttons(secondAt: 20).marking(
          #"<XCUIElementTypeButton type="XCUIElementTypeButton" label="Send""#), as: "appium-ios"),
      .passes(.ios, buttons(secondAt: 60), as: "appium-ios"),
    ]
  ) { subject, findings in TargetOverlapCheck(subject: subject).run(&findings) }

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

/// A check for touch targets whose frames overlap.
///
/// The frames are compared in order from top to bottom.
private struct TargetOverlapCheck {
  let subject: AuditSubject

  private struct Target {
    var node: Node.Index
    var frame: Frame
  }

  /// The number of following frames with which each frame is compared.
  ///
  /// The limit keeps the check fast on large screens.
  private static let reach = 24

  func run(_ findings: inout FindingList) {
    let targets = subject.controls.compactMap { control -> Target? in
      guard let frame = subject.screen[control.node].frame, frame.width > 0, frame.height > 0,
        subject.screen[control.node].hidden == nil
      else { return nil }
      return Target(node: control.node, frame: frame)
    }.sorted { $0.frame.y < $1.frame.y }
    for (index, target) in targets.enumerated() {
      for other in targets[(index + 1)...].prefix(Self.reach) {
        guard other.frame.y < target.frame.bottom else { break }
        guard target.frame.overlap(with: other.frame) > 0.25, !areNested(target.node, other.node)
        else {
          continue
        }
        let name = subject.screen[target.node].name
        findings.add(
          other.node, "This overlaps \(name.isBlank ? "a control without a name" : "“\(name)”").",
          related: [Finding.Related(target.node, "The control under it.")])
      }
    }
  }

  private func areNested(_ one: Node.Index, _ other: Node.Index) -> Bool {
    subject.screen.ancestors(of: one).contains(other)
      || subject.screen.ancestors(of: other).contains(one)
  }
}
