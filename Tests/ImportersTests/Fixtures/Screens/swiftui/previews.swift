import SwiftUI

struct Ticket: View {
  let name: String
  var seat: Int?
  var body: some View {
    VStack {
      Text(name)
      if let seat { Text("Seat \(seat)") } else { Text("No seat") }
    }
  }
}

#Preview("With a seat") { Ticket(name: "Ida", seat: 12) }
#Preview("Standing") { Ticket(name: "Olaf") }

struct Ticket_Previews: PreviewProvider {
  static var previews: some View { Ticket(name: "Nina", seat: 1) }
}
