import SwiftUI

// An empty field announces its title as placeholder; in a filled one the title is gone.
struct FieldsView: View {
  @State private var name = ""
  @State private var mail = "eve@example.org"
  @State private var note = "Ring twice"
  var body: some View {
    VStack {
      Text("Street")
      TextField("Street and number", text: .constant(""))
      TextField("Mail", text: $mail).keyboardType(.emailAddress)
      TextField("Name", text: $name, prompt: Text("First and last name"))
      SecureField("PIN", text: .constant("1234"))
      SecureField("New PIN", text: .constant("")).accessibilityHint("Four digits")
      TextEditor(text: $note).accessibilityLabel("Note for the courier")
      TextField("Code", text: .constant("")).disabled(true)
    }
  }
}
