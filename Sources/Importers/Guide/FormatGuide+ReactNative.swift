extension FormatGuide {
  static let jsx = FormatGuide(
    format: .jsx,
    summary:
      "A React Native component in JSX or TSX, as far as it can be known without running it.",
    recognised: "the extensions jsx, tsx, js and ts, or a first tag with a capital letter",
    screens: "Each component that returns elements is a screen.",
    sources: [
      Source("The sources of an app", "src/screens/SignUp.tsx"),
      Source("Documentation with code in fences of jsx or tsx", "docs/forms.md"),
    ],
    options: ["aliases", "translations", "assume"],
    unknown: [
      "Everything computed: props, conditions, lists, hooks; a test-renderer tree has it.",
      "What components from other files show, unless --aliases says what they are.",
      "What native modules and navigation add.",
    ])

  static let testRenderer = FormatGuide(
    format: .testRenderer,
    summary: "A rendered React Native tree in JSON, from a test.",
    recognised: "JSON of type, props and children",
    sources: [
      Source(
        "A test with the React Native Testing Library or react-test-renderer",
        "render(<SignUp />)",
        "fs.writeFileSync('screen.json', JSON.stringify(screen.toJSON(), "
          + "(key, value) => typeof value === 'function' ? '[Function]' : value, 2))")
    ],
    unknown: [
      "What Android shows, when the test ran for iOS (Jest's default), and the other way round.",
      "Whether a view can be pressed, in exports without functions; it is inferred.",
      "Where things stand on the screen.",
    ])

  static let jestSnapshot = FormatGuide(
    format: .jestSnapshot,
    summary: "Snapshots of Jest of React Native components.",
    recognised: "the extension snap, or lines that begin with exports[`",
    screens: "Each snapshot is a screen, called as in the file.",
    sources: [
      Source("A test", "expect(screen.toJSON()).toMatchSnapshot()"),
      Source("The folder beside your tests", "ls __snapshots__"),
    ],
    options: ["screen"],
    unknown: [
      "What Android shows, when the test ran for iOS (Jest's default), and the other way round.",
      "Components that a shallow renderer did not open.",
      "Where things stand on the screen.",
    ])
}
