/// A guess at the Android superclass of a view class that is declared in the app.
///
/// The guess is based on the end of the class name.
package enum AndroidClassGuess {
  /// Returns the Android class that a class name suggests, or `nil` if it suggests none:
  /// `FancyButton` → `Button`.
  ///
  /// - Parameter simpleName: The name without its package.
  package static func likely(_ simpleName: String) -> String? {
    endings.first { simpleName.hasSuffix($0.ending) }?.viewClass
  }

  /// Suffixes of class names, longest first, with the most likely Android class.
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
