internal import Simulator

extension AuditRule {
  static let imageAltMissing = AuditRule(
    id: "image-alt-missing",
    aliases: [
      "IMAGE_MISSING_ALT_TEXT", "image-alt", "role-img-alt", "svg-img-alt", "object-alt",
      "svg_graphics_labelled",
      "ContentDescription", "input-image-alt", "ios-image-decorative", "decorative-in-control",
    ],
    layer: .tree, severity: .critical, criteria: ["1.1.1"],
    guidelines: ["T1", "T11", "T12", "T15", "T16", "T17"],
    condition: "A picture has no alternative and does not say that it is decoration.",
    why: "A person who cannot see the picture hears nothing of it, or the name of a file.",
    fixes: [
      .web: "Give it an alt that says what it shows, or alt=\"\" where it says nothing.",
      .android: "Set android:contentDescription, or android:importantForAccessibility=\"no\" where "
        + "it says nothing.",
      .ios: "Set accessibilityLabel, or switch Accessibility Enabled off where it says nothing.",
      .reactNative: "Set alt, or accessible={false} where it says nothing.",
      .design: "Write what it shows in quotes.",
    ],
    requiredFacts: [.role, .label, .content, .reach],
    supersedes: ["label-is-code"],
    examples: [
      .fails(.web, "↓<img src=map.png>"),
      .passes(.web, "<img src=map.png alt='Map of the town'><img src=line.png alt=''>"),
      .fails(.web, "<form>↓<input type=image src=go.png></form>"),
      .passes(.web, "<form><input type=image src=go.png alt=Go></form>"),
      .passes(.web, "<p>Nothing is embedded here: <object></object></p>"),
      .fails(.web, "↓<svg role=img><path d='M0 0'/></svg>"),
      .passes(.web, "<svg role=img><title>Star</title><path d='M0 0'/></svg>"),
      .fails(.web, "↓<object data=talk.mp3></object>"),
      .passes(.web, "<object data=talk.mp3 title='The talk'></object>"),
      .passes(.web, "<img src=map.png alt=Map><svg aria-hidden=true><path d='M0 0'/></svg>"),
      .fails(.web, "↓<img src=map.png alt=\"\" tabindex=0>"),
      .fails(.web, "↓<canvas id=c></canvas><script>draw(c)</script>"),
      .passes(.web, "<canvas>Sales rose from 10 to 20.</canvas>"),
      .fails(
        .android,
        "↓<ImageView xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:src=\"@drawable/map\"/>"),
      .passes(
        .android,
        "<ImageView xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:src=\"@drawable/map\" android:contentDescription=\"Map\"/>"),
      .fails(.reactNative, "export default () => ↓<Image source={map} />;"),
      .passes(.reactNative, "export default () => <Image source={map} alt=\"Map\" />;"),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeImage type="XCUIElementTypeImage" label="" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeImage type="XCUIElementTypeImage" label="A bridge" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .fails(
        .design,
        "- ↓image [focusable]\n"),
      .passes(
        .design,
        "- image \"A bridge\"\n"),
    ]
  ) { subject, findings in
    let check = MissingAlternatives(subject: subject)
    switch subject.platform {
    case .web: check.runOnPage(&findings)
    case .android: check.runOnLayout(&findings)
    case .reactNative: check.runOnComponents(&findings)
    case .ios, .design: check.runOnStops(&findings)
    }
  }
}
