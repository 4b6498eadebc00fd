import SwiftUI

struct PlayerView: View {
  @State private var isPlaying = false
  @State private var position = 0.25
  var body: some View {
    VStack {
      Image(decorative: "cover")
      Text("Night Train").font(.title2).accessibilityAddTraits(.isHeader)
      Text("The Ferrymen")
      Slider(value: $position) { Text("Position") }
        .accessibilityValue("1 minute of 4")
      HStack {
        Button("Back 15 seconds", systemImage: "gobackward.15") {}
        Button(
          isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill"
        ) {
          isPlaying.toggle()
        }
        Button("Forward 15 seconds", systemImage: "goforward.15") {}
      }
      .labelStyle(.iconOnly)
      HStack {
        Image(systemName: "speaker.fill")
        ProgressView(value: 0.6)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Volume")
      .accessibilityValue("60 percent")
      .accessibilityAdjustableAction { _ in }
    }
  }
}
