import SwiftUI

struct ActionsView: View {
  @State private var rating = 3
  var body: some View {
    VStack {
      Text("Message from Kim")
        .accessibilityAction(named: "Archive") {}
        .accessibilityAction(named: Text("Reply")) {}
        .accessibilityAction {}
      Text("Parcel").accessibilityActions {
        Button("Track") {}; Button("Return") {}
      }
      HStack {
        Image(systemName: "star"); Image(systemName: "star")
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 5")
      .accessibilityAdjustableAction { _ in }
      Text("Shoes")
        .accessibilityCustomContent("Colour", "Blue")
        .accessibilityCustomContent("Price", "79 €", importance: .high)
      Text("Last").accessibilitySortPriority(-1)
      Text("First").accessibilitySortPriority(2)
    }
  }
}
