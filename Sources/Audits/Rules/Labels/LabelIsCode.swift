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
    condition: "A name looks like a key, an identifier, a file or an asset, and not like words.",
    why: "A person hears letters and signs that only the programmers of the app understand.",
    fixes: .everywhere(
      "Write what it is or does in words.",
      except: [
        .ios: "Set accessibilityLabel to what it is or does in words.",
        .reactNative: "Set accessibilityLabel to what it is or does in words.",
      ]),
    requiredFacts: [.label, .words],
    supersedes: ["odd-by-ear", "upper-case"],
    examples: [
      .fails(.web, "↓<img src='trip/DSC00815.jpg' alt=dsc00815>"),
      .passes(.web, "<img src='trip/harbour.jpg' alt=Harbour>"),
      .fails(.web, "↓<img src=/a/DSC_0815.jpg alt=DSC_0815.jpg>"),
      .passes(.web, "<img src=/a/DSC_0815.jpg alt='The harbour'>"),
      .passes(.web, "<img src=/a/plan.png alt='The file plan.png'>"),
      .passes(.web, "<a href=/a/report.jpg>Download <img src=/a/report.jpg alt=report.jpg></a>"),
      .fails(.web, "↓<button>signup.email.label</button>"),
      .fails(.web, "↓<button aria-label=undefined>×</button>"),
      .fails(
        .android,
        "↓<ImageButton xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:contentDescription=\"ic_close\"/>"),
      .passes(
        .android,
        "<ImageButton xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:contentDescription=\"Close\"/>"),
      .fails(.design, "- ↓button \"btnSubmit\""),
      .passes(.design, "- button \"Submit order\""),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeButton type="XCUIElementTypeButton" label="btn_save_24dp"
            enabled="true" visible="true" accessible="true" x="20" y="100" width="200"
            height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Save" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .fails(
        .reactNative,
        ExampleFile.component(
          #"""
          ↓<Pressable accessibilityRole="button" accessibilityLabel="btn_save_24dp" />
          """#)),
      .passes(
        .reactNative,
        ExampleFile.component(
          #"""
          <Pressable accessibilityRole="button" accessibilityLabel="Save" />
          """#)),
    ]
  ) { subject, findings in
    CodeNameCheck(subject: subject).run(&findings)
  }
}

/// Looks for names that nobody wrote for people.
private struct CodeNameCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    for control in subject.controls where !control.name.isBlank {
      check(control.node, control.name, isLink: control.kind == .link, &findings)
      checkAsset(control, &findings)
    }
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      if node.role.isPicture, !node.name.isBlank, node.label?.origin != .fileName {
        checkPicture(index, node.name, &findings)
      } else if node.role.isPicture, node.label?.origin == .fileName, isMadeStop(node) {
        findings.add(
          index,
          "“\(Wording.collapsingWhitespace(node.name))” is the name of its picture, and it has no other.",
          severity: .warning, needsReview: true)
      } else if node.role == .text, node.label?.origin == .contentDescription,
        CodeName(node.name, isLink: false) == .nothing
      {
        check(index, node.name, isLink: false, &findings)
      } else if node.role == .text, node.name.mayBeginWithLorem,
        Wording.words(of: node.name).starts(withPhrase: ["lorem", "ipsum"])
      {
        findings.add(
          index, "This is text that fills a place until somebody writes it.", needsReview: true)
      }
    }
  }

  /// Whether the author of a document made a picture of iOS a stop.
  private func isMadeStop(_ node: Node) -> Bool {
    subject.screen.origin == .ios && node.knownIOS?.authored.isElement == true
  }

  /// Pictures of a page tell where they come from, so that what only looks like a program's word may be a
  /// name that people know.
  private func checkPicture(
    _ node: Node.Index, _ name: String, _ findings: inout FindingList
  ) {
    if Wording.collapsingWhitespace(name) == "TODO" {
      findings.add(
        node, "“TODO” \(CodeName.filler.sentence).", needsReview: subject.words.hasTodo,
        heard: subject.quotes(at: node))
      return
    }
    if let file = PictureFile.named(name, among: addresses(of: node)) {
      guard !isDownload(node, of: file) else { return }
      findings.add(
        node, "“\(Wording.collapsingWhitespace(name))” is the name of its file.",
        heard: subject.quotes(at: node))
      return
    }
    guard let kind = CodeName(name, isLink: false) else { return }
    if kind == .file, isDownload(node, of: Wording.collapsingWhitespace(name)) { return }
    let isDoubtful = kind == .unresolved || subject.platform == .web && kind == .identifier
    findings.add(
      node, "“\(Wording.collapsingWhitespace(name))” \(kind.sentence).", needsReview: isDoubtful,
      heard: subject.quotes(at: node))
  }

  /// The addresses of the files that a picture may show.
  private func addresses(of node: Node.Index) -> [String] {
    guard subject.platform == .web, let place = subject.element(of: node),
      let element = subject.source?[place]
    else { return [] }
    let candidates = element["srcset"]?.split(separator: ",") ?? []
    return [element["src"], element["href"], element["data"]].compactMap(\.self)
      + candidates.compactMap { candidate in
        candidate.split(whereSeparator: \.isWhitespace).first.map(String.init)
      }
  }

  /// Whether a picture stands for a file that its link leads to: its name is what people look for.
  private func isDownload(_ node: Node.Index, of file: String) -> Bool {
    subject.screen.ancestors(of: node).contains { ancestor in
      guard subject.screen[ancestor].role == .link else { return false }
      let target = subject.screen[ancestor].web?.target?.lowercased() ?? ""
      return subject.attribute("download", of: ancestor) != nil
        || target.hasSuffix(file.lowercased())
    }
  }

  private func check(
    _ node: Node.Index, _ name: String, isLink: Bool, _ findings: inout FindingList
  ) {
    guard let kind = CodeName(name, isLink: isLink) else { return }
    findings.add(
      node, "“\(Wording.collapsingWhitespace(name))” \(kind.sentence).",
      needsReview: kind == .unresolved,
      heard: subject.quotes(at: node))
  }

  /// What UIKit takes for a name where only a picture is given, and words that Xcode put there.
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
        control.node, "“\(name)” is the name of its picture, and it has no other.",
        severity: .warning, needsReview: true)
    }
    if ["Button", "Label", "Title", "Item", "Text"].contains(name) {
      findings.add(
        control.node,
        "“\(name)” is what Xcode puts there, unless the app sets another name in code.",
        needsReview: true)
    }
  }
}

extension String {
  /// Whether “lorem” may be its first word, which is cheaper to see than all its words.
  fileprivate var mayBeginWithLorem: Bool {
    for byte in utf8 {
      switch byte {
      case 0x80..., UInt8(ascii: "L"), UInt8(ascii: "l"): return true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        return false
      default: continue
      }
    }
    return false
  }
}
