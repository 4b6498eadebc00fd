internal import Simulator

extension AuditRule {
  /// The rule about clickable or checkable views of classes that are not Android's own.
  ///
  /// Source: Accessibility Test Framework, ClassNameCheck.
  static let className = AuditRule(
    id: "ClassName", layer: .tree, severity: .warning, criteria: ["4.1.2"], bestPractice: ["4.1.2"],
    condition: "A clickable or checkable view reports a class that is not one of Android’s.",
    why: "Readers know only the classes of the platform, so people do not hear what the view is.",
    fixes: [
      .android:
        "Return a class of the platform from getAccessibilityClassName, such as "
        + "android.widget.Button."
    ],
    platforms: [.android], needs: [.source],
    examples: [
      .fails(
        .android, dump(class: "com.example.widget.RoundKey").marking("<node class=\"com.example"),
        as: "uiautomator"),
      .passes(.android, dump(class: "android.widget.Button"), as: "uiautomator"),
    ]
  ) { subject, findings in
    guard let source = subject.source, source.language == .android else { return }
    for index in source.indices {
      let element = source[index]
      guard element["bounds"] != nil, let name = element["class"], !name.isEmpty,
        ["clickable", "long-clickable", "checkable"].contains(where: { element[$0] == "true" }),
        !platformPackages.contains(where: { name.hasPrefix($0) })
      else { continue }
      findings.add(
        element: index,
        "“\(name)” is not a class of Android, so readers do not say what this view is.")
    }
  }

  private static let platformPackages = [
    "android.app", "android.appwidget", "android.inputmethodservice", "android.support",
    "android.view", "android.webkit", "android.widget", "androidx",
  ]

  private static func dump(class name: String) -> String {
    """
    <hierarchy rotation="0">
      <node class="android.widget.FrameLayout" bounds="[0,0][1080,1920]">
        <node class="\(name)" clickable="true" focusable="true" text="Seven"
          bounds="[0,0][300,300]"/>
      </node>
    </hierarchy>
    """
  }
}
