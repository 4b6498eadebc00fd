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
    condition: "Something that can be operated is no stop, because an element around it speaks for "
      + "it or its author took it out of the tree.",
    why: "A person who swipes through the screen never comes to it and cannot use it.",
    fixes: [
      .web: "Take aria-hidden away, or make it impossible to focus; put a control beside another "
        + "one and not inside it.",
      .android:
        "Remove android:importantForAccessibility=\"no\" from it and from what is around it, "
        + "and set android:focusable=\"true\" where android:clickable is.",
      .ios:
        "Make the element around it no accessibility element, so that each control inside is one.",
      .reactNative: "Remove accessible from the view around it, or accessible={false} and the "
        + "hiding props from the control.",
      .design: "Take it out of the group that speaks for it, or do not hide it.",
    ],
    requiredFacts: [.reach],
    supersedes: ["visible-label-missing", "readers-disagree", "hidden-on-one-platform"],
    examples: [
      .fails(.web, "↓<div aria-hidden=true><button>Pay</button></div>"),
      .fails(.web, "↓<div role=button tabindex=0>Pay <a href=help>Help</a></div>"),
      .passes(.web, "<div aria-hidden=true><button tabindex=-1>Pay</button></div>"),
      .fails(
        .android,
        """
        <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
          ↓<Button android:text="Pay" android:importantForAccessibility="no"/>
        </LinearLayout>
        """),
      .passes(
        .android,
        """
        <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
          <Button android:text="Pay"/>
        </LinearLayout>
        """),
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
