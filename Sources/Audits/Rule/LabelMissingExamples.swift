internal import Simulator

extension AuditRule {
  /// Examples of ``labelMissing``.
  static let labelMissingExamples: [Example] = [
    .fails(.web, "↓<input id=a>"),
    .passes(.web, "<label for=a>Email</label><input id=a>"),
    .fails(.web, "<label for=a hidden>Email</label>↓<input id=a>"),
    .fails(.web, "↓<a href=/><img src=home.png alt=''></a>"),
    .passes(.web, "<a href=/><img src=home.png alt=Home></a>"),
    .fails(.web, "<img src=m.png alt=Map usemap='#m'><map name=m>↓<area href=/north></map>"),
    .passes(
      .web, "<img src=m.png alt=Map usemap='#m'><map name=m><area href=/north alt=North></map>"),
    .passes(
      .web,
      "<input role=combobox aria-label=Size aria-expanded=true aria-controls=s>"
        + "<ul role=listbox id=s><li role=option>Small</li></ul>"),
    .fails(.web, "<ul role=listbox aria-label=Sizes>↓<li role=option></li></ul>"),
    .fails(layout: #"↓<ImageButton android:src="@drawable/close"/>"#),
    .fails(layout: #"↓<com.google.android.material.slider.Slider android:valueTo="10"/>"#),
    .passes(
      layout: #"""
        <com.google.android.material.slider.Slider android:valueTo="10"
          android:contentDescription="Volume"/>
        """#),
    .passes(
      layout: #"<ImageButton android:src="@drawable/close" android:contentDescription="Close"/>"#),
    .fails(layout: #"↓<ImageButton android:src="@drawable/close" android:text="Close"/>"#),
    .fails(
      .android,
      ExampleFile.clickableRow(named: " ").marking("<node class=\"android.widget.LinearLayout\""),
      as: "uiautomator"),
    .fails(
      .android,
      ExampleFile.clickableRow(named: "&#8203;").marking(
        "<node class=\"android.widget.LinearLayout\""),
      as: "uiautomator"),
    .passes(.android, ExampleFile.clickableRow(named: "Invoices"), as: "uiautomator"),
    .fails(
      component: #"↓<Pressable accessibilityRole="button" onPress={f}><Text> </Text></Pressable>"#),
    .passes(
      component: #"<Pressable accessibilityRole="button" onPress={f}><Text>Save</Text></Pressable>"#
    ),
    .fails(
      .ios,
      "<AppiumAUT>↓<XCUIElementTypeButton type=\"XCUIElementTypeButton\" enabled=\"true\" "
        + "visible=\"true\" accessible=\"true\" x=\"0\" y=\"0\" width=\"44\" "
        + "height=\"44\"/></AppiumAUT>",
      as: "appium-ios"),
    .passes(
      .ios,
      "<AppiumAUT><XCUIElementTypeButton type=\"XCUIElementTypeButton\" label=\"Send\" "
        + "enabled=\"true\" visible=\"true\" accessible=\"true\" x=\"0\" y=\"0\" width=\"44\" "
        + "height=\"44\"/></AppiumAUT>",
      as: "appium-ios"),
    .fails(
      .ios,
      "<AppiumAUT>↓<XCUIElementTypeOther type=\"XCUIElementTypeOther\" label=\" \" enabled=\"true\" "
        + "visible=\"true\" accessible=\"true\" x=\"0\" y=\"0\" width=\"44\" height=\"44\"/></AppiumAUT>",
      as: "appium-ios"),
    .passes(
      .ios,
      "<AppiumAUT><XCUIElementTypeOther type=\"XCUIElementTypeOther\" label=\"Total\" "
        + "enabled=\"true\" visible=\"true\" accessible=\"true\" x=\"0\" y=\"0\" width=\"44\" "
        + "height=\"44\"/></AppiumAUT>",
      as: "appium-ios"),
    .passes(.ios, ExampleFile.rowInPageSource, as: "appium-ios"),
    .fails(.reactNative, "export default () => ↓<TextInput />;"),
    .passes(.reactNative, "export default () => <TextInput accessibilityLabel=\"Email\" />;"),
    .fails(.web, "↓<output>5</output>"),
    .passes(.web, "<label>Total <output>5</output></label>"),
    .fails(.web, "↓<div contenteditable></div>"),
    .passes(.web, "<div contenteditable aria-label=Note></div>"),
    .fails(.design, "- ↓textbox"),
    .passes(.design, "- textbox \"Email\""),
  ]
}
