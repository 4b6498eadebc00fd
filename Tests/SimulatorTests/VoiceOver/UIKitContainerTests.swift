import Simulator
import Testing

@testable import Sessions
@testable import VoiceOverReader

/// UIKit views that are stops, and their containers.
@Suite struct UIKitContainerTests {
  static let cells: [UIKitScreen] = [
    UIKitScreen(
      "a table view announces neither itself nor positions",
      "- list \"Pets\":\n  - listitem \"Cat\"\n  - listitem \"Dog\" [selected]", "Cat",
      "selected, Dog"),
    UIKitScreen(
      "a cell is the texts of its labels",
      "- listitem:\n  - text: Tea\n  - group:\n    - text: 3 €\n  - img",
      "Tea, 3 €"),
    UIKitScreen(
      "controls in a cell stay beside its text",
      "- listitem:\n  - button \"Buy\"\n  - text: Tea\n  - text: 3 €", "Tea, 3 €", "Buy, button"),
    UIKitScreen(
      "a switch speaks for its cell", "- listitem:\n  - text: Wi-Fi\n  - switch",
      "Wi-Fi, switch button, off ⏸ double tap to toggle setting"),
    UIKitScreen(
      "a switch beside another control takes the label of its cell",
      "- listitem:\n  - text: Wi-Fi\n  - switch\n  - button \"Info\"", "Wi-Fi",
      "Wi-Fi, switch button, off ⏸ double tap to toggle setting", "Info, button"),
    UIKitScreen(
      "accessories",
      "- listitem \"A\":\n  - /ios.accessoryType: checkmark\n- listitem \"B\":\n  - /ios.accessoryType: disclosureIndicator\n- listitem \"C\":\n  - /ios.accessoryType: detailButton",
      "selected, A", "B, button", "C", "More Info, button"),
    // magentaA11y, captions of reorder-data-row.
    UIKitScreen(
      "a cell that can be moved",
      "- listitem \"Tea\":\n  - /ios.showsReorderControl: true\n- listitem:\n  - /ios.showsReorderControl: true",
      "Tea",
      "Reorder Tea, button, draggable ⏸ double tap and hold, wait for the sound, then drag to rearrange"
    ),
    UIKitScreen(
      "a cell in a cell", "- listitem:\n  - text: Drinks\n  - list:\n    - listitem \"Tea\"",
      "Drinks"),
    UIKitScreen("an empty cell is no stop", "- listitem\n- listitem:\n  - img"),
  ]

  static let views: [UIKitScreen] = [
    UIKitScreen("images need a label", "- img \"Logo\"\n- img", "Logo, image"),
    UIKitScreen(
      "the name of a file is no label", "- img \"logo.png\":\n  - /label-from: file-name"),
    UIKitScreen("a label without text is none", "- text\n- heading"),
    UIKitScreen(
      "headings", "- heading \"News\"\n- heading \"Old\" [level=2]", "News, heading",
      "Old, heading level 2"),
    UIKitScreen(
      "a navigation bar",
      "- group \"Second\":\n  - /ios.class: UINavigationBar\n  - button \"First\":\n    - /ios.class: BackButton\n  - button \"Edit\"",
      "First, back button", "Second, heading", "Edit, button"),
    UIKitScreen(
      "a navigation bar with its title",
      "- group \"Second\":\n  - /ios.class: NavigationBar\n  - button \"Back\"\n  - text: Second",
      "back button", "Second, heading"),
    UIKitScreen(
      "other text in a navigation bar",
      "- navigationbar:\n  - backbutton \"First\"\n  - heading \"Second\"\n  - text: Third",
      "First, back button", "Second, heading", "Third"),
    UIKitScreen("a toolbar", "- toolbar \"Tools\":\n  - button \"Share\"", "Share, button"),
    UIKitScreen(
      "a group with a name",
      "- group \"Delivery\":\n  - button \"Standard\" [selected]\n  - button \"Express\"",
      "Delivery, selected, Standard, button", "Express, button"),
    UIKitScreen("a group with nothing inside", "- group \"Delivery\""),
    UIKitScreen(
      "a landmark", "- navigation \"Site\":\n  - link \"A\"\n  - link \"B\"", "A, link, landmark",
      "B, link, end"),
    UIKitScreen(
      "a container that is said to be a list",
      "- group:\n  - /ios.accessibilityContainerType: list\n  - text: A\n  - text: B",
      "A, list start", "B, list end"),
    UIKitScreen(
      "a merged view keeps buttons out of its label",
      "- group:\n  - /group: merge\n  - text: Tea\n  - text: 3 €\n  - button \"Buy\"", "Tea, 3 €"),
    UIKitScreen(
      "a view that was made an element without a label",
      "- group:\n  - /ios.isAccessibilityElement: YES\n  - text: A",
      ""),
    UIKitScreen(
      "a button that was made none",
      "- button \"Row\":\n  - /ios.isAccessibilityElement: NO\n  - text: A", "A"),
    UIKitScreen(
      "a view of unknown class",
      "- group \"Card\":\n  - /ios.class: Other\n- group \"Tea 3 €\":\n  - /ios.class: Other\n  - text: Tea\n  - text: 3 €\n- group \"Menu\":\n  - /ios.class: Other\n  - button \"Buy\"",
      "Card", "Tea 3 €", "Buy, button"),
    UIKitScreen(
      "what belongs to the system",
      "- group:\n  - /ios.class: StatusBar\n  - text: 12:30\n- text: Mine\n- group:\n  - /ios.class: Keyboard\n  - button \"q\"",
      "Mine"),
    UIKitScreen(
      "custom actions and content",
      "- button \"Mail\":\n  - /action: Archive\n  - /content.From: Bob\n  - /important-content.Unread: 2",
      "Mail, button, Unread, 2 ⏸ actions available, more content available"),
  ]

  static let windows: [UIKitScreen] = [
    UIKitScreen(
      "an alert hides what is behind it",
      "- button \"Behind\"\n- alert \"Sign in\":\n  - text: It is wrong.\n  - button \"OK\"",
      "Sign in", "It is wrong.", "OK, button"),
    UIKitScreen(
      "a message is no alert", "- alert: It is wrong.\n- button \"Send\"", "It is wrong.",
      "Send, button"),
    UIKitScreen(
      "a sheet has a region around it that closes it",
      "- button \"Behind\"\n- dialog:\n  - /ios.class: Popover\n  - heading \"Sign in\"",
      "dismiss popup window, button", "Sign in, heading"),
    UIKitScreen(
      "only the last modal view is read",
      "- text: Behind\n- dialog [modal]:\n  - text: One\n- dialog [modal]:\n  - text: Two", "Two"),
  ]

  static let tables: [UIKitScreen] = [
    UIKitScreen(
      "a data table",
      """
      - table:
        - row:
          - columnheader "Name"
          - columnheader "Age"
        - row:
          - rowheader "Bob"
          - cell "7"
        - row:
          - cell "Both" [column-span=2] [row-span=2]
      """,
      "Name, row 1, column 1", "Age, column 2", "Bob, row 2, column 1", "Age, 7, column 2",
      "Name, Both, spans 2 rows, spans 2 columns, row 3, column 1"),
    UIKitScreen(
      "controls in cells of a data table",
      "- table:\n  - row:\n    - cell:\n      - button \"Buy\"", "Buy, button"),
    UIKitScreen(
      "a table view of a dump", "- table:\n  - /ios.class: Table\n  - cell \"A\"\n  - cell \"B\"",
      "A", "B"),
  ]

  @Test(arguments: cells + views + windows + tables)
  func `A UIKit view is announced as on a phone`(_ test: UIKitScreen) throws {
    #expect(try test.heard() == test.lines)
  }

  @Test(arguments: cells + views + windows + tables + UIKitControlTests.choices)
  func `Every node is a stop or is skipped with a reason`(_ test: UIKitScreen) throws {
    let screen = try test.screen()
    let transcript = VoiceOver().read(screen)
    let nodes = Set(transcript.stops.map(\.node)).union(transcript.skippedNodes.map(\.node))
    #expect(nodes == Set(screen.preorder.map(\.index)))
    #expect(Set(transcript.stops.map(\.node)).isDisjoint(with: transcript.skippedNodes.map(\.node)))
  }

  @Test(arguments: [
    ("UISwitch", UIKitClass.toggle), ("XCUIElementTypeSwitch", .toggle), ("switch", .toggle),
    ("UITableViewCell", .cell), ("tableViewCell", .cell), ("SecureTextField", .secureTextField),
    ("UIPageControl", .pageControl), ("PageIndicator", .pageControl), ("Other", .unknown),
  ])
  func `Classes are recognised by their names in code, documentation and dumps`(
    _ name: String, _ kind: UIKitClass
  ) {
    #expect(UIKitClass.named(name) == kind)
    #expect(UIKitClass.named("AppRatingView") == nil)
  }
}
