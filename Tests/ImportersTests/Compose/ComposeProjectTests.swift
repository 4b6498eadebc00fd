import Foundation
import Importers
import Simulator
import Testing

/// Screens of Compose whose texts and composables are in other files of the app.
@Suite struct ComposeProjectTests {
  private static let screen = "app/src/main/java/org/acme/app/Screen.kt"

  /// Returns TalkBack's announcements on the first screen, and the diagnostics.
  private func heard(
    _ code: String, _ files: [String: String] = [:], language: String? = nil
  ) throws -> (texts: [String], diagnostics: [String]) {
    var all = files
    all["settings.gradle.kts"] = "include(\":app\", \":core:ui\")\n"
    all["app/build.gradle.kts"] = ""
    all["core/ui/build.gradle.kts"] = ""
    all[Self.screen] = code
    let project = try ProjectFolder(all)
    return try withExtendedLifetime(project) {
      var options = ImportOptions()
      options.language = language
      let screens = try ImportedScreen.contents(
        ofFile: project.path(Self.screen), options: options)
      let screen = try #require(screens.first).screen
      return (
        TalkBack().read(screen).stops.map(\.announcement.text), screen.diagnostics.map(\.message)
      )
    }
  }

  private func preview(_ content: String, imports: String = "") -> String {
    "package org.acme.app\n\(imports)\n@Preview @Composable fun P() { \(content) }\n"
  }

  // MARK: Texts

  private static let texts = [
    "app/src/main/res/values/strings.xml": """
    <resources>
      <string name="title">Your basket</string>
      <string name="hello">Hello %1$s, it is %2$d degrees</string>
      <string name="price">%.2f euros, 100 %% safe</string>
      <plurals name="items">
        <item quantity="one">%d item</item>
        <item quantity="other">%d items</item>
      </plurals>
      <string-array name="days"><item>Monday</item><item>@string/title</item></string-array>
    </resources>
    """,
    "app/src/main/res/values-pl/strings.xml": """
    <resources>
      <string name="title">Twój koszyk</string>
      <plurals name="items">
        <item quantity="one">%d produkt</item>
        <item quantity="few">%d produkty</item>
        <item quantity="many">%d produktów</item>
        <item quantity="other">%d produktu</item>
      </plurals>
    </resources>
    """,
    "core/ui/src/main/res/values/strings.xml":
      "<resources><string name=\"retry\">Try again</string></resources>",
    "core/ui/src/commonMain/composeResources/values/strings.xml":
      "<resources><string name=\"shared\">Shared text</string></resources>",
  ]

  @Test(arguments: [
    ("stringResource(R.string.title)", "Your basket"),
    ("stringResource(id = R.string.title)", "Your basket"),
    ("stringResource(R.string.hello, \"Ann\", 20)", "Hello Ann, it is 20 degrees"),
    ("stringResource(R.string.price, 3.5)", "3.50 euros, 100 % safe"),
    ("stringResource(CommonR.string.retry)", "Try again"),
    ("stringResource(org.acme.ui.R.string.retry)", "Try again"),
    ("stringResource(Res.string.shared)", "Shared text"),
    ("stringResource(android.R.string.cancel)", "Cancel"),
    ("pluralStringResource(R.plurals.items, 1, 1)", "1 item"),
    ("pluralStringResource(R.plurals.items, 5, 5)", "5 items"),
    ("stringArrayResource(R.array.days)[1]", "Your basket"),
    ("LocalContext.current.getString(R.string.title)", "Your basket"),
    ("\"«${stringResource(R.string.title)}»\"", "«Your basket»"),
  ]) func `Texts come from the resources of the modules`(code: String, text: String) throws {
    let (texts, diagnostics) = try heard(preview("Text(\(code))"), Self.texts)
    #expect(texts == [text], "\(diagnostics)")
  }

  @Test func `Texts come from the folder of the language, by its plural forms`() throws {
    let code = preview(
      "Text(stringResource(R.string.title)); "
        + "Text(pluralStringResource(R.plurals.items, 3, 3)); "
        + "Text(pluralStringResource(R.plurals.items, 12, 12)); "
        + "Text(stringResource(CommonR.string.retry))")
    #expect(
      try heard(code, Self.texts, language: "pl").texts
        == ["Twój koszyk", "3 produkty", "12 produktów", "Try again"])
  }

  @Test func `A preview has the language that its annotation names`() throws {
    let code =
      "@Preview(locale = \"pl\") @Composable fun P() { Text(stringResource(R.string.title)) }"
    #expect(try heard(code, Self.texts).texts == ["Twój koszyk"])
  }

  @Test func `A text that no resource has is reported and not spoken by its key`() throws {
    let (texts, diagnostics) = try heard(preview("Text(stringResource(R.string.missing_key))"))
    #expect(!texts.contains { $0.contains("missing_key") })
    #expect(diagnostics.contains { $0.contains("R.string.missing_key") })
  }

  @Test(arguments: [
    ("Text(stringResource(R.string.nope).uppercase())", "{text}"),
    ("Text(stringResource(R.string.nope).take(3))", "{text}"),
    ("Text(\"«${stringResource(R.string.nope)}»\")", "«{text}»"),
    ("val t = stringResource(R.string.nope); Text(\"${t.length}\")", "{text.length}"),
    ("val t = stringResource(R.string.nope); Text(t.first().toString())", "{t.first()}"),
    ("val t = stringArrayResource(R.array.nope); Text(t[0])", "{t[0]}"),
    ("val t = stringResource(R.string.nope); for (c in t) { Text(\"c $c\") }", "c {c}"),
    ("if (stringResource(R.string.nope).contains(\"text\")) Text(\"Yes\") else Text(\"No\")", "No"),
    ("if (stringResource(R.string.nope) == \"{text}\") Text(\"Yes\") else Text(\"No\")", "No"),
  ]) func `A text that no resource has is unknown, and so is what code makes of it`(
    code: String, text: String
  ) throws {
    let (texts, diagnostics) = try heard(preview(code))
    #expect(texts == [text], "\(diagnostics)")
    #expect(diagnostics.contains { $0.contains("resources that were not found") })
  }

  @Test func `A condition on a text that no resource has is reported as undecided`() throws {
    let code = "if (stringResource(R.string.nope).contains(\"a\")) Text(\"Yes\") else Text(\"No\")"
    let (_, diagnostics) = try heard(preview(code))
    #expect(diagnostics.contains { $0.contains("taken as false") })
  }

  @Test func `A resource can be passed on as a number of its own`() throws {
    let code = """
      package org.acme.app
      enum class Tab(@StringRes val label: Int) { Basket(R.string.title) }
      @Preview @Composable fun P() { Tab.entries.forEach { Text(stringResource(it.label)) } }
      """
    #expect(try heard(code, Self.texts).texts == ["Your basket"])
  }

  // MARK: Files

  private static let files = [
    "app/src/main/java/org/acme/app/Parts.kt":
      "package org.acme.app\n@Composable fun Greeting(name: String) { Text(\"Hi $name\") }\n"
      + "val NAMES = listOf(\"Ann\", \"Bob\")\n",
    "app/src/main/java/org/acme/app/other/Parts.kt":
      "package org.acme.app.other\n@Composable fun Stranger() { Text(\"Stranger\") }\n",
    "core/ui/src/main/kotlin/org/acme/ui/Kit.kt":
      "package org.acme.ui\nimport org.acme.ui.text.*\n"
      + "@Composable fun KitButton(text: String, onClick: () -> Unit) = "
      + "Button(onClick = onClick) { KitText(text) }\n"
      + "fun Modifier.named(name: String) = semantics { contentDescription = name }\n",
    // The path has no folders for the beginning of the package's name.
    "core/ui/src/main/kotlin/text/KitText.kt":
      "package org.acme.ui.text\n@Composable fun KitText(text: String) = Text(text.uppercase())\n",
    "core/ui/src/test/kotlin/org/acme/ui/Fake.kt":
      "package org.acme.ui\n@Composable fun Fake() { Text(\"Fake\") }\n",
  ]

  @Test(arguments: [
    ("", "Greeting(NAMES[1])", ["Hi Bob"]),
    ("import org.acme.ui.KitButton", "KitButton(\"Go\") { }", ["GO"]),
    ("import org.acme.ui.*", "Box(Modifier.named(\"Map\"))", ["Map"]),
  ]) func `Composables, values and modifiers come from other files`(
    imports: String, content: String, expected: [String]
  ) throws {
    let (texts, _) = try heard(preview(content, imports: imports), Self.files)
    #expect(texts.map { String($0.prefix { $0 != "," }) } == expected)
  }

  @Test(arguments: [
    ("", "Stranger()"), ("import org.acme.ui.Fake", "Fake()"),
    ("", "KitButton(\"Go\") { }"),
  ]) func `Files of other packages and of tests are not taken`(
    imports: String, content: String
  ) throws {
    let code = preview("Text(\"Own\"); \(content)", imports: imports)
    let (texts, _) = try heard(code, Self.files)
    #expect(texts.first == "Own")
    #expect(!texts.contains { $0.contains("Stranger") || $0.contains("Fake") })
  }

  @Test func `A file of the app around it is read without a build, from its own folder`() throws {
    let project = try ProjectFolder([
      "a/Screen.kt": "@Preview @Composable fun P() { Part() }",
      "a/Part.kt": "@Composable fun Part() { Text(\"Part\") }",
    ])
    let screens = try ImportedScreen.contents(ofFile: project.path("a/Screen.kt"))
    let screen = try #require(screens.first).screen
    #expect(TalkBack().read(screen).stops.map(\.announcement.text) == ["Part"])
  }

  @Test func `A link does not lead out of the project`() throws {
    let secret = try ProjectFolder([
      "Part.kt": "package org.acme.app\n@Composable fun Secret() { Text(\"Secret\") }"
    ])
    let project = try ProjectFolder([
      "app/build.gradle": "", ".git/HEAD": "",
      Self.screen: preview("Text(\"Own\"); Secret()"),
    ])
    try FileManager.default.createSymbolicLink(
      atPath: project.path("app/src/main/java/org/acme/app/Part.kt"),
      withDestinationPath: secret.path("Part.kt"))
    let screens = try ImportedScreen.contents(ofFile: project.path(Self.screen))
    let screen = try #require(screens.first).screen
    #expect(TalkBack().read(screen).stops.map(\.announcement.text) == ["Own"])
  }

  @Test func `Broken resources are reported`() throws {
    let files = ["app/src/main/res/values/strings.xml": "<resources><string"]
    let (_, diagnostics) = try heard(preview("Text(stringResource(R.string.title))"), files)
    #expect(diagnostics.contains { $0.contains("resources cannot be read") })
  }

  @Test func `Named arguments of a plural text leave the rest to its placeholders`() throws {
    let heard = try heard(
      preview("Text(pluralStringResource(id = R.plurals.items, count = 2, 2))"), Self.texts)
    #expect(heard.texts == ["2 items"])
  }

  @Test func `The resources of source sets without a build file are found`() throws {
    let project = try ProjectFolder([
      "app/src/main/res/values/strings.xml":
        "<resources><string name=\"title\">Your basket</string></resources>",
      Self.screen: preview("Text(stringResource(R.string.title))"),
    ])
    try withExtendedLifetime(project) {
      let screens = try ImportedScreen.contents(
        ofFile: project.path(Self.screen), options: ImportOptions())
      let screen = try #require(screens.first).screen
      #expect(TalkBack().read(screen).stops.map(\.announcement.text) == ["Your basket"])
    }
  }

  // MARK: Runs

  @Test func `Files that one run reads have the screens of files read alone`() throws {
    var files = ["app/build.gradle.kts": "", "settings.gradle.kts": "include(\":app\")\n"]
    let folder = "app/src/main/java/org/acme/app"
    for number in 0..<6 {
      files["\(folder)/Part\(number).kt"] = """
        package org.acme.app
        \(String(repeating: "// longer\n", count: number))
        @Composable fun Part\(number)() { Text("Part \(number)"); Unknown\(number)() }
        @Preview @Composable fun P\(number)() { Part\((number + 1) % 6)(); Part\(number)() }
        """
    }
    let project = try ProjectFolder(files)
    try withExtendedLifetime(project) {
      var shared = ImportOptions()
      shared.run = ImportRun()
      for number in 0..<6 {
        let path = project.path("\(folder)/Part\(number).kt")
        let alone = try #require(try ImportedScreen.contents(ofFile: path).first).screen
        let other = try #require(
          try ImportedScreen.contents(ofFile: path, options: shared).first
        ).screen
        #expect(alone.diagnostics == other.diagnostics)
        #expect(
          TalkBack().read(alone).stops.map(\.announcement.text)
            == TalkBack().read(other).stops.map(\.announcement.text))
        #expect(other.diagnostics.contains { $0.position?.file?.hasSuffix(".kt") == true })
      }
    }
  }

  // MARK: Versions

  @Test(arguments: [
    (
      "[versions]\nbom = \"2025.08.00\"\n[libraries]\ncompose-bom = { group = \"androidx.compose\", name = \"compose-bom\", version.ref = \"bom\" }",
      ""
    ),
    (
      "[versions]\nbom = \"2026.05.01\"\n[libraries]\ncompose-bom = { module = \"androidx.compose:compose-bom\", version.ref = \"bom\" }",
      ", 2 items"
    ),
    ("[libraries]\nbom = \"androidx.compose:compose-bom:2025.12.00\"", ", 2 items"),
    (
      "[libraries]\nui = { module = \"androidx.compose.ui:ui\", version = \"1.10.2\" }", ", 2 items"
    ),
    ("[libraries]\nui = \"androidx.compose.ui:ui:1.7.8\"", ""),
    ("[libraries]\nbom = \"androidx.compose:compose-bom-alpha:2026.05.00\"", ""),
    ("[versions]\nkotlin = \"2.2.0\"", ""),
    ("[libraries]\n# ui = \"androidx.compose.ui:ui:1.10.2\"", ""),
  ])
  func `The version catalog of the build decides the release of Compose`(
    _ catalog: String, _ count: String
  ) throws {
    let heard = try heard(
      preview("LazyColumn { items(listOf(\"Oak\", \"Elm\")) { Text(it) } }"),
      ["gradle/libs.versions.toml": catalog])
    #expect(heard.texts == ["Oak, in list\(count)", "Elm"])
  }
}
