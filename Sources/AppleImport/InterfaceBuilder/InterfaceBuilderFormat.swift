public import ImportSupport
internal import Simulator
internal import TextIO

extension InputFormat {
  /// A storyboard or xib of Interface Builder.
  public static let interfaceBuilder = InputFormat(
    name: "interface-builder",
    guide: FormatGuide(
      summary: "A storyboard or xib of Xcode's Interface Builder for iOS.",
      recognised: "the extensions storyboard and xib, or XML of Interface Builder",
      screens: "Each scene of a storyboard and each topmost view of a xib is a screen.",
      sources: [
        .init("The sources of an app", "App/Base.lproj/Main.storyboard"),
        .init(
          "A compiled nib has no sources left; dump the running app instead",
          "print(XCUIApplication().debugDescription)"),
      ],
      options: ["scene"],
      unknown: [
        "Labels, values, traits and custom actions set in code.",
        "Rows of tables and collections that the app fills; prototype cells are shown once.",
        "Texts that code replaces when the view appears.",
        "Where views stand on other devices than the one drawn.",
      ]),
    extensions: ["storyboard", "xib"],
    signs: [
      FormatSign(.root) { $0.rootName == "archive" },
      FormatSign(.tool) { $0.rootName != nil && $0.holds("com.apple.InterfaceBuilder") },
    ],
    source: { bytes, file throws(InputError) in try .interfaceBuilder(bytes, file: file) },
    read: InterfaceBuilder.screens)
}
