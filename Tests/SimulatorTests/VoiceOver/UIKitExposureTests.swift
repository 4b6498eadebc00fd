import Simulator
import Testing

/// Output of `announce tree --as voiceover` for an iOS screen.
@Suite struct UIKitExposureTests {
  private static func lines(_ outline: String) throws -> [String] {
    VoiceOver().expose(try UIKitScreen("", outline).screen()).map { node in
      let properties = node.properties.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      let indent = String(repeating: "  ", count: node.depth)
      return properties.isEmpty ? indent + node.title : "\(indent)\(node.title): \(properties)"
    }
  }

  static let screens: [UIKitScreen] = [
    UIKitScreen(
      "texts, place and what is offered",
      """
      - button "Mail" [disabled]:
        - /id: mail
        - /language: de
        - /hint: Opens it
        - /frame: 10 20 30 40.5
        - /action: Archive
        - /content.From: Bob
        - /important-content.Unread: "2"
        - /ios.accessibilityRespondsToUserInteraction: NO
      """,
      "button, notEnabled: label=Mail hint=Opens it language=de identifier=mail "
        + "frame=10 20 30 40.5 respondsToUserInteraction=false customAction=Archive "
        + "customContent=From: Bob importantContent=Unread: 2"),
    UIKitScreen(
      "what is out of reach",
      """
      - group [modal]:
        - /ios.shouldGroupAccessibilityChildren: YES
        - group:
          - /ios.accessibilityElementsHidden: YES
          - text: Hidden
      """,
      "view: modal=true groupsChildren=true", "  view: elementsHidden=true",
      "    staticText: label=Hidden"),
    UIKitScreen(
      "bars and segments",
      """
      - tabbar:
        - tab "Mail" [selected]:
          - /ios.badgeValue: "3"
      - radiogroup "Pet":
        - radio "Cat" [checked]
        - radio "Dog"
      """,
      "tabBar: traits=tabBar items=1",
      "  selected, tabBarItem: label=Mail kind=tabBarButton",
      "semanticGroup: label=Pet kind=segmented elements=Cat, Dog",
      "  button, selected: label=Cat", "  button: label=Dog"),
    UIKitScreen(
      "a table with a header and a span",
      """
      - table:
        - row:
          - columnheader "A"
        - row:
          - cell "Both" [column-span=2]
      """,
      "dataTable: kind=dataTable columnHeaders=1: A", "  view",
      "    element: label=A kind=cell rows=1 columns=1", "  view",
      "    element: label=Both kind=cell rows=2 columns=1 to 2"),
    UIKitScreen(
      "an explicit list",
      "- group:\n  - /order: b, a\n  - text: A\n    - /id: a\n  - text: B\n    - /id: b",
      "view: elements=b, a", "  staticText: label=A identifier=a",
      "  staticText: label=B identifier=b"),
    UIKitScreen(
      "what only some versions announce",
      "- button \"More\" [expanded=false]\n- heading \"News\" [level=2]\n- textbox [secure]: abc",
      "button: label=More expandedStatus=collapsed",
      "staticText, header: label=News headingLevel=2",
      "textEntry, secureTextField: value=••• characters=3"),
  ]

  @Test(arguments: screens)
  func `Every property that UIKit exposes is listed`(_ test: UIKitScreen) throws {
    #expect(try Self.lines(test.outline) == test.lines)
  }

  @Test func `A hidden view adds no text to its cell's label`() throws {
    let outline = """
      - listitem:
        - text: Tea
        - text: Old price
          - /ios.isHidden: YES
      """
    #expect(try UIKitScreen("", outline).heard() == ["Tea"])
  }
}
