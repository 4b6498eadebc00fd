import SwiftUI

enum ParcelStep: Int, CaseIterable, Identifiable {
  case packed, sent, delivered
  var id: Int { rawValue }
  var title: String {
    switch self {
    case .packed: "Packed"
    case .sent: "On its way"
    case .delivered: "Delivered"
    }
  }
}

struct ParcelTracking: View {
  let step: ParcelStep
  let courier: String?
  var body: some View {
    List {
      Section("Parcel 4471") {
        ForEach(ParcelStep.allCases) { other in
          Label(
            other.title,
            systemImage: other.rawValue <= step.rawValue ? "checkmark.circle.fill" : "circle"
          )
          .accessibilityValue(other == step ? "Current step" : "")
        }
      }
      if let courier {
        HStack {
          Text("Courier")
          Spacer()
          Text(courier)
        }
        .accessibilityElement(children: .combine)
        Button("Call \(courier)", systemImage: "phone") {}
      }
      if step == .delivered {
        Button("Report a problem", role: .destructive) {}
      }
    }
  }
}

#Preview("On its way") { ParcelTracking(step: .sent, courier: "Mara") }
#Preview("Delivered") { ParcelTracking(step: .delivered, courier: nil) }
