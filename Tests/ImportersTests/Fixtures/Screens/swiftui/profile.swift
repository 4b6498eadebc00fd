import SwiftUI

struct ProfileEditor: View {
  @State private var name = "Ada Moreau"
  @State private var password = ""
  @State private var isPublic = true
  @State private var showsMore = false
  var body: some View {
    Form {
      Button {
      } label: {
        Image("portrait", label: Text("Portrait"))
      }
      .accessibilityLabel("Change portrait")
      LabeledContent("Name") { TextField("Your name", text: $name) }
      SecureField("New password", text: $password)
        .accessibilityHint("At least 12 characters")
      Toggle(isOn: $isPublic) {
        Text("Public profile")
        Text("Everybody can find you")
      }
      DisclosureGroup("More", isExpanded: $showsMore) {
        Text("Member since 2019")
      }
      Section {
        Button("Delete account", role: .destructive) {}
      } footer: {
        Text("This cannot be undone.")
      }
    }
  }
}
