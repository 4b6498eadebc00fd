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
    condition: "A picture has no text alternative and is not marked as decorative.",
    why: "People who cannot see the picture hear nothing about it, or the name of a file.",
    fixes: [
      .web: "Set an alt that says what the picture shows, or alt=\"\" if it is decorative.",
      .android:
        "Set android:contentDescription, or "
        + "android:importantForAccessibility=\"no\" if it is decorative.",
      .ios: "Set accessibilityLabel, or turn Accessibility Enabled off if it is decorative.",
      .reactNative: "Set alt, or accessible={false} if it is decorative.",
      .design: "Write in quotes what the picture shows.",
    ],
    requiredFacts: [.role, .label, .content, .reach], supersedes: ["label-is-code"],
    examples: [
      .fails(.web, "↓<embed src=a.svg type=image/svg+xml>"),
      .fails(
        .web,
        ExampleFile.page(
          """
          ↓{"in": 1, "tag": "canvas", "style": 0, "box": [0, 0, 300, 150]}
          """), as: "page"),
      .passes(.web, "<embed src=a.svg type=image/svg+xml title='Sales in 2024'>"),
      .fails(
        .web, "<div><h2>Sales</h2>↓<canvas id=a></canvas></div><script>draw('a')</script>"),
      .fails(.web, "↓<img src=map.png>"),
      .passes(.web, "<img src=map.png alt='Map of the town'><img src=line.png alt=''>"),
      .fails(.web, "<form>↓<input type=image src=go.png></form>"),
      .passes(.web, "<form><input type=image src=go.png alt=Go></form>"),
      .passes(.web, "<p>Nothing is embedded here: <object></object></p>"),
      .fails(.web, "↓<svg role=img><path d='M0 0'/></svg>"),
      .passes(.web, "<svg role=img><title>Star</title><path d='M0 0'/></svg>"),
      .passes(.web, "<svg><symbol id=a><path d='M0 0'/></symbol></svg><p>Tea</p>"),
      .fails(.web, "↓<object data=talk.mp3></object>"),
      .passes(.web, "<object data=talk.mp3 title='The talk'></object>"),
      .passes(.web, "<img src=map.png alt=Map><svg aria-hidden=true><path d='M0 0'/></svg>"),
      .fails(.web, "↓<img src=map.png alt=\"\" tabindex=0>"),
      .passes(.web, "<img src=line.png alt=\"\" aria-label=\"\">"),
      .fails(.web, "↓<canvas id=c></canvas><script>draw(c)</script>"),
      .passes(.web, "<canvas>Sales rose from 10 to 20.</canvas>"),
      .fails(layout: #"↓<ImageView android:src="@drawable/map"/>"#),
      .fails(layout: #"↓<ImageView android:src="@drawable/map" android:text="Map"/>"#),
      .passes(
        layout: #"<ImageView android:src="@drawable/map" android:contentDescription="Map"/>"#),
      .fails(.reactNative, "export default () => ↓<Image source={map} />;"),
      .passes(.reactNative, "export default () => <Image source={map} alt=\"Map\" />;"),
      .fails(component: #"↓<View accessible accessibilityRole="image" />"#),
      .passes(
        component: #"<View accessible accessibilityRole="image" accessibilityLabel="Map" />"#),
      .fails(ios: [.found(.image, "")]),
      .passes(ios: [.other(.image, "A bridge")]),
      .fails(.design, "- ↓image [focusable]\n"),
      .passes(.design, "- image \"A bridge\"\n"),
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
