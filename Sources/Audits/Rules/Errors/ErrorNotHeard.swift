internal import Simulator

extension AuditRule {
  static let errorNotHeard = AuditRule(
    id: "error-not-heard",
    aliases: [
      "NO_FORM_ERROR", "error-not-associated", "describedby-dangling", "describedby-empty",
    ],
    layer: .announcement, severity: .serious, isMandatory: true, criteria: ["3.3.1"],
    guidelines: ["A9", "A13", "A24"],
    condition:
      "Something is wrong with a field, and the words that tell what are not heard at the field.",
    why: "A person who comes back to correct a field hears nothing of what is wrong with it.",
    fixes: [
      .web: "Point aria-errormessage at the message and set aria-invalid=\"true\" on the field.",
      .android: "Set the message with setError on the field or its TextInputLayout.",
      .ios: "Put the message into the field's accessibilityLabel, or else its accessibilityHint.",
      .reactNative:
        "Put the message into the field's accessibilityHint and announce it when it appears.",
      .design: "Write the message as the field's /error.",
    ],
    supersedes: ["error-isolated", "constraint-not-heard"],
    examples: [
      .fails(
        .web,
        "<label for=a>Postcode</label><input id=a value=SW1A aria-invalid=true><p>Enter it all</p>"
          + "↓<input id=b aria-label=Town aria-describedby=gone>"),
      .fails(
        .web,
        "<label for=a>Postcode</label>↓<input id=a value=SW1A><p style='color: red'>Too short</p>"),
      .passes(
        .web,
        "<label for=a>Postcode</label><input id=a value=SW1A aria-invalid=true "
          + "aria-errormessage=e><p id=e>Enter the whole postcode</p>"),
      .fails(.android, ErrorExamples.layoutWithText.marking("<EditText")),
      .passes(.android, ErrorExamples.layoutWithoutError),
      .fails(
        .reactNative,
        "<View>↓<TextInput accessibilityLabel=\"Postcode\" value=\"SW1A\" />"
          + "<Text style={{color: 'red'}}>Enter the whole postcode</Text></View>"),
      .passes(
        .reactNative,
        "<View><TextInput accessibilityLabel=\"Postcode\" value=\"SW1A\" "
          + "accessibilityHint=\"Enter the whole postcode\" />"
          + "<Text style={{color: 'red'}}>Enter the whole postcode</Text></View>"),
      .fails(.design, "- ↓textbox \"Postcode\": SW1A\n- alert: Enter the whole postcode"),
      .passes(.design, "- textbox \"Postcode\":\n  - /error: Enter it all\n  - text: SW1A"),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          ↓<textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Email"/>
          </textField>
          <label text="Please enter a valid email" id="e">
          <rect key="frame" x="20" y="150" width="300" height="24"/>
          </label>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Email"/>
          </textField>
          <label text="We write once a week" id="e">
          <rect key="frame" x="20" y="150" width="300" height="24"/>
          </label>
          """#)),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50" value="ann"/>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Please enter a valid
            email" enabled="true" visible="true" accessible="true" x="20" y="160" width="200"
            height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50" value="ann"/>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="We write once a
            week" enabled="true" visible="true" accessible="true" x="20" y="160" width="200"
            height="50"/>
          """#), as: "appium-ios"),
    ]
  ) { subject, findings in ErrorNotHeardCheck(subject: subject).run(&findings) }
}

/// Looks for messages that no reader says at their field.
private struct ErrorNotHeardCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let readers = subject.platformReadings()
    let dangling = danglingReferences()
    var told: Set<Node.Index> = []
    for error in subject.fieldErrors where !error.text.isBlank {
      let silent = readers.compactMap { heard in
        heard.stop(speaking: error.control.node).flatMap { stop in
          error.isTold(by: heard) ? nil : (heard, stop)
        }
      }
      // The author did what HTML has for it, and one reader leaves it out by a rule of its own.
      let isDescribed = error.route == .description && silent.count < readers.count
      let needsReview = !error.isCertain || isDescribed
      // What points nowhere is why it is not heard, and told with it.
      let lost = needsReview || silent.isEmpty ? nil : dangling[error.control.node]
      if lost != nil { told.insert(error.control.node) }
      for (heard, stop) in silent {
        findings.add(
          error.control.node,
          "The error “\(error.text)” is not heard at this field"
            + (lost.map { ": \($0.sentence)" } ?? "") + ".",
          needsReview: needsReview, heard: [heard.quote(stop, restingOn: [])],
          fix: lost?.fix ?? fix(error.text),
          related: error.shown.map { [.init($0, "Here the error is shown.")] } ?? [])
      }
    }
    let isWhole = subject.source?.isWholeDocument == true
    for (node, lost) in dangling.sorted(by: { $0.key < $1.key }) where !told.contains(node) {
      let isMarked = subject.screen[node].isMarkedInvalid
      findings.add(
        node, "\(lost.sentence).", severity: isMarked ? .serious : .warning,
        needsReview: !isMarked || !isWhole, fix: lost.fix)
    }
  }

  private func fix(_ text: String) -> Finding.Fix? {
    switch subject.platform {
    case .design: Finding.Fix("Write “\(text)” as the field's /error.", change: .error(text))
    default: nil
    }
  }

  /// What attributes of a field point at and the page does not have.
  private struct Dangling {
    var attributes: [(name: String, missing: [String])]

    var sentence: String {
      attributes.map { name, missing in
        let ids = missing.map { "“\($0)”" }.joined(separator: ", ")
        return "\(name) points at \(ids), which is not on the page"
      }.joined(separator: ", and ")
    }

    var fix: Finding.Fix {
      let names = attributes.map(\.name).joined(separator: " and ")
      return Finding.Fix("Give the message that id, or take \(names) away.")
    }
  }

  private func danglingReferences() -> [Node.Index: Dangling] {
    guard let source = subject.source, source.language == .html else { return [:] }
    let references = References(subject)
    var dangling: [Node.Index: Dangling] = [:]
    for control in subject.controls where control.kind.isEntry {
      guard let element = subject.element(of: control.node) else { continue }
      let attributes = ["aria-describedby", "aria-errormessage"].compactMap { name in
        let missing = references.missing(in: name, of: element)
        return missing.isEmpty ? nil : (name: name, missing: missing)
      }
      if !attributes.isEmpty { dangling[control.node] = Dangling(attributes: attributes) }
    }
    return dangling
  }
}

/// Screens on which several rules about errors are shown.
enum ErrorExamples {
  /// A field of a layout with a red text below it.
  static let layoutWithText = """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
      <EditText android:hint="Postcode" android:inputType="textPostalAddress" />
      <TextView android:text="Enter the whole postcode" android:textColor="#B00020" />
    </LinearLayout>
    """
  /// A field of a layout with an ordinary text below it.
  static let layoutWithoutError = """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
      <EditText android:hint="Postcode" android:inputType="textPostalAddress" />
      <TextView android:text="We send the parcel there" android:textColor="#202020" />
    </LinearLayout>
    """
}
