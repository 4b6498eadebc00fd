internal import Simulator

extension AuditRule {
  /// Source: Accessibility Test Framework, DuplicateClickableBoundsCheck.
  static let duplicateBounds = AuditRule(
    id: "DuplicateClickableBounds", layer: .frames, severity: .warning, criteria: ["4.1.2"],
    bestPractice: ["4.1.2"],
    condition: "Two views with the same bounds can both be clicked.",
    why: "A person comes twice to what looks like one thing.",
    fixes: [.android: "Make only one of them clickable, the one that is named."],
    platforms: [.android], needs: [.source],
    examples: [
      .fails(
        .android, dump(insideIs: true).marking("<node class=\"android.widget.Button\""),
        as: "uiautomator"),
      .passes(.android, dump(insideIs: false), as: "uiautomator"),
    ]
  ) { subject, findings in
    guard let source = subject.source, source.language == .android else { return }
    struct Key: Hashable {
      var bounds: String
      var isLong: Bool
    }
    var seen: [Key: Int] = [:]
    for index in source.indices {
      let element = source[index]
      guard let bounds = element["bounds"], !isEmpty(bounds) else { continue }
      for (name, isLong) in [("clickable", false), ("long-clickable", true)]
      where element[name] == "true" {
        let key = Key(bounds: bounds, isLong: isLong)
        if seen[key] == nil {
          seen[key] = index
        } else {
          findings.add(element: index, "Another view with the same bounds can be clicked, too.")
        }
      }
    }
  }

  /// Whether bounds as in `[0,0][48,48]` hold nothing.
  private static func isEmpty(_ bounds: String) -> Bool {
    let numbers = bounds.split { !$0.isNumber && $0 != "-" }.compactMap { Int($0) }
    return numbers.count != 4 || numbers[0] >= numbers[2] || numbers[1] >= numbers[3]
  }

  private static func dump(insideIs isClickable: Bool) -> String {
    """
    <hierarchy rotation="0">
      <node class="android.widget.FrameLayout" bounds="[0,0][1080,1920]">
        <node class="android.widget.FrameLayout" clickable="true" focusable="true"
          content-desc="Row" bounds="[0,0][1080,200]">
          <node class="android.widget.Button" clickable="\(isClickable)" focusable="\(isClickable)"
            text="Open" bounds="[0,0][1080,200]"/>
        </node>
      </node>
    </hierarchy>
    """
  }

  /// Source: Accessibility Test Framework, ClassNameCheck.
  static let className = AuditRule(
    id: "ClassName", layer: .tree, severity: .warning, criteria: ["4.1.2"], bestPractice: ["4.1.2"],
    condition: "A view that is operated reports a class that is not one of Android’s.",
    why: "A person does not hear what it is: readers know the classes of the platform.",
    fixes: [
      .android: "Report a class of the platform in getAccessibilityClassName, such as "
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
      findings.add(element: index, "Readers do not know the class “\(name)”.")
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
