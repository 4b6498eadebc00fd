public import ImportSupport
internal import TextIO

extension InputFormat {
  /// A view of SwiftUI in Swift.
  public static let swiftui = InputFormat(
    name: "swiftui",
    guide: FormatGuide(
      summary: "A view of SwiftUI in Swift, which announce reads without running it.",
      recognised: "the extension swift, if the file imports SwiftUI or declares a View",
      screens:
        "Each preview is a screen; without previews, each View that no other View of the file uses.",
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
    languages: ["swift"], blockName: "block.swift",
    usualLanguage: { _, _ in "swift" },
    read: SwiftUIFile.screens)

  /// Whether a file of Swift declares a view.
  private static func isSwiftUI(_ head: FileHead) -> Bool {
    // A block of a document can have the name of the format.
    guard ["swift", "swiftui"].contains(head.suffix) else { return false }
    return ["import SwiftUI", ": View", "#Preview", "some View"].contains(where: head.holds)
  }
}
