/// Composables that are shown in a separate window.
extension ComposableTable {
  static let windows: Rows = [
    (
      "Dialog BasicAlertDialog",
      [
        Composable(
          "onDismissRequest properties content", layout: .box, slots: "content",
          window: .over(unless: nil))
      ]
    ),
    (
      "AlertDialog",
      [
        Composable(
          "onDismissRequest confirmButton modifier dismissButton icon title text",
          slots: "icon title text dismissButton confirmButton buttons", .pane("Dialog"), .group,
          window: .over(unless: nil))
      ]
    ),
    (
      "TimePickerDialog",
      [
        Composable(
          "onDismissRequest confirmButton title modifier properties modeToggleButton dismissButton "
            + "shape containerColor content",
          slots: "title content modeToggleButton dismissButton confirmButton", .pane("Dialog"),
          .group, window: .over(unless: nil))
      ]
    ),
    (
      // It is only shown while its state is expanded.
      "ExpandedFullScreenSearchBar ExpandedDockedSearchBar",
      [
        Composable(
          "state inputField modifier content", slots: "inputField content", .group,
          window: .over(unless: nil))
      ]
    ),
    (
      "DatePickerDialog",
      [
        Composable(
          "onDismissRequest confirmButton modifier dismissButton shape tonalElevation colors "
            + "properties content", slots: "content dismissButton confirmButton", .pane("Dialog"),
          .group, window: .over(unless: nil))
      ]
    ),
    (
      "ModalBottomSheet",
      [
        Composable(
          "onDismissRequest modifier sheetState sheetMaxWidth sheetGesturesEnabled shape "
            + "containerColor contentColor tonalElevation scrimColor dragHandle contentWindowInsets "
            + "properties content", slots: "content", .pane("Bottom Sheet"), .group,
          window: .over(unless: nil))
      ]
    ),
    (
      "DropdownMenu ExposedDropdownMenu",
      [
        Composable(
          "expanded onDismissRequest modifier offset scrollState properties shape containerColor "
            + "tonalElevation shadowElevation border content", slots: "content",
          window: .over(unless: "expanded"))
      ]
    ),
    (
      "Popup",
      [
        Composable(
          "alignment offset onDismissRequest properties content", layout: .box, slots: "content",
          window: .over(unless: nil))
      ]
    ),
  ]
}
