/// An action in Compose's semantics that accessibility services see.
///
/// The raw value is the name in test output.
///
/// Source: AndroidX Compose UI, SemanticsProperties.kt, SemanticsActions.
package enum SemanticsAction: String, Sendable {
  case click = "OnClick"
  case longClick = "OnLongClick"
  case setText = "SetText"
  case setProgress = "SetProgress"
  case scrollBy = "ScrollBy"
  case expand = "Expand"
  case collapse = "Collapse"
  case dismiss = "Dismiss"
  case pageUp = "PageUp"
  case pageDown = "PageDown"
  case pageLeft = "PageLeft"
  case pageRight = "PageRight"
}
