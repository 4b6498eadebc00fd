internal import Encoding
internal import TextIO

/// The theme of the screen that shows a layout, according to the manifest of the project.
///
/// A theme of Material Components replaces some of Android's view classes by Material's.
struct AppTheme {
  /// Whether the theme belongs to Material Components, or `nil` if the project does not state it.
  let inflatesMaterialViews: Bool?

  /// Finds the theme of the activity that `tools:context` names, or that of the application.
  init(of layout: XMLDocument, in resources: inout AndroidResources) {
    let context = layout.rootElements.first.flatMap(layout.element)?.value("context")
    for manifest in resources.manifests() {
      guard let name = AppTheme.theme(in: manifest, context: context),
        let style = ResourceName(reference: name)
      else { continue }
      let theme = resources.style(style.qualified)
      inflatesMaterialViews = AppTheme.inflatesMaterialViews(theme.items, theme.names)
      return
    }
    inflatesMaterialViews = nil
  }

  private static func theme(in manifest: XMLDocument, context: String?) -> String? {
    guard let root = manifest.rootElements.first,
      let application = manifest.child("application", of: root)
    else { return nil }
    let activity = context.flatMap { context in
      manifest.children(of: application).lazy.compactMap(manifest.element).first {
        $0.name.local == "activity"
          && simpleName($0.value("name") ?? "") == simpleName(context)
      }
    }
    return activity?.value("theme") ?? manifest.element(application)?.value("theme")
  }

  private static func simpleName(_ activity: String) -> Substring {
    activity.split(separator: ".").last ?? ""
  }

  /// Returns whether a theme belongs to Material Components.
  ///
  /// The view inflater that the theme names decides. If it names none, the library of its ancestors
  /// decides.
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

extension XMLDocument.Element {
  /// Returns the value of the attribute with this name in any namespace.
  fileprivate func value(_ local: String) -> String? {
    attributes.first { $0.name.local == local }?.value
  }
}
