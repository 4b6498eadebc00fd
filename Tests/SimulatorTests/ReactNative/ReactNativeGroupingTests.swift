import Simulator
import Testing

/// Announcements of nested views.
@Suite struct ReactNativeGroupingTests {
  private static let activate = "double tap to activate"
  private static let openLink =
    "double tap to open link, actions available, swipe up or swipe down and double tap to activate"

  @Test(arguments: [
    ReactNativeCase(
      "accessible view with texts", "- group:\n  - /group: merge\n  - text: Total\n  - text: €12",
      voiceOver: ["Total, €12"], talkBack: ["Total, €12"]),
    ReactNativeCase(
      "the same before 0.81", "- group:\n  - /group: merge\n  - text: Total\n  - text: €12",
      voiceOver: ["Total €12"], talkBack: ["Total, €12"], version: "0.80"),
    ReactNativeCase(
      "accessible view with a label",
      "- group \"Sum\":\n  - /group: merge\n  - text: Total\n  - text: €12",
      voiceOver: ["Sum"], talkBack: ["Sum"]),
    ReactNativeCase(
      "touchable inside an accessible view",
      "- group:\n  - /group: merge\n  - text: Total\n  - button \"Pay\"",
      voiceOver: ["Total, Pay"], talkBack: ["Total", "Pay, button, \(activate)"]),
    ReactNativeCase(
      "field inside an accessible view",
      "- group:\n  - /group: merge\n  - text: Name\n  - textbox \"First\"",
      voiceOver: ["Name, First"],
      talkBack: ["Name", "First, edit box, \(ReactNativeCase.fieldHints)"]),
    ReactNativeCase(
      "Pressable described by its texts",
      "- button:\n  - text: Card\n  - group:\n    - text: Visa 4242\n  - img",
      voiceOver: ["Card, Visa 4242, button"],
      talkBack: ["Card, Visa 4242, button, \(activate)"]),
    ReactNativeCase(
      "busy Pressable described by its texts", "- button [busy]:\n  - text: Pay",
      voiceOver: ["Pay, busy, button"], talkBack: ["busy, button, \(activate)"]),
    ReactNativeCase(
      "hidden child", "- button:\n  - text: Pay\n  - text \"€5\":\n    - /hidden: aria-hidden",
      voiceOver: ["Pay, €5, button"], talkBack: ["Pay, button, \(activate)"]),
    ReactNativeCase(
      "hidden child from 0.84 on",
      "- button:\n  - text: Pay\n  - text \"€5\":\n    - /hidden: aria-hidden",
      voiceOver: ["Pay, button"], talkBack: ["Pay, button, \(activate)"], version: "0.84"),
    ReactNativeCase(
      "child that is not shown",
      "- button:\n  - text: Pay\n  - text \"€5\":\n    - /hidden: display-none",
      voiceOver: ["Pay, button"], talkBack: ["Pay, button, \(activate)"]),
    ReactNativeCase(
      "view with a label but not accessible", "- group \"Payment\":\n  - text: Card",
      voiceOver: ["Card"], talkBack: ["Payment", "Card"]),
    ReactNativeCase(
      "view with a role described by its texts", "- toolbar:\n  - text: Edit\n  - button \"Cut\"",
      voiceOver: ["Edit", "Cut, button"],
      talkBack: ["Edit, tool bar", "Edit", "Cut, button, \(activate)"]),
    ReactNativeCase(
      "Pressable that is not accessible", "- button:\n  - /group: contain\n  - text: Pay",
      voiceOver: ["Pay"], talkBack: ["Pay, button, \(activate)"]),
    ReactNativeCase(
      "group that ignores its children", "- group \"Rating\":\n  - /group: ignore\n  - text: ★",
      voiceOver: ["Rating"], talkBack: ["Rating"]),
    ReactNativeCase(
      "text of several pieces",
      "- text:\n  - text \"Clicked \"\n  - text \"3\"\n  - text \" times\"",
      voiceOver: ["Clicked 3 times"], talkBack: ["Clicked 3 times"]),
    ReactNativeCase(
      "ScrollView whose items are views",
      """
      - group:
        - /reactNative.component: ScrollView
        - group:
          - text: One
          - text: Two
        - text: Three
      """, voiceOver: ["One", "Two", "Three"], talkBack: ["One", "Two", "Three"]),
    ReactNativeCase(
      "tab bar of iOS", "- tabbar:\n  - tab \"Home\" [selected]\n  - tab \"Cart\"",
      voiceOver: ["tab bar, selected, Home, tab, 1 of 2", "Cart, tab, 2 of 2"],
      talkBack: ["selected, Home, tab, \(activate)", "Cart, tab, \(activate)"]),
  ])
  func `A view is announced with its descendants as far as the platform groups them`(
    _ test: ReactNativeCase
  ) throws {
    try test.check()
  }

  @Test(arguments: [
    ReactNativeCase(
      "two links",
      """
      - text "I accept the terms and privacy":
        - link "terms"
        - link "privacy"
      """,
      voiceOver: [
        "I accept the terms and privacy, 2 links found, swipe to move to the first link",
        "terms, link, link 1 of 2", "privacy, link, link 2 of 2",
      ],
      talkBack: [
        "I accept the terms and privacy, \(openLink)",
        "terms, link, \(activate)", "privacy, link, \(activate)",
      ]),
    ReactNativeCase(
      "a link and a button",
      "- text \"Read more or close\":\n  - link \"more\"\n  - button \"close\"",
      voiceOver: [
        "Read more or close, links and buttons are found, swipe to move to them",
        "more, link, link 1 of 1", "close, button, button 1 of 1",
      ],
      talkBack: [
        "Read more or close, \(openLink)",
        "more, link, \(activate)",
      ]),
    ReactNativeCase(
      "a link that is the whole text", "- text \"Terms\":\n  - link \"Terms\"",
      voiceOver: ["Terms, link"],
      talkBack: [
        "Terms, \(openLink)", "Terms, link, \(activate)",
      ]),
  ])
  func `Links inside a text are reachable`(_ test: ReactNativeCase) throws { try test.check() }

  @Test(arguments: [
    ReactNativeCase(
      "accessibilityElementsHidden only",
      "- text \"Sum\":\n  - /hidden: hidden, visible, from voiceover", voiceOver: [],
      talkBack: ["Sum"]),
    ReactNativeCase(
      "importantForAccessibility no",
      """
      - button "Pay":
        - /hidden: hidden, visible, from talkback, keeps children
        - text: Sum
      """, voiceOver: ["Pay, button"], talkBack: ["Sum"]),
    ReactNativeCase(
      "importantForAccessibility no on a Button",
      """
      - button "Pay":
        - /reactNative.component: Button
        - /hidden: hidden, visible, from talkback, keeps children
        - text: Sum
      """, voiceOver: ["Pay, button"], talkBack: []),
    ReactNativeCase(
      "aria-modal", "- text: Behind\n- dialog [modal]:\n  - text: Sure?",
      voiceOver: ["Sure?"], talkBack: ["Behind", "Sure?"]),
    ReactNativeCase(
      "Modal",
      """
      - text: Behind
      - group:
        - group:
          - /reactNative.component: Modal
          - text: Sure?
          - button "Yes"
      - text: After
      """, voiceOver: ["Sure?", "Yes, button"], talkBack: ["Sure?", "Yes, button, \(activate)"]),
    ReactNativeCase(
      "Modal that is hidden",
      "- text: Behind\n- group:\n  - /reactNative.component: Modal\n  - /hidden: display-none",
      voiceOver: ["Behind"], talkBack: ["Behind"]),
  ])
  func `Hidden nodes and nodes behind a modal are skipped`(_ test: ReactNativeCase) throws {
    try test.check()
  }

  @Test func `Skipped nodes have a reason`() throws {
    let screen = try ReactNativeCase.screen(
      """
      - text: Behind
      - group:
        - /reactNative.component: Modal
        - img "Logo":
          - /reactNative.component: Image
        - text: Sure?
      """)
    #expect(
      VoiceOver().read(screen).skippedNodes.map(\.reason) == [
        "not reachable while a modal view is open", "only a container",
        "not an accessibility element",
      ])
    #expect(
      TalkBack().read(screen).skippedNodes.map(\.reason) == [
        "behind a modal window", "only a container",
      ])
  }

  @Test func `Only Android exposes a live region`() throws {
    let exposed = try ReactNativeCase.exposed("- alert \"Saved\":\n  - /live: polite", TalkBack())
    #expect(exposed.last?.contains("liveRegion=polite") == true)
  }

  @Test func `The order of identifiers applies from version 0.80 on`() throws {
    let screen = try ReactNativeCase.screen(
      """
      - group:
        - /order: b, a, nowhere, b
        - text "One":
          - /id: a
        - text "Two":
          - /id: b
      """)
    #expect(try ReactNativeCase.lines(screen, VoiceOver()) == ["Two", "One"])
    #expect(try ReactNativeCase.lines(screen, TalkBack()) == ["Two", "One"])
    #expect(try ReactNativeCase.lines(screen, VoiceOver(), "0.76") == ["One", "Two"])
    #expect(try ReactNativeCase.lines(screen, TalkBack(), "0.76") == ["One", "Two"])
  }
}
