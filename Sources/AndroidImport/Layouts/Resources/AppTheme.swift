internal import Encoding

/// The theme of the screen that shows a layout, according to the manifest of the project.
///
/// A theme of Material Components replaces some of Android's view classes by classes of Material.
struct AppTheme {
  /// Whether the theme replaces Android's views by those of Material Components; `nil` if this is
  /// unknown.
  let inflatesMaterialViews: Bool?

  /// Finds the theme of the activity that `tools:context` names or, if that activity states no
  /// theme, the theme of the application.
  init(of layout: XMLDocument, in resources: inout AndroidResources) {
    for manifest in resources.manifests() {
      let app = AppManifest(manifest)
      let activity = app?.activity(showing: layout)
      guard let name = activity?["theme"] ?? app?.application["theme"],
        let style = ResourceName(reference: name)
      else { continue }
      let theme = resources.style(style.qualified)
      inflatesMaterialViews = AppTheme.inflatesMaterialViews(theme.items, theme.names)
      return
    }
    inflatesMaterialViews = nil
  }

  /// Returns whether a theme replaces Android's views by Material's, or `nil` if this is unknown.
  ///
  /// If the theme names a view inflater, the inflater decides. Otherwise, the result depends on the
  /// library whose theme is an ancestor, such as `Theme.Material3`.
  ///
  /// Source: Material Components 1.12, theme/res/values/themes_base.xml, viewInflaterClass, also in
  /// the bridge themes.
  private static func inflatesMaterialViews(_ items: [StyleItem], _ names: [String]) -> Bool? {
    if let inflater = items.first(where: { $0.name == "viewInflaterClass" }) {
      return inflater.raw.hasSuffix("MaterialComponentsViewInflater")
    }
    for name in names.reversed() {
      if name.hasPrefix("android:") || name.contains("Theme.AppCompat") { return false }
      if name.contains("Theme.MaterialComponents") || name.contains("Theme.Material3") {
        return true
      }
    }
    return nil
  }
}
