internal import Simulator

extension AuditRule {
  static let iosLocalisationMissing = AuditRule(
    id: "ios-localisation-missing", layer: .tree, severity: .warning, criteria: ["3.1.2"],
    bestPractice: ["3.1.2"],
    condition:
      "A translation beside the document lacks a text that is announced, or has an "
      + "entry that the document does not use.",
    why: "People who use the app in that language hear words of another language.",
    fixes: [
      .ios: "Export the strings of the document again, and translate the new ones."
    ],
    platforms: [.ios], needs: [.source], supersedes: ["wrong-language"],
    examples: [
      .fails(
        .ios, SignUpDocument.text.marking("<button"), as: "interface-builder",
        in: "Base.lproj/SignUp.xib",
        beside: ["de.lproj/SignUp.strings": "\"pwd-aa-001.placeholder\" = \"Passwort\";\n"]),
      .passes(
        .ios, SignUpDocument.text, as: "interface-builder", in: "Base.lproj/SignUp.xib",
        beside: [
          "de.lproj/SignUp.strings": """
          "pwd-aa-001.placeholder" = "Passwort";
          "btn-aa-002.normalTitle" = "Anmelden";

          """
        ]),
      .fails(
        .ios, "↓" + SignUpDocument.text, as: "interface-builder", in: "Base.lproj/SignUp.xib",
        beside: [
          "de.lproj/SignUp.strings": """
          "pwd-aa-001.placeholder" = "Passwort";
          "btn-aa-002.normalTitle" = "Anmelden";
          "old-aa-003.text" = "Vorname";

          """
        ]),
    ]
  ) { subject, findings in LocalisationMissingCheck(subject: subject).run(&findings) }
}

/// A form of two views, as Interface Builder writes it.
private enum SignUpDocument {
  static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <view id="vie-aa-000">
          <rect key="frame" x="0" y="0" width="390" height="844"/>
          <subviews>
            <textField placeholder="Password" id="pwd-aa-001">
              <rect key="frame" x="20" y="100" width="350" height="44"/>
            </textField>
            <button id="btn-aa-002">
              <rect key="frame" x="20" y="160" width="350" height="44"/>
              <state key="normal" title="Sign up"/>
            </button>
          </subviews>
        </view>
      </objects>
    </document>
    """
}

/// A check for texts of a document without a translation, and for translations without a text.
private struct LocalisationMissingCheck {
  let subject: AuditSubject

  /// A text of the document, given by its element and its key in the files with translations.
  private struct Text: Hashable {
    var element: Int
    var key: String
  }

  func run(_ findings: inout FindingList) {
    guard let translations = subject.source?.translations else { return }
    addMissing(translations, &findings)
    for translation in translations {
      if let problem = translation.problem {
        findings.add(element: 0, "Translations cannot be read: \(problem)", needsReview: true)
      }
      guard let first = translation.orphans.first else { continue }
      let others = translation.orphans.count - 1
      let more = others == 0 ? "" : others == 1 ? " and one more" : " and \(others) more"
      findings.add(
        element: 0,
        "\(translation.file) translates “\(first)”\(more), which the document does not contain.",
        fix: Finding.Fix("Remove what the document does not contain from \(translation.file)."))
    }
  }

  private func addMissing(_ translations: [SourceTree.Translation], _ findings: inout FindingList) {
    var lacks: [Text: (text: String, translations: [SourceTree.Translation])] = [:]
    var order: [Text] = []
    for translation in translations {
      for missing in translation.missing {
        let text = Text(element: missing.element, key: missing.key)
        if lacks[text] == nil { order.append(text) }
        lacks[text, default: (missing.text, [])].translations.append(translation)
      }
    }
    for text in order.sorted(by: { $0.element < $1.element }) {
      guard let lack = lacks[text], let node = speaker(of: text.element) else { continue }
      let languages = lack.translations.map { "“\($0.language)”" }.joined(separator: ", ")
      let files = lack.translations.map(\.file).joined(separator: ", ")
      findings.add(
        node, "“\(lack.text)” is not translated into \(languages).",
        heard: subject.sameTreeReadings().compactMap { reading in
          reading.stop(speaking: node).map { reading.quote($0, restingOn: []) }
        },
        fix: Finding.Fix("Add an entry “\(text.key)” to \(files)."))
    }
  }

  /// Returns the node of an element or, if the element has no node, of the nearest ancestor with a
  /// node.
  ///
  /// Returns `nil` if no reader announces the node.
  private func speaker(of element: Int) -> Node.Index? {
    let around = [element] + (subject.source.map { Array($0.ancestors(of: element)) } ?? [])
    guard let node = around.lazy.compactMap({ subject.node(of: $0) }).first,
      subject.readings.contains(where: { $0.stop(speaking: node) != nil })
    else { return nil }
    return node
  }
}
