public import ImportSupport

extension InputFormat {
  /// The format of JSON trees from `react-test-renderer` or the React Native Testing Library.
  public static let testRenderer = InputFormat(
    name: "test-renderer",
    guide: FormatGuide(
      summary: "A rendered React Native tree in JSON, from a test.",
      recognised: "JSON of type, props and children",
      sources: [
        .init(
          "A test with the React Native Testing Library or react-test-renderer",
          "render(<SignUp />)",
          "fs.writeFileSync('screen.json', JSON.stringify(screen.toJSON(), "
            + "(key, value) => typeof value === 'function' ? '[Function]' : value, 2))")
      ],
      options: ["aliases"],
      unknown: [
        "What Android shows, if the test ran for iOS (Jest's default), or what iOS "
          + "shows, if it ran for Android.",
        "Whether a view can be pressed, in exports without functions; announce infers it.",
        "The bounds of elements on the screen.",
      ]),
    signs: [FormatSign(.answer) { $0.trimmed == "null" }],
    keys: { key, seen in
      switch key {
      case "props" where seen.contains("type") || seen.contains("children"): .sure
      case "type" where seen.contains("props"), "children" where seen.contains("props"): .sure
      default: .none
      }
    },
    usualLanguage: { _, _ in "json" },
    budgetUnit: .objects,
    read: TestRenderer.screens)
}
