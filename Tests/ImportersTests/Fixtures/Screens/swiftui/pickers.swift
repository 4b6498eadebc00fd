import SwiftUI

enum Meal: String, CaseIterable, Identifiable {
  case soup, pasta
  case fishOfDay = "Fish of the day"
  var id: Self { self }
}

struct PickersView: View {
  @State private var meal = Meal.pasta
  @State private var size = 2
  var body: some View {
    Form {
      Picker("Meal", selection: $meal) {
        ForEach(Meal.allCases) { Text($0.rawValue.capitalized) }
      }
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("Spiciness", selection: .constant("mild")) {
        Text("Mild").tag("mild")
        Text("Hot").tag("hot")
      }
      .pickerStyle(.inline)
      Picker("Hour", selection: .constant(13)) {
        ForEach(12..<15) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.wheel)
      DatePicker("Delivery", selection: .constant(Date()), displayedComponents: .date)
      ColorPicker("Napkins", selection: .constant(.red))
    }
  }
}
