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
      "Readers do not stop at a control, because it is hidden from them or because "
      + "an element that contains or owns it is announced in its place.",
    why: "People who swipe through the screen never reach the control and cannot use it.",
    fixes: [
      .web:
        "Remove aria-hidden, or make the element not focusable; put a control beside another one "
        + "instead of inside it.",
      .android:
        "Remove android:importantForAccessibility=\"no\" from the control and from the views that "
        + "contain it, and set android:focusable=\"true\" wherever android:clickable is set.",
      .ios:
        "Do not make the view that contains the control an accessibility element; "
        + "then each control in it is one.",
      .reactNative:
        "Remove accessible from the view that contains the control, or "
        + "accessible={false} and the hiding props from the control.",
      .design:
        "Move the control out of the group that is announced in its place, or do not hide it.",
    ],
    requiredFacts: [.reach],
    supersedes: ["visible-label-missing", "readers-disagree", "hidden-on-one-platform"],
    examples: [
      .fails(.web, "↓<div aria-hidden=true><button>Pay</button></div>"),
      .fails(.web, "↓<div role=button tabindex=0>Pay <a href=help>Help</a></div>"),
      .passes(.web, "<div aria-hidden=true><button tabindex=-1>Pay</button></div>"),
      .fails(.web, "↓<a href=tea>Tea <button>Buy</button></a>"),
      .fails(
        .web,
        "<div role=menu>↓<div role=menuitem tabindex=0>Find <input aria-label=Words></div></div>"),
      .passes(
        .web, "<ul role=menu><li role=menuitem tabindex=-1><a href=tea tabindex=0>Tea</a></ul>"),
      .passes(
        .web,
        "<span data-radix-focus-guard tabindex=0 aria-hidden=true></span>"
          + "<div class=cdk-focus-trap-anchor tabindex=0 aria-hidden=true></div>"
          + "<div style='width: 0px; height: 0; overflow: hidden' tabindex=0 aria-hidden=true></div>"
          + "<p>Tea</p>"),
      .fails(
        .web, "↓<span data-radix-focus-guard tabindex=0 aria-hidden=true>Tea</span><p>Tea</p>"),
      .passes(.web, "<div role=group aria-label=Tea><a href=tea>Tea</a><button>Buy</button></div>"),
      .fails(
        .web,
        "<label>Town <input aria-owns=towns></label>"
          + "↓<ul id=towns role=listbox aria-label=Towns><li role=option>Delft</ul>"),
      .passes(
        .web,
        "<label>Town <input aria-controls=towns></label>"
          + "<ul id=towns role=listbox aria-label=Towns><li role=option>Delft</ul>"),
      .fails(
        layout: #"↓<Button android:text="Pay" android:importantForAccessibility="no"/>"#
      ),
      .passes(layout: #"<Button android:text="Pay"/>"#),
      .fails(layout: #"↓<TextView android:text="Pay" android:clickable="true"/>"#),
      .passes(layout: #"<Button android:text="Pay" android:clickable="true"/>"#),
      .fails(
        .reactNative,
        """
        <View accessible={true}>
          <Text>Total</Text>
          ↓<Pressable accessibilityRole="button" onPress={pay}><Text>Pay</Text></Pressable>
        </View>
        """),
      .fails(
        .reactNative,
        """
        <Pressable accessibilityRole="button" onPress={open}>
          <Text>Sound</Text>
          ↓<Switch accessibilityLabel="Sound" value={on} onValueChange={toggle} />
        </Pressable>
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
      .fails(
        .ios,
        ExampleFile.swiftUI(
          "VStack {\nText(\"Total\")\n↓Button(\"Pay\") { pay() }\n}\n"
            + ".accessibilityElement(children: .ignore).accessibilityLabel(\"Total\")"),
        as: "swiftui"),
      .passes(
        .ios,
        ExampleFile.swiftUI(
          "VStack {\nText(\"Total\")\nButton(\"Pay\") { pay() }\n}\n"
            + ".accessibilityElement(children: .ignore).accessibilityLabel(\"Total\")"
            + ".accessibilityAction(named: \"Pay\") { pay() }"),
        as: "swiftui"),
      .fails(
        .android,
        "@Composable fun A() {\n"
          + "Column(Modifier.clearAndSetSemantics { contentDescription = \"Total\" }) {\n"
          + "Text(\"Total\")\n↓Button(onClick = { pay() }) { Text(\"Pay\") }\n}\n}",
        as: "kotlin"),
      .passes(
        .android,
        "@Composable fun A() {\n"
          + "Column(Modifier.clearAndSetSemantics { contentDescription = \"Total\" }) {\n"
          + "Text(\"Total\")\nText(\"9 euros\")\n}\n}", as: "kotlin"),
      .fails(
        .android,
        "@Composable fun A() {\n"
          + "↓Button({ pay() }, Modifier.semantics { hideFromAccessibility() }) { Text(\"Pay\") }\n}",
        as: "kotlin"),
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
      ContentOfFields(subject).run(&findings)
      ControlsInsideStops(subject: subject).run(&findings)
    } else {
      ControlsOutOfReach(subject).run(&findings)
      ControlsRemovedInCode(subject)?.run(&findings)
      ControlsHiddenInCompose(subject: subject).run(&findings)
      FocusRemovedByAuthor(subject).run(&findings)
    }
  }
}
