internal import Simulator

extension AuditRule {
  static let labelNotUnique = AuditRule(
    id: "label-not-unique",
    aliases: ["same-name-controls", "DuplicateSpeakableText", "ios-duplicate-label"],
    layer: .tree, severity: .serious, criteria: ["2.4.6", "3.3.2"],
    bestPractice: ["2.4.6", "3.3.2"],
    guidelines: ["C3", "A2", "T3"],
    condition: "Two controls of one role have the same name and stand in the same group.",
    why: "A person who hears the same words twice cannot know which of the two does what.",
    fixes: [
      .web: "Give each a name of its own, or put them into groups with names.",
      .android: "Give each a name of its own.",
      .ios: "Give each an accessibilityLabel of its own.",
      .reactNative: "Give each an accessibilityLabel of its own.",
      .design: "Give each a name of its own, or put them into groups with names.",
    ],
    examples: [
      .fails(.web, "<label>Name ↓<input></label><label>Name <input></label>"),
      .passes(
        .web,
        "<fieldset><legend>Sender</legend><label>Name <input></label></fieldset>"
          + "<fieldset><legend>Recipient</legend><label>Name <input></label></fieldset>"),
      .passes(.web, "<a href=/a>Home</a><a href=/a>Home</a>"),
      .fails(.design, "- ↓textbox \"Name\"\n- textbox \"Name\""),
      .passes(
        .design,
        "- heading \"Sender\"\n- button \"Edit\"\n- heading \"Recipient\"\n- button \"Edit\""),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          ↓<EditText android:hint="Name"/>
          <EditText android:hint="Name"/>
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <EditText android:hint="First name"/>
          <EditText android:hint="Last name"/>
          """#)),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Name" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Name" enabled="true"
            visible="true" accessible="true" x="20" y="160" width="200" height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" label="First name"
            enabled="true" visible="true" accessible="true" x="20" y="100" width="200"
            height="50"/>
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Last name"
            enabled="true" visible="true" accessible="true" x="20" y="160" width="200"
            height="50"/>
          """#), as: "appium-ios"),
      .fails(
        .reactNative,
        ExampleFile.component(
          #"""
          ↓<TextInput accessibilityLabel="Name" />
          <TextInput accessibilityLabel="Name" />
          """#)),
      .passes(
        .reactNative,
        ExampleFile.component(
          #"""
          <TextInput accessibilityLabel="First name" />
          <TextInput accessibilityLabel="Last name" />
          """#)),
    ]
  ) { subject, findings in
    UniqueLabelCheck(subject: subject).run(&findings)
  }

  static let soundsAlike = AuditRule(
    id: "same-by-ear", layer: .announcement, severity: .warning, criteria: ["2.4.6"],
    bestPractice: ["2.4.6"],
    guidelines: ["C3", "L19", "C32", "T3"],
    condition: "Two controls whose names differ sound the same.",
    why: "What eyes tell apart by a sign or a capital letter, nobody can tell apart by ear.",
    fixes: .everywhere("Tell them apart by words."),
    examples: [
      .fails(.web, "<button>Save</button>↓<button>Save…</button>"),
      .passes(.web, "<button>Save</button><button>Save as</button>"),
      .fails(.design, "- button \"Polish\"\n- ↓button \"polish\""),
      .passes(.design, "- button \"Polish\"\n- link \"polish\""),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          <Button android:text="Save"/>
          ↓<Button android:text="Save…"/>
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <Button android:text="Save"/>
          <Button android:text="Save as"/>
          """#)),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Save" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          ↓<XCUIElementTypeButton type="XCUIElementTypeButton" label="Save…" enabled="true"
            visible="true" accessible="true" x="20" y="160" width="200" height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Save" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Save as" enabled="true"
            visible="true" accessible="true" x="20" y="160" width="200" height="50"/>
          """#), as: "appium-ios"),
      .fails(
        .reactNative,
        ExampleFile.component(
          #"""
          <Pressable accessibilityRole="button" accessibilityLabel="Save" />
          ↓<Pressable accessibilityRole="button" accessibilityLabel="Save…" />
          """#)),
      .passes(
        .reactNative,
        ExampleFile.component(
          #"""
          <Pressable accessibilityRole="button" accessibilityLabel="Save" />
          <Pressable accessibilityRole="button" accessibilityLabel="Save as" />
          """#)),
    ]
  ) { subject, findings in
    // Few names sound like others, and only of those all that is heard is compared.
    let named = subject.controls.filter { !$0.name.isBlank }
    let alike = Dictionary(grouping: named) { $0.name.sounding }.values
      .filter { Set($0.lazy.map { Wording.collapsingWhitespace($0.name) }).count > 1 }
    for heard in subject.sameTreeReadings() {
      for controls in alike.sorted(by: { $0[0].node < $1[0].node }) {
        addAlike(controls, by: heard, on: subject, &findings)
      }
    }
  }

  /// Of controls whose names sound alike, those of which nothing else is heard that tells them apart.
  private static func addAlike(
    _ controls: [Control], by heard: ScreenReading, on subject: AuditSubject,
    _ findings: inout FindingList
  ) {
    var known: [String: Control] = [:]
    for control in controls {
      guard let stop = heard.stop(of: control.node) else { continue }
      let sound = stop.announcement.text.sounding
      guard let other = known[sound] else {
        known[sound] = control
        continue
      }
      let names = (
        Wording.collapsingWhitespace(other.name), Wording.collapsingWhitespace(control.name)
      )
      let targets = [other, control].map { subject.screen[$0.node].web?.target }
      guard names.0 != names.1, control.kind != .link || targets[0] != targets[1] else { continue }
      findings.add(
        control.node, "“\(names.1)” sounds the same as “\(names.0)”.",
        needsReview: control.kind == .link, heard: [heard.quote(stop)],
        related: [Finding.Related(other.node, "Sounds the same.")])
    }
  }
}

extension String {
  /// What of it sounds, in lower case.
  fileprivate var sounding: String {
    var copy = self
    return copy.withUTF8 { String.sounding($0) } ?? lowercased().filter { !$0.isSilent }
  }

  /// The same of a text of ASCII alone, byte by byte; nil of any other.
  private static func sounding(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: text.count) { bytes in
      var count = 0
      for byte in text {
        switch byte {
        case 0x09...0x0D, 0x20: continue
        case 0x21, 0x22, 0x27...0x29, 0x2C...0x2E, 0x3A, 0x3B, 0x3F, 0x5B, 0x5D, 0x5F, 0x7B, 0x7D:
          continue
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes[count] = byte | 0x20
        default: bytes[count] = byte
        }
        count += 1
      }
      return count
    }
  }
}

extension Character {
  /// Whether readers pass over it: white space and the signs between words.
  fileprivate var isSilent: Bool { isWhitespace || isPunctuation && !"&%#@*/\\".contains(self) }
}

/// Looks for controls that have their name in common.
private struct UniqueLabelCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    for same in subject.controlsSharingName() where !leadAlike(same) {
      let (first, others) = (same[0], same.dropFirst())
      findings.add(
        first.node,
        "\(same.count) \(first.kind.word)s here are called “\(Wording.collapsingWhitespace(first.name))”."
          + (areToldApartByHints(same)
            ? " Only their hints tell them apart, which many people turn off." : ""),
        severity: first.kind.isEntry ? .serious : .warning, needsReview: isUncertain(first),
        related: others.prefix(5).map { Finding.Related($0.node, "Has the same name.") })
    }
  }

  /// Whether every one of them has a hint of its own.
  private func areToldApartByHints(_ controls: [Control]) -> Bool {
    let hints = controls.compactMap { subject.screen[$0.node].hint?.text }
    return Set(hints.lazy.filter { !$0.isBlank }.map { AsHeard($0) }).count == controls.count
  }

  /// Links and buttons of one name may do the same; on a page nobody can tell.
  private func isUncertain(_ control: Control) -> Bool {
    guard !control.kind.isEntry else { return control.kind == .choice }
    return subject.platform == .web || subject.platform == .design || control.kind == .link
  }

  /// Whether links lead to the same place.
  private func leadAlike(_ controls: [Control]) -> Bool {
    guard controls[0].kind == .link else { return false }
    return Set(controls.map { subject.screen[$0.node].web?.target }).count == 1
  }
}
