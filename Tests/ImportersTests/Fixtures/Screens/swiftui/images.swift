import SwiftUI

// Symbols with a known description, symbols without one, assets, and decoration.
struct ImagesView: View {
  var body: some View {
    List {
      Image(systemName: "magnifyingglass")
      Image(systemName: "paperplane.fill")
      Image("harbour")
      Image(decorative: "pattern")
      Image("logo", label: Text("Northern Ferries"))
      Image(systemName: "star.fill").accessibilityLabel("Favourite harbour")
      AsyncImage(url: URL(string: "https://example.com/map.png"))
      Circle().fill(.red)
      Circle().accessibilityLabel("Status").accessibilityValue("On time")
      Label("Timetable", systemImage: "calendar")
      Label("Tickets", systemImage: "ticket").labelStyle(.iconOnly)
      Label("", systemImage: "globe")
    }
  }
}
