internal import Simulator

extension AuditRule {
  static let widgetForFormat = AuditRule(
    id: "widget-for-format", layer: .tree, severity: .warning, needsReview: true,
    criteria: ["3.3.2"], bestPractice: ["3.3.2"],
    guidelines: ["F5", "F14"],
    condition:
      "A date, a time or a yes or no is asked for by something less fit than a picker or switch.",
    why: "A person has to guess how a date is written, where a picker would tell and check it.",
    fixes: [
      .web:
        "Use <input type=\"date\"> or \"time\", or three labelled fields; a check box for yes or no.",
      .android: "Open a date or time picker; use a switch for yes or no.",
      .ios: "Use a UIDatePicker, or a UISwitch for yes or no.",
      .reactNative: "Use a date picker, or a Switch for yes or no.",
      .design: "Use a datepicker, or a switch for yes or no.",
    ],
    examples: [
      .fails(.reactNative, "↓<TextInput accessibilityLabel=\"Date of birth\" />"),
      .passes(.reactNative, "<TextInput accessibilityLabel=\"Place of birth\" />"),
      .fails(.web, "<label for=a>Date of birth</label>↓<input id=a>"),
      .passes(.web, "<label for=a>Date of birth</label><input id=a type=date>"),
      .fails(.design, "- radiogroup \"Alarm\":\n  - ↓radio \"On\"\n  - radio \"Off\""),
      .passes(.design, "- switch \"Alarm\""),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          ↓<EditText android:hint="Date of birth" android:inputType="text"/>
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <EditText android:hint="Town"/>
          """#)),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          ↓<textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Date of birth"/>
          </textField>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Town"/>
          </textField>
          """#)),
    ]
  ) { subject, findings in
    for field in subject.entryFields where field.takesFreeText {
      guard let found = field.purpose, found.evidence != .identifier,
        [.date, .dateAndTime].contains(found.purpose.keyboard),
        [nil, .text, .search].contains(field.node.textInput?.keyboard)
      else { continue }
      findings.add(
        field.control.node,
        "“\(field.displayName)” asks for \(found.purpose.keyboard.displayName) in a text field.")
    }
    addSwitches(subject, &findings)
  }
}

/// Two radio buttons that are one switch.
private func addSwitches(_ subject: AuditSubject, _ findings: inout FindingList) {
  var groups: [Node.Index: [Control]] = [:]
  var order: [Node.Index] = []
  for control in subject.controls where subject.screen[control.node].role == .radio {
    guard let parent = subject.screen.parent(of: control.node) else { continue }
    if groups[parent] == nil { order.append(parent) }
    groups[parent, default: []].append(control)
  }
  for parent in order {
    guard let pair = groups[parent], pair.count == 2 else { continue }
    let names = Set(pair.map { Wording.plain($0.name) })
    guard switches.contains(names) else { continue }
    findings.add(
      pair[0].node,
      "“\(pair[0].name)” and “\(pair[1].name)” are two radio buttons where a switch would do.",
      related: [.init(pair[1].node, "The other of the two.")])
  }
}

/// What such buttons are called.
private let switches: [Set<String>] = [
  ["on", "off"], ["ein", "aus"], ["an", "aus"], ["activé", "désactivé"],
  ["activado", "desactivado"],
]
