import Importers
import Simulator
import Testing
import TextIO

@testable import Scenarios

/// Screens in blocks of a document, with locations in that document.
@Suite struct ScreenBlockTests {
  /// Returns the screen of an indented block that begins at line 11 of a document.
  private func screen(
    _ text: String, _ language: String, named name: String? = nil, margin: Int = 0,
    options: ImportOptions = ImportOptions()
  ) throws(InputError) -> ImportedScreen {
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let lines = (0..<count).map { Node.Position(line: 11 + $0, column: 1 + margin) }
    let source = ScreenSource(
      name: name, content: .text(text, language: language, lines: lines),
      position: Node.Position(line: 10, column: 1 + margin))
    return try ScenarioScreens(document: "/nowhere/page.md", options: options).screen(of: source)
  }

  private func error(_ text: String, _ language: String, margin: Int = 0) -> String {
    do {
      _ = try screen(text, language, margin: margin)
      return "no error"
    } catch {
      return error.description
    }
  }

  private func heard(_ imported: ImportedScreen) -> String {
    TalkBack().read(imported.screen(for: TalkBack())).text
  }

  private static let jsonButton =
    #"{"className": "android.widget.Button", "text": "Go", "clickable": true}"#
  private static let layout = """
    <?xml version="1.0" encoding="utf-8"?>
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
      <Button android:text="Go" />
    </LinearLayout>
    """
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <view contentMode="scaleToFill" id="1">
          <subviews><button opaque="NO" id="2"><state key="normal" title="Go"/></button></subviews>
        </view>
      </objects>
    </document>
    """
  private static let dump = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy rotation="0"><node class="android.widget.Button" text="Go" clickable="true"
      package="a" content-desc="" bounds="[0,0][10,10]" /></hierarchy>
    """

  @Test(arguments: [
    ("- button \"Go\"", "outline"), ("- button \"Go\"", "yaml"), ("<button>Go</button>", "html"),
    ("<button>Go</button>", ""), ("<TextInput accessibilityLabel=\"Go\" />", ""),
    ("<Text>Go</Text>", "jsx"),
    ("<Text>Go</Text>", "tsx"), ("<Text>Go</Text>", "js"),
    ("<Text>Go</Text>", "javascript"), (layout, "xml"), (layout, "android-layout"),
    (xib, "xml"), (xib, "storyboard"), (dump, "xml"), (jsonButton, "json"),
    (jsonButton + "\n", "jsonl"), (jsonButton, "android-nodes"),
    (#"{"type": "Text", "props": {"accessibilityRole": "button"}, "children": ["Go"]}"#, "json"),
    ("exports[`a 1`] = `\n<Text\n  accessibilityRole=\"button\"\n>\n  Go\n</Text>\n`;", "snap"),
  ])
  func `A block of every language is a screen`(_ text: String, _ language: String) throws {
    #expect(language.isEmpty || InputFormat.blockLanguages.contains(language))
    #expect(heard(try screen(text, language)).hasPrefix("Go"))
  }

  @Test func `Blocks of programming and style languages are not screens`() {
    for word in ["swift", "css", "kotlin", "sh", "text", "markdown", ""] {
      #expect(!InputFormat.blockLanguages.contains(word), "\(word)")
      #expect(!InputFormat.isScreen(blockIn: word, text: "let a = 1"), "\(word)")
    }
  }

  @Test func `Blocks of Swift and Kotlin are screens if they declare views or composables`() throws
  {
    let view = "struct A: View { var body: some View { Text(\"Go\") } }"
    let composable = "@Composable\nfun A() { Text(\"Go\") }"
    #expect(InputFormat.isScreen(blockIn: "swift", text: view))
    #expect(InputFormat.isScreen(blockIn: "kotlin", text: composable))
    #expect(!InputFormat.isScreen(blockIn: "sh", text: view))
    #expect(VoiceOver().read(try screen(view, "swift").screen).text.hasPrefix("Go"))
    #expect(heard(try screen(composable, "kotlin")).hasPrefix("Go"))
  }

  @Test(arguments: [
    ("<TextInput accessibilityLabel=\"Email\" />", 1),
    ("// Good\n<TextInput accessibilityLabel=\"Email\" />", 1),
    ("{/* Good */}\n<TextInput accessibilityLabel=\"Email\" />", 1),
    ("<Text>Email</Text>\n<TextInput accessibilityLabel=\"Email\" />", 2),
    ("const Field = () => (\n  <TextInput accessibilityLabel=\"Email\" />\n);", 1),
    ("import { TextInput } from 'react-native';\n\n<TextInput accessibilityLabel=\"Email\" />;", 1),
    ("return <TextInput accessibilityLabel=\"Email\" onChange={save} {...props} />", 1),
  ])
  func `Components are read as documentation writes them`(
    _ text: String, _ stops: Int
  ) throws {
    let transcript = TalkBack().read(try screen(text, "jsx").screen)
    #expect(transcript.stops.count == stops)
    #expect(transcript.stops.last?.announcement.text.hasPrefix("Email, edit box") == true)
  }

  @Test func `Nodes have lines and columns of the document`() throws {
    let html = try screen("<p>One</p>\n  <button>Two</button>", "html", margin: 2).screen
    let button = try #require(html.preorder.first { html[$0.index].role == .button })
    #expect(html[button.index].position == Node.Position(line: 12, column: 5))
    #expect(html.file == "/nowhere/page.md")
    let view = try screen(Self.layout, "xml", margin: 2).screen
    let positions = view.preorder.compactMap { view[$0.index].position }
    #expect(positions.contains(Node.Position(line: 13, column: 5)))
  }

  @Test func `Diagnostics and unused texts have lines of the document`() throws {
    let imported = try screen("<View>\n  <Text>{title}</Text>\n</View>", "jsx")
    #expect(imported.screen.diagnostics.compactMap(\.position?.line) == [12])
    var options = ImportOptions()
    options.listsUnusedTexts = true
    let layout = try screen(
      """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
        <ImageView android:contentDescription="@string/none" />
        <View android:hint="A hint" />
      </LinearLayout>
      """, "xml", options: options)
    #expect(!layout.unused.isEmpty)
    #expect(layout.unused.allSatisfy { (11...14).contains($0.position?.line ?? 0) })
  }

  @Test func `The screen for the other platform has lines of the document`() throws {
    let imported = try screen(
      "<View>\n<Text>{Platform.OS === 'ios' ? 'iPhone' : 'Phone'}</Text>\n</View>", "jsx",
      named: "Two")
    let android = try #require(imported.android)
    let lines = android.preorder.compactMap { android[$0.index].position?.line }
    #expect(lines.allSatisfy { (11...13).contains($0) } && !lines.isEmpty)
    #expect(android.file == "/nowhere/page.md" && android.name == "Two")
  }

  @Test func `Errors have lines and columns of the document`() {
    #expect(
      error("<View>\n  <Text ===>\n</View>", "jsx", margin: 2).hasPrefix("/nowhere/page.md:12:"))
    #expect(
      error("<?xml version=\"1.0\"?>\n<a android:b=\"\">\n  <b></a>", "xml", margin: 2)
        .hasPrefix("/nowhere/page.md:13:"))
    #expect(
      error("<a android:b=\"\">\n  <b></a>", "xml")
        .contains("this end tag does not match <b>, which begins in line 12"))
    #expect(
      error("{\"text\": 1,\n\"text\": 2}", "json").hasPrefix(
        "/nowhere/page.md:12:1: the key “text”"))
    #expect(error("- button \"Go\"\n- ] [", "outline").hasPrefix("/nowhere/page.md:12:"))
  }

  @Test func `An error without its own position is reported at the fence`() {
    #expect(
      error(" \n ", "html") == "/nowhere/page.md:10:1: this block is empty; write a screen in it")
    #expect(
      error("<?xml version=\"1.0\"?><plist></plist>", "xml")
        == "/nowhere/page.md:10:1: the format of this block is unknown; "
        + "write a format after the fence; “announce formats” lists them")
    #expect(
      error("const a = 1;", "js")
        .hasPrefix("/nowhere/page.md:10:1: the file contains no React Native element"))
  }

  @Test func `The name after the fence picks one of several components`() throws {
    let two = """
      export const Good = () => <Text>One</Text>;
      export const Bad = () => <Text>Two</Text>;
      """
    #expect(heard(try screen(two, "jsx", named: "bad")) == "Two")
    #expect(
      error(two, "jsx")
        == "/nowhere/page.md:10:1: there are 2 screens here; name one after the language, as in "
        + "“named X”: “Good”, “Bad”")
  }

  @Test func `An error in an alias file keeps its location`() throws {
    let repository = try TrialRepository(["own.aliases": "nonsense\n"])
    var options = ImportOptions()
    options.aliases = repository("own.aliases")
    do {
      _ = try screen("<Text>One</Text>", "jsx", options: options)
      Issue.record("the aliases were taken")
    } catch {
      #expect(error.file == repository("own.aliases") && error.position?.line == 1)
    }
  }

  @Test func `A position past the end of a block is in the document`() {
    let positions = BlockPositions(
      lines: [Node.Position(line: 5, column: 3)], fence: Node.Position(line: 4, column: 3))
    #expect(
      positions.documentPosition(Node.Position(line: 2, column: 1))
        == Node.Position(line: 6, column: 1))
    #expect(
      positions.documentPosition(Node.Position(line: 1, column: 1))
        == Node.Position(line: 5, column: 3))
    let other = Node.Position(line: 1, column: 1, in: "strings.xml")
    #expect(positions.documentPosition(other) == other)
  }

  @Test func `A deep block and one of brackets only are rejected or read`() {
    _ = error(String(repeating: "<div>", count: 4_000), "html")
    _ = error(String(repeating: "<a b:c=''>", count: 6_000), "xml")
    _ = error(String(repeating: "[", count: 20_000), "json")
    _ = error(String(repeating: "<View>", count: 4_000), "jsx")
    #expect(error("\u{0}\u{0}\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{0}", "html") != "no error")
  }
}
