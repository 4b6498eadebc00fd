import Simulator
import Testing

@Suite struct AndroidViewTests {
  @Test(arguments: [
    ("TextView", "android.widget.TextView"), ("MaterialTextView", "android.widget.TextView"),
    ("com.google.android.material.textfield.TextInputEditText", "android.widget.EditText"),
    ("AppCompatAutoCompleteTextView", "android.widget.AutoCompleteTextView"),
    ("SearchBar", "android.widget.EditText"), ("AppCompatButton", "android.widget.Button"),
    ("MaterialButton", "android.widget.Button"), ("ImageButton", "android.widget.ImageButton"),
    (
      "FloatingActionButton",
      "com.google.android.material.floatingactionbutton.FloatingActionButton"
    ),
    ("MaterialCheckBox", "android.widget.CheckBox"), ("SwitchCompat", "android.widget.Switch"),
    ("MaterialSwitch", "android.widget.Switch"), ("RadioButton", "android.widget.RadioButton"),
    ("ToggleButton", "android.widget.ToggleButton"),
    ("CheckedTextView", "android.widget.CheckedTextView"),
    ("AppCompatSpinner", "android.widget.Spinner"), ("Slider", "android.widget.SeekBar"),
    ("RatingBar", "android.widget.RatingBar"),
    ("CircularProgressIndicator", "android.widget.ProgressBar"),
    ("RecyclerView", "androidx.recyclerview.widget.RecyclerView"),
    ("GridView", "android.widget.GridView"),
    ("ViewPager2", "androidx.viewpager.widget.ViewPager"),
    ("NestedScrollView", "android.widget.ScrollView"),
    ("ConstraintLayout", "android.view.ViewGroup"),
    ("MaterialCardView", "androidx.cardview.widget.CardView"),
    ("TabLayout", "android.widget.HorizontalScrollView"),
    ("NavigationMenuItemView", "android.widget.CheckedTextView"),
    ("WebView", "android.webkit.WebView"), ("com.example.BrandButton", "android.widget.Button"),
    ("com.example.BrandTextView", "android.widget.TextView"),
    ("com.example.Fancy", "android.view.View"),
  ])
  func `A view reports the class of its nearest named ancestor`(
    _ view: String, _ reported: String
  ) throws {
    let exposed = try AndroidScreen.view(
      """
      - generic "Name":
        - /android.viewClass: \(view)
        - /android.importantForAccessibility: "yes"
      """)
    #expect(exposed?.title == reported)
  }

  @Test(arguments: [
    AndroidScreen(
      "a label and its field",
      """
      - text "Email":
        - /android.labelFor: field
      - textbox:
        - /id: field
        - /android.inputType: textEmailAddress
      """, "Email", "edit box for Email"),
    AndroidScreen(
      "a layout around a password",
      """
      - textbox "Password":
        - /hint: 8+ characters
        - /android.inputType: textPassword
        - /android.viewClass: TextInputEditText
      - button "Show password":
        - /android.viewClass: CheckableImageButton
        - /android.checkable: "true"
      """, "password, Password, 8+ characters, edit box", "Show password, button"),
    AndroidScreen(
      "a row that can be pressed",
      """
      - group:
        - /android.viewClass: LinearLayout
        - /android.clickable: "true"
        - img
        - text "Wi-Fi"
        - switch [checked]
      """, "Wi-Fi", "on, switch"),
    AndroidScreen(
      "an image button without a description",
      """
      - button:
        - /android.viewClass: ImageButton
      """, "button"),
  ])
  func `A layout is announced as its views expose it`(_ screen: AndroidScreen) throws {
    #expect(try AndroidScreen.said(screen.outline) == screen.said)
  }

  @Test(arguments: [("", true), ("\n  - /android.focusable: \"false\"", false)])
  func `A clickable view is focusable unless it says otherwise`(
    _ line: String, _ isFocusable: Bool
  ) throws {
    let view = try AndroidScreen.view("- text \"Open\":\n  - /android.clickable: \"true\"" + line)
    #expect(view?.properties.contains { $0.name == "focusable" } == isFocusable)
  }

  @Test func `Links inside a text are reachable through the menu`() throws {
    let heard = try AndroidScreen.said(
      """
      - text "Read our terms":
        - link "terms"
      """, hints: true)
    #expect(
      heard == [
        "Read our terms, double tap to open link, actions available, swipe up or swipe down and "
          + "double tap to activate"
      ])
  }

  @Test func `Selectable text has actions`() throws {
    let heard = try AndroidScreen.said(
      """
      - text "Order 42":
        - /android.textIsSelectable: "true"
      """, hints: true)
    #expect(
      heard == [
        "Order 42, double tap to activate, double tap and hold to long press, actions available, "
          + "swipe up or swipe down and double tap to activate"
      ])
  }

  @Test func `A native field announces the long-press hint`() throws {
    let heard = try AndroidScreen.said("- textbox \"Email\"", hints: true)
    #expect(
      heard == ["Email, edit box, double tap to edit text, double tap and hold to long press"])
  }
}
