import SwiftUI

struct Reason: View {
  let symbol: String
  let title: LocalizedStringKey
  let text: LocalizedStringKey
  var body: some View {
    HStack {
      Image(systemName: symbol).accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(title).bold()
        Text(text)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

struct NotificationPermission: View {
  let isDenied: Bool
  var body: some View {
    VStack(alignment: .leading) {
      Text("Stay informed").font(.largeTitle).accessibilityAddTraits(.isHeader)
      if isDenied {
        Text("Notifications are **off** for this app.")
        Button("Open Settings") {}
      } else {
        Reason(symbol: "clock", title: "Delays", text: "Hear of a late ferry before you leave.")
        Reason(symbol: "cloud.rain", title: "Weather", text: "Know when a ferry is cancelled.")
        Button("Allow notifications") {}
      }
      Button("Not now") {}
    }
  }
}

struct NotificationPermission_Previews: PreviewProvider {
  static var previews: some View {
    NotificationPermission(isDenied: false).previewDisplayName("Asking")
    NotificationPermission(isDenied: true).previewDisplayName("Denied")
  }
}
