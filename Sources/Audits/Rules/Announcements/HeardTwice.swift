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
      .fails(.web, "<a href=tea>↓<img src=a.png alt=Tea>Tea</a>"),
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
    let marks = required.map { LetterSet($0) }
    for reading in subject.sameTreeReadings() {
      for stop in reading.transcript.stops where Repetition.isPossible(in: stop, marks) {
        guard let twice = Repetition(in: stop, on: subject.screen, required) else { continue }
        reported.insert(stop.node)
        let picture = picture(saying: twice.words, in: stop.node, subject)
        findings.add(
          picture ?? stop.node, "“\(twice.words)” is announced twice here.",
          heard: [reading.quote(stop, restingOn: twice.parts)],
          fix: requiredFix(of: twice, at: stop.node, subject),
          related: picture == nil ? [] : [.init(stop.node, "It says the same.")])
      }
    }
    addTitles(subject, besides: reported, &findings)
    if subject.platform == .web {
      addPicturesBesideText(subject, &findings)
      addPicturesInControls(subject, besides: reported, &findings)
    }
    findRepeatedMessages(subject, &findings)
  }

  /// Returns the fix for a word of the author that repeats the state of a required field on a page.
  ///
  /// People who see the page need the word if it is visible, so the fix keeps it. Returns `nil` if
  /// other words are announced twice.
  private static func requiredFix(
    of twice: Repetition, at node: Node.Index, _ subject: AuditSubject
  ) -> Finding.Fix? {
    guard subject.platform == .web, twice.parts.contains(where: { $0.kind == .state }),
      let words = twice.parts.first(where: { $0.kind != .state })
    else { return nil }
    let owner = subject.screen[words.node ?? node]
    let isHint = words.kind == .hint || words.kind == .description
    let origin: AuthoredText.Origin? =
      words.kind == .placeholder
      ? .placeholder : isHint ? owner.hint?.origin : owner.label?.origin
    let attribute: String? =
      switch origin {
      case .placeholder: "placeholder"
      case .ariaLabel: "aria-label"
      case .ariaDescription: "aria-description"
      case .title: "title"
      default: nil
      }
    if let attribute {
      return Finding.Fix(
        "Remove “\(twice.words)” from \(attribute); readers announce the state themselves.")
    }
    return Finding.Fix(
      "Keep “\(twice.words)” visible, but hide it from readers with <span aria-hidden=\"true\">; "
        + "they announce the state themselves.")
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

  /// Finds pictures whose label is repeated at the stop before or after the picture.
  ///
  /// The stop that repeats the label is a text, or a link to the same page. People hear the words
  /// twice.
  ///
  /// Source: WCAG 2.2, technique H2 and failure F39; Equal Access, `img_alt_redundant`.
  private static func addPicturesBesideText(
    _ subject: AuditSubject, _ findings: inout FindingList
  ) {
    guard subject.screen.holds(.image) else { return }
    for reading in subject.sameTreeReadings() {
      let stops = reading.transcript.stops
      let pictures = stops.map { PictureStop($0, on: subject) }
      for index in stops.indices.dropFirst() {
        let before = index - 1
        // Exactly one of the two neighbouring stops must be a picture.
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

  /// Finds pictures in links and buttons whose alternative is the visible text of the control.
  ///
  /// Source: WCAG 2.2, technique H2; axe-core 4, `image-redundant-alt`.
  private static func addPicturesInControls(
    _ subject: AuditSubject, besides reported: Set<Node.Index>, _ findings: inout FindingList
  ) {
    for control in subject.controls where !reported.contains(control.node) {
      guard control.kind == .link || control.kind == .button else { continue }
      let seen = AudibleText(subject.seenText(of: control.node)).text
      guard !seen.isEmpty else { continue }
      let picture = subject.screen.descendants(of: control.node).lazy.map(\.index).first { inner in
        let node = subject.screen[inner]
        return node.role == .image && node.label?.origin == .alt
          && subject.attribute("aria-hidden", of: inner)?.lowercased() != "true"
          && AudibleText(node.name).text == seen
      }
      guard let picture else { continue }
      findings.add(
        picture, "The text beside this picture says “\(subject.screen[picture].name)”, too.",
        heard: subject.quotes(at: control.node), fix: Finding.Fix("Give the picture alt=\"\"."),
        related: [.init(control.node, "It says the same.")])
    }
  }

  /// Finds titles that repeat the name of their element, even if no reader announces title and
  /// name.
  ///
  /// Source: axe-core 3, `redundant-title`.
  private static func addTitles(
    _ subject: AuditSubject, besides reported: Set<Node.Index>, _ findings: inout FindingList
  ) {
    for visit in subject.screen.preorder where !reported.contains(visit.index) {
      let node = subject.screen[visit.index]
      guard node.hidden == nil, let title = node.web?.title, !node.name.isBlank,
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
