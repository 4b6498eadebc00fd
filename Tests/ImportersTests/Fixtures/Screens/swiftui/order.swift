import SwiftUI

struct ColumnsView: View {
  var body: some View {
    VStack {
      HStack(alignment: .top) {
        VStack {
          Text("Bus"); Text("12 min")
        }
        VStack {
          Text("Tram"); Text("8 min")
        }
      }
      HStack {
        VStack {
          Text("Walk"); Text("31 min"); Text("2 km")
        }
        VStack {
          Text("Bike"); Text("11 min")
        }
      }
      ZStack {
        Text("Behind"); Text("In front")
      }
      Text("Card").overlay { Text("New") }.background { Text("Shade") }
      ScrollView { Text("Terms") }.safeAreaInset(edge: .bottom) { Button("Agree") {} }
    }
  }
}
