import Simulator
import Testing

/// Names and frames that UIKit supplies.
@Suite struct UIKitNameTests {
  static let names: [UIKitScreen] = [
    UIKitScreen(
      "item of the system",
      "- button:\n  - /ios.class: barButtonItem\n  - /ios.systemItem: compose",
      "Compose, button"),
    UIKitScreen(
      "item of the system in a tab bar",
      "- tabbar:\n  - tab:\n    - /ios.class: tabBarItem\n    - /ios.systemItem: mostRecent",
      "tab bar, Most Recent, tab, 1 of 1"),
    UIKitScreen(
      "item with a name of the author", "- button \"New\":\n  - /ios.systemItem: compose",
      "New, button"),
    UIKitScreen(
      "type of button", "- button:\n  - /ios.buttonType: contactAdd", "Add contact, button"),
    UIKitScreen("ordinary type of button", "- button:\n  - /ios.buttonType: system", "button"),
    UIKitScreen(
      "symbol in a circle",
      "- button:\n  - /ios.image: plus.circle.fill\n  - /ios.imageCatalog: system", "Add, button"),
    UIKitScreen(
      "symbol nobody lists",
      "- button:\n  - /ios.image: cloud.bolt\n  - /ios.imageCatalog: system", "Cloud bolt, button"),
    UIKitScreen("image of the app", "- button:\n  - /ios.image: plus", "button"),
    UIKitScreen(
      "date of a compact picker", "- date \"Born\": 2001-02-03", "Born, February 3, 2001, button"),
  ]

  static let frames: [UIKitScreen] = [
    UIKitScreen(
      "items without a frame are where their bar is",
      """
      - toolbar:
        - /frame: 0 600 300 44
        - /ios.class: toolbar
        - button "Last"
      - text "First":
        - /frame: 0 20 300 20
      """, "First", "Last, button"),
    UIKitScreen(
      "segments without a frame are where their control is",
      """
      - tablist:
        - /frame: 0 600 300 44
        - /ios.class: segmentedControl
        - button "A"
        - button "B"
      - text "First":
        - /frame: 0 20 300 20
      """, "First", "A, button, 1 of 2", "B, button, 2 of 2"),
  ]

  @Test(arguments: names + frames)
  func `UIKit supplies names and frames that the screen does not give`(_ test: UIKitScreen) throws {
    #expect(try test.heard() == test.lines)
  }
}
