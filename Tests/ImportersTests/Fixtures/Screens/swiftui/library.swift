import SwiftUI

enum LibraryState {
  case loading
  case empty
  case failed(message: String)
  case loaded([String])
}

struct LibraryView: View {
  let state: LibraryState
  var body: some View {
    NavigationStack {
      content.navigationTitle("Library")
    }
  }

  @ViewBuilder private var content: some View {
    switch state {
    case .loading:
      ProgressView("Loading books")
    case .empty:
      VStack {
        Text("No books yet").accessibilityAddTraits(.isHeader)
        Text("Books that you borrow are shown here.")
        Button("Browse the catalogue") {}
      }
    case .failed(let message):
      VStack {
        HStack {
          Image(systemName: "wifi").accessibilityLabel("Error:")
          Text(message)
        }
        .accessibilityElement(children: .combine)
        Button("Try again") {}
      }
    case .loaded(let titles):
      List(titles, id: \.self) { Text($0) }
    }
  }
}

#Preview("Loading") { LibraryView(state: .loading) }
#Preview("Empty") { LibraryView(state: .empty) }
#Preview("Failed") { LibraryView(state: .failed(message: "The server does not answer.")) }
#Preview("Loaded") { LibraryView(state: .loaded(["Emma", "Ulysses"])) }
