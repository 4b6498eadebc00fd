import SwiftUI

struct SurveyQuestion: View {
  @State private var answer: String? = "Weekly"
  @State private var isAnonymous = false
  private let answers = ["Daily", "Weekly", "Less often"]
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Question")
        Text("2 of 5")
      }
      .accessibilityElement(children: .combine)
      Text("How often do you cycle?").font(.headline).accessibilityAddTraits(.isHeader)
      ForEach(Array(answers.enumerated()), id: \.offset) { index, text in
        Button {
          answer = text
        } label: {
          HStack {
            Image(systemName: answer == text ? "largecircle.fill.circle" : "circle")
              .accessibilityHidden(true)
            Text(text)
          }
        }
        .accessibilityAddTraits(answer == text ? [.isSelected] : [])
        .accessibilityHint("Answer \(index + 1) of \(answers.count)")
      }
      Toggle(isOn: $isAnonymous) { Text("Answer without my name") }
      HStack {
        Button("Previous") {}
        Spacer()
        Button("Next") {}.disabled(answer == nil)
      }
    }
  }
}
