internal import Simulator

extension AuditRule {
  static let soundsAlike = AuditRule(
    id: "same-by-ear", layer: .announcement, severity: .warning, criteria: ["2.4.6"],
    bestPractice: ["2.4.6"], guidelines: ["C3", "L19", "C32", "T3"],
    condition: "Two controls with different names sound the same.",
    why:
      "People who see tell the controls apart by a symbol or a capital letter; "
      + "people who listen cannot.",
    fixes: .everywhere("Use different words in their names."),
    examples: [
      .fails(.web, "<button>Save</button>↓<button>Save…</button>"),
      .passes(.web, "<button>Save</button><button>Save as</button>"),
      .fails(.design, "- button \"Polish\"\n- ↓button \"polish\""),
      .passes(.design, "- button \"Polish\"\n- link \"polish\""),
      .fails(
        layout: #"""
          <Button android:text="Save"/>
          ↓<Button android:text="Save…"/>
          """#),
      .passes(
        layout: #"""
          <Button android:text="Save"/>
          <Button android:text="Save as"/>
          """#),
      .fails(ios: [.other(.button, "Save"), .found(.button, "Save…", y: 160)]),
      .passes(ios: [.other(.button, "Save"), .other(.button, "Save as", y: 160)]),
      .fails(
        component: #"""
          <Pressable accessibilityRole="button" accessibilityLabel="Save" />
          ↓<Pressable accessibilityRole="button" accessibilityLabel="Save…" />
          """#),
      .passes(
        component: #"""
          <Pressable accessibilityRole="button" accessibilityLabel="Save" />
          <Pressable accessibilityRole="button" accessibilityLabel="Save as" />
          """#),
    ]
  ) { subject, findings in
    // Few names sound alike, so the whole announcements are compared only for controls with such
    // names.
    let named = subject.controls.filter { !$0.name.isBlank }
    let alike = Dictionary(grouping: named) { $0.name.sounding }.values
      .filter { controls in
        controls.count > 1
          && Set(controls.lazy.map { Wording.collapsingWhitespace($0.name) }).count > 1
      }
    for reading in subject.sameTreeReadings() {
      for controls in alike.sorted(by: { $0[0].node < $1[0].node }) {
        addAlike(controls, by: reading, on: subject, &findings)
      }
    }
  }

  /// Adds controls with different names if the announcements of the controls sound the same.
  private static func addAlike(
    _ controls: [Control], by reading: ScreenReading, on subject: AuditSubject,
    _ findings: inout FindingList
  ) {
    var known: [String: Control] = [:]
    for control in controls {
      guard let stop = reading.stop(of: control.node) else { continue }
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
        needsReview: control.kind == .link, heard: [reading.quote(stop)],
        related: [Finding.Related(other.node, "It sounds the same.")])
    }
  }
}

extension String {
  /// The characters of the text in lower case, without characters that readers do not speak.
  fileprivate var sounding: String {
    var copy = self
    return copy.withUTF8 { String.sounding($0) } ?? lowercased().filter { !$0.isSilent }
  }

  /// Returns the characters of an ASCII text in lower case, without characters that readers do not
  /// speak.
  ///
  /// Returns `nil` for other texts.
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
  /// Whether readers skip the character, such as white space and punctuation.
  fileprivate var isSilent: Bool { isWhitespace || isPunctuation && !"&%#@*/\\".contains(self) }
}
