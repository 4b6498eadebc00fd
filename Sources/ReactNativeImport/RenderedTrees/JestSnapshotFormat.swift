public import ImportSupport

extension InputFormat {
  /// The format of Jest's snapshot files.
  public static let jestSnapshot = InputFormat(
    name: "jest-snapshot",
    guide: FormatGuide(
      summary: "Snapshots of Jest of React Native components.",
      recognised: "the extension snap, or lines that begin with exports[`",
      screens: "Each snapshot is a screen with the name of the snapshot.",
      sources: [
        .init("A test", "expect(screen.toJSON()).toMatchSnapshot()"),
        .init("The folder beside your tests", "ls __snapshots__"),
      ],
      options: ["screen", "aliases"],
      unknown: [
        "What Android shows, if the test ran for iOS (Jest's default), or what iOS "
          + "shows, if it ran for Android.",
        "Components that a shallow renderer did not open.",
        "The bounds of elements on the screen.",
      ]),
    extensions: ["snap"],
    signs: [
      FormatSign(.banner) {
        $0.trimmed.hasPrefix("// Jest Snapshot") || $0.contains("\nexports[`")
          || $0.trimmed.hasPrefix("exports[`")
      }
    ],
    usualLanguage: { _, _ in "jest-snapshot" },
    read: JestSnapshot.screens)
}
