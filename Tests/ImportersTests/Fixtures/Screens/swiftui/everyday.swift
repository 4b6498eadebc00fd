import SwiftUI

struct SettingsView: View {
  enum Theme: String, CaseIterable, Identifiable { case system, light, dark; var id: Self { self } }
  @State private var notify = true
  @State private var theme = Theme.system
  var body: some View {
    NavigationStack {
      Form {
        Section("General") {
          Toggle("Notifications", isOn: $notify)
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
        }
        Section {
          NavigationLink("Privacy") { Text("Privacy page") }
          LabeledContent("Version", value: "2.4.1")
        } footer: {
          Text("Made in Kraków")
        }
        Button("Log out", role: .destructive) {}
      }
      .navigationTitle("Settings")
    }
  }
}

struct CheckoutSummary: View {
  struct Line: Identifiable { let id = UUID(); let name: String; let price: Double }
  let lines = [Line(name: "Coffee", price: 3.5), Line(name: "Cake", price: 4)]
  var total: Double { lines.map(\.price).reduce(0, +) }
  var body: some View {
    VStack {
      ForEach(lines) { line in
        HStack {
          Text(line.name); Spacer(); Text(String(format: "$%.2f", line.price))
        }
        .accessibilityElement(children: .combine)
      }
      Divider()
      HStack {
        Text("Total").bold(); Spacer(); Text(String(format: "$%.2f", total)).bold()
      }
      .accessibilityElement(children: .combine)
      Button {
      } label: {
        Label("Pay now", systemImage: "creditcard").frame(maxWidth: .infinity)
      }
    }
  }
}

struct Inbox: View {
  struct Message: Identifiable {
    let id: Int; let sender: String; let subject: String; var isUnread = false
  }
  @State private var messages = [
    Message(id: 1, sender: "Anna", subject: "Lunch?", isUnread: true),
    Message(id: 2, sender: "Ben", subject: "Invoice"),
  ]
  var body: some View {
    NavigationStack {
      List {
        ForEach(messages) { message in
          HStack {
            Circle().fill(message.isUnread ? .blue : .clear).frame(width: 8)
            VStack(alignment: .leading) {
              Text(message.sender).font(.headline); Text(message.subject)
            }
          }
          .accessibilityElement(children: .combine)
          .accessibilityValue(message.isUnread ? "Unread" : "")
          .swipeActions(edge: .trailing) {
            Button("Delete", role: .destructive) { messages.removeAll { $0.id == message.id } }
            Button("Flag") {}.tint(.orange)
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .toolbar { EditButton() }
    }
  }
}

struct Explore: View {
  enum Mode: String, CaseIterable { case list = "List", map = "Map" }
  @State private var mode = Mode.map
  var body: some View {
    VStack {
      Picker("View", selection: $mode) { ForEach(Mode.allCases, id: \.self) { Text($0.rawValue) } }
        .pickerStyle(.segmented)
      switch mode {
      case .list: Text("Three places");
      case .map: Text("Map of places")
      }
    }
  }
}

struct ArticleCard: View {
  let title: String, author: String
  let minutes: Int
  var body: some View {
    VStack(alignment: .leading) {
      Image(decorative: "cover").resizable().scaledToFill().frame(height: 120).clipped()
      Text(title).font(.title3)
      HStack {
        Text("By \(author)"); Text("\(minutes) min read")
      }.font(.caption)
    }
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
    .shadow(radius: 2)
    .onTapGesture {}
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
  }
}
#Preview { ArticleCard(title: "Swift 6", author: "Ann", minutes: 5) }

struct Items: View {
  @State private var isAdding = true
  @State private var name = ""
  var body: some View {
    List { Text("First") }
      .sheet(isPresented: $isAdding) {
        NavigationStack {
          Form { TextField("Name", text: $name) }
            .navigationTitle("New item").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isAdding = false } }
              ToolbarItem(placement: .confirmationAction) {
                Button("Save") {}.disabled(name.isEmpty)
              }
            }
        }
        .presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)
      }
  }
}

struct RatingRow: View {
  @State private var rating = 3
  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star").foregroundStyle(.yellow)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of 5 stars")
    .accessibilityAdjustableAction { direction in
      if direction == .increment { rating += 1 } else { rating -= 1 }
    }
  }
}

struct Payment: View {
  @State private var number = ""; @State private var expiry = "12/27"; @State private var code = ""
  @FocusState private var focus: Field?
  enum Field { case number, expiry, code }
  var body: some View {
    Form {
      Section("Card") {
        TextField("Card number", text: $number).keyboardType(.numberPad).focused(
          $focus, equals: .number)
        HStack {
          TextField("MM/YY", text: $expiry).accessibilityLabel("Expiry date").focused(
            $focus, equals: .expiry)
          TextField("CVC", text: $code).focused($focus, equals: .code)
        }
      }
      Section { Button("Pay") {}.disabled(number.count < 16) }
    }
  }
}

struct Chat: Identifiable, Hashable {
  let id: Int; let name: String; let last: String; let unread: Int
}
struct Chats: View {
  let chats = [
    Chat(id: 1, name: "Family", last: "See you", unread: 2),
    Chat(id: 2, name: "Work", last: "Done", unread: 0),
  ]
  var body: some View {
    NavigationStack {
      List(chats) { chat in
        NavigationLink(value: chat) {
          HStack {
            Image(systemName: "person.circle").accessibilityHidden(true)
            VStack(alignment: .leading) {
              Text(chat.name); Text(chat.last).lineLimit(1)
            }
            if chat.unread > 0 {
              Text("\(chat.unread)").accessibilityLabel("\(chat.unread) unread")
            }
          }
        }
      }
      .navigationTitle("Chats")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("New chat", systemImage: "square.and.pencil") {}
        }
      }
    }
  }
}

struct Product: Identifiable { let id: String; let price: Decimal; var isSoldOut = false }
struct Shop: View {
  let products = [Product(id: "Mug", price: 8), Product(id: "Pen", price: 2, isSoldOut: true)]
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
        ForEach(products) { product in
          Button {
          } label: {
            VStack {
              Image(decorative: product.id).resizable(); Text(product.id);
              if product.isSoldOut { Text("Sold out") }
            }
          }
          .disabled(product.isSoldOut)
        }
      }
    }
  }
}

struct Topic: Identifiable { let id = UUID(); var title: String; var isOn: Bool }
struct Topics: View {
  @State private var topics = [
    Topic(title: "News", isOn: true), Topic(title: "Sport", isOn: false),
  ]
  var body: some View {
    List {
      Section {
        ForEach($topics) { $topic in Toggle(topic.title, isOn: $topic.isOn) }
      } header: {
        Text("Topics")
      }
    }
  }
}

struct Reader: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        Text("Chapter 1").font(.title).accessibilityAddTraits(.isHeader); Text("It was late.")
      }
      .navigationTitle("Book").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Previous", systemImage: "chevron.left") {}
          Spacer()
          Button("Next", systemImage: "chevron.right") {}
        }
      }
    }
  }
}

struct SettingsRow<Value: View>: View {
  let title: LocalizedStringKey
  let icon: String
  @ViewBuilder var value: Value
  var body: some View {
    HStack {
      Label(title, systemImage: icon); Spacer(); value
    }
  }
}
struct Device: View {
  @State private var isOn = true
  var body: some View {
    Form {
      SettingsRow(title: "Wi-Fi", icon: "wifi") { Text("Home") }
      NavigationLink {
        Text("x")
      } label: {
        SettingsRow(title: "Bluetooth", icon: "dot.radiowaves.left.and.right") { Text("On") }
      }
      SettingsRow(title: "Airplane mode", icon: "airplane") {
        Toggle("Airplane mode", isOn: $isOn).labelsHidden()
      }
    }
  }
}

@Observable final class Store {
  struct Item: Identifiable { let id = UUID(); var title: String; var isDone = false }
  var items = [Item(title: "Milk", isDone: true), Item(title: "Bread")]
  var openCount: Int { items.filter { !$0.isDone }.count }
}
struct Todo: View {
  @State private var store = Store()
  var body: some View {
    List {
      Section("\(store.openCount) open") {
        ForEach(store.items) { item in
          Button {
          } label: {
            Label(item.title, systemImage: item.isDone ? "checkmark.circle.fill" : "circle")
          }
          .accessibilityAddTraits(item.isDone ? [.isSelected] : [])
        }
        .onDelete { _ in }
      }
    }
  }
}

struct Checkbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square"); configuration.label
      }
    }
  }
}
struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(configuration.isPressed ? .gray : .blue).clipShape(
      Capsule())
  }
}
struct Styled: View {
  @State private var on = false
  var body: some View {
    VStack {
      Toggle("Remember me", isOn: $on).toggleStyle(Checkbox())
      Button("Continue") {}.buttonStyle(Pill())
    }
  }
}
