/// What an app's own view class most likely is, by the end of its name.
package enum AndroidClassGuess {
  /// The class of Android that a name without package suggests; absent where it suggests none.
  package static func likely(_ simpleName: String) -> String? {
    endings.first { simpleName.hasSuffix($0.ending) }?.viewClass
  }

  /// Ends of names and what such a view most likely is, longest first.
  private static let endings: [(ending: String, viewClass: String)] = [
    ("RecyclerView", "RecyclerView"), ("SwitchCompat", "Switch"), ("ToggleButton", "ToggleButton"),
    ("ProgressBar", "ProgressBar"), ("RadioButton", "RadioButton"), ("ImageButton", "ImageButton"),
    ("ScrollView", "ScrollView"), ("TextInput", "EditText"), ("ImageView", "ImageView"),
    ("RatingBar", "RatingBar"), ("EditText", "EditText"), ("TextView", "TextView"),
    ("CheckBox", "CheckBox"), ("ListItem", "LinearLayout"), ("Toolbar", "Toolbar"),
    ("Spinner", "Spinner"), ("SeekBar", "SeekBar"), ("Button", "Button"), ("Switch", "Switch"),
    ("Slider", "Slider"), ("Layout", "FrameLayout"), ("Chip", "Chip"), ("Text", "TextView"),
  ]
}
