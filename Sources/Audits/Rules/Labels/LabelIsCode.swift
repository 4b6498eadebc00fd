internal import Simulator

extension AuditRule {
  static let labelIsCode = AuditRule(
    id: "label-is-code",
    aliases: [
      "ios-label-is-asset-name", "ios-identifier-as-label", "ios-symbol-name",
      "ios-placeholder-text", "image-filename-name", "private-use-glyph", "NO_UNDEFINED",
      "ContentDescription",
    ],
    layer: .tree, severity: .critical, criteria: ["4.1.2", "1.1.1"], guidelines: ["C2", "T1"],
    condition: "A name looks like a key, an identifier, a file or an asset instead of words.",
    why: "People hear letters and symbols that only programmers of the app understand.",
    fixes: .everywhere(
      "Write in words what the control or picture is or does.",
      except: [
        .ios: "Write into accessibilityLabel in words what the control or picture is or does.",
        .reactNative:
          "Write into accessibilityLabel in words what the control or picture is or does.",
      ]),
    requiredFacts: [.label, .words],
    supersedes: ["odd-by-ear", "role-word-in-label", "upper-case"],
    examples: [
      .fails(.web, "↓<button>common.save</button>"),
      .passes(.web, "<button>report.pdf</button>"),
      .fails(.web, "↓<img src='trip/DSC00815.jpg' alt=dsc00815>"),
      .passes(.web, "<img src='trip/harbour.jpg' alt=Harbour>"),
      .fails(.web, "↓<img src=/a/DSC_0815.jpg alt=DSC_0815.jpg>"),
      .passes(.web, "<img src=/a/DSC_0815.jpg alt='The harbour'>"),
      .passes(.web, "<img src=/a/plan.png alt='The file plan.png'>"),
      .passes(.web, "<a href=/a/report.jpg>Download <img src=/a/report.jpg alt=report.jpg></a>"),
      .fails(.web, "↓<button>signup.email.label</button>"),
      .fails(.web, "↓<button aria-label=undefined>×</button>"),
      .passes(.web, "<a href=nan><code>NaN</code></a>"),
      .fails(layout: #"↓<ImageButton android:contentDescription="ic_close"/>"#),
      .passes(layout: #"<ImageButton android:contentDescription="Close"/>"#),
      .fails(.design, "- ↓button \"btnSubmit\""),
      .passes(.design, "- button \"Submit order\""),
      .fails(.design, "- ↓button \"eye24\""),
      .fails(.design, "- ↓button \"podcast-expand\""),
      .fails(.design, "- ↓button \"chevron.right\""),
      .passes(.design, "- button \"check-in\"\n- button \"covid19\"\n- button \"iPhone15\""),
      .fails(layout: #"↓<ImageButton android:contentDescription="TODO"/>"#),
      .passes(layout: #"<Button android:text="TODO"/>"#),
      .passes(
        layout: #"""
          <TextView android:labelFor="@id/name" android:text="@string/name"/>
          <EditText android:id="@+id/name"/>
          """#),
      .fails(ios: [.found(.button, "btn_save_24dp")]),
      .fails(ios: [.found(.button, "(null)")]),
      .fails(ios: [.found(.button, "Optional(Save)")]),
      .passes(ios: [.other(.button, "Save")]),
      .fails(
        component: #"↓<Pressable accessibilityRole="button" accessibilityLabel="btn_save_24dp" />"#),
      .passes(component: #"<Pressable accessibilityRole="button" accessibilityLabel="Save" />"#),
      .fails(
        .reactNative,
        "import Icon from '@expo/vector-icons/Ionicons';\nexport default () => ↓<Pressable "
          + "accessibilityRole=\"button\" onPress={save}><Icon name=\"save\" /></Pressable>;"),
      .fails(
        .reactNative,
        "import Icon from '@expo/vector-icons/Ionicons';\nexport default () => ↓<Pressable "
          + "accessibilityRole=\"button\" onPress={rate}><Icon name=\"star\" /><Icon name=\"heart\" />"
          + "</Pressable>;"),
      .passes(
        .reactNative,
        "import Icon from '@expo/vector-icons/Ionicons';\nexport default () => <Pressable "
          + "accessibilityRole=\"button\" onPress={save}><Icon name=\"save\" /><Text>Save</Text>"
          + "</Pressable>;"),
    ]
  ) { subject, findings in LabelIsCodeCheck(subject: subject).run(&findings) }
}

/// A check for names that were not written for people.
private struct LabelIsCodeCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    for control in subject.controls where !control.name.isBlank {
      check(control.node, control.name, isLink: control.kind == .link, &findings)
      checkAsset(control, &findings)
    }
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      if node.role.isPicture, !node.name.isBlank, node.label?.origin != .fileName {
        let shown = Wording.collapsingWhitespace(node.name)
        if shown == "TODO" {
          addNote(shown, index, &findings)
        } else {
          PictureNameCheck(subject: subject).run(on: index, node.name, &findings)
        }
      } else if node.role.isPicture, node.label?.origin == .fileName, isMadeStop(node) {
        findings.add(
          index,
          "“\(Wording.collapsingWhitespace(node.name))” is the name of its image, "
            + "and it has no other name.",
          severity: .warning, needsReview: true)
      } else if node.role == .text, node.label?.origin == .contentDescription,
        CodeName(node.name, isLink: false) == .nothing
      {
        check(index, node.name, isLink: false, &findings)
      } else if node.role == .text || subject.isControl(index),
        node.name.mayBeginWithLorem,
        Wording.words(of: node.name).starts(withPhrase: ["lorem", "ipsum"])
      {
        findings.add(
          index, "This is placeholder text, lorem ipsum.", needsReview: true,
          fix: Finding.Fix("Write the real text."))
      }
    }
  }

  /// Whether the author made an image view in a document of Interface Builder an accessibility
  /// element.
  private func isMadeStop(_ node: Node) -> Bool {
    subject.screen.origin == .ios && node.knownIOS?.authored.isElement == true
  }

  private func check(
    _ node: Node.Index, _ name: String, isLink: Bool, _ findings: inout FindingList
  ) {
    let shown = Wording.collapsingWhitespace(name)
    if isNote(shown, node) {
      addNote(shown, node, &findings)
      return
    }
    guard let kind = CodeName(name, isLink: isLink, mayBeAsset: subject.mayBeAssetName(node)),
      !isShownAsCode(node), !isUnresolved(shown)
    else { return }
    // Readers also announce the title of a control whose name is only an icon.
    let hasTitle = kind == .glyph && subject.screen[node].hint?.text.isBlank == false
    findings.add(
      node, "“\(shown)” \(kind.sentence).", severity: hasTitle ? .warning : nil,
      needsReview: isDoubtful(kind, isLink: isLink, at: node),
      heard: subject.quotes(at: node))
  }

  /// Whether a name that looks like code may still be a name for people.
  ///
  /// An example is a link to a page about `NaN`. A literal in SwiftUI may be the key of a translation
  /// that the importer did not find.
  private func isDoubtful(_ kind: CodeName, isLink: Bool, at node: Node.Index) -> Bool {
    let mayBeKey = subject.source?.language == .swift
    return switch kind {
    case .unresolved, .partlyNothing: true
    case .key where mayBeKey, .identifier where mayBeKey: true
    case .nothing, .identifier:
      isLink && subject.platform == .web && subject.screen[node].label?.origin == .content
    case .wrapped, .filler, .glyph, .file, .key, .asset: false
    }
  }

  /// Whether a name in a layout is a reference to a text that the importer did not find.
  ///
  /// An import diagnostic reports the missing text.
  private func isUnresolved(_ name: String) -> Bool {
    subject.screen.origin == .android && AssetName.isReference(name)
  }

  /// Whether a text of a page is inside an element for code, or contains such an element.
  private func isShownAsCode(_ node: Node.Index) -> Bool {
    let screen = subject.screen
    guard subject.platform == .web, !screen[node].role.isPicture,
      screen[node].role == .text || screen[node].label?.origin == .content
    else { return false }
    let around = screen.ancestors(of: node).contains { isCode(screen[$0]) }
    return around || screen.descendants(of: node).contains { isCode(screen[$0.index]) }
  }

  private func isCode(_ node: Node) -> Bool {
    switch node.webElement {
    case "code", "kbd", "pre", "samp", "tt", "var": true
    default: false
    }
  }

  /// Whether a name is only the note “TODO”.
  ///
  /// A visible text “TODO” does not count, because it may be the title of a list.
  private func isNote(_ name: String, _ node: Node.Index) -> Bool {
    name == "TODO" && subject.hasUnseenName(node)
  }

  /// Adds a finding about the note “TODO”.
  ///
  /// The finding needs review if “todo” is a word of the screen's language.
  private func addNote(_ name: String, _ node: Node.Index, _ findings: inout FindingList) {
    findings.add(
      node, "“\(name)” \(CodeName.filler.sentence).", needsReview: subject.words.hasTodo,
      heard: subject.quotes(at: node))
  }

  /// Checks for names that UIKit takes from an image, and for default names of Xcode.
  private func checkAsset(_ control: Control, _ findings: inout FindingList) {
    guard let ios = subject.screen[control.node].knownIOS, subject.screen.origin == .ios else {
      return
    }
    let name = Wording.collapsingWhitespace(control.name)
    if let image = ios.image, ios.details[.title] == nil,
      CodeName(control.name, isLink: false) == nil,
      Wording.plain(image) == Wording.plain(name)
    {
      findings.add(
        control.node, "“\(name)” is the name of its image, and it has no other name.",
        severity: .warning, needsReview: true)
    }
    if ["Button", "Label", "Title", "Item", "Text"].contains(name) {
      findings.add(
        control.node,
        "“\(name)” is the default of Xcode, unless the app sets another name in code.",
        needsReview: true)
    }
  }
}

extension String {
  /// Whether the first word may be “lorem”.
  ///
  /// This quick check comes before all words are compared.
  fileprivate var mayBeginWithLorem: Bool {
    var text = self
    return text.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case 0x80...: return true
        case UInt8(ascii: "L"), UInt8(ascii: "l"):
          return zip(bytes[index...], "lorem".utf8).allSatisfy { $0 | 0x20 == $1 || $0 >= 0x80 }
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          return false
        default: continue
        }
      }
      return false
    }
  }
}
