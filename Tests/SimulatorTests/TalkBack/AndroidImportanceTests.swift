import Simulator
import Testing

@Suite struct AndroidImportanceTests {
  @Test(arguments: [
    AndroidScreen(
      "no: only the children stay",
      """
      - group "Card":
        - /android.importantForAccessibility: "no"
        - text "Inside"
      """, "Inside"),
    AndroidScreen(
      "no-hide-descendants: nothing stays",
      """
      - group:
        - /android.importantForAccessibility: noHideDescendants
        - button "Inside"
      - text "After"
      """, "After"),
    AndroidScreen(
      "a text that is not important is no stop",
      """
      - text "Decoration":
        - /android.importantForAccessibility: "no"
      """),
    AndroidScreen(
      "an image without a description is announced when it is important",
      """
      - group:
        - /android.clickable: "true"
        - img:
          - /android.importantForAccessibility: "yes"
        - img
        - text "Ann"
      """, "unlabelled, Ann"),
    AndroidScreen(
      "an image that can be pressed is a button",
      """
      - img "Back":
        - /android.clickable: "true"
      """, "Back, button"),
    AndroidScreen(
      "a group with nothing inside says what it is called",
      """
      - generic "Wi-Fi":
        - /android.viewClass: TwoLineListItem
      """, "Wi-Fi"),
    AndroidScreen(
      "a group that can take focus speaks for its texts",
      """
      - group:
        - /android.screenReaderFocusable: "true"
        - text "3"
        - text "new"
      """, "3, new"),
    AndroidScreen(
      "a scroll view does not gather what a plain layout holds",
      """
      - generic:
        - /android.viewClass: ScrollView
        - generic:
          - text "First"
          - text "Second"
      """, "First", "Second"),
    AndroidScreen(
      "a description silences what is inside",
      """
      - group "Network":
        - /label-from: content-description
        - /android.clickable: "true"
        - text "Wi-Fi"
      """, "Network"),
    AndroidScreen(
      "a title is heard on the way in and out",
      """
      - group "Billing":
        - text "Total"
      - text "End"
      """, "Total, in Billing", "End, out of Billing"),
  ])
  func `Accessibility services see important views only`(_ screen: AndroidScreen) throws {
    #expect(try AndroidScreen.said(screen.outline) == screen.said)
  }

  @Test func `Skipped nodes have a reason`() throws {
    let screen = try Screen(
      outline: """
        - /origin: android
        - group:
          - /android.importantForAccessibility: noHideDescendants
          - text "Inside"
        - generic:
          - text "Shown"
        - img
        - text "Gone":
          - /android.importantForAccessibility: "no"
        """)
    #expect(
      TalkBack().read(screen).skippedNodes.map(\.reason) == [
        "not important for accessibility", "inside a hidden node",
        "only a container", "no text, not actionable", "not important for accessibility",
      ])
  }

  @Test(arguments: [
    AndroidScreen(
      "a tab by itself",
      "- tab \"Weather\" [position=2] [set-size=4]", "Weather, tab, 2 of 4"),
    AndroidScreen(
      "a group of tabs",
      """
      - group "Top apps":
        - tab "Kids" [selected] [position=1] [set-size=4]
      """, "selected, Kids, tab, 1 of 4, in list Top apps, 4 items"),
    AndroidScreen(
      "a row of a list",
      """
      - list [set-size=5]:
        - generic "General" [position=1] [set-size=5]
      """, "General, 1 of 5, in list, 5 items"),
  ])
  func `An item of an incomplete list announces its position`(_ screen: AndroidScreen) throws {
    #expect(try AndroidScreen.said(screen.outline) == screen.said)
  }
}
