internal import Simulator

extension AuditRule {
  static let roleConflict = AuditRule(
    id: "role-conflict",
    aliases: ["INCOMPATIBLE_ACCESSIBILITY_ROLE", "ios-trait-conflict"], layer: .tree,
    severity: .serious, criteria: ["4.1.2"], guidelines: ["C12", "F11"],
    condition: "Roles or traits exclude one another, or a platform knows none of that name, or a "
      + "role is no text.",
    why: "A person hears two answers to what it is, or none at all.",
    fixes: [
      .ios:
        "Keep one of button, link, search field and keyboard key, and never adjustable with button.",
      .reactNative: "Use a role that React Native knows, such as “button” or “header”.",
    ],
    platforms: [.ios, .reactNative],
    requiredFacts: [.role], supersedes: ["role-missing"],
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<Pressable accessibilityRole=\"clickable\"><Text>Go</Text></Pressable>;"
      ),
      .fails(
        .reactNative,
        "export default () => ↓<Pressable accessibilityRole={true}><Text>Go</Text></Pressable>;"),
      .fails(
        .reactNative,
        "export default () => ↓<Pressable accessibilityRole=\"checkbox\"><Text>Go</Text></Pressable>;"
      ),
      .passes(
        .reactNative,
        "export default () => <Pressable accessibilityRole=\"button\"><Text>Go</Text></Pressable>;"),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          ↓<button id="b" buttonType="system">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Help">
          <accessibilityTraits key="traits" button="YES" link="YES"/>
          </accessibility>
          </button>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <button id="b" buttonType="system">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Help">
          <accessibilityTraits key="traits" button="YES"/>
          </accessibility>
          </button>
          """#)),
    ]
  ) { subject, findings in
    addWrittenRoles(subject, &findings)
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      if let problem = node.traits.flatMap(conflict) {
        findings.add(visit.index, problem)
      }
      guard let props = node.knownReactNative else { continue }
      if let role = props.role, Role.allCases.contains(Role(rawValue: role)) == false,
        !ReactNativeRole.known.contains(role)
      {
        findings.add(visit.index, "There is no role “\(role)”.")
      } else if props.role == nil, let role = props.accessibilityRole,
        !ReactNativeRole.known.contains(role)
      {
        findings.add(visit.index, "React Native knows no accessibilityRole “\(role)”.")
      }
      if node.isTouchable { addRolesOfOnePlatform(visit.index, subject, &findings) }
    }
  }

  /// What is pressed and has a role that means little on the phone on which it is heard.
  ///
  /// Where VoiceOver says nothing at all in place of a role, “role-missing” tells.
  private static func addRolesOfOnePlatform(
    _ index: Node.Index, _ subject: AuditSubject, _ findings: inout FindingList
  ) {
    for heard in subject.sameTreeReadings() {
      guard let stop = heard.stop(of: index),
        let props = heard.screen[index].knownReactNative,
        let role = props.role ?? props.accessibilityRole,
        let problem = problem(of: role, heardBy: heard.name)
      else { continue }
      findings.add(
        index, problem, severity: .warning, needsReview: true, heard: [heard.quote(stop)],
        fix: Finding.Fix("Take a role that both platforms know, such as “button” or “switch”."))
    }
  }

  /// Source: React Native 0.81, RCTConversions.h, RCTViewComponentView.mm and ReactAccessibilityDelegate.kt.
  private static func problem(of role: String, heardBy reader: String) -> String? {
    switch (role, reader) {
    case ("checkbox", VoiceOver.name), ("radio", VoiceOver.name):
      "iOS has no trait for “\(role)”: React Native gives VoiceOver the word as the value, and some "
        + "versions give none."
    case ("togglebutton", VoiceOver.name):
      "iOS has no trait for “togglebutton”: to VoiceOver it is a button."
    case ("adjustable", TalkBack.name), ("slider", TalkBack.name):
      "“\(role)” is swiped up and down: on Android it is a slider, and this is pressed."
    default: nil
    }
  }

  /// Roles in code that are no text, or of which a condition chooses one that is none.
  private static func addWrittenRoles(_ subject: AuditSubject, _ findings: inout FindingList) {
    guard subject.platform == .reactNative else { return }
    let elements = PropElements(subject)
    for place in elements.indices {
      guard let prop = elements.source[place]["accessibilityRole"] else { continue }
      switch PropValue(prop: prop) {
      case .number, .bool, .array, .object:
        findings.add(element: place, "Its accessibilityRole is no text.")
      case .text(let role) where elements.source[place].name == "Slider":
        guard ReactNativeRole.known.contains(role), role != "adjustable" else { continue }
        findings.add(
          element: place,
          "It is called “\(role)”, and a slider is swiped up and down: adjustable.")
      case .text, .nothing: continue
      case .unknown:
        // What is chosen by the platform need not be known on phones.
        guard !prop.contains("Platform") else { continue }
        let choices = PropValue.choices(of: prop)
        for case .text(let role) in choices where !ReactNativeRole.known.contains(role) {
          findings.add(
            element: place, "React Native knows no accessibilityRole “\(role)”.", needsReview: true)
        }
      }
    }
  }

  /// Source: GTXiLib, GTXChecksCollection.m, traits check.
  private static func conflict(_ traits: AccessibilityTraits) -> String? {
    if traits.contains(.keyboardKey) { return nil }
    let kinds: [(AccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.searchField, "search field"),
    ]
    let set = kinds.filter { traits.contains($0.0) }.map(\.1)
    if set.count > 1 { return "It is called \(set.joined(separator: " and ")) at once." }
    return traits.contains(.button) && traits.contains(.adjustable)
      ? "It is called a button, which is pressed, and adjustable, which is swiped." : nil
  }
}
