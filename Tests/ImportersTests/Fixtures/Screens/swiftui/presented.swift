import SwiftUI

struct Presented: View {
  @State private var isAsking = true
  @State private var isEditing = false
  var body: some View {
    Button("Cancel order") { isAsking = true }
      .alert("Cancel this order?", isPresented: $isAsking) {
        Button("Cancel order", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      } message: {
        Text("You get your money back.")
      }
      .sheet(isPresented: $isEditing) { Text("Edit") }
  }
}
