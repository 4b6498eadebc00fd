internal import Simulator

extension AuditRule {
  static let heardTwice = AuditRule(
    id: "heard-twice",
    aliases: [
      "redundant-title", "image-redundant-alt", "img_alt_redundant", "hint-redundant",
    ],
    layer: .announcement, severity: .warning, guidelines: ["C11"],
    condition:
      "Words of the author are heard twice at one stop, or a message twice after one gesture.",
    why: "A person who hears everything twice needs twice the time, and listens for a difference "
      + "that is not there.",
    fixes: [
      .web:
        "Say it once: leave the title or description out, and give an image beside its own words "
        + "alt=\"\".",
      .android: "Say it once: take the words out of the hint, the description or the label.",
      .ios: "Say it once: take the words out of the hint, the value or the label.",
      .reactNative: "Say it once: take the words out of accessibilityHint or accessibilityLabel.",
      .design: "Say it once.",
    ],
    examples: [
      .fails(.web, "<a href=home>↓<img src=home.png alt=\"Home page\"> Home page</a>"),
      .passes(.web, "<a href=home><img src=home.png alt=\"\"> Home page</a>"),
      .fails(.web, "<label>First name (required) ↓<input required></label>"),
      .passes(.web, "<label>First name <input required></label>"),
      .fails(
        .reactNative,
        "↓<TextInput accessibilityLabel=\"Email address\" "
          + "accessibilityHint=\"Enter your email address\"/>"),
      .passes(
        .reactNative,
        "<TextInput accessibilityLabel=\"Email address\" accessibilityHint=\"Of your work\"/>"),
      .fails(.design, "- ↓textbox \"Email address\":\n  - /hint: Email address"),
      .passes(.design, "- textbox \"Email address\":\n  - /hint: Of your work"),
      .fails(
        .design, ExampleForm.source(.design, marking: "Send"),
        app:
          #"on double tap of "Send": announce "Enter an address" queued; announce "Error: enter an address" queued"#,
        doing: #"until "Send"; double tap; wait 5 s"#),
      .passes(
        .design, ExampleForm.source(.design),
        app: #"on double tap of "Send": announce "Error: enter an address" queued"#,
        doing: #"until "Send"; double tap; wait 5 s"#),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          ↓<Button android:text="Buy now" android:tooltipText="Buy now"
            android:contentDescription="Buy now Buy now"/>
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <Button android:text="Buy now"/>
          """#)),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeButton type="XCUIElementTypeButton" label="Buy now Buy now"
            enabled="true" visible="true" accessible="true" x="20" y="100" width="200"
            height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Buy now" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
    ]
  ) { subject, findings in
    var reported: Set<Node.Index> = []
    let required = Set(subject.words.all(\.required))
    let screen = subject.screen
    for heard in subject.sameTreeReadings() {
      for stop in heard.transcript.stops {
        guard let twice = Repetition(in: stop, on: screen, required) else { continue }
        reported.insert(stop.node)
        let picture = picture(saying: twice.words, in: stop.node, subject)
        findings.add(
          picture ?? stop.node, "“\(twice.words)” is heard twice here.",
          heard: [heard.quote(stop, restingOn: twice.parts)],
          related: picture == nil ? [] : [.init(stop.node, "says it as well")])
      }
    }
    titles(subject, besides: reported, &findings)
    messagesTwice(subject, &findings)
  }

  /// The picture in a control whose alternative repeats the control's own words.
  private static func picture(
    saying words: String, in node: Node.Index, _ subject: AuditSubject
  ) -> Node.Index? {
    guard subject.platform == .web else { return nil }
    let words = AsHeard(words).text
    return subject.screen.descendants(of: node).lazy.map(\.index).first { inner in
      let picture = subject.screen[inner]
      guard picture.role == .image, picture.label?.origin == .alt else { return false }
      let own = AsHeard(picture.name).text
      return !own.isEmpty && (own == words || "\(own) \(own)" == words)
    }
  }

  /// Titles that say what the name says, whether or not a reader leaves one of them out.
  ///
  /// Source: axe-core 3, `redundant-title`.
  private static func titles(
    _ subject: AuditSubject, besides reported: Set<Node.Index>, _ findings: inout FindingList
  ) {
    for visit in subject.screen.preorder where !reported.contains(visit.index) {
      let node = subject.screen[visit.index]
      guard node.hidden == nil, !node.name.isBlank, let title = node.web?.title,
        node.label?.origin != .title, !title.isBlank, node.role != .frame
      else { continue }
      let words = AsHeard(title).text
      guard !words.isEmpty, words == AsHeard(node.name).text else { continue }
      findings.add(visit.index, "The title of this says the same as its name, “\(node.name)”.")
    }
  }
}

/// Words that are heard twice at one stop.
private struct Repetition {
  /// The words.
  var words: String
  /// The parts that say them.
  var parts: [Part]

  private struct Said {
    /// The part by its utterance and its place there.
    var utterance, index: Int
    var kind: Part.Kind
    var isAuthored: Bool
    /// Whether it says that something is required.
    var isRequired: Bool
    /// What is heard of it.
    var text: String
    /// How many words it has.
    var count: Int
    var isPhrase: Bool { count > 1 }
    /// Whether a person typed or chose it, or it says what is wrong with that.
    var isOfEntry: Bool { kind == .value || kind == .error }
  }

  /// How many parts of a stop are compared with each other.
  private static let limit = 12

  init?(in stop: Stop, on screen: Screen, _ required: Set<String>) {
    let utterances = stop.announcement.utterances
    // One part can only say the same twice by itself, and only a name is looked at alone.
    if utterances.count == 1, utterances[0].parts.count == 1, utterances[0].parts[0].kind != .label
    {
      return nil
    }
    let said = Repetition.said(at: stop, required)
    guard said.count > 1 || said.first?.kind == .label else { return nil }
    func part(_ said: Said) -> Part { utterances[said.utterance].parts[said.index] }
    if let own = said.first(where: { $0.kind == .label && Repetition.isDoubled($0.text) }) {
      self.init(words: part(own).text, parts: [part(own)])
      return
    }
    for index in said.indices where !said[index].text.isEmpty {
      for other in said.indices where other != index {
        guard Repetition.counts(said[index], within: said[other]),
          other > index || said[other].text != said[index].text,
          said[index].text.isHeard(in: said[other].text)
        else { continue }
        let parts = [part(said[index]), part(said[other])]
        guard !Repetition.isTitle(parts[0], parts[1], at: stop, on: screen),
          Repetition.areBeside(parts[0], parts[1], at: stop, on: screen)
        else { continue }
        self.init(words: parts[0].text, parts: parts)
        return
      }
    }
    return nil
  }

  /// What is compared with each other at a stop.
  private static func said(at stop: Stop, _ required: Set<String>) -> [Said] {
    let utterances = stop.announcement.utterances
    var said: [Said] = []
    for utterance in utterances.indices {
      for index in utterances[utterance].parts.indices where said.count < limit {
        let kind = utterances[utterance].parts[index].kind
        guard kind.mayRepeat, utterances[utterance].parts[index].rule.name != "PasswordContent"
        else { continue }
        let text = AsHeard(utterances[utterance].parts[index].text).text
        said.append(
          Said(
            utterance: utterance, index: index, kind: kind, isAuthored: kind.isAuthored,
            isRequired: kind == .state && required.contains(text), text: text,
            count: text.utf8.reduce(1) { $1 == 0x20 ? $0 + 1 : $0 }))
      }
    }
    return said
  }

  private init(words: String, parts: [Part]) {
    self.words = words
    self.parts = parts
  }

  /// Whether one part's words say nothing new where they are heard in those of another.
  ///
  /// What a person typed or chose may well be what the field is called, and what is wrong with a field is
  /// said in its words.
  private static func counts(_ one: Said, within other: Said) -> Bool {
    guard other.isAuthored, one.text.utf8.count <= other.text.utf8.count else { return false }
    if one.kind == .state { return one.isRequired }
    guard !one.isOfEntry, !other.isOfEntry, other.count <= one.count + 2 else { return false }
    // Single words stand in many names.
    return one.isPhrase || (one.kind == .label || other.kind == .label) && one.text == other.text
  }

  /// Whether one part is the title of a drawing whose name says the same: browsers drop it then.
  ///
  /// Source: WebKit, AccessibilitySVGObject.cpp, `helpText`; SVG-AAM 1.0, section 7.
  private static func isTitle(
    _ one: Part, _ other: Part, at stop: Stop, on screen: Screen
  ) -> Bool {
    guard (one.node ?? stop.node) == (other.node ?? stop.node) else { return false }
    let node = screen[one.node ?? stop.node]
    return node.webElement == "svg" && node.hint?.origin == .title && one.kind != other.kind
      && AsHeard(one.text).text == AsHeard(other.text).text
  }

  /// Whether two parts are of one node, or of two that do not lie in each other: a dialog may well be
  /// called what its heading says.
  private static func areBeside(
    _ one: Part, _ other: Part, at stop: Stop, on screen: Screen
  ) -> Bool {
    let (left, right) = (one.node ?? stop.node, other.node ?? stop.node)
    return left == right
      || !screen.ancestors(of: left).contains(right) && !screen.ancestors(of: right).contains(left)
  }

  /// Whether a text is another one said twice: “Home page Home page”.
  private static func isDoubled(_ text: String) -> Bool {
    // With one blank between words, it stands in the middle.
    let bytes = text.utf8
    guard bytes.count >= 3, bytes.count % 2 == 1 else { return false }
    let middle = bytes.index(bytes.startIndex, offsetBy: bytes.count / 2)
    guard bytes[middle] == 0x20, bytes[..<middle].elementsEqual(bytes[middle...].dropFirst()) else {
      return false
    }
    let half = text[..<middle]
    return half.utf8.contains(0x20) || half.utf8.count > 3 && half.contains(where: \.isLetter)
  }
}

extension Part.Kind {
  /// Whether its words are the author's or a state that an author may have written, too.
  fileprivate var mayRepeat: Bool {
    switch self {
    case .label, .value, .content, .placeholder, .hint, .description, .error, .state: true
    case .role, .position, .container, .heading, .actions, .usageHint, .sound: false
    }
  }
}
