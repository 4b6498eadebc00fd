import Testing

@testable import AccessibilityTree
@testable import Announcements
@testable import Sessions
@testable import Simulator
@testable import TalkBackReader
@testable import VoiceOverReader

@Suite struct TalkBackTraversalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var views: [PlatformView]
    var said: [String]

    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "a focusable group speaks its texts",
      views: [.text("Title"), PlatformView("LinearLayout", .focusable, [.text("x"), .text("y")])],
      said: ["Title", "x, y"]),
    Case(
      name: "a focusable group of buttons is skipped",
      views: [PlatformView("LinearLayout", .focusable, [.button("Yes"), .button("No")])],
      said: ["Yes, button", "No, button"]),
    Case(
      name: "children of a scroll view are stops",
      views: [
        PlatformView(
          "ScrollView", [],
          [.text("First"), PlatformView("LinearLayout", [], [.text("Second"), .button("Third")])])
      ],
      said: ["First", "Second", "Third, button"]),
    Case(
      name: "a button in a card is a stop of its own",
      views: [.row([.text("Title"), .button("Delete")])], said: ["Title", "Delete, button"]),
    Case(
      name: "a card without words is skipped", views: [.row([.button("Delete")])],
      said: ["Delete, button"]),
    Case(
      name: "texts in a plain layout are stops",
      views: [PlatformView("LinearLayout", [], [.text("One"), .text("Two")])],
      said: ["One", "Two"]),
    Case(
      name: "a list item merges its texts",
      views: [
        .list(
          rows: 2,
          [
            PlatformView("LinearLayout", [], [.text("1"), .text("2")]).item(0),
            PlatformView("LinearLayout", [], [.text("3")]).item(1),
          ])
      ],
      said: ["1, 2, 1 of 2, in list, 2 items", "3, 2 of 2"]),
    Case(
      name: "a spinner's child is no stop",
      views: [PlatformView("Spinner", .clickable, [.text("Red")])],
      said: ["drop down list, Red"]),
    Case(
      name: "before stands before",
      views: [.text("One"), wish(.text("Two")) { $0.traversalBefore = 1 }, .text("Three")],
      said: ["Two", "One", "Three"]),
    Case(
      name: "after follows the whole target",
      views: [
        wish(.text("One")) { $0.traversalAfter = 3 }, .text("Two"),
        PlatformView("LinearLayout", "Three", .clickable, [.button("Four")]),
      ],
      said: ["Two", "Three", "Four, button", "One"]),
    Case(
      name: "wishes that contradict each other end",
      views: [
        wish(.text("One")) { $0.traversalBefore = 2 },
        wish(.text("Two")) { $0.traversalBefore = 1 },
      ],
      said: ["One", "Two"]),
  ])
  func `Swiping goes from parents to children in the author's order`(_ example: Case) {
    #expect(PlatformView.tree(example.views).said() == example.said)
  }

  @Test func `A wrapper moves after the views that precede its content`() {
    // The wrapper begins above the button, its text is below it.
    let wrapper = PlatformView("FrameLayout", [], [bounded(.text("Below"), 0, 200, 100, 300)])
    let views = [bounded(wrapper, 0, 0, 100, 300), bounded(.button("Above"), 100, 50, 200, 100)]
    #expect(PlatformView.tree(views).said() == ["Above, button", "Below"])
  }

  @Test func `A container that fills the window is skipped`() {
    let field = PlatformView.field("cats")
    let container = bounded(PlatformView("LinearLayout", [], [field]), 0, 0, 1080, 1920)
    var tree = PlatformView.tree([container])
    tree[0].bounds = .init(left: 0, top: 0, right: 1080, bottom: 1920)
    #expect(tree.said() == ["cats, edit box"])
  }

  /// Nested web views, from the outermost to the innermost, with the announcements of their
  /// content.
  private static let webViews: [(flags: [AccessibilityNodeInfo.Flags], said: [String])] = [
    ([], ["Page"]), ([[]], ["Page"]), ([.invisible], []), ([[], .invisible], ["Page"]),
    ([.invisible, []], []),
  ]

  @Test(arguments: webViews)
  func `Web content is reachable unless its outermost web view is hidden`(
    _ webViews: [AccessibilityNodeInfo.Flags], _ said: [String]
  ) {
    var view = PlatformView("android.view.View", "Page", .web)
    for flags in webViews.reversed() {
      view = PlatformView("android.webkit.WebView", flags, [view])
    }
    #expect(PlatformView.tree([view]).said() == said)
  }

  private static func wish(
    _ view: PlatformView, _ change: (inout AccessibilityNodeInfo.RareFields) -> Void
  ) -> PlatformView {
    var copy = view
    change(&copy.info.rare)
    return copy
  }

  private func bounded(
    _ view: PlatformView, _ left: Int32, _ top: Int32, _ right: Int32, _ bottom: Int32
  ) -> PlatformView {
    var copy = view
    copy.info.bounds = .init(left: left, top: top, right: right, bottom: bottom)
    return copy
  }
}
