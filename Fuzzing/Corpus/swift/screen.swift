// swift-format-ignore-file
import SwiftUI
enum Tab: String, CaseIterable { case home = "Home", me; var title: String { switch self { case .home: return rawValue; default: return "Me" } } }
struct Item: Identifiable { let id = 1; var name = "Pear"; static let all = [Item(), .init(name: "Fig")] }
extension View { @ViewBuilder func card(_ on: Bool) -> some View { if on { padding() } else { self } } }
final class Store: ObservableObject { @Published var count = 0; func add() { count += 1 } }
struct Row<Content: View>: View {
  let item: Item; @Binding var on: Bool; @ViewBuilder var content: () -> Content
  var body: some View { HStack { Text(item.name); Toggle("On \(item.id)", isOn: $on); content() } }
}
struct Main: View {
  @StateObject var store = Store(); @State private var on = true; @State var name: String?
  var body: some View {
    List {
      ForEach(Item.all) { item in Row(item: item, on: $on) { Image(systemName: on ? "star" : "plus") } }
      ForEach(Array(Tab.allCases.enumerated()), id: \.offset) { i, tab in Text("\(i) \(tab.title)") }
      if let name, on && !user.busy { Text(name).card(true) } else { Text(name ?? "none").bold() }
      Button("Add") { store.add(); withAnimation { on.toggle() } }.accessibilityLabel("\(store.count)")
      Text([3, 1].sorted { $0 < $1 }.map { "\($0)" }.joined(separator: ", "))
    }
    .navigationTitle("Main").sheet(isPresented: .constant(false)) { Main() }
  }
}
#Preview("P") { Main(name: "Ann") }
