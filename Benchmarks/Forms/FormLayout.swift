/// Android layouts of fields, each with a label and a button.
enum FormLayout {
  /// Returns the layout, with literal texts.
  static func xml(fields: Int) -> String {
    var layout = """
      <?xml version="1.0" encoding="utf-8"?>
      <ScrollView xmlns:android="http://schemas.android.com/apk/res/android"
          android:layout_width="match_parent" android:layout_height="match_parent">
      <LinearLayout android:orientation="vertical"\(size)>

      """
    for number in 1...fields { layout += field(number) }
    return layout + "</LinearLayout>\n</ScrollView>\n"
  }

  private static let size =
    " android:layout_width=\"match_parent\" android:layout_height=\"wrap_content\""

  private static func field(_ number: Int) -> String {
    """
    <LinearLayout android:orientation="vertical"\(size)>
      <TextView android:labelFor="@id/line_\(number)" android:text="Line \(number) of your address"\(size) />
      <EditText android:id="@+id/line_\(number)" android:hint="As it stands on the envelope, part \(number)"
          android:inputType="textPostalAddress" android:text="Part \(number)"\(size) />
      <ImageButton android:contentDescription="Clear line \(number)"\(size) />
    </LinearLayout>

    """
  }
}
