internal import Simulator

extension AuditRule {
  static let noHeading = AuditRule(
    id: "no-heading", aliases: ["NO_HEADER_FOUND", "ios-no-header", "text_block_heading"],
    layer: .tree, severity: .serious, criteria: ["2.4.6", "1.3.1"],
    bestPractice: ["2.4.6", "1.3.1"],
    condition:
      "A screen with more than ten stops has no heading; needs review if a bold paragraph of a page "
      + "may be a heading.",
    why:
      "People who jump from heading to heading to reach a part of the screen have nowhere to go.",
    fixes: [
      .web: "Mark the titles of the page and of its parts as <h1> to <h6>.",
      .android: "Set android:accessibilityHeading=\"true\" on the titles.",
      .ios:
        "Tick Header among the traits of the titles, or insert .header into accessibilityTraits.",
      .reactNative: "Set accessibilityRole=\"header\" on the titles.",
      .design: "Write the titles as headings.",
    ],
    examples: [
      .fails(.web, "<!doctype html><body>" + paragraphs, atScreen: true),
      .passes(.web, "<!doctype html><body><h1>Recipes</h1>" + paragraphs),
      .fails(.web, "↓<p><b>Delivery and returns</b></p><p>We deliver within three days.</p>"),
      .passes(
        .web, "<div><b>42</b></div><p>orders</p><p><strong>€ 12.50</strong></p><p>a month</p>"),
      .passes(
        .web,
        "<h2>Delivery</h2><p>We deliver within <b>three days</b>.</p><p><b>Note:</b></p><p>Wait.</p>"
          + "<table><tr><th>Age</th><td><p><b>Nine</b></p><p>years</p></td></tr></table>"),
      .fails(.android, ExampleFile.layout(texts), atScreen: true),
      .passes(
        layout: #"<TextView android:text="Recipes" android:accessibilityHeading="true"/>"# + texts),
      .fails(.reactNative, "<View>" + components + "</View>", atScreen: true),
      .passes(
        .reactNative,
        "<View><Text accessibilityRole=\"header\">Recipes</Text>" + components + "</View>"),
      .fails(.design, lines, atScreen: true),
      .passes(.design, "- heading \"Recipes\" [level=1]\n" + lines),
      .fails(.ios, ExampleFile.elements(buttons), as: "appium-ios", atScreen: true),
      .passes(ios: [.other(.button, "Apples")]),
    ]
  ) { subject, findings in
    if let page = WebPage(subject) { BoldTitles(page).run(&findings) }
    let counts = subject.sameTreeReadings().map(\.transcript.stops.count)
    guard let count = counts.max(), count > 10, !hasHeading(subject.screen) else { return }
    // A layout or component is rarely a whole screen, so the heading may be in a bar outside the
    // file.
    let isPart =
      subject.source.map { !$0.isWholeDocument } ?? false || subject.screen.origin == .android
      || subject.screen.origin == .reactNative
    let isUnknown = isSilentOnHeadings(subject)
    var message = "This screen has \(count) stops and no heading."
    // Source code marks headings, so the sentence about missing headings is not added.
    if isUnknown, subject.source?.code == nil {
      message += " (Files of this format may not contain headings.)"
    }
    let page = WebPage(subject)
    findings.add(
      nil, message,
      // The severity is lower on a page with few stops or with mostly controls, because a heading
      // helps less there.
      severity: page != nil && (count < 25 || subject.controls.count * 2 > count) ? .warning : nil,
      needsReview: isPart || isUnknown || isBusy(subject) || page?.isMadeForFrame == true
        || page != nil && subject.mayShowMoreWords,
      code: subject.titleElement.map { CodeFix(setting: .heading, element: $0) })
  }

  /// Whether the screen is still loading, so that its headings may come later.
  private static func isBusy(_ subject: AuditSubject) -> Bool {
    subject.visibility.exposed.contains { index in
      let node = subject.screen[index]
      return node.states.isBusy || node.role == .progressBar && node.value?.range?.now == nil
        || subject.attribute("aria-busy", of: index)?.lowercased() == "true"
    }
  }

  private static let words = [
    "Apples", "Bread", "Cheese", "Dates", "Eggs", "Figs", "Grapes", "Honey", "Juice", "Kale",
    "Lemons",
  ]
  private static let paragraphs = words.map { "<p>\($0)</p>" }.joined()
  private static let texts = words.map { "<TextView android:text=\"\($0)\"/>" }.joined()
  private static let components = words.map { "<Text>\($0)</Text>" }.joined()
  private static let buttons = words.indices.map { index in
    ExampleElement.other(.button, words[index], y: index * 60)
  }
  private static let lines = words.map { "- paragraph: \($0)\n" }.joined()

  private static func hasHeading(_ screen: Screen) -> Bool {
    screen.preorder.contains { visit in
      let node = screen[visit.index]
      guard node.hidden == nil else { return false }
      let traits = node.knownIOS.flatMap { $0.exported.traits ?? $0.authored.traits }?.value
      return node.role == .heading || node.knownAndroid?.heading == true
        || node.knownAndroid?.collectionItemInfo.isHeading == true
        || traits?.contains(.header) == true
    }
  }

  /// Whether the file is a dump in which no node has information about headings.
  private static func isSilentOnHeadings(_ subject: AuditSubject) -> Bool {
    switch subject.screen.origin {
    case .androidNodes:
      return !subject.screen.preorder.contains {
        subject.screen[$0.index].knownAndroid?.heading != nil
      }
    case .iosElements:
      return !subject.screen.preorder.contains {
        let attributes = subject.screen[$0.index].knownIOS
        return attributes?.exported.traits != nil || attributes?.authored.traits != nil
      }
    case .design, .web, .android, .ios, .reactNative: return false
    }
  }
}
