internal import AccessibilityTree
public import ImportSupport
internal import TextIO

extension InputFormat {
  /// An Android layout, menu or preference screen in XML.
  public static let androidLayout = InputFormat(
    name: "android-layout",
    guide: FormatGuide(
      summary: "An Android layout, menu or preference screen in XML, with the app's resources.",
      recognised: "XML with Android's namespace or attributes such as android:text",
      screens:
        "A layout and each layout of the same name for other devices, such as "
        + "layout-land, is a screen.",
      sources: [
        .init("The sources of an app", "app/src/main/res/layout/activity_sign_up.xml"),
        .init(
          "An APK, whose XML is binary until it is decoded", "apktool d app.apk",
          "ls app/res/layout"),
      ],
      options: ["resources", "aliases", "design-time", "inflate-stubs"],
      unknown: [
        "Listeners, texts and visibility set in code; lists and pagers filled by adapters.",
        "Fragments, Compose content, web views and maps.",
        "Accessibility delegates and roles set in code.",
        "Which Android views the app's own view classes extend; say it with --aliases.",
        "The bounds of views, unless the sizes of the view and all its ancestors are fixed.",
      ]),
    signs: [
      FormatSign(.magic) { $0.start.starts(with: [0x03, 0x00, 0x08, 0x00]) },
      FormatSign(.root) { $0.rootName == "resources" },
      FormatSign(.content) { head in
        head.contains("http://schemas.android.com/")
          || androidPrefixes.contains(where: head.contains) && !head.contains("={")
      },
    ],
    languages: ["xml"],
    source: { bytes, file throws(InputError) in try .xml(bytes, .android, file: file) },
    read: AndroidLayout.screens)

  /// The beginnings of attributes, such as `android:`, that mark a snippet as part of a layout.
  private static let androidPrefixes = [
    " android:", "\nandroid:", "\tandroid:", " android.layout_", " app:layout_", " tools:text",
  ]
}

/// The importer of Android layouts, menus and preference screens, with their project's resources.
enum AndroidLayout {
  /// Returns the screens of a file: first the file itself, then its variants for other devices.
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    var types = ViewTypes(try ViewAliases(ofFile: options.aliases))
    var screens: [ImportedScreen] = []
    for layout in try LayoutReader.layouts(in: bytes, file: file, options: options) {
      screens.append(try LayoutScreenBuilder.screen(of: layout, options: options, types: &types))
    }
    return screens
  }
}
