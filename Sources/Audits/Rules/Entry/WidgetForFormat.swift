internal import Simulator

extension AuditRule {
  static let widgetForFormat = AuditRule(
    id: "widget-for-format", layer: .tree, severity: .warning, needsReview: true,
    criteria: ["3.3.2"], bestPractice: ["3.3.2"], guidelines: ["F5", "F14"],
    condition: "A text field asks for a date or time, or two radio buttons ask for on or off.",
    why: "People have to guess what to enter; a picker or switch would offer only valid answers.",
    fixes: [
      .web:
        "Use <input type=\"date\"> or <input type=\"time\">. For a date, three labelled fields also "
        + "work.",
      .android: "Open a date or time picker.",
      .ios: "Use a UIDatePicker.",
      .reactNative: "Use a date picker.",
      .design: "Use a datepicker.",
    ],
    examples: [
      .fails(
        .web,
        "<label>↓<input type=radio name=a>On</label><label><input type=radio name=a>Off</label>"),
      .fails(.web, "<label for=a>Date of arrival</label>↓<input id=a>"),
      .fails(.reactNative, "↓<TextInput accessibilityLabel=\"Date of birth\" />"),
      .passes(.reactNative, "<TextInput accessibilityLabel=\"Place of birth\" />"),
      .fails(.web, "<label for=a>Date of birth</label>↓<input id=a>"),
      .passes(.web, "<label for=a>Date of birth</label><input id=a type=date>"),
      .fails(.design, "- radiogroup \"Alarm\":\n  - ↓radio \"On\"\n  - radio \"Off\""),
      .passes(.design, "- switch \"Alarm\""),
      .fails(layout: #"↓<EditText android:hint="Date of birth" android:inputType="text"/>"#),
      .passes(layout: #"<EditText android:hint="Town"/>"#),
      .fails(.ios, ExampleFile.nib([.found(.field, "Date of birth")])),
      .passes(.ios, ExampleFile.nib([.other(.field, "Town")])),
    ]
  ) { subject, findings in
    for field in subject.entryFields where field.takesFreeText {
      guard let found = field.purpose, found.evidence != .identifier,
        [.date, .dateAndTime].contains(found.purpose.keyboard),
        [nil, .text, .search].contains(field.node.textInput?.keyboard)
      else { continue }
      findings.add(
        field.control.node,
        "“\(field.displayName)” asks for \(found.purpose.keyboard.displayName) in a text field.",
        fix: pickerFix(isTime: found.purpose.keyboard == .dateAndTime, subject))
    }
    addSwitches(subject, &findings)
  }

  /// Returns the fix of a text field that asks for a date or for a time.
  private static func pickerFix(isTime: Bool, _ subject: AuditSubject) -> Finding.Fix? {
    switch subject.platform {
    case .web:
      Finding.Fix(
        isTime
          ? "Use <input type=\"time\">."
          : "Use <input type=\"date\">, or three labelled fields for day, month and year.")
    case .android: Finding.Fix("Open a \(isTime ? "time" : "date") picker.")
    case .reactNative: Finding.Fix("Use a \(isTime ? "time" : "date") picker.")
    case .design where isTime: Finding.Fix("Use a time picker.")
    case .ios, .design: nil
    }
  }
}

/// Adds pairs of radio buttons that one switch could replace, such as “On” and “Off”.
private func addSwitches(_ subject: AuditSubject, _ findings: inout FindingList) {
  var groups: [RadioSet: [Control]] = [:]
  var order: [RadioSet] = []
  for control in subject.controls where subject.screen[control.node].role == .radio {
    let set: RadioSet
    if let name = subject.attribute("name", of: control.node), !name.isEmpty {
      set = .named(name, form: subject.formElement(around: control.node))
    } else if let parent = subject.screen.parent(of: control.node) {
      set = .inside(parent)
    } else {
      continue
    }
    if groups[set] == nil { order.append(set) }
    groups[set, default: []].append(control)
  }
  for set in order {
    guard let pair = groups[set], pair.count == 2 else { continue }
    let names = Set(pair.map { Wording.plain($0.name) })
    guard switches.contains(names) else { continue }
    findings.add(
      pair[0].node,
      "“\(pair[0].name)” and “\(pair[1].name)” are two radio buttons; a switch would be enough.",
      fix: Finding.Fix("Use one switch or check box instead of the two radio buttons."),
      related: [.init(pair[1].node, "The other radio button.")])
  }
}

/// The radio buttons of which people can choose one.
private enum RadioSet: Hashable {
  /// The radio buttons of a page that have the same `name` in the same `<form>` element.
  case named(String, form: Int?)
  /// The radio buttons directly inside a node.
  case inside(Node.Index)
}

/// The pairs of names by which two radio buttons are recognized as a switch, such as “on” and
/// “off”.
private let switches: [Set<String>] = [
  ["on", "off"], ["ein", "aus"], ["an", "aus"], ["activé", "désactivé"],
  ["activado", "desactivado"],
]
