import SwiftUI

struct Boat: Identifiable {
  let id: Int
  let name: String
  var isFull = false
}

struct ListsView: View {
  private let boats = [Boat(id: 1, name: "Aurora"), Boat(id: 2, name: "Borealis", isFull: true)]
  var messages: [String]
  var body: some View {
    List {
      Section("Boats") {
        ForEach(boats) { boat in
          HStack {
            Text(boat.name)
            if boat.isFull { Text("Full") }
          }
          .swipeActions { Button("Book") {} }
        }
      }
      Section {
        ForEach(messages, id: \.self) { message in Text(message) }
        ForEach(0..<2) { Text("Deck \($0 + 1)") }
      } header: {
        Text("News")
      } footer: {
        Text("Updated hourly")
      }
      NavigationLink {
        Text("Detail")
      } label: {
        VStack {
          Text("Aurora"); Text("09:15")
        }
      }
    }
  }
}
