public import ImportSupport

extension InputFormat {
  /// Snapshots of Jest.
  public static let jestSnapshot = InputFormat(
    name: "jest-snapshot",
    guide: FormatGuide(
      summary: "Snapshots of Jest of React Native components.",
      recognised: "the extension snap, or lines that begin with exports[`",
      screens: "Each snapshot is a screen, called as in the file.",
      sources: [
        .init("A test", "expect(screen.toJSON()).toMatchSnapshot()"),
        .init("The folder beside your tests", "ls __snapshots__"),
      ],
      options: ["screen"],
      unknown: [
        "What Android shows, when the test ran for iOS (Jest's default), and the other way round.",
        "Components that a shallow renderer did not open.",
        "Where things stand on the screen.",
      ]),
    extensions: ["snap"],
    signs: [
      FormatSign(.banner) {
        $0.trimmed.hasPrefix("// Jest Snapshot") || $0.holds("\nexports[`")
          || $0.trimmed.hasPrefix("exports[`")
      }
    ],
    usualLanguage: { _, _ in "jest-snapshot" },
    read: JestSnapshot.screens)
}
