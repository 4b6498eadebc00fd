internal import Simulator

extension AuditRule {
  static let heardTwice = AuditRule(
    id: "heard-twice",
    aliases: ["redundant-title", "image-redundant-alt", "img_alt_redundant", "hint-redundant"],
    layer: .announcement, severity: .warning, guidelines: ["C11"],
    condition:
      "A reader announces the same words of the author twice at one stop, or the "
      + "same message twice after one gesture.",
    why: "People need twice the time, and wonder what the difference is.",
    fixes: [
      .web:
        "Write the words once: remove the title or description, or give an image "
        + "beside the same words alt=\"\".",
      .android: "Write the words once: remove them from the hint, the description or the label.",
      .ios: "Write the words once: remove them from the hint, the value or the label.",
      .reactNative:
        "Write the words once: remove them from accessibilityHint or accessibilityLabel.",
      .design: "Write the words once.",
    ],
    examples: [
      .fails(.web, "<a href=home>↓<img src=home.png alt=\"Home page\"> Home page</a>"),
      .passes(.web, "<a href=home><img src=home.png alt=\"\"> Home page</a>"),
      .fails(
        .web,
        "<figure>↓<img src=a.png alt='The old harbour'>"
          + "<figcaption>The old harbour</figcaption></figure>"),
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
        layout:
          #"↓<Button android:text="Buy now" android:tooltipText="Buy now" android:contentDescription="Buy now Buy now"/>"#
      ),
      .passes(layout: #"<Button android:text="Buy now"/>"#),
      .fails(ios: [.found(.button, "Buy now Buy now")]),
      .passes(ios: [.other(.button, "Buy now")]),
    ]
  ) { subject, findings in
    var reported: Set<Node.Index> = []
    let required = Set(subject.words.all(\.required))
    for reading in subject.sameTreeReadings() {
      for stop in reading.transcript.stops where Repetition.isPossible(in: stop) {
        guard let twice = Repetition(in: stop, on: subject.screen, required) else { continue }
        reported.insert(stop.node)
        let picture = picture(saying: twice.words, in: stop.node, subject)
        findings.add(
          picture ?? stop.node, "“\(twice.words)” is announced twice here.",
          heard: [reading.quote(stop, restingOn: twice.parts)],
          related: picture == nil ? [] : [.init(stop.node, "It says the same.")])
      }
    }
    addTitles(subject, besides: reported, &findings)
    if subject.platform == .web { addPicturesBesideText(subject, &findings) }
    findRepeatedMessages(subject, &findings)
  }

  /// Returns the picture in a control if the picture's alternative repeats the control's own words.
  ///
  /// Returns `nil` if there is no such picture.
  private static func picture(
    saying words: String, in node: Node.Index, _ subject: AuditSubject
  ) -> Node.Index? {
    guard subject.platform == .web else { return nil }
    let words = AudibleText(words).text
    return subject.screen.descendants(of: node).lazy.map(\.index).first { inner in
      let picture = subject.screen[inner]
      guard picture.role == .image, picture.label?.origin == .alt else { return false }
      let own = AudibleText(picture.name).text
      return !own.isEmpty && (own == words || "\(own) \(own)" == words)
    }
  }

  /// Finds pictures with a label that the stop before or after them repeats.
  ///
  /// This other stop is a text, or a link to the same page. People hear the words twice.
  ///
  /// Source: WCAG 2.2, technique H2 and failure F39; Equal Access, `img_alt_redundant`.
  private static func addPicturesBesideText(
    _ subject: AuditSubject, _ findings: inout FindingList
  ) {
    for reading in subject.sameTreeReadings() {
      let stops = reading.transcript.stops
      let pictures = stops.map { PictureStop($0, on: subject) }
      for index in stops.indices.dropFirst() {
        let before = index - 1
        // Most stops are not pictures.
        guard (pictures[before] == nil) != (pictures[index] == nil) else { continue }
        let beside = stops[pictures[index] == nil ? index : before]
        guard let picture = pictures[before] ?? pictures[index],
          picture.repeats(beside, on: subject)
        else { continue }
        findings.add(
          picture.node, "“\(picture.words)” is announced again at the next or previous stop.",
          heard: [
            reading.quote(stops[before], restingOn: []), reading.quote(stops[index], restingOn: []),
          ],
          fix: Finding.Fix("Give the picture alt=\"\", or put both into one link."),
          related: [.init(beside.node, "It says the same.")])
      }
    }
  }

  /// Finds titles that repeat the name of their element, even if no reader announces both.
  ///
  /// Source: axe-core 3, `redundant-title`.
  private static func addTitles(
    _ subject: AuditSubject, besides reported: Set<Node.Index>, _ findings: inout FindingList
  ) {
    for visit in subject.screen.preorder where !reported.contains(visit.index) {
      let node = subject.screen[visit.index]
      guard node.hidden == nil, !node.name.isBlank, let title = node.web?.title,
        node.label?.origin != .title, !title.isBlank, node.role != .frame
      else { continue }
      let words = AudibleText(title).text
      guard !words.isEmpty, words == AudibleText(node.name).text else { continue }
      findings.add(
        visit.index, "The title of this element repeats its name, “\(node.name)”.",
        fix: Finding.Fix("Remove the title."))
    }
  }
}

/// Words that are announced twice at one stop.
private struct Repetition {
  /// The words that are announced twice.
  var words: String
  /// The parts that announce the words; a single part if it contains the words twice.
  var parts: [Part]

  private struct SpokenPart {
    /// The index of the utterance with the part, and the index of the part in this utterance.
    var utterance, index: Int
    var kind: Part.Kind
    var isAuthored: Bool
    /// Whether the part says that a field is required.
    var isRequired: Bool
    /// Whether the part is the user's entry or an error about it.
    var isOfEntry: Bool
    /// The words in the form in which they are compared.
    var text: String
    /// The number of words.
    var count: Int
    var isPhrase: Bool { count > 1 }
  }

  /// The maximum number of parts of one stop that are compared with each other.
  private static let limit = 12

  init?(in stop: Stop, on screen: Screen, _ required: Set<String>) {
    let utterances = stop.announcement.utterances
    let node = screen[stop.node]
    // Browsers add “No file chosen” to both the name and the value of a file field.
    guard node.role != .fileButton else { return nil }
    let isEntry = node.textInput != nil || node.role == .combobox || node.role == .listbox
    let spoken = Repetition.spoken(at: stop, required, isEntry: isEntry)
    guard spoken.count > 1 || spoken.first?.kind == .label else { return nil }
    func part(_ spoken: SpokenPart) -> Part { utterances[spoken.utterance].parts[spoken.index] }
    if let own = spoken.first(where: { $0.kind == .label && Repetition.isDoubled($0.text) }) {
      self.init(words: part(own).text, parts: [part(own)])
      return
    }
    for index in spoken.indices where !spoken[index].text.isEmpty {
      for other in spoken.indices where other != index {
        guard Repetition.counts(spoken[index], within: spoken[other]),
          other > index || spoken[other].text != spoken[index].text,
          spoken[index].text.isHeard(in: spoken[other].text)
        else { continue }
        let parts = [part(spoken[index]), part(spoken[other])]
        guard !Repetition.isTitle(parts[0], parts[1], at: stop, on: screen),
          Repetition.areBeside(parts[0], parts[1], at: stop, on: screen)
        else { continue }
        self.init(words: parts[0].text, parts: parts)
        return
      }
    }
    return nil
  }

  /// Whether a part may repeat itself or words of another part; a quick check of the letters.
  static func isPossible(in stop: Stop) -> Bool {
    let utterances = stop.announcement.utterances
    // A single part can only repeat itself, which is checked for names only.
    if utterances.count == 1, utterances[0].parts.count == 1, utterances[0].parts[0].kind != .label
    {
      return false
    }
    var spoken: [(letters: LetterSet, isAuthored: Bool)] = []
    for utterance in utterances.indices {
      for index in utterances[utterance].parts.indices {
        let kind = utterances[utterance].parts[index].kind
        guard kind.mayRepeat else { continue }
        let letters = LetterSet(utterances[utterance].parts[index].text)
        if kind == .label, letters.mayBeDoubled { return true }
        for other in spoken {
          if kind.isAuthored, other.letters.mayBeHeard(in: letters) { return true }
          if other.isAuthored, letters.mayBeHeard(in: other.letters) { return true }
        }
        spoken.append((letters, kind.isAuthored))
      }
    }
    return false
  }

  /// Returns the parts of a stop that are compared with each other.
  private static func spoken(
    at stop: Stop, _ required: Set<String>, isEntry: Bool
  ) -> [SpokenPart] {
    let utterances = stop.announcement.utterances
    var spoken: [SpokenPart] = []
    for utterance in utterances.indices {
      for index in utterances[utterance].parts.indices where spoken.count < limit {
        let kind = utterances[utterance].parts[index].kind
        guard kind.mayRepeat, utterances[utterance].parts[index].rule.name != "PasswordContent"
        else { continue }
        let text = AudibleText(utterances[utterance].parts[index].text).text
        spoken.append(
          SpokenPart(
            utterance: utterance, index: index, kind: kind, isAuthored: kind.isAuthored,
            isRequired: kind == .state && required.contains(text),
            isOfEntry: kind == .error || kind == .value && isEntry, text: text,
            count: text.utf8.reduce(1) { $1 == 0x20 ? $0 + 1 : $0 }))
      }
    }
    return spoken
  }

  private init(words: String, parts: [Part]) {
    self.words = words
    self.parts = parts
  }

  /// Whether a part counts as a repetition if another part contains its words.
  ///
  /// The value of a field does not count, because it may equal the name of the field. An error does
  /// not count, because it may name its field.
  private static func counts(_ one: SpokenPart, within other: SpokenPart) -> Bool {
    guard other.isAuthored, one.text.utf8.count <= other.text.utf8.count else { return false }
    if one.kind == .state { return one.isRequired }
    guard !one.isOfEntry, !other.isOfEntry, other.count <= one.count + 2 else { return false }
    // A single word counts only if it is the whole name: many names contain the same word.
    return one.isPhrase || (one.kind == .label || other.kind == .label) && one.text == other.text
  }

  /// Whether a part is the title of an SVG that has the same name; browsers ignore such a title.
  ///
  /// Source: WebKit, AccessibilitySVGObject.cpp, `helpText`; SVG-AAM 1.0, section 7.
  private static func isTitle(
    _ one: Part, _ other: Part, at stop: Stop, on screen: Screen
  ) -> Bool {
    guard (one.node ?? stop.node) == (other.node ?? stop.node) else { return false }
    let node = screen[one.node ?? stop.node]
    return node.webElement == "svg" && node.hint?.origin == .title && one.kind != other.kind
      && AudibleText(one.text).text == AudibleText(other.text).text
  }

  /// Whether two parts belong to one node, or to two nodes neither of which contains the other.
  ///
  /// A dialog and its heading may have the same name.
  private static func areBeside(
    _ one: Part, _ other: Part, at stop: Stop, on screen: Screen
  ) -> Bool {
    let (left, right) = (one.node ?? stop.node, other.node ?? stop.node)
    return left == right
      || !screen.ancestors(of: left).contains(right) && !screen.ancestors(of: right).contains(left)
  }

  /// Whether a text consists of the same words twice, such as “Home page Home page”.
  private static func isDoubled(_ text: String) -> Bool {
    // The space in the middle separates both halves.
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
  /// Whether parts of this kind can repeat other parts.
  ///
  /// They contain the author's words, or a state, which authors sometimes write into a text, too.
  fileprivate var mayRepeat: Bool {
    switch self {
    case .label, .value, .content, .placeholder, .hint, .description, .error, .state: true
    case .role, .position, .container, .heading, .actions, .usageHint, .sound: false
    }
  }
}
