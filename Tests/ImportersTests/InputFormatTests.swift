import Importers
import Testing
import TextIO

@Suite struct InputFormatTests {
  @Test(arguments: [
    ("a.html", "- x", InputFormat.html), ("A.HTM", "", .html), ("a.yaml", "<p>", .outline),
    ("a.outline", "", .outline), ("a", "\u{FEFF}\n - button", .outline), ("a", "# note", .outline),
    ("a.json", "{\"isElement\": true, \"text\": 1}", .iosElements),
    ("-", "{\"bounds\": []}", .androidNodes),
    ("a.jsonl", "{\"id\": \"a\", \"settings\": {}, \"tree\": {\"frame\": 1}}", .iosElements),
    ("a.ndjson", "{\"id\": \"\\\"frame\\\": \", \"tree\": {\"className\": 1}}", .androidNodes),
    ("a.html", "{\"isElement\": true}", .html), ("a", "<p>", .html),
    ("-", "<p>hello", .html), ("dir.yaml/a", "<p>", .html),
    ("-", "// a\nconst a = <Text>b</Text>", .jsx), ("a.ts", "/* a */", .jsx),
  ])
  func `The extension determines the format, otherwise the content`(
    _ path: String, _ content: String, _ expected: InputFormat
  ) {
    #expect(InputFormat.detect(path: path, bytes: Array(content.utf8)) == expected)
  }

  @Test(arguments: ["/* Title */\n\"title\" = \"Sign up\";\n", "// A view\nimport UIKit\n"])
  func `A comment without a tag after it is not a component`(_ content: String) {
    #expect(InputFormat.detect(path: "a.strings", bytes: Array(content.utf8)) == nil)
  }

  @Test(arguments: [
    (
      "<?xml version='1.0'?>\n<!-- © -->\n<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\"/>",
      InputFormat.androidLayout
    ),
    ("<EditText\n    android:hint=\"Email\" />", .androidLayout),
    ("<TextView android.layout_width=\"1dp\"/>", .androidLayout),
    ("<resources><string name=\"a\">b</string></resources>", .androidLayout),
    ("<hierarchy rotation=\"0\"><node index=\"0\"/></hierarchy>", .uiautomator),
    (
      "UI hierchary dumped to: /sdcard/x.xml\n<?xml version='1.0'?><hierarchy><node /></hierarchy>",
      .uiautomator
    ),
    ("<node index=\"0\" class=\"android.widget.Button\"/>", .uiautomator),
    ("log: &lt;hierarchy>&lt;node text='a'/>", .uiautomator),
    ("log: {\"value\":\"\\u003chierarchy>\\u003ca.B/>\"}", .appiumAndroid),
    ("{\"value\":\"\\u003chierarchy>\\u003cnode />\"}", .uiautomator),
    ("<DecorView class=\"a\"><Button view-tag=\"\"/></DecorView>", .appiumAndroid),
    ("<displays><display id=\"0\"/></displays>", .uiautomator),
    (
      "<hierarchy index=\"0\"><android.widget.FrameLayout index=\"0\"/></hierarchy>", .appiumAndroid
    ),
    ("{\"value\": \"<?xml version=\\\"1.0\\\"?><hierarchy><a.B/></hierarchy>\"}", .appiumAndroid),
    ("{\"value\":\"<AppiumAUT><XCUIElementTypeApplication/></AppiumAUT>\"}", .appiumIOS),
    ("{\"value\":\"\\n<UIAApplication/>\"}", .appiumIOS),
    ("<UIAApplication name=\"A\"/>", .appiumIOS),
    (
      "{\"value\":\"Attributes: Application, 0x1\\nElement subtree:\\n →Application, 0x1\"}",
      .xcuitest
    ),
    ("\"Element subtree:\\n →Application, 0x1\"", .xcuitest),
    ("{\"label\": \"A\", \"children\": [], \"isEnabled\": \"1\"}", .appiumIOS),
    ("{\"label\": \"A\", \"children\": []}", .iosElements),
    ("[{\"AXFrame\": \"\", \"AXLabel\": \"A\", \"enabled\": true}]", .idb),
    ("{\"attributes\": {\"text\": \"A\"}, \"children\": []}", .maestro),
    ("Printing with useUnmergedTree = 'true'\nNode #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px", .compose),
    ("Printing with useUnmergedTree = 'false'\nThere were 0 nodes found!", .compose),
    ("    Node #4 at (l=0, t=0, r=320, b=640)\n     |-Node #5 at (l=0, t=0, r=9, b=9)", .compose),
    ("I/TestRunner( 812): Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px", .compose),
    (" | Text = '[Next]'\n |-Node #8 at (l=0.0, t=0.0, r=9.0, b=9.0)px", .compose),
    ("I/flutter ( 7):  └─SemanticsNode#1\nI/flutter ( 7):    │ label: \"Berth\"", .flutter),
    ("flutter: SemanticsNode#0\nflutter:  │ Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)", .flutter),
    ("{\"data\": \"SemanticsNode#0\\n   label: \\\"A\\\"\"}", .flutter),
    ("# No label\n\n```\nSemanticsNode#0\n └─SemanticsNode#1\n```\n", .flutter),
    ("# No label\n\nOn Android:\n\n    SemanticsNode#0\n     └─SemanticsNode#1\n", .flutter),
    ("# Bug\n\n```\nNode #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px\n```\n", .compose),
    ("# Bug\n\n    Element subtree:\n     →Application, 0x1, pid: 1\n", .xcuitest),
    ("# Bug\n\n```xml\n<hierarchy><node class=\"a.b\"/></hierarchy>\n```\n", .uiautomator),
    ("## Bug\n\n> <hierarchy><a.b class=\"a.b\"/></hierarchy>\n", .appiumAndroid),
    ("# Bug\n\n```\n<?xml version='1.0'?>\n<XCUIElementTypeButton/>\n```\n", .appiumIOS),
    ("# <hierarchy> of the screen\n- button \"<hierarchy>\"", .outline),
    ("# See SemanticsNode#0\n- button \"SemanticsNode#1\"", .outline),
    ("TestSemantics.root(children: <TestSemantics>[TestSemantics(id: 1, label: 'A')])", .flutter),
    (
      "{\"schemaVersion\": 1, \"capture\": {\"scale\": 1}, \"root\": {\"type\": \"view\"}}",
      .roborazzi
    ),
    ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", .interfaceBuilder),
    ("<AppiumAUT/>", .appiumIOS), ("<XCUIElementTypeApplication type=\"\"/>", .appiumIOS),
    ("{\"type\": \"Window\", \"rawIdentifier\": null}", .appiumIOS),
    ("Attributes: Application, 0x1, pid: 1\nElement subtree:\n →Application, 0x1", .xcuitest),
    ("Window (Main), {{0.0, 0.0}, {375.0, 667.0}}", .xcuitest),
    (" →Application, 0x1, pid: 1, label: 'A'\n    Window (Main), 0x2", .xcuitest),
    ("09:41:00 Runner[7:8]  →Application, 0x1, pid: 1, label: 'A'", .xcuitest),
    ("(lldb) po app\n\n   →Application, 0x1, pid: 1, label: 'A'", .xcuitest),
    ("lf'\n      Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'A'", .xcuitest),
    ("{\"label\": \"A\", \"identifier\": \"\", \"elementType\": 9}", .xcuiSnapshot),
    ("{\"axElement\": {\"elementType\": 2}, \"depth\": 1}", .xcuiSnapshot),
    (
      "[{\"element\": {\"_0\": {\"traits\": [], \"activationPoint\": [1, 2]}}}]",
      .accessibilitySnapshot
    ),
    ("<View>\n  <Text>Hello</Text>\n</View>", .jsx), ("<TextInput placeholder={x} />", .jsx),
    ("import React from 'react'\n", .jsx), ("<Button title=\"OK\" />", .jsx),
    ("Some words\n\n```jsx\n<View/>\n```\n", .jsx),
    ("{\"type\": \"View\", \"props\": {}, \"children\": null}", .testRenderer),
    ("[{\"children\": null, \"props\": {}}]", .testRenderer), ("null", .testRenderer),
    (
      "// Jest Snapshot v1, https://goo.gl/fbAQLP\n\nexports[`a 1`] = `\n<View />\n`;",
      .jestSnapshot
    ),
    ("<!DOCTYPE html><html>", .html), ("<!-- <View> --><div>", .html), ("<BUTTON>", .html),
  ])
  func `Content determines the format`(_ content: String, _ expected: InputFormat) {
    for bytes in [Array(content.utf8), [0xEF, 0xBB, 0xBF] + Array(content.utf8)] {
      #expect(InputFormat.detect(path: "-", bytes: bytes) == expected)
    }
    let wide: [UInt8] =
      [0xFF, 0xFE] + content.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(InputFormat.detect(path: "-", bytes: wide) == expected)
  }

  @Test(arguments: [
    ("a.storyboard", InputFormat.interfaceBuilder), ("A.xib", .interfaceBuilder), ("a.tsx", .jsx),
    ("a.snap", .jestSnapshot), ("a.js", .jsx),
  ])
  func `A file name of one format determines the format`(_ path: String, _ expected: InputFormat) {
    #expect(InputFormat.detect(path: path, bytes: Array("hello".utf8)) == expected)
  }

  @Test(arguments: [
    "hello", "{{ template }}", "a < b", "", "x = 1;", "<plist version=\"1.0\"><dict/></plist>",
    "<?xml version=\"1.0\"?>\n<testsuites><testsuite/></testsuites>",
    "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"/>",
  ])
  func `A file that is not a screen is rejected in one line`(_ content: String) {
    #expect(InputFormat.detect(path: "-", bytes: Array(content.utf8)) == nil)
    let error = #expect(throws: InputError.self) {
      try ImportedScreen.contents(of: Array(content.utf8), file: "a.txt")
    }
    #expect(error?.description.contains("\n") == false)
  }

  @Test(arguments: [
    ("Form.swift", "app.debugDescription"), ("Form.swift", "announce formats swiftui"),
    ("Form.kt", "announce formats kotlin"), ("Form.kt", "uiautomator dump"),
    ("Form.java", "run the app and dump its screen: adb exec-out uiautomator dump"),
    ("form.dart", "debugDumpSemanticsTree()"), ("Form.vue", "http://localhost"),
  ])
  func `A source file without a screen is answered with the dump to make`(
    _ file: String, _ remedy: String
  ) {
    let error = #expect(throws: InputError.self) {
      try ImportedScreen.contents(of: Array("x\n".utf8), file: file)
    }
    #expect(
      error?.problem.contains("have no screen until the app runs") == true
        || error?.problem == "the file contains no screen that can be read")
    #expect(error?.remedy.contains(remedy) == true)
  }

  @Test(arguments: [("", "empty"), (String(repeating: "\u{1}\u{2}", count: 40), "binary")])
  func `An empty or binary source file is reported as such`(_ content: String, _ word: String) {
    for file in ["Form.swift", "Form.kt"] {
      let error = #expect(throws: InputError.self) {
        try ImportedScreen.contents(of: Array(content.utf8), file: file)
      }
      #expect(error?.problem.contains(word) == true)
    }
  }

  @Test(arguments: [
    (
      """
      {"type": "_ElementDiagnosticableTreeNode", "description": "App", "children": []}
      """, "widget tree", "debugDumpSemanticsTree()"
    ),
    (
      "WidgetsFlutterBinding - DEBUG MODE\n[root](renderObject: RenderView#1f2e3)\n",
      "widget or render tree", "key S"
    ),
    ("RenderView#1f2e3\n │ debug mode enabled - android\n", "render tree", "key S"),
    (
      """
      {"v": 5, "entries": {"a--b": {"type": "story", "id": "a--b", "importPath": "./a.tsx"}}}
      """, "Storybook", "--storybook"
    ),
  ])
  func `Other trees of frameworks are answered with what to give instead`(
    _ content: String, _ problem: String, _ remedy: String
  ) {
    for file in ["tree.json", "tree.txt"] {
      let error = #expect(throws: InputError.self) {
        try ImportedScreen.contents(of: Array(content.utf8), file: file)
      }
      #expect(error?.problem.contains(problem) == true, "\(file)")
      #expect(error?.remedy.contains(remedy) == true, "\(file)")
    }
  }

  @Test(arguments: [
    ("Semantics not generated for RenderView#1f2e3.", "ensureSemantics()"),
    ("No render tree root was added to the binding.", "first screen"),
  ])
  func `An answer of Flutter's VM service without a tree says what to do`(
    _ data: String, _ remedy: String
  ) {
    let error = #expect(throws: InputError.self) {
      try ImportedScreen.contents(of: Array("{\"data\": \"\(data)\"}".utf8), file: "tree.json")
    }
    #expect(error?.remedy.contains(remedy) == true)
  }

  @Test(arguments: [
    """
    {"id": 1, "children": [], "rect": [0, 0, 9, 9], "flags": ["isHeader"], "actions": ["tap"]}
    """,
    """
    {"id": 1, "label": "Berths", "rect": {"left": 0, "top": 0, "right": 9, "bottom": 9},
     "flags": ["isHeader"], "actions": []}
    """,
  ])
  func `A semantics tree of Flutter in JSON is answered with the dump to make`(_ content: String) {
    let error = #expect(throws: InputError.self) {
      try ImportedScreen.contents(
        of: Array(content.utf8), file: "berths.json")
    }
    #expect(error?.problem == "a semantics tree of Flutter in JSON cannot be read")
    #expect(error?.remedy.contains("debugDumpSemanticsTree()") == true)
  }
}
