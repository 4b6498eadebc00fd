internal import AndroidImport

/// Check boxes, switches, radio buttons and sliders.
extension ComposableTable {
  static let choices: Rows = [
    (
      "Checkbox",
      [
        Composable(
          "checked onCheckedChange modifier enabled",
          .toggle("checked", callback: "onCheckedChange", role: .checkbox))
      ]
    ),
    ("TriStateCheckbox", [Composable("state onClick modifier enabled", .toggleState)]),
    (
      "Switch",
      [
        Composable(
          "checked onCheckedChange modifier thumbContent enabled",
          .toggle("checked", callback: "onCheckedChange", role: .switchControl))
      ]
    ),
    (
      "RadioButton",
      [Composable("selected onClick modifier enabled", .select("selected", role: .radioButton))]
    ),
    (
      "Slider",
      [
        Composable(
          "state modifier enabled", if: "state", .slider),
        Composable(
          "value onValueChange modifier enabled valueRange steps onValueChangeFinished", .slider),
      ]
    ),
    ("VerticalSlider", [Composable("state modifier enabled reverseDirection", .slider)]),
    (
      "SegmentedButton",
      [
        Composable(
          "selected onClick shape modifier enabled colors border contentPadding "
            + "interactionSource icon label", if: "selected", layout: .across, slots: "icon label",
          .role(.radioButton), .select("selected", role: nil)),
        Composable(
          "checked onCheckedChange shape modifier enabled colors border contentPadding "
            + "interactionSource icon label", if: "checked", layout: .across, slots: "icon label",
          .toggle("checked", callback: "onCheckedChange", role: nil)),
      ]
    ),
    (
      "SingleChoiceSegmentedButtonRow",
      [Composable("modifier space content", layout: .across, .selectableGroup)]
    ),
    ("MultiChoiceSegmentedButtonRow", [Composable("modifier space content", layout: .across)]),
  ]
}
