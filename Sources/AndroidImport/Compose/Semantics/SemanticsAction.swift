/// An action of Compose's semantics that services see; the raw value is its printed name.
///
/// Source: AndroidX Compose UI, SemanticsProperties.kt, SemanticsActions.
enum SemanticsAction: String, Sendable {
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
