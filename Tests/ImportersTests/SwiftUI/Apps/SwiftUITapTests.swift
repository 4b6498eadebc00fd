import Importers
import Simulator
import Testing

/// The views that respond to a double tap where SwiftUI views with gestures contain one another.
struct SwiftUITapTests {
  private static let nested = """
    import SwiftUI
    struct Sample: View {
      @State private var log = "None"
      var body: some View {
        VStack {
          Text(log)
          HStack {
            Text("Card")
            Image("heart", label: Text("Like")).onTapGesture { log = "Liked" }
            Button("Buy") { log = "Bought" }
          }
          .onTapGesture { log = "Opened" }
          Text("Twice").onTapGesture { log = "Inner" }.onTapGesture { log = "Outer" }
          Text("High").onTapGesture { log = "Low" }
            .highPriorityGesture(TapGesture().onEnded { log = "First" })
          HStack { Text("Box"); Image("check", label: Text("Check")) }
            .onTapGesture { log = "Checked" }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Agree")
            .accessibilityAddTraits(.isButton)
          Button { log = "Pressed" } label: { Text("Star") }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Favourite")
        }
      }
    }
    """

  @Test(arguments: [
    ("Card", "Opened"), ("Like", "Liked"), ("Buy", "Bought"), ("Twice", "Inner"),
    ("High", "First"), ("Agree", "Checked"), ("Favourite", "Pressed"),
  ])
  func `The innermost view with an action responds to a double tap`(
    _ name: String, _ log: String
  ) throws {
    let heard = try SwiftUISessionTests().lines(
      Self.nested, "touch \"\(name)\"; double tap; touch \"\(log)\"")
    #expect(heard.last?.contains(log) == true, "\(heard)")
  }

  private static let held = """
    import SwiftUI
    struct Sample: View {
      @State private var log = "None"
      var body: some View {
        List {
          Text(log)
          Text("Photo").contextMenu {
            Button("Copy") { log = "Copied" }
            Button("Delete", role: .destructive) { log = "Deleted" }
          }
          HStack { Text("Ann"); Text("2 mails") }
            .contextMenu(menuItems: { Button("Call") { log = "Called" } })
            .accessibilityElement(children: .combine)
          Text("Hold").onLongPressGesture { log = "Held" }
          Menu("Sort") { Button("Name") { log = "Sorted" } } primaryAction: { log = "Primary" }
        }
      }
    }
    """

  @Test(arguments: [
    ("touch \"Photo\"; long press; touch \"Delete\"; double tap", "Deleted"),
    ("touch \"Ann, 2 mails\"; long press; touch \"Call\"; double tap", "Called"),
    ("touch \"Hold\"; long press", "Held"),
    ("touch \"Sort\"; long press; touch \"Name\"; double tap", "Sorted"),
    ("touch \"Sort\"; double tap", "Primary"),
  ])
  func `A double tap and hold opens a context menu or runs the action of a gesture`(
    _ gestures: String, _ log: String
  ) throws {
    let heard = try SwiftUISessionTests().lines(Self.held, "\(gestures); touch \"\(log)\"")
    #expect(heard.last?.contains(log) == true, "\(heard)")
  }
}
