internal import Simulator

extension AuditRule {
  /// The rule about clickable views with the same bounds as another clickable view.
  ///
  /// Source: Accessibility Test Framework, DuplicateClickableBoundsCheck.
  static let duplicateClickableBounds = AuditRule(
    id: "DuplicateClickableBounds", layer: .frames, severity: .warning, criteria: ["4.1.2"],
    bestPractice: ["4.1.2"],
    condition: "Two views with the same bounds are both clickable.",
    why: "People stop twice at what looks like a single control.",
    fixes: [
      .android: "Make only one of the two views clickable: the one that has a name."
    ],
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
          findings.add(element: index, "Another view with the same bounds is clickable, too.")
        }
      }
    }
  }

  /// Whether bounds such as `[0,0][48,48]` are empty.
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
}
