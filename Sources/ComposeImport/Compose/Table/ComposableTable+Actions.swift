internal import AndroidImport

/// Buttons, cards, chips and items of menus.
extension ComposableTable {
  static let actions: Rows = [
    (
      "Button FilledTonalButton ElevatedButton OutlinedButton TextButton",
      [
        Composable(
          "onClick modifier enabled shape colors elevation border contentPadding interactionSource "
            + "content", layout: .across, .role(.button), .click("onClick", role: nil))
      ]
    ),
    (
      "FloatingActionButton SmallFloatingActionButton LargeFloatingActionButton "
        + "MediumFloatingActionButton VibrantFloatingActionButton StandardFloatingActionButton",
      [
        Composable(
          "onClick modifier shape containerColor contentColor elevation interactionSource content",
          layout: .box, .role(.button), .click("onClick", role: nil))
      ]
    ),
    (
      "ExtendedFloatingActionButton SmallExtendedFloatingActionButton "
        + "MediumExtendedFloatingActionButton LargeExtendedFloatingActionButton",
      [
        Composable(
          "text icon onClick modifier expanded", if: "text", layout: .across, slots: "icon text",
          .role(.button), .click("onClick", role: nil)),
        Composable(
          "onClick modifier shape containerColor contentColor elevation interactionSource content",
          layout: .across, .role(.button), .click("onClick", role: nil)),
      ]
    ),
    (
      "ToggleFloatingActionButton",
      [
        Composable(
          "checked onCheckedChange modifier containerColor contentAlignment containerSize "
            + "containerCornerRadius content", layout: .box,
          .toggle("checked", callback: "onCheckedChange", role: nil))
      ]
    ),
    (
      "FloatingActionButtonMenu",
      [
        Composable(
          "expanded button modifier horizontalAlignment content", slots: "content button", .group)
      ]
    ),
    (
      "FloatingActionButtonMenuItem",
      [
        Composable(
          "onClick text icon modifier containerColor contentColor", layout: .across,
          slots: "icon text", .click("onClick", role: nil))
      ]
    ),
    (
      "IconButton FilledIconButton FilledTonalIconButton OutlinedIconButton",
      [
        Composable(
          "onClick modifier enabled colors interactionSource shape content", layout: .box,
          .click("onClick", role: .button))
      ]
    ),
    (
      "IconToggleButton FilledIconToggleButton FilledTonalIconToggleButton "
        + "OutlinedIconToggleButton",
      [
        Composable(
          "checked onCheckedChange modifier enabled colors interactionSource shape content",
          layout: .box,
          .toggle("checked", callback: "onCheckedChange", role: .checkbox))
      ]
    ),
    (
      "ToggleButton ElevatedToggleButton TonalToggleButton OutlinedToggleButton",
      [
        Composable(
          "checked onCheckedChange modifier enabled content", layout: .across, .role(.checkbox),
          .toggle("checked", callback: "onCheckedChange", role: nil))
      ]
    ),
    (
      "LeadingButton ElevatedLeadingButton TonalLeadingButton OutlinedLeadingButton",
      [
        Composable(
          "onClick modifier enabled shapes colors border elevation contentPadding "
            + "interactionSource content", layout: .across, .role(.button),
          .click("onClick", role: nil))
      ]
    ),
    (
      "TrailingButton ElevatedTrailingButton TonalTrailingButton OutlinedTrailingButton",
      [
        // Assumed: the button that opens a menu has no state words except those that the app sets.
        Composable(
          "checked onCheckedChange modifier enabled shapes colors border elevation contentPadding "
            + "interactionSource content", if: "checked", layout: .across, .role(.button),
          .click("onCheckedChange", role: nil)),
        Composable(
          "onClick modifier enabled shapes colors border elevation contentPadding "
            + "interactionSource content", layout: .across, .role(.button),
          .click("onClick", role: nil)),
      ]
    ),
    ("Card ElevatedCard OutlinedCard", surfaces(arrangement: .down)),
    ("Surface", surfaces(arrangement: .box)),
    (
      "AssistChip ElevatedAssistChip",
      [
        Composable(
          "onClick label modifier enabled leadingIcon trailingIcon", layout: .across,
          slots: "leadingIcon label trailingIcon", .role(.button), .click("onClick", role: nil))
      ]
    ),
    (
      "SuggestionChip ElevatedSuggestionChip",
      [
        Composable(
          "onClick label modifier enabled icon", layout: .across, slots: "icon label",
          .role(.button),
          .click("onClick", role: nil))
      ]
    ),
    (
      "FilterChip ElevatedFilterChip",
      [
        Composable(
          "selected onClick label modifier enabled leadingIcon trailingIcon", layout: .across,
          slots: "leadingIcon label trailingIcon", .role(.checkbox),
          .select("selected", role: nil))
      ]
    ),
    (
      "InputChip",
      [
        Composable(
          "selected onClick label modifier enabled leadingIcon avatar trailingIcon",
          layout: .across,
          slots: "avatar leadingIcon label trailingIcon", .role(.checkbox),
          .select("selected", role: nil))
      ]
    ),
    (
      "Chip CompactChip",
      [
        // Source: Wear Compose, Chip.kt.
        Composable(
          "label onClick modifier secondaryLabel icon", if: "label", layout: .across,
          slots: "icon label secondaryLabel", .role(.button), .click("onClick", role: nil)),
        Composable(
          "onClick modifier enabled interactionSource shape border colors leadingIcon content",
          layout: .across, slots: "leadingIcon content", .role(.button),
          .click("onClick", role: nil)),
      ]
    ),
    (
      "DropdownMenuItem",
      [
        Composable(
          "text onClick modifier leadingIcon trailingIcon enabled", if: "text", layout: .across,
          slots: "leadingIcon text trailingIcon", .click("onClick", role: nil)),
        Composable(
          "onClick modifier enabled contentPadding interactionSource content", layout: .across,
          .click("onClick", role: nil)),
      ]
    ),
  ]

  /// Returns the overloads of a surface.
  ///
  /// Of the overloads, only the overload without a callback is a traversal group.
  private static func surfaces(
    arrangement: Composable.Arrangement
  ) -> [Composable] {
    [
      Composable(
        "selected onClick modifier enabled content", if: "selected", layout: arrangement,
        .select("selected", role: nil)),
      Composable(
        "checked onCheckedChange modifier enabled content", if: "checked", layout: arrangement,
        .toggle("checked", callback: "onCheckedChange", role: nil)),
      Composable(
        "onClick modifier enabled content", if: "onClick", layout: arrangement,
        .click("onClick", role: nil)),
      Composable("modifier shape colors elevation border content", layout: arrangement, .group),
    ]
  }
}
