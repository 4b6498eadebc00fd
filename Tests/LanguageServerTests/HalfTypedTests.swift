import Encoding
import Importers
import LanguageServer
import Testing

/// Incomplete code, as it is between two keystrokes.
struct HalfTypedTests {
  private static let samples: [(name: String, text: String)] = [
    (
      "a.html",
      "<!doctype html>\n<html lang=\"en\"><body><h1>Größe 👍</h1>\n<label for=a>E&amp;</label>"
        + "<input id='a' required aria-describedby=\"b c\">\n<!-- announce-ignore x: y --></body>"
    ),
    (
      "a.tsx",
      "import {View, Text, Pressable} from 'react-native';\nexport const A = ({b}) => (\n  <View>\n"
        + "    {b && <Pressable onPress={() => {}}><Text>{`Ü${b}`}</Text></Pressable>}\n"
        + "    <Text accessibilityRole=\"header\">👍</Text>\n  </View>\n);\n"
    ),
    (
      "layout/a.xml",
      "<?xml version=\"1.0\"?>\n<LinearLayout "
        + "xmlns:android=\"http://schemas.android.com/apk/res/android\">\n"
        + "  <EditText android:hint=\"@string/größe\" android:inputType=\"phone\" />\n"
        + "</LinearLayout>\n"
    ),
    (
      "Main.storyboard",
      "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard."
        + "XIB\"><scenes><scene sceneID=\"a\"><objects><viewController id=\"b\"><view key=\"view\" "
        + "id=\"c\"><subviews><button id=\"d\"><state key=\"normal\" title=\"👍\"/></button>"
        + "</subviews></view></viewController></objects></scene></scenes></document>\n"
    ),
    (
      "A.swift",
      "import SwiftUI\nstruct A: View {\n  @State private var on = false\n  var body: some View {\n"
        + "    VStack {\n      Toggle(\"Größe \\(1 + 2)\", isOn: $on)\n      Button { } label: { "
        + "Image(systemName: \"plus\") }\n        .accessibilityLabel(\"👍\")\n    }\n  }\n}\n"
    ),
    (
      "A.kt",
      "package a\nimport androidx.compose.material3.*\n@Composable\nfun A(b: Boolean = true) {\n"
        + "  Column(Modifier.semantics { heading() }) {\n    if (b) Button(onClick = {}) { "
        + "Text(\"Größe ${'$'}{1} 👍\") }\n  }\n}\n"
    ),
    (
      "a.md",
      "# A\n\n```html\n<button>👍</button>\n```\n\n| VoiceOver | TalkBack, hints off |\n"
        + "| --- | --- |\n| 👍, button | x \\| y |\n"
    ),
  ]

  @Test(arguments: HalfTypedTests.samples.indices)
  func `Every beginning of a file is answered`(sample: Int) {
    let (name, text) = HalfTypedTests.samples[sample]
    let address = DocumentAddress(path: "/nowhere/\(name)")
    let scalars = Array(text.unicodeScalars)
    for length in stride(from: 0, through: scalars.count, by: 1) {
      let beginning = String(String.UnicodeScalarView(scalars[..<length]))
      HalfTypedTests.answerAll(about: beginning, at: address, length)
      // Keep some text after the cursor, as when the editor has inserted closing brackets and
      // quotes.
      if length % 16 == 0 {
        let rest = String(String.UnicodeScalarView(scalars[min(length + 9, scalars.count)...]))
        HalfTypedTests.answerAll(about: beginning + rest, at: address, length)
      }
    }
  }

  /// Makes all answers that depend on positions; a wrong position would stop the program.
  private static func answerAll(
    about text: String, at address: DocumentAddress, _ number: Int
  ) {
    let analysis = DocumentAnalysis(
      of: DocumentText(text), at: address, settings: .standard)
    let encodings = PositionEncoding.allCases
    analysis.answerAll(in: [encodings[number % encodings.count]])
  }

  @Test func `All samples are understood`() {
    for (name, text) in HalfTypedTests.samples {
      var editor = Editor(Editor.pulling)
      editor.uri = "file:///nowhere/\(name)"
      editor.open(text)
      #expect(!editor.ask("documentSymbol").elements.isEmpty, "\(name)")
      #expect(!editor.diagnostics().contains { $0.hasSuffix(" unreadable") }, "\(name)")
    }
  }

  @Test func `Keystrokes change what the server knows`() {
    var editor = Editor(Editor.pulling)
    editor.open("<button></button>")
    #expect(editor.diagnostics().contains("0:0-8 label-missing"))
    for (index, letter) in "Send".enumerated() {
      editor.change("\(letter)", in: Editor.range(0, 8 + index, 0, 8 + index), version: index + 2)
    }
    #expect(!editor.diagnostics().contains("0:0-8 label-missing"))
    #expect(editor.hover(0, 10).contains("> Send, button"))
    editor.change("<button>Whole</button>", version: 9)
    #expect(editor.hover(0, 10).contains("> Whole, button"))
  }
}
