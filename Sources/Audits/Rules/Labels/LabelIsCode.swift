internal import Simulator

extension AuditRule {
  static let labelIsCode = AuditRule(
    "label-is-code",
    aliases: [
      "ios-label-is-asset-name", "ios-identifier-as-label", "ios-symbol-name",
      "ios-placeholder-text", "image-filename-name", "private-use-glyph", "NO_UNDEFINED",
      "ContentDescription",
    ],
    layer: .tree, severity: .critical, criteria: ["4.1.2", "1.1.1"], clauses: ["C2", "T1"],
    condition: "A name looks like a key, an identifier, a file or an asset, and not like words.",
    why: "A person hears letters and signs that only the programmers of the app understand.",
    mends: [
      .web: "Write what it is or does in words.",
      .android: "Write what it is or does in words.",
      .ios: "Set accessibilityLabel to what it is or does in words.",
      .reactNative: "Set accessibilityLabel to what it is or does in words.",
      .design: "Write what it is or does in words.",
    ],
    restsOn: [.label, .words],
    covers: ["odd-by-ear", "upper-case"],
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
    var nodes = subject.screen.preorder
    while let visit = nodes.next() {
      let node = subject.screen[visit.index]
      if let hidden = node.hidden, !hidden.keepsChildren {
        nodes.skipDescendants(of: visit)
        continue
      }
      if node.role.isPicture, !node.name.isBlank, node.label?.origin != .fileName {
        checkPicture(visit.index, node.name, &findings)
      } else if node.role.isPicture, node.label?.origin == .fileName, isMadeStop(node) {
        findings.add(
          visit.index,
          "“\(Wording.tidy(node.name))” is the name of its picture, and it has no other.",
          severity: .warning, isReview: true)
      } else if node.role == .text, node.label?.origin == .contentDescription,
        CodeName(node.name, isLink: false) == .nothing
      {
        check(visit.index, node.name, isLink: false, &findings)
      } else if node.role == .text, node.name.mayBeginWithLorem,
        Wording.begins(Wording.words(of: node.name), with: ["lorem", "ipsum"])
      {
        findings.add(
          visit.index, "This is text that fills a place until somebody writes it.", isReview: true)
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
    if Wording.tidy(name) == "TODO" {
      findings.add(
        node, "“TODO” \(CodeName.filler.sentence).", isReview: subject.words.hasTodo,
        heard: subject.quotes(at: node))
      return
    }
    if let file = PictureFile.named(name, among: addresses(of: node)) {
      guard !isDownload(node, of: file) else { return }
      findings.add(
        node, "“\(Wording.tidy(name))” is the name of its file.", heard: subject.quotes(at: node))
      return
    }
    guard let kind = CodeName(name, isLink: false) else { return }
    if kind == .file, isDownload(node, of: Wording.tidy(name)) { return }
    let isDoubtful = kind == .unresolved || subject.platform == .web && kind == .identifier
    findings.add(
      node, "“\(Wording.tidy(name))” \(kind.sentence).", isReview: isDoubtful,
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
      node, "“\(Wording.tidy(name))” \(kind.sentence).", isReview: kind == .unresolved,
      heard: subject.quotes(at: node))
  }

  /// What UIKit takes for a name where only a picture is given, and words that Xcode put there.
  private func checkAsset(_ control: Control, _ findings: inout FindingList) {
    guard let ios = subject.screen[control.node].knownIOS, subject.screen.origin == .ios else {
      return
    }
    let name = Wording.tidy(control.name)
    if let image = ios.image, ios.details[.title] == nil,
      CodeName(control.name, isLink: false) == nil,
      Wording.plain(image) == Wording.plain(name)
    {
      findings.add(
        control.node, "“\(name)” is the name of its picture, and it has no other.",
        severity: .warning, isReview: true)
    }
    if ["Button", "Label", "Title", "Item", "Text"].contains(name) {
      findings.add(
        control.node,
        "“\(name)” is what Xcode puts there, unless the app sets another name in code.",
        isReview: true)
    }
  }
}

/// What a name is that nobody wrote for people.
private enum CodeName: Equatable {
  case nothing, filler, glyph, file, key, identifier, unresolved

  /// Absent for a name of words.
  init?(_ name: String, isLink: Bool) {
    let text = Wording.tidy(name)
    if CodeName.isNote(text) {
      self = .filler
      return
    }
    if CodeName.isHoled(text) {
      self = .nothing
      return
    }
    // Most names are plain words with blanks between them.
    if text.utf8.first != UInt8(ascii: "["), text.utf8.contains(0x20),
      text.utf8.allSatisfy({ $0 < 0x80 })
    {
      return nil
    }
    let lower = text.lowercased()
    if ["undefined", "null", "nan", "[object object]"].contains(lower) {
      self = .nothing
    } else if !text.isEmpty, text.unicodeScalars.allSatisfy(\.isPrivate) {
      self = .glyph
    } else if text.first == "⟨", text.last == "⟩" {
      self = .unresolved
    } else if CodeName.isPicture(lower), !isLink, !text.contains(where: \.isWhitespace) {
      self = .file
    } else if text.contains(" ") || text.contains("/") || text.contains("@") {
      return nil
    } else if CodeName.isKey(text), !isLink {
      self = .key
    } else if CodeName.isIdentifier(text, isLink: isLink) {
      self = .identifier
    } else {
      return nil
    }
  }

  /// What a finding says of the name.
  var sentence: String {
    switch self {
    case .nothing: "is what a program writes where it has nothing"
    case .filler: "is a note that somebody still has to write it"
    case .glyph: "is a picture of a font that no reader knows"
    case .file: "is the name of a file"
    case .key: "looks like the key of a text, and not like the text"
    case .identifier: "looks like an identifier of the program"
    case .unresolved: "stands for a text that was not found"
    }
  }

  /// Whether it begins with the mark by which programmers note what is left to do; “TODO” alone is “all” in
  /// Spanish and Portuguese.
  private static func isNote(_ name: String) -> Bool {
    guard let first = name.utf8.first, first == UInt8(ascii: "T") || first == UInt8(ascii: "F")
    else {
      return false
    }
    return ["TODO:", "TODO(", "FIXME:", "FIXME("].contains(where: name.hasPrefix)
      || name == "FIXME"
  }

  /// Whether a program has put in what it has where a text is missing.
  private static func isHoled(_ name: String) -> Bool {
    // Most names have no such letters, which is cheaper to see than their words.
    if name.utf8.contains(where: { $0 == UInt8(ascii: "u") || $0 == UInt8(ascii: "N") }) {
      let words = name.utf8.split(separator: 0x20)
      func holds(_ word: String) -> Bool { words.contains { $0.elementsEqual(word.utf8) } }
      if words.count < 6, holds("undefined") || holds("NaN") { return true }
    }
    return name.utf8.contains(UInt8(ascii: "[")) && name.contains("[object Object]")
  }

  private static func isPicture(_ name: String) -> Bool {
    let ends = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp", ".avif", ".ico", ".heic"]
    return ends.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }

  /// Words with at least two full stops between them, such as `signup.email.label`.
  private static func isKey(_ name: String) -> Bool {
    let pieces = name.split(separator: ".", omittingEmptySubsequences: false)
    guard pieces.count > 2, pieces.first != "www" else { return false }
    let addresses = ["com", "org", "net", "de", "fr", "es", "uk", "eu", "io", "gov", "edu", "app"]
    guard let last = pieces.last, !addresses.contains(String(last)) else { return false }
    return pieces.allSatisfy { piece in
      piece.utf8.count > 1
        && piece.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x5F || $0 == 0x2D }
    }
  }

  private static func isIdentifier(_ name: String, isLink: Bool) -> Bool {
    guard name.utf8.allSatisfy(\.isPartOfIdentifier) else { return false }
    let lower = name.lowercased()
    for prefix in ["ic", "img", "btn", "icon", "lbl"] {
      if lower.hasPrefix(prefix + "_") || lower.hasPrefix(prefix + "-") { return true }
      let next = name.dropFirst(prefix.utf8.count).first
      if name.hasPrefix(prefix), next?.isUppercase == true { return true }
    }
    guard !isLink, name.contains(where: \.isLetter) else { return false }
    if name.contains("_") { return true }
    guard name.first?.isLowercase == true else { return false }
    return ["Button", "Btn", "Icon", "Image", "Label", "TextField", "Field", "View"].contains {
      name.hasSuffix($0) && name.utf8.count > $0.utf8.count
    }
  }
}

extension Unicode.Scalar {
  /// Whether only a font of the app's own knows it.
  fileprivate var isPrivate: Bool { properties.generalCategory == .privateUse }
}

extension UInt8 {
  /// Whether it is a letter, digit, underscore or hyphen of ASCII.
  fileprivate var isPartOfIdentifier: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF) || self == 0x5F
      || self == 0x2D
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
