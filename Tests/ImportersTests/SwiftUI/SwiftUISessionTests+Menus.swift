import Importers
import Simulator
import Testing

/// Menus, and what their items open.
extension SwiftUISessionTests {
  private static let menu = """
    struct Sample: View {
      @State private var status = "Ready"
      var body: some View {
        VStack {
          Text(status)
          Menu("Options") {
            Button("Copy") { status = "Copied" }
            Button("Delete", role: .destructive) { status = "Deleted" }
          }
        }
      }
    }
    """

  @Test func `A menu opens when it is activated, and closes when an item is`() throws {
    let heard = try lines(
      Self.menu, "touch \"Options\"; double tap; swipe right; double tap; touch \"Deleted\"")
    #expect(heard.joined().contains { $0.hasPrefix("Copy, button") }, "\(heard)")
    #expect(heard.last?.contains { $0.contains("Deleted") } == true, "\(heard)")
  }

  @Test func `The last button of a menu closes it`() throws {
    let heard = try lines(
      Self.menu, "touch \"Options\"; double tap; until \"Dismiss context menu\"; double tap")
    #expect(heard.last?.contains { $0.contains("Options, button") } == true, "\(heard)")
  }

  @Test func `An open menu has one button that closes it`() throws {
    let heard = try lines(Self.menu, "touch \"Options\"; double tap; walk")
    #expect(heard.last?.filter { $0.contains("Dismiss context menu") }.count == 2, "\(heard)")
  }

  @Test(arguments: [
    ("Warn", "Careful"), ("Ask", "Sure?"), ("Edit", "First"),
  ])
  func `A screen that a modifier of a menu shows gets the focus at its first stop`(
    _ item: String, _ first: String
  ) throws {
    let menu = """
      Menu("More") {
        Button("Warn") { isWarning = true }
        Button("Ask") { isAsking = true }
        Button("Edit") { isEditing = true }
      }
      .alert("Careful", isPresented: $isWarning) { Button("OK") {} }
      .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Yes") {}
      }
      .sheet(isPresented: $isEditing) { VStack { Text("First"); Button("Save") {} } }
      """
    for body in [
      "VStack { \(menu) }",
      "NavigationStack { Text(\"Page\").toolbar { ToolbarItem { \(menu) } } }",
    ] {
      let heard = try lines(
        """
        import SwiftUI
        struct Sample: View {
          @State private var isWarning = false
          @State private var isAsking = false
          @State private var isEditing = false
          var body: some View { \(body) }
        }
        """, "touch \"More\"; double tap; touch \"\(item)\"; double tap")
      let isAlert = item == "Warn"
      #expect(
        heard.last == [
          "→ \"\(first)\"", isAlert ? "♪ alert" : "♪ screen changed",
          isAlert ? "\(first), alert" : first,
        ], "\(heard)")
    }
  }

  @Test func `A sheet that an item of a menu opens gets the focus at its first stop`() throws {
    let heard = try lines(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isShown = false
        var body: some View {
          VStack { Menu("More") { Button("Copy") {}; Button("Edit") { isShown = true } } }
            .sheet(isPresented: $isShown) { VStack { Text("First"); Button("Save") {} } }
        }
      }
      """, "double tap; touch \"Edit\"; double tap")
    #expect(heard.last?.last == "First", "\(heard)")
  }
}
