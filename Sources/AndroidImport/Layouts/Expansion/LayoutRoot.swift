internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// A check of the kind of a file, by the first element of the document.
enum LayoutRoot {
  /// Returns the kind: layout, menu or preference screen.
  ///
  /// - Throws: An error if the file is of another kind. The error names the kind of the file, if
  ///   the kind is known.
  static func kind(
    of document: XMLDocument, file: String?
  ) throws(InputError) -> ExpandedLayout.Kind {
    guard let root = document.rootElements.first, let element = document.element(root) else {
      throw InputError(
        file: file, problem: "the file has no view", remedy: "use an Android layout")
    }
    let name = element.name.local
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if name == "menu" { return .menu }
    if ["item", "group"].contains(name), hasTitle(root, in: document) { return .menu }
    if name == "preference-headers" || preferences.contains(where: last.hasSuffix) {
      return .preferences
    }
    let isView = views.contains(name) || name.contains(".") || name.first?.isUppercase == true
    guard isView, others[name] == nil else { throw unsupportedRootError(of: element, file: file) }
    return .layout
  }

  /// The names, in lower case, of elements that are views or stand for views.
  private static let views: Set<String> = [
    "view", "include", "merge", "layout", "fragment", "blink",
  ]

  private static let preferences = ["PreferenceScreen", "PreferenceCategory", "Preference"]

  private static func hasTitle(_ root: XMLDocument.ID, in document: XMLDocument) -> Bool {
    ([root] + document.children(of: root)).contains { document.element($0)?["title"] != nil }
  }

  private static func unsupportedRootError(of element: XMLDocument.Element, file: String?)
    -> InputError
  {
    let name = element.name.local
    let remedy =
      name == "hierarchy"
      ? "read it with --input uiautomator or --input appium-android"
      : "use a layout, a menu or a preference screen, such as res/layout/main.xml"
    let kind = others[name].map { "this is \($0), not a layout" }
    var error = InputError(
      file: file, position: element.position,
      problem: kind ?? "<\(element.name.qualified)> is not an Android view", remedy: remedy)
    error.hasNoScreen = kind != nil && !["hierarchy", "displays"].contains(name)
    return error
  }

  /// Descriptions of other kinds of resource files, by the name of their first element.
  private static let others: [String: String] = [
    "vector": "a vector drawable", "animated-vector": "an animated vector drawable",
    "selector": "a list of drawables or colours by state", "shape": "a shape drawable",
    "layer-list": "a layered drawable", "level-list": "a drawable of levels",
    "ripple": "a ripple drawable", "inset": "an inset drawable", "clip": "a clip drawable",
    "scale": "a drawable or animation", "rotate": "a drawable or animation",
    "bitmap": "a bitmap drawable", "nine-patch": "a nine-patch drawable",
    "transition": "a drawable or transition", "animation-list": "an animation",
    "animated-selector": "an animated drawable", "animated-rotate": "an animation",
    "adaptive-icon": "an app icon", "maskable-icon": "an app icon", "gradient": "a gradient",
    "set": "an animation", "alpha": "an animation", "translate": "an animation",
    "objectAnimator": "an animation", "animator": "an animation",
    "layoutAnimation": "an animation", "gridLayoutAnimation": "an animation",
    "interpolator": "an interpolator", "pathInterpolator": "an interpolator",
    "linearInterpolator": "an interpolator", "transitionSet": "a transition",
    "transitionManager": "a transition", "changeBounds": "a transition", "fade": "a transition",
    "manifest": "an Android manifest", "navigation": "a navigation graph",
    "MotionScene": "a motion scene", "ConstraintSet": "a set of constraints",
    "resources": "a file of resources (texts, styles and the like)",
    "font-family": "a font", "appwidget-provider": "a description of a widget",
    "shortcuts": "a list of shortcuts", "paths": "a list of shared paths",
    "network-security-config": "a network configuration", "searchable": "a search configuration",
    "full-backup-content": "a list of backup rules",
    "data-extraction-rules": "a list of backup rules", "locale-config": "a list of languages",
    "accessibility-service": "a description of an accessibility service",
    "device-admin": "a description of a device administrator",
    "account-authenticator": "a description of accounts", "sync-adapter": "a sync adapter",
    "wallpaper": "a description of a wallpaper", "input-method": "a description of a keyboard",
    "Keyboard": "a keyboard", "automotiveApp": "a description of a car app",
    "hierarchy": "a dump of a running app", "displays": "a dump of a running app",
    "project": "a build file", "lint": "a configuration of lint", "issues": "a report of lint",
    "svg": "an SVG image", "plist": "a property list", "html": "a web page",
    "document": "a document of Interface Builder", "archive": "a document of Interface Builder",
  ]
}
