public import ImportSupport
internal import TextIO

extension InputFormat {
  /// The format of React Native components in JSX or TSX.
  public static let jsx = InputFormat(
    name: "jsx",
    guide: FormatGuide(
      summary:
        "A React Native component in JSX or TSX, which announce reads without running it.",
      recognised: "the extensions jsx, tsx, js and ts, or a first tag with a capital letter",
      screens: "Each component that returns elements is a screen.",
      sources: [
        .init("The sources of an app", "src/screens/SignUp.tsx"),
        .init("Documentation with code in fences of jsx or tsx", "docs/forms.md"),
      ],
      options: ["aliases", "translations", "assume"],
      unknown: [
        "Everything computed: props, conditions, lists, hooks; a test-renderer tree has it.",
        "What components of other packages show, unless --aliases says what they are.",
        "What native modules add.",
        "React for the web (<form>, <input>): name the URL of its server, or give the page as HTML.",
      ]),
    extensions: ["jsx", "tsx"],
    signs: [
      FormatSign(.script) { head in
        if scripts.contains(head.suffix) || programs.contains(where: head.trimmed.hasPrefix) {
          return true
        }
        // A comment alone does not show the format, because translations and other languages can
        // also begin with a comment.
        let isComment = head.trimmed.hasPrefix("//") || head.trimmed.hasPrefix("/*")
        return isComment && head.mayHoldElement || fences.contains(where: head.contains)
      },
      FormatSign(.component) { head in
        guard let name = head.rootName else { return false }
        return name.first?.isUppercase == true && name.contains(where: \.isLowercase)
      },
    ],
    languages: scripts + Array(JSXFences.languages), settlingLanguages: JSXFences.languages,
    // A code block is imported under the name of a code file. Under another name, its content would
    // be searched for code blocks.
    blockName: "block.jsx",
    usualLanguage: { file, _ in
      file.hasSuffix(".tsx") || file.hasSuffix(".ts") ? "tsx" : "jsx"
    },
    source: { bytes, file throws(InputError) in try .jsx(bytes, file: file) },
    read: JSXFile.screens)

  /// Extensions of JavaScript and TypeScript, which may contain components.
  private static let scripts = ["js", "ts", "mjs", "cjs", "mts"]

  private static let programs = [
    "import ", "export ", "const ", "let ", "var ", "function ", "class ", "return ", "return(",
    "'use ", "\"use ", "type ", "interface ", "<>",
  ]

  /// The first lines of Markdown code blocks that can contain components.
  private static let fences = ["```jsx", "```tsx", "```js\n", "```javascript\n"]
}
