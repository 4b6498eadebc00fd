internal import Simulator

/// Examples for several rules about errors.
enum ErrorExamples {
  /// Fields with an unconnected error message beside them, and fields without a message.
  static let besideField: [AuditRule.Example] = [
    .fails(
      .web,
      "<label for=a>Postcode</label>↓<input id=a value=SW1A><p style='color: red'>Too short</p>"),
    .passes(
      .web,
      "<label for=a>Postcode</label><input id=a value=SW1A aria-invalid=true "
        + "aria-errormessage=e><p id=e>Enter the whole postcode</p>"),
    .fails(
      layout: #"""
        ↓<EditText android:hint="Postcode" android:inputType="textPostalAddress" />
        <TextView android:text="Enter the whole postcode" android:textColor="#B00020" />
        """#),
    .passes(
      layout: #"""
        <EditText android:hint="Postcode" android:inputType="textPostalAddress" />
        <TextView android:text="We send the parcel there" android:textColor="#202020" />
        """#),
    .fails(
      .reactNative,
      "<View>↓<TextInput accessibilityLabel=\"Postcode\" value=\"SW1A\" />"
        + "<Text style={{color: 'red'}}>Enter the whole postcode</Text></View>"),
    .passes(
      .reactNative,
      "<View><TextInput accessibilityLabel=\"Postcode\" value=\"SW1A\" />"
        + "<Text>We send the parcel there</Text></View>"),
    .fails(
      .android,
      composeField(isError: "true") + "Text(\"Enter the whole postcode\", color = "
        + "MaterialTheme.colorScheme.error) } }", as: "kotlin"),
    .fails(
      .android,
      composeField(isError: "false") + "Text(\"Enter the whole postcode\", color = Color.Red) } }",
      as: "kotlin"),
    .passes(
      .android,
      composeField(mark: "", isError: "false")
        + "Text(\"Enter the whole postcode\", color = if (bad) Color.Red else Color.Gray) } }",
      as: "kotlin"),
    .fails(
      .ios,
      ExampleFile.swiftUI(
        "VStack {\n↓TextField(\"SW1A\", text: $code).accessibilityLabel(\"Postcode\")\n"
          + "Text(\"Enter the whole postcode\").foregroundStyle(.red)\n}"),
      as: "swiftui"),
    .passes(
      .ios,
      ExampleFile.swiftUI(
        "VStack {\nTextField(\"SW1A\", text: $code).accessibilityLabel(\"Postcode\")\n"
          + "Text(\"We send the parcel there\").foregroundStyle(.secondary)\n}"),
      as: "swiftui"),
    .fails(.design, "- ↓textbox \"Postcode\": SW1A\n- alert: Enter the whole postcode"),
    .passes(.design, "- textbox \"Postcode\":\n  - /error: Enter it all\n  - text: SW1A"),
    .fails(
      .ios,
      ExampleFile.nib([.found(.field, "Email"), .other(.text, "Enter a valid email", y: 150)])),
    .passes(
      .ios,
      ExampleFile.nib([.other(.field, "Email"), .other(.text, "We write once a week", y: 150)])),
    .fails(ios: [
      .found(.field, "Email", value: "ann"), .other(.text, "Enter a valid email", y: 160),
    ]),
    .passes(ios: [
      .other(.field, "Email", value: "ann"), .other(.text, "We write once a week", y: 160),
    ]),
  ]

  /// Returns the start of a column of Compose with a field, before a text.
  private static func composeField(mark: String = "↓", isError: String) -> String {
    "@Composable fun Address(bad: Boolean) { Column {\n\(mark)OutlinedTextField(value = \"\", "
      + "onValueChange = {}, label = { Text(\"Postcode\") }, isError = \(isError))\n"
  }
}
