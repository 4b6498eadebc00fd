/// The fields of a page as source code: each has a label, a description, and one in seven an error.
enum FormFields {
  /// Returns a page.
  static func html(fields: Int) -> String {
    FormPage.html(fields: fields) { number in
      let isWrong = number.isMultiple(of: 7)
      let error = isWrong ? " aria-invalid=\"true\" aria-errormessage=\"error-\(number)\"" : ""
      let message =
        isWrong ? "<p id=\"error-\(number)\">Line \(number) is not complete</p>\n" : ""
      return """
        <div class="field">
        <label for="field-\(number)">Line \(number) of your address</label>
        <input id="field-\(number)" name="line-\(number)" required aria-describedby="help-\(number)"\(error)>
        <p id="help-\(number)">As it stands on the envelope, part \(number)</p>
        \(message)</div>

        """
    }
  }

  /// Returns a view of SwiftUI.
  @Sendable static func swift(fields: Int) -> String {
    var code = """
      import SwiftUI

      struct FieldsView: View {
        @State private var text = ""
        var body: some View {
          ScrollView {

      """
    for number in 1...fields {
      code += """
              Text("Line \(number) of your address")
              TextField("Line \(number)", text: $text)
                .textContentType(.fullStreetAddress)
                .accessibilityLabel("Line \(number) of your address")
                .accessibilityHint("As it stands on the envelope, part \(number)")
              Text("As it stands on the envelope, part \(number)").font(.footnote)

        """
      guard number.isMultiple(of: 7) else { continue }
      code += """
              Label("Line \(number) is not complete", systemImage: "exclamationmark.circle")
                .foregroundStyle(.red)

        """
    }
    return code + "    }\n  }\n}\n"
  }

  /// Returns a composable.
  @Sendable static func kotlin(fields: Int) -> String {
    var code = """
      package com.example.form

      @Composable
      fun Fields() {
        var text by remember { mutableStateOf("") }
        Column(Modifier.verticalScroll(rememberScrollState())) {

      """
    for number in 1...fields {
      let isWrong = number.isMultiple(of: 7)
      let error = isWrong ? ".semantics { error(\"Line \(number) is not complete\") }" : ""
      code += """
            OutlinedTextField(
              value = text, onValueChange = { text = it }, isError = \(isWrong),
              label = { Text("Line \(number) of your address") },
              supportingText = { Text("As it stands on the envelope, part \(number)") },
              modifier = Modifier.fillMaxWidth()\(error))

        """
    }
    return code + "  }\n}\n"
  }
}
