import AccessibilityTree

/// What views could not say of themselves in older versions of Android.
///
/// Source: Android, View reference, “Added in API level”.
extension AndroidMapping {
  /// Leaves out what views could not say of themselves in the version of Android.
  func withholdNewer(of node: Node, from info: inout AccessibilityNodeInfo) {
    let before = info
    if !has(.headings) {
      info.flags.subtract([.heading, .screenReaderFocusable])
      if info.hasRareFields { info.rare.paneTitle = "" }
    }
    if !has(.stateDescriptions), node.android.stateDescription != nil { info.stateDescription = "" }
    if info != before { info.mapping.append(AndroidViewRule.newerProperty) }
  }
}
