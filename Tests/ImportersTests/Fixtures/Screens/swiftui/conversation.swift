import SwiftUI

struct Bubble: Identifiable {
  let id: Int
  let text: String
  var isMine = false
  var hasFailed = false
}

struct BubbleView: View {
  let bubble: Bubble
  var body: some View {
    VStack(alignment: bubble.isMine ? .trailing : .leading) {
      Text(bubble.text)
      if bubble.hasFailed { Text("Not sent").foregroundStyle(.red) }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(bubble.isMine ? "You: \(bubble.text)" : "Ann: \(bubble.text)")
    .accessibilityValue(bubble.hasFailed ? "Not sent" : "")
    .accessibilityAction(named: "Reply") {}
  }
}

struct ConversationView: View {
  @State private var draft = ""
  private let bubbles = [
    Bubble(id: 1, text: "Are you at the pier?"),
    Bubble(id: 2, text: "Five minutes", isMine: true, hasFailed: true),
  ]
  var body: some View {
    NavigationStack {
      VStack {
        ScrollView {
          LazyVStack {
            ForEach(bubbles) { bubble in BubbleView(bubble: bubble) }
          }
        }
        HStack {
          Button {
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("Attach a file")
          TextField("Message", text: $draft, axis: .vertical)
          Button {
          } label: {
            Image(systemName: "paperplane.fill")
          }
          .accessibilityLabel("Send")
          .disabled(draft.isEmpty)
        }
      }
      .navigationTitle("Ann")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
