public import ImportSupport
internal import TextIO

extension InputFormat {
  /// Nodes as Android exposes them to accessibility services, in JSON or JSON lines.
  public static let androidNodes = InputFormat(
    name: "android-nodes",
    guide: FormatGuide(
      summary: "Nodes as Android exposes them to TalkBack, every field, in JSON or JSON lines.",
      recognised: "JSON whose first telling key is a field of AccessibilityNodeInfo",
      screens: "Each line is a screen.",
      sources: [
        .init(
          "An accessibility service or test of your own that writes AccessibilityNodeInfo",
          "{\"className\": \"android.widget.Button\", \"text\": \"Save\", \"isClickable\": true}")
      ],
      unknown: ["What VoiceOver would say: it never sees this tree, so that is an approximation."]),
    signs: [FormatSign(.json) { _ in true }],
    keys: { key, _ in AndroidNodes.isField(key) ? .sure : .none },
    usualLanguage: { _, _ in "json" },
    budgeted: .objects,
    read: { bytes, file, _ throws(InputError) in
      try AndroidNodes.screens(in: bytes, file: file)
    })
}
