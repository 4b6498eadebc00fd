public import ImportSupport
internal import TextIO

extension InputFormat {
  /// Elements as UIKit exposes them to VoiceOver, in JSON or JSON lines.
  public static let iosElements = InputFormat(
    name: "ios-elements",
    guide: FormatGuide(
      summary:
        "Elements as UIKit exposes them to VoiceOver, every property, in JSON or JSON lines.",
      recognised: "JSON whose first telling key is a property of UIAccessibility",
      screens: "Each line is a screen.",
      sources: [
        .init(
          "A walk through the views of your app that writes UIAccessibility properties",
          "{\"isElement\": true, \"label\": \"Save\", \"traits\": [\"button\"]}")
      ],
      unknown: ["What TalkBack would say: it never sees this tree, so that is an approximation."]),
    keys: { key, _ in IOSElements.isField(key) ? .likely : .none },
    usualLanguage: { _, _ in "json" },
    budgeted: .objects,
    read: { bytes, file, _ throws(InputError) in
      try IOSElements.screens(in: bytes, file: file)
    })
}
