import SwiftUI

@main
struct FerryApp: App {
  @StateObject private var store = Store()
  var body: some Scene {
    WindowGroup {
      Home(title: store.title)
    }
  }
}

final class Store: ObservableObject {
  @Published var title = "Departures"
}

struct Home: View {
  let title: String
  var body: some View {
    Text(title).accessibilityAddTraits(.isHeader)
    Footer()
  }
}

private struct Footer: View {
  @AppStorage("harbour") private var harbour = "North"
  var body: some View { Text("Harbour \(harbour)") }
}
