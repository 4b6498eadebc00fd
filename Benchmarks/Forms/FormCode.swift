/// Forms in SwiftUI and Compose, each field with a label, a switch and a button.
enum FormCode {
  @Sendable static func swift(fields: Int) -> String { swift(fields: fields, named: "FormView") }

  @Sendable static func kotlin(fields: Int) -> String { kotlin(fields: fields, named: "Form") }

  /// Returns a view of SwiftUI.
  static func swift(fields: Int, named name: String) -> String {
    var code = """
      import SwiftUI

      struct \(name): View {
        @State private var text = ""
        @State private var isOn = false
        var body: some View {
          ScrollView {

      """
    for number in 1...fields {
      code += """
              LabeledContent("Line \(number) of your address") {
                TextField("", text: $text)
                  .textContentType(.fullStreetAddress)
                  .accessibilityHint("As it stands on the envelope")
              }
              Toggle("Repeat line \(number)", isOn: $isOn)
              Button("Clear line \(number)") { text = "" }

        """
    }
    return code + "    }\n  }\n}\n"
  }

  /// Returns a composable.
  static func kotlin(fields: Int, named name: String) -> String {
    var code = """
      package com.example.form

      @Composable
      fun \(name)() {
        var text by remember { mutableStateOf("") }
        var isOn by remember { mutableStateOf(false) }
        Column(Modifier.verticalScroll(rememberScrollState())) {

      """
    for number in 1...fields {
      code += """
            OutlinedTextField(
              value = text, onValueChange = { text = it },
              label = { Text("Line \(number) of your address") },
              modifier = Modifier.fillMaxWidth())
            Row(Modifier.toggleable(isOn, role = Role.Switch, onValueChange = { isOn = it })) {
              Text("Repeat line \(number)")
              Switch(checked = isOn, onCheckedChange = null)
            }
            Button(onClick = { text = "" }) { Text("Clear line \(number)") }

        """
    }
    return code + "  }\n}\n"
  }
}
