import SwiftUI

struct CombiningView: View {
  var body: some View {
    VStack {
      HStack {
        Image(systemName: "clock"); Text("Open"); Text("until 18:00")
      }
      .accessibilityElement(children: .combine)
      HStack {
        Text("Rent"); Spacer(); Text("12 €")
      }
      .accessibilityElement(children: .combine).accessibilityLabel("Rent for a day, 12 euros")
      HStack {
        Text("Kayak"); Button("Reserve") {}
      }.accessibilityElement(children: .combine)
      HStack {
        Text("Canoe"); Button("Reserve") {}; Button("Details") {}
      }
      .accessibilityElement(children: .combine)
      HStack {
        Text("1"); Text("2")
      }
      .accessibilityElement().accessibilityLabel("Page").accessibilityValue("2 of 5")
      VStack {
        Text("Oars"); Text("Vests")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("Equipment")
      HStack {
        Button("Left") {}; Button("Right") {}
      }.accessibilityLabel("Steer")
      Text("Hidden").accessibilityHidden(true)
      Text("Transparent").opacity(0)
      Text("Lock").help("Locks the boat").accessibilityHint("Needs a key")
    }
  }
}
