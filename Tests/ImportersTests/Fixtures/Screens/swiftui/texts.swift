import SwiftUI

// Each text is a stop; what it shows comes from literals, states and values.
struct TextsView: View {
  @State private var steps = 12345
  @State private var city = "Lima"
  let price = 4.5
  var body: some View {
    VStack {
      Text("**Bold** and `code` in [a link](https://example.com)")
      Text(verbatim: "**as written**")
      Text("\(steps) steps in \(city)")
      Text(String(steps))
      Text("Price \(price, specifier: "%.2f")")
      Text("Sunny, ") + Text("light wind")
      Text(city.uppercased())
      Text(steps > 10_000 ? "Goal reached" : "Keep going")
      Text("")
      Text("section").textCase(.uppercase)
      Text("Chapter").font(.title).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
    }
  }
}
