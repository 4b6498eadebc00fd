import SwiftUI

struct Appointment: Identifiable {
  let id = UUID()
  let title: String
  let time: String
  var isDone = false
}

struct WeekView: View {
  @State private var day = 1
  private let names = ["Monday", "Tuesday", "Wednesday"]
  private let appointments = [
    Appointment(title: "Dentist", time: "9:30", isDone: true),
    Appointment(title: "Choir", time: "18:00"),
  ]
  var body: some View {
    VStack {
      HStack {
        ForEach(0..<3) { index in
          Button {
            day = index
          } label: {
            VStack {
              Text(names[index].prefix(2))
              Text("\(index + 4)")
            }
          }
          .accessibilityLabel("\(names[index]), May \(index + 4)")
          .accessibilityAddTraits(index == day ? .isSelected : [])
        }
      }
      List {
        Section(names[day]) {
          ForEach(appointments) { appointment in
            HStack {
              Text(appointment.time)
              Text(appointment.title).strikethrough(appointment.isDone)
            }
            .accessibilityElement(children: .combine)
            .accessibilityValue(appointment.isDone ? "Done" : "")
            .swipeActions {
              Button("Delete", role: .destructive) {}
            }
          }
        }
      }
      .safeAreaInset(edge: .bottom) {
        Button("New appointment", systemImage: "plus") {}
      }
    }
  }
}
