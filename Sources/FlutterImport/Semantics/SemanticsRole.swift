/// A role of a semantics node.
///
/// Source: Flutter, lib/ui/semantics.dart, `SemanticsRole`.
enum SemanticsRole: String, Sendable, CaseIterable {
  case none, tab, tabBar, tabPanel, dialog, alertDialog, table, cell, row, columnHeader
  case dragHandle, spinButton, comboBox, menuBar, menu, menuItem, menuItemCheckbox, menuItemRadio
  case list, listItem, form, tooltip, loadingSpinner, progressBar, hotKey, radioGroup, status
  case alert, complementary, contentInfo, main, navigation, region
}
