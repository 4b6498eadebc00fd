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
}
