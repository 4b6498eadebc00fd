import SwiftUI

struct ValuesView: View {
  @State private var isOn = true
  @State private var volume = 0.4
  @State private var guests = 2
  var body: some View {
    Form {
      Toggle("Quiet hours", isOn: $isOn)
      Toggle(isOn: .constant(false)) {
        VStack {
          Text("Backup"); Text("Weekly")
        }
      }
      Toggle("Theme", isOn: $isOn).accessibilityValue("Dark")
      Slider(value: $volume) { Text("Volume") }
      Slider(value: .constant(50), in: 0...200)
      Stepper("Guests: \(guests)", value: $guests, in: 1...8)
      ProgressView()
      ProgressView("Uploading", value: 30, total: 120)
      Gauge(value: 0.25) { Text("Battery") }
      LabeledContent("Version", value: "2.1")
      LabeledContent("Name") { TextField("", text: .constant("Ada")) }
    }
  }
}
