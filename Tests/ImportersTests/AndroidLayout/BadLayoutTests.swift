import Importers
import Simulator
import Testing
import TextIO

/// Extreme layouts, which must not crash, hang or take quadratic time.
@Suite struct BadLayoutTests {
  private func stops(_ screen: Screen) -> Int { TalkBack().read(screen).stops.count }

  @Test func `Views nested up to the limit are read`() throws {
    let depth = 4_900
    let layout =
      String(repeating: "<FrameLayout>", count: depth) + "<Button android:text=\"Deep\" />"
      + String(repeating: "</FrameLayout>", count: depth)
    #expect(stops(try LayoutText.screen(layout)) == 1)
  }

  @Test func `A megabyte of views is read`() throws {
    let row = """
      <com.google.android.material.textfield.TextInputLayout android:hint="Field"><EditText \
      android:inputType="text" /></com.google.android.material.textfield.TextInputLayout>

      """
    let count = 1_000_000 / row.utf8.count
    #expect(try LayoutText.screen(String(repeating: row, count: count)).count > 2 * count)
  }

  @Test(arguments: [
    ("<menu>", "<item android:title=\"x\"><menu>", "</menu></item>", "</menu>"),
    (
      "<PreferenceScreen>", "<PreferenceCategory android:title=\"x\">", "</PreferenceCategory>",
      "</PreferenceScreen>"
    ),
    (
      "<LinearLayout>", "<RelativeLayout><TextView android:text=\"x\"/>", "</RelativeLayout>",
      "</LinearLayout>"
    ),
  ])
  func `Deeply nested files of every kind are read`(
    _ start: String, _ open: String, _ close: String, _ end: String
  ) throws {
    let depth = 2_000
    let text =
      start + String(repeating: open, count: depth) + String(repeating: close, count: depth) + end
    let screen = try Screen.contents(of: Array(text.utf8), format: .androidLayout)
    #expect(stops(screen) > 0)
  }

  @Test func `A misspelt accessibility attribute is reported with its correct name`() throws {
    let screen = try LayoutText.screen(
      """
      <CheckBox android:importantForAccesibility="no" android:tint="#fff" android:text="Agree" />
      """)
    let diagnostics = screen.diagnostics.filter { $0.kind == .unknownAttribute }
    #expect(diagnostics.count == 1)
    #expect(
      diagnostics.first?.message.contains("did you mean “android:importantForAccessibility”?")
        == true)
  }

  @Test func `Circular constraints keep the order of the file`() throws {
    let screen = try LayoutText.screen(
      """
      <RelativeLayout>
        <TextView android:id="@+id/a" android:text="One" android:layout_below="@id/b" />
        <TextView android:id="@+id/b" android:text="Two" android:layout_below="@id/a" />
      </RelativeLayout>
      """)
    #expect(try LayoutText.said(screen, by: TalkBack()) == ["One", "Two"])
    #expect(screen.diagnostics.contains { $0.message.contains("order") })
  }

  @Test func `Many views in one group of constraints are sorted in linear time`() throws {
    let count = 5_000
    let views = (0..<count).reversed().map { index in
      "<TextView android:id=\"@+id/v\(index)\" android:text=\"\(index)\" "
        + (index == 0 ? "/>" : "android:layout_below=\"@id/v\(index - 1)\" />")
    }
    let screen = try LayoutText.screen(
      "<RelativeLayout>\(views.joined())</RelativeLayout>")
    #expect(try LayoutText.said(screen, by: TalkBack()).first == "0")
    #expect(screen.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "android:maxLength=\"99999999999999999999999\"", "android:maxLength=\"-1\"",
    "android:progress=\"1e308\" android:max=\"-1e308\"", "android:progress=\"NaN\"",
    "android:layout_width=\"1e308dp\" android:layout_height=\"1e308dp\"",
    "android:alpha=\"inf\"", "android:inputType=\"0xFFFFFFFFFFFF\"", "android:imeOptions=\"-5\"",
    "android:labelFor=\"@id/self\" android:id=\"@+id/self\"",
    "android:accessibilityTraversalAfter=\"@id/self\" android:id=\"@+id/self\"",
    "android:numColumns=\"9223372036854775807\"", "app:counterMaxLength=\"9223372036854775807\"",
    "android:valueFrom=\"5\" android:valueTo=\"1\" android:value=\"nan\"",
    "android:rating=\"1e300\" android:numStars=\"-3\"",
  ])
  func `Meaningless values do not break the import`(_ attributes: String) throws {
    let classes = [
      "EditText", "SeekBar", "ProgressBar", "GridView", "RatingBar", "Button", "RelativeLayout",
      "com.google.android.material.slider.Slider",
      "com.google.android.material.slider.RangeSlider",
      "com.google.android.material.textfield.TextInputLayout",
    ]
    for name in classes {
      let screen = try LayoutText.screen("<\(name) android:text=\"x\" \(attributes) />")
      #expect(throws: Never.self, "\(name)") { try Screen(outline: screen.outline, name: "") }
      _ = VoiceOver().read(screen)
      _ = TalkBack().read(screen)
    }
  }

  @Test(arguments: [
    ("<LinearLayout", "1:"), ("<LinearLayout><TextView></LinearLayout>", "1:"), ("", ""),
    ("<vector />", "1:1"), ("<manifest />", "1:1"), ("<hierarchy rotation=\"0\" />", "1:1"),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><TextView />", "1:1"),
  ])
  func `A file that is not a layout is rejected with its location`(
    _ text: String, _ location: String
  ) {
    let error = #expect(throws: InputError.self) {
      try Screen.contents(of: Array(text.utf8), format: .androidLayout, file: "x.xml")
    }
    #expect(
      error?.description.hasPrefix("x.xml:\(location)") == true, "\(error?.description ?? "")")
  }
}
