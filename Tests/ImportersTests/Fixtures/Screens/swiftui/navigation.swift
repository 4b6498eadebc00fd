import SwiftUI

struct NavigationScreen: View {
  @State private var query = ""
  var body: some View {
    NavigationStack {
      List { Text("Inbox") }
        .navigationTitle("Mail")
        .searchable(text: $query, prompt: "Search mail")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
          ToolbarItem(placement: .primaryAction) {
            Button("Compose", systemImage: "square.and.pencil") {}
          }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Filter") {}; Text("3 unread")
          }
          ToolbarItem(placement: .secondaryAction) { Button("Select") {} }
        }
    }
  }
}
