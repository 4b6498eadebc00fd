internal import Simulator

extension AuditRule {
  /// Examples of ``groupMissing``.
  static let groupMissingExamples: [Example] = [
    .fails(
      .web,
      "<p>Colour</p>↓<input type=radio name=c id=r><label for=r>Red</label>"
        + "<input type=radio name=c id=b><label for=b>Blue</label>"),
    .passes(
      .web,
      "<fieldset><legend>Colour</legend><input type=radio name=c id=r><label for=r>Red</label>"
        + "<input type=radio name=c id=b><label for=b>Blue</label></fieldset>"),
    .fails(
      .web,
      "<fieldset><legend>You</legend>↓<fieldset><legend>You</legend><label>Age <input></label>"
        + "<label>Town <input></label></fieldset></fieldset>"),
    .fails(
      .web,
      "<fieldset><legend>Colour</legend><label><input type=radio name=c>Red</label></fieldset>"
        + "<label>↓<input type=radio name=c>Blue</label>"),
    .fails(
      .web,
      "↓<fieldset><legend>You</legend><label>Age <input></label><legend>Home</legend>"
        + "<label>Town <input></label></fieldset>"),
    .passes(.web, "<fieldset role=none><label>Age <input></label></fieldset>"),
    .passes(.web, "<input type=checkbox name=t id=t><label for=t>I agree</label>"),
    .fails(.design, "- text: Colour\n- ↓radio \"Red\"\n- radio \"Blue\""),
    .passes(.design, "- radiogroup \"Colour\":\n  - radio \"Red\"\n  - radio \"Blue\""),
    .fails(
      layout: #"""
        <TextView android:text="Send by"/>
        ↓<RadioButton android:text="Post"/>
        <RadioButton android:text="Email"/>
        """#),
    .passes(
      layout: #"""
        <RadioGroup android:contentDescription="Send by">
        <RadioButton android:text="Post"/>
        <RadioButton android:text="Email"/>
        </RadioGroup>
        """#),
    .fails(
      component: #"""
        <Text>Send by</Text>
        ↓<Pressable accessibilityRole="radio" accessibilityLabel="Post" />
        <Pressable accessibilityRole="radio" accessibilityLabel="Email" />
        """#),
    .passes(
      component: #"""
        <View accessibilityRole="radiogroup" accessibilityLabel="Send by">
        <Pressable accessibilityRole="radio" accessibilityLabel="Post" />
        <Pressable accessibilityRole="radio" accessibilityLabel="Email" />
        </View>
        """#),
    .fails(
      .web,
      "<p>Date of birth</p>↓<input aria-label=Day><input aria-label=Month>"
        + "<input aria-label=Year>"),
    .passes(
      .web,
      "<fieldset><legend>Date of birth</legend><input aria-label=Day><input aria-label=Month>"
        + "<input aria-label=Year></fieldset>"),
    .passes(.web, "<label>Year <input></label><label>Publisher <input></label>"),
  ]
}
