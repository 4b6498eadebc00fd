internal import Simulator

extension AuditRule {
  static let unreachable = AuditRule(
    id: "unreachable",
    aliases: [
      "nested-interactive", "ios-nested-element", "ios-hidden-interactive", "aria-hidden-focus",
      "accessible-false-on-pressable", "pressable-accessible-required",
      "KeyboardInaccessibleWidget", "aria_hidden_nontabbable", "aria_descendant_valid",
      "no-aria-hidden-on-focusable", "6cfa84", "307n5z",
    ],
    layer: .tree, severity: .critical, criteria: ["2.1.1", "4.1.2"], guidelines: ["L17", "A17"],
    condition:
      "A control is not a stop, because an element around it replaces it or because it is hidden "
      + "from readers.",
    why: "People who swipe through the screen never come to it and cannot use it.",
    fixes: [
      .web:
        "Remove aria-hidden, or make the element not focusable; put a control beside another one "
        + "instead of inside it.",
      .android:
        "Remove android:importantForAccessibility=\"no\" from it and from the views around it, and "
        + "set android:focusable=\"true\" where android:clickable is.",
      .ios:
        "Do not make the element around it an accessibility "
        + "element, so that each control inside is one.",
      .reactNative:
        "Remove accessible from the view around it, or accessible={false} and the hiding props "
        + "from the control.",
      .design: "Take it out of the group that replaces it, or do not hide it.",
    ],
    requiredFacts: [.reach],
    supersedes: ["visible-label-missing", "readers-disagree", "hidden-on-one-platform"],
    examples: [
      .fails(.web, "↓<div aria-hidden=true><button>Pay</button></div>"),
      .fails(.web, "↓<div role=button tabindex=0>Pay <a href=help>Help</a></div>"),
      .passes(.web, "<div aria-hidden=true><button tabindex=-1>Pay</button></div>"),
      .fails(
        layout: #"↓<Button android:text="Pay" android:importantForAccessibility="no"/>"#
      ),
      .passes(layout: #"<Button android:text="Pay"/>"#),
      .fails(
        .reactNative,
        """
        <View accessible={true}>
          <Text>Total</Text>
          ↓<Pressable accessibilityRole="button" onPress={pay}><Text>Pay</Text></Pressable>
        </View>
        """),
      .passes(
        .reactNative,
        """
        <View>
          <Text>Total</Text>
          <Pressable accessibilityRole="button" onPress={pay}><Text>Pay</Text></Pressable>
        </View>
        """),
      .fails(.design, "- button \"Card\":\n  - /group: ignore\n  - ↓link \"Pay\""),
      .passes(.design, "- button \"Pay\""),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          <view id="c">
          <rect key="frame" x="0" y="0" width="300" height="100"/>
          <accessibility key="accessibilityConfiguration" label="Card">
          <bool key="isElement" value="YES"/>
          </accessibility>
          <subviews>
          ↓<button id="b" buttonType="system">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <state key="normal" title="Buy"/>
          </button>
          </subviews>
          </view>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <button id="b" buttonType="system">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <state key="normal" title="Buy"/>
          </button>
          """#)),
    ]
  ) { subject, findings in
    if subject.platform == .web {
      var focus = FocusOutOfReach(subject)
      focus.run(&findings)
    } else {
      ControlsOutOfReach(subject).run(&findings)
      FocusRemovedByAuthor(subject).run(&findings)
    }
  }
}
