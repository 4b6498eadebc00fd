import SwiftUI

// Literals are keys of the catalogue beside the file; strings in variables are not.
struct Cart: View {
  @State private var count = 2
  let shop = "checkout"
  var body: some View {
    VStack {
      Text("checkout")
      Text(shop)
      Text("\(count) items")
      Text("Hello, \("Mia")!")
      Button("pay") {}.accessibilityHint("pay.hint")
      Text(String(localized: "total", defaultValue: "Total"))
      Text("missing")
    }
  }
}
