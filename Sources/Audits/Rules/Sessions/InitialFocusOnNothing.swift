internal import Simulator

extension AuditRule {
  static let initialFocusOnNothing = AuditRule(
    id: "initial-focus-on-nothing", layer: .session, severity: .serious, criteria: ["2.4.3"],
    condition:
      "A screen opens, and focus is on no element, or on one that says no words of the app.",
    why: "People do not know which screen they are on, or whether it has opened at all.",
    fixes: .everywhere(
      "Give the first element a name, or move focus to the title of the screen when it opens."),
    examples: .onEachPlatform { platform in
      [
        .fails(platform, nameless(platform, marking: true), doing: "wait 2 s"),
        .passes(
          platform, ExampleForm.source(platform, [.button("Close"), .text("News")]),
          doing: "wait 2 s"),
      ]
    }
  ) { subject, findings in
    for session in subject.sessions {
      for step in session.steps where step.step.gesture == nil || step.changesScreen {
        guard step.after.screen.count > 0, step.after.inputFocus == nil else { continue }
        guard let focus = step.after.focus else {
          // If anything is announced, such as a title, people know at least which screen has
          // opened.
          guard step.heard.isEmpty else { continue }
          findings.add(
            subject.node(step.before.focus, in: step),
            "After \(step.openingWords) nothing has focus, and nothing is announced.",
            // A live page without any stop may not have been built yet.
            needsReview: session.isLivePage, heard: session.quotes(step))
          continue
        }
        let last = step.step.heard.last { $0.cause == .focus && $0.node == focus }
        // If a title is announced before the element, people know which screen has opened.
        let words = ([last].compactMap(\.self) + step.heard).flatMap(\.announcement.parts)
        guard let last, !words.contains(where: \.isNaming) else { continue }
        findings.add(
          subject.node(focus, in: step),
          "After \(step.openingWords) focus is on an element that only says “\(last.text)”.",
          heard: [session.quote(last)])
      }
    }
  }

  /// Returns a file whose first element is a button without a name.
  private static func nameless(_ platform: Platform, marking isMarked: Bool) -> String {
    let mark = isMarked ? "↓" : ""
    switch platform {
    case .web: return "\(mark)<button></button>\n<p>News</p>"
    case .android:
      return ExampleFile.layout(
        "\(mark)<ImageButton android:src=\"@drawable/a\"/>\n<TextView android:text=\"News\"/>")
    case .ios:
      return ExampleFile.nib(
        "\(mark)<button><state key=\"normal\" title=\"\"/></button>\n<label text=\"News\"/>")
    case .reactNative:
      return ExampleFile.component(
        "\(mark)<Pressable accessibilityRole=\"button\" onPress={close} />\n<Text>News</Text>")
    case .design: return "- \(mark)button\n- paragraph: News"
    }
  }
}

extension AuditSession.Step {
  fileprivate var openingWords: String {
    step.gesture == nil ? "the screen opens" : "“\(gestureText)”"
  }
}

extension Part {
  /// Whether the part has words that come from the app.
  fileprivate var isNaming: Bool { isAuthored && !AudibleText(text).text.isEmpty }
}
