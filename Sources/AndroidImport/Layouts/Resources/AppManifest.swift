internal import Encoding
internal import TextIO

/// The application and the activities of an `AndroidManifest.xml`.
struct AppManifest {
  let application: XMLDocument.Element
  private let activities: [XMLDocument.Element]

  /// Finds the application and its activities, or returns `nil` if there is no application.
  init?(_ manifest: XMLDocument) {
    guard let root = manifest.rootElements.first,
      let id = manifest.child("application", of: root), let element = manifest.element(id)
    else { return nil }
    application = element
    activities = manifest.children(of: id).compactMap(manifest.element).filter {
      $0.name.local == "activity"
    }
  }

  /// Returns the activity that `tools:context` of a layout names, or `nil` if there is none.
  func activity(showing layout: XMLDocument) -> XMLDocument.Element? {
    guard let context = layout.rootElements.first.flatMap(layout.element)?["context"] else {
      return nil
    }
    return activities.first {
      AppManifest.simpleName($0["name"] ?? "") == AppManifest.simpleName(context)
    }
  }

  private static func simpleName(_ activity: String) -> Substring {
    activity.split(separator: ".").last ?? ""
  }
}

extension AppManifest {
  /// Returns the window title of the activity that shows a layout, or `nil` if the project does not
  /// state the activity or its title.
  ///
  /// Source: Android, ActivityInfo: an activity without a label has the label of its application.
  static func windowTitle(of layout: XMLDocument, in resources: inout AndroidResources) -> String? {
    guard layout.rootElements.first.flatMap(layout.element)?["context"] != nil else {
      return nil
    }
    for manifest in resources.manifests() {
      guard let app = AppManifest(manifest), let activity = app.activity(showing: layout) else {
        continue
      }
      guard let label = activity["label"] ?? app.application["label"] else {
        return nil
      }
      guard let name = ResourceName(reference: label) else { return label }
      guard case .text(let text) = resources.text(name) else { return nil }
      return text.text.isEmpty ? nil : text.text
    }
    return nil
  }
}
