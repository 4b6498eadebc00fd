import MapKit
import SwiftUI

// Values that the source does not contain are diagnostics, and an unknown condition counts as false.
struct UnknownView: View {
  @ObservedObject var model: ParcelModel
  @Environment(\.dismiss) private var dismiss
  let sender: String
  var body: some View {
    VStack {
      Text("From \(sender)")
      Text(model.address)
      if model.isDelivered { Text("Delivered") } else { Text("On its way") }
      ForEach(model.stops) { stop in Text(stop.name) }
      Map()
      AcmeRating(stars: 4)
      AcmeCard { Text("Inside a card") }
      Image(systemName: model.icon)
      Text(Date(), style: .date)
      Text("Known").acmeShadow()
      Button("Close") { dismiss() }
    }
  }
}
