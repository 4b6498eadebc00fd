internal import Simulator

extension AuditRule {
  static let roleConflict = AuditRule(
    id: "role-conflict", aliases: ["INCOMPATIBLE_ACCESSIBILITY_ROLE", "ios-trait-conflict"],
    layer: .tree, severity: .serious, criteria: ["4.1.2"], guidelines: ["C12", "F11"],
    condition:
      "Roles or traits contradict each other, the platform does not "
      + "know a role, or a role is not a string.",
    why: "People hear two different roles, or none.",
    fixes: [
      .ios:
        "Keep one of button, link, search field and keyboard key, and never combine adjustable "
        + "with button.",
      .reactNative: "Use a role that React Native knows, such as “button” or “header”.",
    ],
    platforms: [.ios, .reactNative], requiredFacts: [.role], supersedes: ["role-missing"],
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
    addLiteralRoles(subject, &findings)
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      if let problem = node.traits.flatMap(conflict), !isLink(visit.index, of: subject) {
        let isLink = node.traits?.contains(.link) == true && node.traits?.contains(.button) == true
        findings.add(
          visit.index, problem, code: isLink ? CodeFix(setting: .linkOnly) : nil)
      }
      guard let props = node.knownReactNative else { continue }
      if let role = props.role, Role.allCases.contains(Role(rawValue: role)) == false,
        !ReactNativeRole.known.contains(role)
      {
        findings.add(visit.index, "“\(role)” is not a role.")
      } else if props.role == nil, let role = props.accessibilityRole,
        !ReactNativeRole.known.contains(role)
      {
        findings.add(visit.index, "React Native has no accessibilityRole “\(role)”.")
      }
      if node.isTouchable { addRolesOfOnePlatform(visit.index, subject, &findings) }
    }
  }

  /// Whether a node is a `Link` of SwiftUI.
  ///
  /// SwiftUI itself gives a `Link` the traits of a link and of a button.
  private static func isLink(_ node: Node.Index, of subject: AuditSubject) -> Bool {
    guard let source = subject.source, source.language == .swift,
      let element = subject.element(of: node)
    else { return false }
    return source[element].name == "Link"
  }

  /// Adds touchables with a role that one platform does not support.
  ///
  /// The rule “role-missing” reports touchables without any announced role.
  private static func addRolesOfOnePlatform(
    _ index: Node.Index, _ subject: AuditSubject, _ findings: inout FindingList
  ) {
    for reading in subject.sameTreeReadings() {
      guard let stop = reading.stop(of: index),
        let props = reading.screen[index].knownReactNative,
        let role = props.role ?? props.accessibilityRole,
        let problem = problem(of: role, heardBy: reading.name)
      else { continue }
      findings.add(
        index, problem, severity: .warning, needsReview: true, heard: [reading.quote(stop)],
        fix: Finding.Fix("Use a role that both platforms know, such as “button” or “switch”."))
    }
  }

  /// Returns what is wrong with a role on the platform of a reader, or `nil` if nothing is wrong.
  ///
  /// Source: React Native 0.81, RCTConversions.h, RCTViewComponentView.mm and
  /// ReactAccessibilityDelegate.kt.
  private static func problem(of role: String, heardBy reader: String) -> String? {
    switch (role, reader) {
    case ("checkbox", VoiceOver.name), ("radio", VoiceOver.name):
      "iOS has no trait for “\(role)”: React Native gives VoiceOver the word as the value, and some "
        + "versions give it nothing."
    case ("togglebutton", VoiceOver.name):
      "iOS has no trait for “togglebutton”, so VoiceOver announces a button."
    case ("adjustable", TalkBack.name), ("slider", TalkBack.name):
      "On Android “\(role)” is a slider, which is swiped up and down, but this is pressed."
    default: nil
    }
  }

  /// Adds role props whose value is not a string, and unknown roles in conditional expressions.
  private static func addLiteralRoles(_ subject: AuditSubject, _ findings: inout FindingList) {
    guard subject.platform == .reactNative else { return }
    let elements = PropElements(subject)
    for index in elements.indices {
      guard let prop = elements.source[index]["accessibilityRole"] else { continue }
      switch LiteralPropValue(prop: prop) {
      case .number, .bool, .array, .object:
        findings.add(element: index, "accessibilityRole is not a string.")
      case .text(let role) where elements.source[index].name == "Slider":
        guard ReactNativeRole.known.contains(role), role != "adjustable" else { continue }
        findings.add(
          element: index,
          "This slider has the role “\(role)” instead of adjustable.",
          fix: Finding.Fix("Set accessibilityRole to “adjustable”."))
      case .text, .nothing: continue
      case .unknown:
        // A role that the code chooses by platform is skipped. The role may be for the web and
        // unknown to React Native.
        guard !prop.contains("Platform") else { continue }
        let choices = LiteralPropValue.choices(of: prop)
        for case .text(let role) in choices where !ReactNativeRole.known.contains(role) {
          findings.add(
            element: index, "React Native has no accessibilityRole “\(role)”.", needsReview: true)
        }
      }
    }
  }

  /// Returns the problem of traits that exclude each other, or `nil` if there is none.
  ///
  /// Source: GTXiLib, GTXChecksCollection.m, traits check.
  private static func conflict(_ traits: AccessibilityTraits) -> String? {
    if traits.contains(.keyboardKey) { return nil }
    let kinds: [(AccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.searchField, "search field"),
    ]
    let set = kinds.filter { traits.contains($0.0) }.map(\.1)
    if set.count > 1 { return "This has the traits \(set.joined(separator: " and ")) at once." }
    return traits.contains(.button) && traits.contains(.adjustable)
      ? "This is a button, which is pressed, and adjustable, which is swiped up and down." : nil
  }
}
