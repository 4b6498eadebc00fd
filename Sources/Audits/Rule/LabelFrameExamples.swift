extension [AuditRule.Example] {
  /// Returns examples of a label and its field on each platform.
  ///
  /// In the passing examples the label is directly above the field.
  ///
  /// - Parameters:
  ///   - label: The frame of the label in an outline and on a page, in the failing examples.
  ///   - field: The frame of the field.
  ///   - android: The bounds of the label and the field in a dump of Android.
  ///   - ios: The label and the field in a page source of Appium.
  ///   - outline: Returns an outline with two frames.
  static func labelAndField(
    label: String, field: String, android: (label: String, field: String),
    ios: @autoclosure @escaping @Sendable () -> [ExampleElement],
    outline: @escaping @Sendable (_ label: String, _ field: String) -> String
  ) -> [AuditRule.Example] {
    [
      .fails(.design, outline(label, field).marking("textbox")),
      .passes(.design, outline(labelAbove, fieldBelow)),
      .fails(
        .android,
        dump(label: android.label, field: android.field).marking(
          #"<node class="android.widget.EditText""#), as: "uiautomator"),
      .passes(
        .android, dump(label: "[0,100][400,160]", field: "[0,170][1000,270]"), as: "uiautomator"),
      .fails(ios: ios()),
      .passes(
        ios: [.other(.text, "Email", y: 60, height: 24), .other(.field, "Email", y: 90)]),
      .fails(.web, page(label, field).marking(#"{"in": 1, "tag": "input""#), as: "page"),
      .passes(.web, page(labelAbove, fieldBelow), as: "page"),
      .fails(
        .reactNative, native + outline(label, field).marking("textbox"), as: "outline"),
      .passes(.reactNative, native + outline(labelAbove, fieldBelow), as: "outline"),
    ]
  }

  private static var labelAbove: String { "16 20 100 20" }
  private static var fieldBelow: String { "16 44 300 44" }
  private static var native: String { "- /origin: react-native\n" }

  private static func page(_ label: String, _ field: String) -> String {
    func listed(_ frame: String) -> String { frame.split(separator: " ").joined(separator: ", ") }
    return ExampleFile.page(label: listed(label), field: listed(field))
  }

  private static func dump(label: String, field: String) -> String {
    ExampleFile.dump(
      """
      <node class="android.widget.TextView" text="Email" bounds="\(label)"/>
      <node class="android.widget.EditText" text="" hint="Email" clickable="true"
        focusable="true" bounds="\(field)"/>
      """)
  }
}
