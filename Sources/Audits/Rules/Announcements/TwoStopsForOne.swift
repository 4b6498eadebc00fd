internal import Simulator

extension AuditRule {
  static let twoStopsForOne = AuditRule(
    id: "two-stops-for-one", layer: .announcement, severity: .warning,
    criteria: ["4.1.2"], bestPractice: ["4.1.2"],
    condition:
      "A row that can be activated and the check box, switch or radio button in it are two stops "
      + "with the same words; needs review unless the row itself is checkable or has the same "
      + "handler.",
    why: "People swipe twice as often, and do not know whether both stops do the same.",
    fixes: [
      .web: "Make the row a <label> of the check box, without a handler and tabindex of its own.",
      .android:
        "Make the row checkable. Set clickable and focusable of the check box to false, and its "
        + "importantForAccessibility to no.",
      .ios:
        "Make the row one accessibility element with the value of the switch, and toggle the switch "
        + "when the row is activated.",
      .reactNative:
        "Give the row accessibilityRole and accessibilityState of the check box, and hide the check "
        + "box from readers.",
      .design: "Make the row and its check box one element.",
    ],
    requiredFacts: [.label, .words, .reach, .role],
    examples: [
      .fails(
        .web,
        "<div>↓<button onclick=pick()>Milk</button><input type=checkbox aria-label=Milk></div>"),
      .passes(.web, "<label><input type=checkbox> Milk</label>"),
      .passes(
        .web,
        "<div><a href=milk>Recipe</a><input type=checkbox aria-label=Milk></div>"),
      .passes(
        .web, "<div><a href=milk>Milk</a><input type=checkbox aria-label=Milk></div>"),
      .fails(.design, "- group:\n  - ↓button \"Wi-Fi\"\n  - switch \"Wi-Fi\""),
      .passes(.design, "- group:\n  - switch \"Wi-Fi\""),
      .fails(
        layout: #"""
          ↓<LinearLayout android:clickable="true" android:focusable="true"><TextView android:text="Milk"/>
          <CheckBox/></LinearLayout>
          """#),
      .passes(
        layout: #"""
          <LinearLayout><CheckBox android:text="Milk"/></LinearLayout>
          """#),
      .fails(
        ios: [.found(.button, "Wi-Fi"), .other(.toggle, "Wi-Fi", value: "1", x: 240)]),
      .passes(ios: [.other(.toggle, "Wi-Fi", value: "1")]),
      .fails(
        component: #"""
          ↓<Pressable accessibilityRole="button" accessibilityLabel="Wi-Fi" onPress={toggle} />
          <Switch accessibilityLabel="Wi-Fi" value={on} onValueChange={toggle} />
          """#),
      .passes(
        component: #"""
          <Switch accessibilityLabel="Wi-Fi" value={on} onValueChange={toggle} />
          """#),
      .passes(
        component: #"""
          <Pressable accessibilityRole="button" accessibilityLabel="Wi-Fi"
            onPress={() => navigation.navigate('Networks')} />
          <Switch accessibilityLabel="Wi-Fi" value={on} onValueChange={toggle} />
          """#),
    ]
  ) { subject, findings in
    for reading in subject.sameTreeReadings() {
      let stops = reading.transcript.stops
      // Most stops are not check boxes, switches or radio buttons, so that few pairs are examined.
      let isChoice = stops.map { reading.screen[$0.node].role.choiceWord != nil }
      for index in stops.indices.dropFirst() where isChoice[index - 1] || isChoice[index] {
        guard let pair = RowAndChoice(stops[index - 1], stops[index], in: reading, on: subject)
        else { continue }
        let words = Wording.collapsingWhitespace(pair.row.nameText)
        findings.add(
          reading.auditedNode(pair.row.node), "“\(words)” and its \(pair.word) are two stops.",
          needsReview: !pair.isSameAction,
          heard: [reading.quote(pair.row), reading.quote(pair.choice)],
          fix: fix(of: pair.word, subject),
          related: reading.auditedNode(pair.choice.node).map {
            [Finding.Related($0, "It is the second stop.")]
          } ?? [])
      }
    }
  }

  /// Returns a fix that names the kind of the control in the row, such as “switch”.
  ///
  /// Returns `nil` for Swift and Kotlin, because the fixes for these languages do not name the
  /// kind.
  private static func fix(of word: String, _ subject: AuditSubject) -> Finding.Fix? {
    guard subject.source?.code == nil else { return nil }
    return switch subject.platform {
    case .web:
      Finding.Fix(
        "Make the row a <label> of the \(word), without a handler and tabindex of its own.")
    case .android:
      Finding.Fix(
        "Make the row checkable. Set clickable and focusable of the \(word) to false, and its "
          + "importantForAccessibility to no.")
    case .ios:
      Finding.Fix(
        "Make the row one accessibility element with the value of the \(word), and activate the "
          + "\(word) when the row is activated.")
    case .reactNative:
      Finding.Fix(
        "Give the row accessibilityRole and accessibilityState of the \(word), and hide the "
          + "\(word) from readers.")
    case .design: Finding.Fix("Make the row and its \(word) one element.")
    }
  }
}

/// Two neighbouring stops: a row, and the choice (a check box, switch or radio button) in the row.
private struct RowAndChoice {
  let row, choice: Stop
  /// The word for the kind of the choice, such as “switch”.
  let word: String
  /// Whether the file shows that a press of the row does the same as a press of the choice.
  let isSameAction: Bool

  init?(_ one: Stop, _ other: Stop, in reading: ScreenReading, on subject: AuditSubject) {
    let screen = reading.screen
    if let word = screen[other.node].role.choiceWord {
      (row, choice, self.word) = (one, other, word)
    } else if let word = screen[one.node].role.choiceWord {
      (row, choice, self.word) = (other, one, word)
    } else {
      return nil
    }
    guard let node = reading.auditedNode(row.node), let control = subject.control(at: node),
      control.kind == .button || control.kind == .custom, screen[row.node].states.popup == nil
    else { return nil }
    let handler = ActivationHandler(of: row.node, in: reading, on: subject)
    let isShared = handler.isShared(
      with: ActivationHandler(of: choice.node, in: reading, on: subject))
    // A press of the row may have another effect than the switch: the row opens details, and only
    // the switch changes the setting.
    guard !handler.opens || isShared else { return nil }
    isSameAction = isShared || screen[row.node].knownAndroid?.checkable == true
    let rowText = AudibleText(row.nameText).text
    let choiceText = AudibleText(choice.nameText).text
    guard !rowText.isEmpty else { return nil }
    if screen.ancestors(of: choice.node).contains(row.node) {
      guard choiceText.isEmpty || choiceText.isHeard(in: rowText) || rowText.isHeard(in: choiceText)
      else { return nil }
    } else {
      guard choiceText == rowText, let parent = screen.parent(of: row.node),
        screen.parent(of: choice.node) == parent,
        screen.children(of: parent).count(where: { screen[$0].role.isInteractive }) <= 3
      else { return nil }
    }
  }
}

/// The code that runs when a person activates an element.
private struct ActivationHandler {
  /// The identifiers in the code.
  private var names: Set<String> = []
  /// Whether the code opens something, judged by the words of its identifiers.
  private(set) var opens = false

  init(of node: Node.Index, in reading: ScreenReading, on subject: AuditSubject) {
    guard let source = subject.source,
      let element = reading.auditedNode(node).flatMap({ subject.element(of: $0) })
    else { return }
    for attribute in Self.attributes {
      guard let code = source[element][attribute] else { continue }
      for name in code.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        names.insert(String(name))
        opens = opens || Identifier.words(of: name).contains(where: Self.openingVerbs.contains)
      }
    }
  }

  /// Whether this handler and another one use a common identifier, such as the name of a function.
  func isShared(with other: ActivationHandler) -> Bool {
    names.contains { other.names.contains($0) && !Self.keywords.contains($0) }
  }

  private static let attributes = ["onPress", "onValueChange", "onclick", "onchange", "onClick"]
  private static let keywords: Set<String> = [
    "this", "event", "e", "true", "false", "if", "return", "const", "let", "void", "null", "async",
    "await", "function", "value", "props", "id", "item",
  ]
  /// Verbs in the names of functions that open a screen.
  ///
  /// Assumed: apps name such functions with these verbs.
  private static let openingVerbs: Set<String> = [
    "navigate", "navigation", "push", "open", "show", "present", "href", "location", "router", "go",
    "goto", "edit", "details", "detail",
  ]
}

extension Role {
  /// The word for a role that can be checked or switched, or `nil` for any other role.
  fileprivate var choiceWord: String? {
    switch self {
    case .checkbox: "check box"
    case .switchControl: "switch"
    case .radio: "radio button"
    default: nil
    }
  }
}
