import SwiftUI

struct RoomBooking: View {
  @State private var guests = 2
  @State private var wantsBreakfast = true
  @State private var beds = "twin"
  let nights = 3
  var body: some View {
    NavigationStack {
      Form {
        Section("Stay") {
          LabeledContent("Hotel", value: "Harbour House")
          LabeledContent("Nights") { Text("\(nights)") }
          Stepper("Guests: \(guests)", value: $guests, in: 1...4)
        }
        Section {
          Picker("Beds", selection: $beds) {
            Text("One double").tag("double")
            Text("Two singles").tag("twin")
          }
          Toggle("Breakfast", isOn: $wantsBreakfast)
        } header: {
          Text("Room")
        } footer: {
          Text("Breakfast costs 9 euros per guest.")
        }
        if wantsBreakfast { Text("Served from 7 to 10") }
      }
      .navigationTitle("Book a room")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) {
          Button("Reserve") {}.disabled(guests == 0)
        }
      }
    }
  }
}

struct BookingFailed: View {
  let reason = "The room was taken a moment ago."
  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "bed.double").font(.largeTitle).accessibilityHidden(true)
      Text("Nothing was booked").font(.title2).accessibilityAddTraits(.isHeader)
      Text(reason)
      Button("Choose another room") {}
        .buttonStyle(.borderedProminent)
        .accessibilityHint("Returns to the list of rooms")
      Link("Contact the hotel", destination: URL(filePath: "/contact"))
    }
    .padding()
  }
}
