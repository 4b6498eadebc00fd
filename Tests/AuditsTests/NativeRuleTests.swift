import Importers
import Simulator
import Testing

@testable import Audits

/// Edge cases of rules on screens of apps.
struct NativeRuleTests {
  /// Returns the rules with findings; a question mark follows a rule whose finding needs review.
  private static func rules(_ source: String, as format: String) throws -> [String] {
    try findings(source, as: format).map { $0.shared.rule.id + ($0.needsReview ? "?" : "") }
  }

  private static func findings(_ source: String, as format: String) throws -> [Finding] {
    try Audit().report(on: source, as: #require(InputFormat(named: format))).findings
  }

  @Test(arguments: [
    "toggleable(value = isOn, onValueChange = { isOn = it })",
    "toggleable(value = isOn, role = Role.Switch, onValueChange = { isOn = it })",
    "selectable(selected = isOn, onClick = { isOn = true })", "clickable { isOn = true }",
    "clickable(role = Role.Button) { isOn = true }",
    "combinedClickable(onClick = { isOn = true }, onLongClick = { isOn = false })",
  ])
  func `A box without content that only a modifier makes a control has no name`(
    _ modifier: String
  ) throws {
    let rules = try Self.rules(
      """
      @Composable fun Main() {
        var isOn by remember { mutableStateOf(false) }
        Box(Modifier.size(48.dp).\(modifier))
      }
      """, as: "kotlin")
    #expect(rules == ["label-missing"])
  }

  @Test(arguments: [
    ("BasicTextField(value = name, onValueChange = { name = it })", "label-missing"),
    ("TextField(name, { name = it }, Modifier.fillMaxWidth(), singleLine = true)", "label-missing"),
    ("OutlinedTextField(name, { name = it }, modifier = modifier)", "label-missing?"),
    ("OutlinedTextField(name, { name = it }, leadingIcon = { AppIcon() })", "label-missing?"),
    ("TextField(name, { name = it }, leadingIcon = { Icon(icon, null) })", "label-missing"),
    (
      "OutlinedTextField(name, { name = it }, placeholder = { Text(\"Nick\") })", "placeholder-only"
    ),
  ])
  func `A field of Compose has only the name that its call writes`(_ field: String, _ rule: String)
    throws
  {
    let rules = try Self.rules(
      "@Composable fun Main() {\nvar name by remember { mutableStateOf(\"\") }\n\(field)\n}",
      as: "kotlin")
    #expect(rules.contains(rule), "\(rules)")
  }

  @Test(arguments: [
    "<Pressable accessibilityRole='button' accessibilityLabel='' onPress={go} />",
    "<TouchableOpacity accessibilityRole='button' aria-label=' ' onPress={go} />",
    "<Button title='' onPress={go} />",
  ])
  func `A component with an empty name certainly has no name`(_ element: String) throws {
    let rules = try Self.rules("export default () => \(element);", as: "jsx")
    #expect(rules.contains("label-missing"), "\(rules)")
  }

  private static func app(_ elements: String) -> String {
    "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" name=\"App\" label=\"App\" "
      + "enabled=\"true\" visible=\"true\" accessible=\"false\" x=\"0\" y=\"0\" width=\"390\" height=\"844\">"
      + elements + "</XCUIElementTypeApplication>"
  }

  private static func element(_ type: String, _ label: String, _ others: String = "") -> String {
    "<XCUIElementType\(type) type=\"XCUIElementType\(type)\" label=\"\(label)\" enabled=\"true\" "
      + "visible=\"true\" accessible=\"true\" x=\"20\" y=\"100\" width=\"200\" height=\"50\" \(others)/>"
  }

  @Test(arguments: [
    ("Other", "", ""), ("Other", " ", ""), ("Other", "", "traits=\"Selected\""),
    ("Other", "", "traits=\"Header\""), ("Cell", "", ""), ("ProgressIndicator", "", ""),
  ])
  func `A stop without words is reported`(_ type: String, _ label: String, _ others: String) throws
  {
    let found = try Self.rules(Self.app(Self.element(type, label, others)), as: "appium-ios")
    #expect(found == ["label-missing"])
  }

  @Test(arguments: [
    ("StaticText", "", "traits=\"StaticText\""), ("Other", "Total", ""),
    ("ProgressIndicator", "", "value=\"40%\""),
  ])
  func `A stop that shows text or has words is not reported as silent`(
    _ type: String, _ label: String, _ others: String
  ) throws {
    let found = try Self.rules(Self.app(Self.element(type, label, others)), as: "appium-ios")
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    "eye24", "trash20", "share-16dp", "loft48dp", "town-hall32", "podcast-expand", "chevron.right",
    "person.crop.circle", "close@2x",
    "arrowLeft24", "image001", "fa-trash", "home-tab-selected", "@string/save", "TODO",
  ])
  func `A name of an image or resource is reported`(_ name: String) throws {
    let found = try Self.rules(Self.app(Self.element("Button", name)), as: "appium-ios")
    #expect(found.contains("label-is-code"))
  }

  @Test(arguments: [
    "covid19", "iPhone15", "Top 40", "check-in", "well-known", "drop-off", "apple.com", "e.g.",
    "formula1", "up-to-date", "@anna", "route66", "full-circle", "well-rounded", "pre-selected",
    "july20", "studio48", "pier36", "class20", "under18",
  ])
  func `A name that people know is not reported as code`(_ name: String) throws {
    let found = try Self.rules(Self.app(Self.element("Button", name)), as: "appium-ios")
    #expect(!found.contains { $0.hasPrefix("label-is-code") })
  }

  @Test func `A visible text like the name of an image is not reported as code`() throws {
    let node =
      #"<hierarchy><node class="android.widget.Button" text="push-outline" content-desc="" "#
      + #"clickable="true" focusable="true" bounds="[0,0][900,300]"/></hierarchy>"#
    #expect(try !Self.rules(node, as: "uiautomator").contains { $0.hasPrefix("label-is-code") })
  }

  @Test(arguments: [
    ("<Text>Password</Text><TextInput secureTextEntry placeholder=\"***\" />", "placeholder-only"),
    ("<Text>Edit box</Text><TextInput placeholder=\"Note\" />", "placeholder-only"),
  ])
  func `A word of a reader is no name of a field`(_ body: String, _ rule: String) throws {
    let found = try Self.rules(
      "export default () => <View>\(body)</View>;", as: "jsx")
    #expect(!found.contains("label-stop"))
    #expect(found.contains(rule))
  }

  @Test(arguments: [
    ("- switch \"!@#$%^&*\"", false), ("- switch \"Allow *\"", false),
    ("- textbox \"5 * 3\"", false),
    ("- textbox \"***\"", false), ("- textbox \"Email *\"", true), ("- textbox \"* Email\"", true),
    ("- checkbox \"I agree *\"", true),
  ])
  func `Only an asterisk at the words of a field marks it as required`(
    _ outline: String, _ isFound: Bool
  ) throws {
    let found = try Self.rules(outline + "\n", as: "outline")
    #expect(found.contains { $0.hasPrefix("required-asterisk") } == isFound)
  }

  @Test(arguments: [
    "<Text><Text accessibilityRole=\"link\" onPress={open}>Terms</Text></Text>",
    "<Text><Text accessibilityRole=\"button\" onPress={open}>Show all</Text></Text>",
  ])
  func `A paragraph that is one control is reachable`(_ body: String) throws {
    let found = try Self.rules("export default () => <View>\(body)</View>;", as: "jsx")
    #expect(!found.contains("unreachable"))
  }

  @Test func `A link in a text of Android is reachable`() throws {
    let layout = """
      <TextView xmlns:android="http://schemas.android.com/apk/res/android"
        android:layout_width="match_parent" android:layout_height="wrap_content"
        android:autoLink="web" android:text="See https://example.org now"/>
      """
    #expect(try !Self.rules(layout, as: "android-layout").contains("unreachable"))
  }

  @Test func `A switch inside a switch of the same name is reachable`() throws {
    let inner = Self.element("Switch", "Roaming", "value=\"1\"")
      .replacing("accessible=\"true\"", with: "accessible=\"false\"")
    let outer =
      Self.element("Switch", "Roaming", "value=\"1\"").dropLast(2)
      + ">" + inner + "</XCUIElementTypeSwitch>"
    #expect(try !Self.rules(Self.app(outer), as: "appium-ios").contains("unreachable"))
  }

  @Test func `A control of UIKit that is no accessibility element is unreachable`() throws {
    let button = """
      <button opaque="NO" id="b"><rect key="frame" x="20" y="100" width="120" height="44"/>
      <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>
      <state key="normal" title="Pay"/></button>
      """
    #expect(try Self.rules(button, as: "interface-builder").contains("unreachable"))
  }

  @Test func `A label of blanks in Interface Builder replaces the title`() throws {
    let button = """
      <button opaque="NO" id="b"><rect key="frame" x="20" y="100" width="120" height="44"/>
      <accessibility key="accessibilityConfiguration" label=" "/><state key="normal" title="Pay"/></button>
      """
    #expect(try Self.rules(button, as: "interface-builder").contains("label-missing"))
  }

  @Test func `A mixed box whose text Android leaves out is reported`() throws {
    let box = { (label: String) in
      """
      export default () => <View><Pressable accessibilityRole="checkbox" \(label) onPress={pick}
        accessibilityState={{checked: 'mixed'}}><Text>All mail</Text></Pressable></View>;
      """
    }
    #expect(try Self.rules(box(""), as: "jsx").contains("readers-disagree"))
    let named = try Self.rules(box("accessibilityLabel=\"All mail\""), as: "jsx")
    #expect(!named.contains("readers-disagree") && !named.contains("state-not-heard?"))
  }

  @Test func `A choice in a row that announces its text is associated with it`() throws {
    let row = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
        android:layout_width="match_parent" android:layout_height="48dp" android:clickable="true"
        android:focusable="true">
        <TextView android:layout_width="wrap_content" android:layout_height="wrap_content" android:text="Dark mode"/>
        <CheckBox android:layout_width="wrap_content" android:layout_height="wrap_content"
          android:clickable="false" android:focusable="false"/>
      </LinearLayout>
      """
    let found = try Self.rules(row, as: "android-layout")
    #expect(!found.contains { $0.hasPrefix("label-not-associated") })
  }

  @Test func `A value of a text that repeats its label is announced twice`() throws {
    let text = Self.element("Other", "Order total", "value=\"Order total.\" traits=\"Button\"")
    #expect(try Self.rules(Self.app(text), as: "appium-ios").contains("heard-twice"))
  }

  @Test(arguments: [("", false), ("tabBarAccessibilityLabel: 'Home, tab, 1 of 2'", true)])
  func `A position in the label of a tab is reported only if an author wrote it`(
    option: String, isReported: Bool
  ) throws {
    let source = """
      import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
      const Tab = createBottomTabNavigator();
      const Home = () => <Text>Welcome</Text>;
      const More = () => <Text>About</Text>;
      export default () => <Tab.Navigator>
        <Tab.Screen name="Home" component={Home} options={{ \(option) }} />
        <Tab.Screen name="More" component={More} />
      </Tab.Navigator>;
      """
    #expect(
      try Self.rules(source, as: "jsx").contains("author-imitates-reader") == isReported)
  }

  @Test(arguments: [
    ("Button(\"Pay\") {}", "", "unreachable"),
    ("Button(\"Pay\") {}", ".accessibilityAddTraits(.isButton)", "unreachable?"),
    ("Button(\"Pay\") {}", ".disabled(true)", "unreachable?"),
    ("HStack { Button(\"Pay\") {} }", ".allowsHitTesting(false)", "unreachable?"),
    ("Button(\"Pay\") {}", ".accessibilityAction { pay() }", ""),
    ("Button(\"Pay\") {}.disabled(true)", "", ""), ("Image(decorative: \"a\")", "", ""),
  ])
  func `A button in a view that is announced as a whole is unreachable without an action`(
    _ button: String, _ modifier: String, _ expected: String
  ) throws {
    let view = ".accessibilityElement(children: .ignore).accessibilityLabel(\"Total\")\(modifier)"
    let rules = try Self.rules(
      "struct A: View { var body: some View {\nVStack { \(button) }\(view)\n} }", as: "swiftui")
    #expect(rules.filter { $0.hasPrefix("unreachable") }.joined() == expected)
  }

  @Test func `A format in the helper text of a layout is a warning`() throws {
    let field = """
      <com.google.android.material.textfield.TextInputLayout
        xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:app="http://schemas.android.com/apk/res-auto"
        android:hint="Code" app:helperText="8 digits">
      <com.google.android.material.textfield.TextInputEditText android:inputType="number"/>
      </com.google.android.material.textfield.TextInputLayout>
      """
    let found = try Self.findings(field, as: "android-layout")
    #expect(found.filter { $0.rule == "format-not-in-label" }.map(\.severity) == [.warning])
  }

  @Test func `A format only in a hint and a standard return key are serious in apps`() throws {
    let form = """
      - textbox "Date of birth":
        - /hint: dd/mm/yyyy
        - /return-key: default
      - textbox "Town":
        - /return-key: done
      """
    let audit = Audit([.formatNotInLabel, .returnKey])
    let subject = AuditSubject(
      try Screen(outline: form), by: allReaders, in: audit.readingConditions)
    let found = audit.report(on: subject).findings
    #expect(Set(found.map(\.rule)) == ["format-not-in-label", "return-key"])
    #expect(found.allSatisfy { $0.severity == .serious })
  }
}
