/// Text fields.
extension ComposableTable {
  private static let valueField =
    "value onValueChange modifier enabled readOnly textStyle label placeholder leadingIcon "
    + "trailingIcon prefix suffix supportingText isError visualTransformation keyboardOptions "
    + "keyboardActions singleLine maxLines minLines"
  private static let stateField =
    "state modifier enabled readOnly textStyle labelPosition label placeholder leadingIcon "
    + "trailingIcon prefix suffix supportingText isError inputTransformation outputTransformation "
    + "keyboardOptions onKeyboardAction lineLimits"
  /// The order in which a field places its slots.
  ///
  /// Source: material3, TextField.kt, TextFieldMeasurePolicy.
  private static let fieldSlots =
    "leadingIcon trailingIcon label prefix suffix placeholder supportingText"

  static let fields: Rows = [
    (
      "TextField OutlinedTextField",
      [
        Composable(stateField, if: "state", layout: .across, slots: fieldSlots, .field(.material)),
        Composable(valueField, layout: .across, slots: fieldSlots, .field(.material)),
      ]
    ),
    (
      "SecureTextField OutlinedSecureTextField",
      [
        Composable(
          "state modifier enabled textStyle labelPosition label placeholder leadingIcon "
            + "trailingIcon prefix suffix supportingText isError inputTransformation "
            + "textObfuscationMode textObfuscationCharacter keyboardOptions onKeyboardAction",
          layout: .across, slots: fieldSlots, .field(.secure))
      ]
    ),
    (
      "BasicTextField",
      [
        Composable(
          "state modifier enabled readOnly inputTransformation textStyle keyboardOptions "
            + "onKeyboardAction lineLimits onTextLayout interactionSource cursorBrush "
            + "outputTransformation decorator scrollState", if: "state", slots: "decorator",
          .field(.basic)),
        Composable(
          "value onValueChange modifier enabled readOnly textStyle keyboardOptions keyboardActions "
            + "singleLine maxLines minLines visualTransformation onTextLayout interactionSource "
            + "cursorBrush decorationBox", slots: "decorationBox", .field(.basic)),
      ]
    ),
    (
      "BasicSecureTextField",
      [
        Composable(
          "state modifier enabled readOnly inputTransformation textStyle keyboardOptions "
            + "onKeyboardAction onTextLayout interactionSource cursorBrush decorator "
            + "textObfuscationMode textObfuscationCharacter", slots: "decorator", .field(.secure))
      ]
    ),
    (
      "InputField",
      [
        Composable(
          "query onQueryChange onSearch expanded onExpandedChange modifier enabled placeholder "
            + "leadingIcon trailingIcon", layout: .across,
          slots: "leadingIcon trailingIcon placeholder", .field(.search))
      ]
    ),
  ]
}
