import Testing

@testable import AccessibilityTree
@testable import Announcements
@testable import TalkBackReader

/// Announcements for trees with unusual combinations of properties.
struct TalkBackRareTreeTests {
  private static func pager(
    _ mode: AccessibilityNodeInfo.CollectionInfo.SelectionMode, _ pages: [PlatformView]
  ) -> PlatformView {
    PlatformView("androidx.viewpager.widget.ViewPager", [], pages) { info in
      info.collection = .init(rows: 1, columns: pages.count, selectionMode: mode)
    }
  }

  private static let plan = PlatformView("CheckBox", "Monthly", [.checkable, .clickable])

  /// Source: TalkBack 16.2, CollectionState.java: pages have an item state, but no words for it.
  @Test(arguments: [
    (AccessibilityNodeInfo.CollectionInfo.SelectionMode.single, "double tap to select"),
    (.multiple, "double tap to toggle"),
  ])
  func `An unchecked page of a pager with selection says so, without a position`(
    _ mode: AccessibilityNodeInfo.CollectionInfo.SelectionMode, _ hint: String
  ) {
    let tree = PlatformView.tree([
      Self.pager(mode, [Self.plan.item(0, 0), Self.plan.item(0, 1), .text("Later").item(0, 2)])
    ])
    let first = tree.announcements()[0]
    #expect(first.said == "not checked, Monthly, check box, in horizontal pager")
    #expect(first.hint == hint)
    #expect(tree.announcements()[1].said == "not checked, Monthly, check box")
  }

  @Test func `A page without item information is not part of its pager's selection`() {
    let tree = PlatformView.tree([Self.pager(.single, [Self.plan, Self.plan])])
    let first = tree.announcements()[0]
    #expect(first.said == "Monthly, check box, in horizontal pager")
    #expect(first.hint == "double tap to toggle")
  }

  /// Source: TalkBack 16.2, CollectionState.java, getTableHeading: an axis of unknown size is not one
  /// that the cell covers.
  @Test(arguments: [
    (-1, -1, 1, 0, "row heading, column 1"), (-1, 3, 1, 0, "row heading, column 1"),
    (3, -1, 0, 1, "column heading, row 1"), (-1, -1, 0, 0, "column heading, row 1"),
    (-1, -1, 2, 2, "heading, row 3, column 3"), (3, 1, 0, 0, "heading, row 1"),
  ])
  func `A heading cell of a grid of unknown size heads its row or column`(
    _ rows: Int, _ columns: Int, _ row: Int, _ column: Int, _ words: String
  ) {
    let grid = PlatformView(
      "GridView", [], [PlatformView.text("Rent").item(row, column, heading: true), .text("12")]
    ) { $0.collection = .init(rows: rows, columns: columns) }
    let said = PlatformView.tree([grid]).said()[0]
    #expect(said.hasPrefix("Rent, \(words), in grid"), "\(said)")
  }

  /// Source: TalkBack 16.2, CollectionState.java, which searches from the parent of a collection;
  /// 15.1 stays in the collection.
  @Test func `Focus on a grid after its cells leaves the grid since version 16`() {
    var grid = PlatformView(
      "GridView", description: "Seats", .focusable,
      [PlatformView.button("1 A").item(0, 0), PlatformView.button("1 B").item(0, 1)])
    grid.info.collection = .init(rows: 2, columns: 2)
    let tree = PlatformView.tree([grid, .text("Legend")])
    let stops = [2, 1, 4]
    func said(_ profile: TalkBackSettings.Profile) -> [String] {
      var settings = TalkBackSettings()
      settings.profile = profile
      let order = TalkBackFocusOrder(tree, settings)
      return zip(stops, order.arrivals(visiting: stops)).map {
        order.composer.announcement(at: $0, $1).said
      }
    }
    #expect(
      said(.version16) == [
        "1 A, button, row 1, column 1, in grid Seats, 2 rows, 2 columns",
        "Seats, grid, out of grid Seats", "Legend",
      ])
    #expect(
      said(.version15) == [
        "1 A, button, row 1, column 1, in grid Seats, 2 rows, 2 columns", "Seats, grid",
        "Legend, out of grid Seats",
      ])
  }

  /// Source: TalkBack 16.2, CompositorUtils.java, enhanceEmojiFeedback: text, not descriptions.
  @Test(arguments: [
    (
      PlatformView("Switch", "😀 mood", description: "Status", .checkable),
      "😀 emoji mood, Status, switch"
    ),
    (PlatformView("Switch", "On air", description: "😀", .checkable), "On air, 😀, switch"),
    (PlatformView("Button", "😀 mood", .password), "😀 emoji mood, button"),
    (
      PlatformView("EditText", "😀 mood", [.password, .editable, .focusable]),
      "password, 😀 emoji mood, edit box"
    ),
  ])
  func `An emoji in the text of a node is called emoji wherever the text is spoken`(
    _ view: PlatformView, _ said: String
  ) {
    #expect(PlatformView.tree([view]).said() == [said])
  }

  /// Source: TalkBack 15.1 and 16.2, AccessibilityNodeFeedbackUtils.java, prepareSpans.
  @Test(arguments: [TalkBackSettings.Profile.version15, .version16])
  func `The symbols of a node with a password are neither named nor counted`(
    _ profile: TalkBackSettings.Profile
  ) {
    var settings = TalkBackSettings()
    settings.profile = profile
    func said(_ text: String) -> [String] {
      PlatformView.tree([PlatformView("Button", text, .password)]).said(settings)
    }
    #expect(said("*****") == ["*****, button"])
    #expect(said("*") == ["*, button"])
    #expect(said("A") == ["capital A, button"])
  }

  /// Source: TalkBack 16.2, AccessibilityNodeFeedbackUtils.java, getUnlabelledNodeDescription, which
  /// asks for the hint that is spoken.
  @Test func `A hint text that is not spoken does not label a node`() {
    let shown = PlatformView("Button", [.clickable, .selected, .showingHintText]) {
      $0.hintText = "Search"
    }
    #expect(PlatformView.tree([shown]).said() == ["button"])
    let hint = PlatformView("Button", [.clickable, .selected]) { $0.hintText = "Search" }
    #expect(PlatformView.tree([hint]).said() == ["selected, Search, button"])
  }

  @Test func `A read-only field without text speaks its identifier where identifiers are spoken`() {
    let field = PlatformView("EditText", [.focusable, .clickable]) {
      $0.rare.resourceId = "com.shop:id/order_number"
    }
    var settings = TalkBackSettings()
    #expect(PlatformView.tree([field]).said(settings) == ["edit box"])
    settings.elementIds = true
    #expect(PlatformView.tree([field]).said(settings) == ["order number, edit box, read only"])
  }
}
