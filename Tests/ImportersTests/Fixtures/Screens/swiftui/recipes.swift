import SwiftUI

struct Recipe: Identifiable {
  let name: String
  let minutes: Int
  var id: String { name }
}

struct RecipeSearch: View {
  let results: [Recipe]
  @State private var query = ""
  @State private var chosen = "Vegan"
  private let filters = ["Vegan", "Quick"]
  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          ForEach(filters, id: \.self) { filter in
            Button(filter) { chosen = filter }
              .accessibilityAddTraits(filter == chosen ? .isSelected : [])
          }
        }
        if results.isEmpty {
          ContentUnavailableView(
            "No recipes", systemImage: "fork.knife", description: Text("Try fewer filters."))
          Button("Clear filters") {}
        } else {
          List(results) { recipe in
            NavigationLink {
              Text(recipe.name)
            } label: {
              VStack(alignment: .leading) {
                Text(recipe.name)
                Text("\(recipe.minutes) min").font(.caption)
              }
            }
          }
        }
      }
      .navigationTitle("Recipes")
      .searchable(text: $query, prompt: "Search recipes")
    }
  }
}

#Preview("Two results") {
  RecipeSearch(results: [
    Recipe(name: "Lentil soup", minutes: 25), Recipe(name: "Rice bowl", minutes: 15),
  ])
}
#Preview("No results") { RecipeSearch(results: []) }
