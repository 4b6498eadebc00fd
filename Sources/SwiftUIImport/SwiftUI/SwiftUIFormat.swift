public import ImportSupport

extension InputFormat {
  /// A view of SwiftUI in Swift.
  public static let swiftui = InputFormat(
    name: "swiftui",
    guide: FormatGuide(
      summary: "A view of SwiftUI in Swift, which announce reads without running it.",
      recognised: "the extension swift, if the file imports SwiftUI or declares a View",
      screens:
        "Each preview, and each View that no preview and no other View of the file uses. In a "
        + "folder, a View that a View of another file always shows is not a screen.",
      sources: [
        .init("The sources of an app", "App/SignUpView.swift"),
        .init("Documentation with code in fences of swift", "docs/forms.md"),
      ],
      options: ["aliases", "assume"],
      unknown: [
        "Data from models, stores and the network; conditions on them are taken as false "
          + "(--assume sets them).",
        "What views of UIKit and of packages without sources show (--aliases says what they are).",
        "The system’s words for most symbols, and the bounds of views.",
      ]),
    extensions: [],
    signs: [FormatSign(.script) { head in isSwiftUI(head) }],
    languages: ["swift"], settlingLanguages: ["swiftui"], blockName: "block.swift",
    usualLanguage: { _, _ in "swift" },
    read: SwiftUIImporter.screens)

  /// Whether a file of Swift declares a view.
  private static func isSwiftUI(_ head: FileHead) -> Bool {
    // A block of a document can have the name of the format.
    guard ["swift", "swiftui"].contains(head.suffix) else { return false }
    return ["import SwiftUI", ": View", "#Preview", "some View"].contains(where: head.contains)
      || beginsWithView(head)
  }

  /// Whether the first line of code is a view outside of any type, as in documentation.
  private static func beginsWithView(_ head: FileHead) -> Bool {
    let lines = head.bytes.prefix(4_096).split(separator: UInt8(ascii: "\n"))
    let first = lines.first { line in
      line.first.map { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "@") } ?? false
    }
    guard let first, let end = first.firstIndex(where: { $0 == 0x20 || $0 == UInt8(ascii: "(") })
    else { return false }
    return views.contains(String(decoding: first[..<end], as: UTF8.self))
  }

  private static let views: Set<String> = [
    "Text", "Button", "Image", "Toggle", "TextField", "SecureField", "TextEditor", "Picker",
    "DatePicker", "Slider", "Stepper", "Link", "Menu", "Label", "LabeledContent", "VStack",
    "HStack", "ZStack", "LazyVStack", "LazyHStack", "Form", "List", "Section", "ScrollView",
    "Group", "NavigationStack", "NavigationView", "NavigationLink", "TabView", "Grid", "GroupBox",
    "ProgressView", "Gauge",
  ]
}
