import SwiftUI

struct TabsView: View {
  @State private var tab = "map"
  var body: some View {
    TabView(selection: $tab) {
      Text("Nearby stops").tabItem { Label("Stops", systemImage: "bus") }.tag("stops")
      NavigationStack { Text("City centre").navigationTitle("Map") }
        .tabItem { Label("Map", systemImage: "map") }.tag("map").badge(2)
    }
  }
}

struct IntroView: View {
  var body: some View {
    TabView {
      Text("Welcome")
      Text("Ready")
    }
    .tabViewStyle(.page)
  }
}
