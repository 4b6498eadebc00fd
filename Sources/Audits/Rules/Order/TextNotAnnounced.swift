internal import Simulator

extension AuditRule {
  /// The rule about texts inside an element that readers announce only by its name.
  ///
  /// Source: XCTest’s audit `elementDetection`; Accessibility Test Framework, “Unexposed text”.
  static let textNotAnnounced = AuditRule(
    id: "text-not-announced", aliases: ["elementDetection"], layer: .announcement,
    severity: .serious, needsReview: true, criteria: ["1.3.1"],
    condition:
      "A text is visible inside an element that is announced as a whole, and the name of the element "
      + "leaves most words of the text out.",
    why: "People who listen miss what others read.",
    fixes: [
      .ios: "Add the text to the accessibilityLabel of the element.",
      .reactNative: "Add the text to the accessibilityLabel, or remove the accessibilityLabel.",
    ],
    platforms: [.ios, .reactNative], requiredFacts: [.label, .content],
    examples: [
      .fails(
        component: #"""
          ↓<View accessible accessibilityLabel="Desk lamp">
          <Text>Desk lamp</Text><Text>Only two left in stock</Text>
          </View>
          """#),
      .passes(
        component: #"""
          <View accessible accessibilityLabel="Desk lamp, only two left">
          <Text>Desk lamp</Text><Text>Only two left in stock</Text>
          </View>
          """#),
      .passes(
        component: #"""
          <View accessible accessibilityLabel="Twelve May"><Text>12.05.</Text></View>
          """#),
      .passes(
        component: #"""
          <View accessible><Text>Desk lamp</Text><Text>Only two left in stock</Text></View>
          """#),
      .fails(.ios, card("Only two left in stock").marking("<view id=\"c\"")),
      .passes(.ios, card("Desk lamp")),
    ]
  ) { subject, findings in
    let readings = subject.sameTreeReadings()
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      guard node.label?.origin == .author || node.label?.origin == .contentDescription,
        !node.name.isBlank, node.role == .generic || node.role == .group,
        !subject.isControl(index), subject.screen.firstChild(of: index) != nil
      else { continue }
      let texts = subject.screen.descendants(of: index).map(\.index).filter { inner in
        subject.screen[inner].isShownText && !subject.isUnseen(inner)
          && Wording.words(of: subject.screen[inner].name).count > 1
          && subject.screen[inner].name.contains(where: \.isLetter)
      }
      for reading in readings {
        guard let stop = reading.stop(of: index) else { continue }
        let announced = Set<String>(Wording.words(of: stop.announcement.text))
        let silent = texts.first { text in
          let words = Wording.words(of: subject.screen[text].name)
          return reading.stop(speaking: text) == nil
            && words.count { announced.contains($0) } * 2 < words.count
        }
        guard let silent else { continue }
        findings.add(
          index,
          "“\(ShortText.of(subject.screen[silent].name))” is visible in this element, and is not "
            + "announced.", heard: [reading.quote(stop, restingOn: [])])
      }
    }
  }

  private static func card(_ text: String) -> String {
    ExampleFile.nib(
      """
      <view id="c">
      <rect key="frame" x="0" y="0" width="300" height="100"/>
      <accessibility key="accessibilityConfiguration" label="Desk lamp">
      <bool key="isElement" value="YES"/>
      </accessibility>
      <subviews>
      <label text="\(text)" id="l"><rect key="frame" x="0" y="0" width="200" height="30"/></label>
      </subviews>
      </view>
      """)
  }
}
