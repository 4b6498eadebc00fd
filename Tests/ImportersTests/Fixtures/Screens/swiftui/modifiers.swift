import SwiftUI

// Modifiers, styles and views of the app itself are followed to what they show.
struct CardModifier: ViewModifier {
  let title: String
  func body(content: Content) -> some View {
    VStack {
      Text(title).accessibilityAddTraits(.isHeader)
      content
    }
  }
}

extension View {
  func card(_ title: String) -> some View { modifier(CardModifier(title: title)) }
  @ViewBuilder func hidden(if condition: Bool) -> some View {
    if condition { hidden() } else { self }
  }
}

struct ArrowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("→")
    }
  }
}

struct Badge<Content: View>: View {
  let count: Int
  @ViewBuilder let content: Content
  var body: some View {
    content
    if count > 0 { Text("\(count) new") }
  }
}

struct ModifiersView: View {
  var body: some View {
    Text("Rain from noon").card("Weather")
    Button("Continue") {}.buttonStyle(ArrowStyle())
    Badge(count: 3) { Text("Letters") }
    Badge(count: 0) { Text("Parcels") }
    Text("Secret").hidden(if: true)
  }
}
