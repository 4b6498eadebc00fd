import SwiftUI

struct ButtonsView: View {
  @State private var isBusy = true
  var body: some View {
    VStack {
      Button("Save", systemImage: "checkmark") {}
      Button(action: {}) { Image(systemName: "plus") }
      Button {
      } label: {
        Image(systemName: "trash")
        VStack {
          Text("Remove"); Text("Cannot be undone")
        }
      }
      Button("Delete", role: .destructive) {}.disabled(isBusy)
      HStack {
        Button("Previous") {}; Text("of 4"); Button("Next") {}
      }.disabled(true)
      Link("Imprint", destination: URL(filePath: "/imprint"))
      Menu("Sort by") {
        Button("Name") {}; Button("Date") {}
      }
      ShareLink(item: "https://example.com")
      Text("Tap me").onTapGesture {}
      Text("Tap me too").onTapGesture {}.accessibilityAddTraits(.isButton)
      EditButton()
    }
  }
}
