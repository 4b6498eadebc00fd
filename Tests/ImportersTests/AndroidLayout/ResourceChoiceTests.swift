import Simulator
import Testing

@testable import AndroidImport
@testable import Importers
@testable import TextIO
@testable import WebImport

@Suite("Resource selection")
struct ResourceChoiceTests {
  /// Returns the resource folder whose text a device with a language shows.
  private func chosen(_ folders: [String], language: String?) throws -> String? {
    var files = ["res/layout/main.xml": "<TextView android:text=\"@string/x\"/>"]
    for folder in folders {
      files["res/\(folder)/strings.xml"] =
        "<resources><string name=\"x\">\(folder)</string></resources>"
    }
    return try ProjectFolder(files).layout(options: .with { $0.language = language }).texts[0]
  }

  static let languages: [(language: String?, folders: [String], chosen: String)] = [
    (nil, ["values", "values-de"], "values"), ("de", ["values", "values-de"], "values-de"),
    ("fr", ["values", "values-de"], "values"), ("DE", ["values", "values-de"], "values-de"),
    ("de-AT", ["values", "values-de", "values-de-rAT"], "values-de-rAT"),
    ("de-AT", ["values", "values-de", "values-de-rCH"], "values-de"),
    ("de_AT", ["values", "values-de"], "values-de"),
    ("pt", ["values", "values-pt-rBR", "values-pt-rPT"], "values-pt-rBR"),
    ("fr-CH", ["values", "values-fr-rFR"], "values-fr-rFR"),
    ("he", ["values", "values-iw"], "values-iw"), ("id", ["values", "values-in"], "values-in"),
    ("yi", ["values", "values-ji"], "values-ji"), ("fil", ["values", "values-tl"], "values-tl"),
    ("iw", ["values", "values-he"], "values-he"),
    ("sr-Latn", ["values", "values-sr", "values-b+sr+Latn"], "values-b+sr+Latn"),
    ("sr", ["values", "values-b+sr+Latn"], "values"),
    ("sr", ["values", "values-sr", "values-b+sr+Latn"], "values-sr"),
    ("es-419", ["values", "values-es", "values-b+es+419"], "values-b+es+419"),
    ("zh-TW", ["values", "values-zh-rCN", "values-zh-rTW"], "values-zh-rTW"),
    ("zh-Hant", ["values", "values-zh-rCN", "values-zh-rTW"], "values-zh-rTW"),
    ("zh", ["values", "values-zh-rTW", "values-zh-rCN"], "values-zh-rCN"),
    ("de", ["values", "values-de-land", "values-de"], "values-de"),
    ("de", ["values", "values-mcc262-de"], "values"),
    ("kok", ["values", "values-kok"], "values-kok"),
    (nil, ["values", "values-night", "values-sw600dp", "values-land", "values-car"], "values"),
    (nil, ["values", "values-v21", "values-v99"], "values-v21"),
    (nil, ["values", "values-v21", "values-v33"], "values-v33"),
    (nil, ["values", "values-port", "values-v21"], "values-port"),
    (nil, ["values", "values-sw320dp"], "values-sw320dp"),
    (nil, ["values", "values-w1000dp"], "values"), (nil, ["values", "values-large"], "values"),
    ("ar", ["values", "values-ldrtl"], "values-ldrtl"),
    (nil, ["values", "values-ldrtl"], "values"),
    (nil, ["values", "values-xxhdpi-long"], "values"),
    (nil, ["values-sw600dp"], "values-sw600dp"), (nil, ["values-de"], "@string/x"),
    ("", ["values", "values-de"], "values"), ("--", ["values"], "values"),
  ]

  @Test(arguments: languages)
  func `The best matching resource folder is chosen`(
    _ test: (language: String?, folders: [String], chosen: String)
  ) throws {
    #expect(try chosen(test.folders, language: test.language) == test.chosen)
  }

  @Test func `Texts that a language lacks come from the default folder`() throws {
    let project = try ProjectFolder(
      "<L><TextView android:text=\"@string/a\"/><TextView android:text=\"@string/b\"/></L>",
      values: "<string name=\"a\">A</string><string name=\"b\">@string/a</string>",
      ["res/values-ar/strings.xml": "<resources><string name=\"a\">ا</string></resources>"])
    let layout = try project.layout(options: .with { $0.language = "ar" })
    #expect(layout.texts == ["ا", "ا"])
    #expect(layout.language == "ar")
    #expect(layout.direction == .rightToLeft)
    let other = try project.layout(options: .with { $0.language = "fr" })
    #expect(other.texts == ["A", "A"])
    #expect(other.language == nil)
  }

  @Test func `Android's own strings are English with a diagnostic for other languages`() throws {
    let project = try ProjectFolder("<TextView android:text=\"@android:string/ok\"/>", values: "")
    let layout = try project.layout(options: .with { $0.language = "de" })
    #expect(layout.texts == ["OK"])
    #expect(layout.sentences.contains { $0.contains("known in English only") })
  }

  @Test func `Texts can be in any file of the folder and in other source sets`() throws {
    let text = { (name: String) in
      "<resources><string name=\"\(name)\">\(name)</string></resources>"
    }
    let layout = try ProjectFolder([
      "app/src/main/res/layout/main.xml": ["a", "b", "c", "d"].map {
        "<TextView android:text=\"@string/\($0)\"/>"
      }.joined(),
      "app/src/main/res/values/donottranslate.xml": text("a"),
      "app/src/main/res/values/strings_more.xml": text("b"),
      "app/src/free/res/values/strings.xml": text("c"),
      "app/src/androidTest/res/values/strings.xml": text("d"),
    ]).layout("app/src/main/res/layout/main.xml")
    #expect(layout.texts == ["a", "b", "c", "@string/d"])
  }

  @Test(arguments: [
    (["app/src/main/res", "lib/src/main/res"], "app"), (["lib/src/main/res"], "lib"),
    (["lib/src/main/res", "app/src/main/res"], "lib"), (["."], "app"),
    (["lib/src/main/res/values"], "lib"), (["lib"], "lib"),
  ]) func `The first of the given folders takes precedence`(given: [String], chosen: String) throws
  {
    let project = try ProjectFolder([
      "loose/main.xml": "<TextView android:text=\"@string/x\"/>",
      "app/src/main/res/values/strings.xml":
        "<resources><string name=\"x\">app</string></resources>",
      "lib/src/main/res/values/s.xml": "<resources><string name=\"x\">lib</string></resources>",
      "lib/build/res/values/s.xml": "<resources><string name=\"x\">copy</string></resources>",
    ])
    let paths = given.map { project.path($0) }
    let layout = try project.layout("loose/main.xml", options: .with { $0.resources = paths })
    #expect(layout.texts == [chosen])
  }

  @Test(arguments: ["nowhere", "empty"])
  func `A folder without resources is rejected`(name: String) throws {
    let project = try ProjectFolder(["main.xml": "<TextView/>", "empty/readme.txt": ""])
    let path = project.path(name)
    let error = #expect(throws: InputError.self) {
      try project.layouts("main.xml", options: .with { $0.resources = [path] })
    }
    #expect(error?.description.hasPrefix("\(path): there ") == true)
  }

  @Test func `A layout finds a values folder beside it`() throws {
    let layout = try ProjectFolder([
      "main.xml": "<TextView android:text=\"@string/x\"/>",
      "values/strings.xml": "<resources><string name=\"x\">X</string></resources>",
    ]).layout("main.xml")
    #expect(layout.texts == ["X"])
  }

  @Test func `An unreadable values file is reported and the others are read`() throws {
    let project = try ProjectFolder(
      "<L><TextView android:text=\"@string/x\"/><TextView android:text=\"@string/y\"/></L>",
      values: "<string name=\"x\">X</string>",
      ["res/values/a_strings.xml": "<resources>&nbsp;</resources>"])
    let layout = try project.layout()
    #expect(layout.texts == ["X", "@string/y"])
    let diagnostic = try #require(
      layout.diagnostics.first { $0.message.contains("cannot be read") })
    #expect(diagnostic.position?.file == project.path("res/values/a_strings.xml"))
  }

  @Test(arguments: [
    ("values-de-rAT-land", "de-AT"), ("values-b+sr+Latn+RS-v21", "sr-Latn-RS"),
    ("values-car", ""), ("values-mcc310-en", "en"), ("values-EN-rus", "en-US"),
  ]) func `The language of a folder is parsed`(name: String, tag: String) {
    let qualifiers = ResourceQualifiers(String(name.dropFirst(6)))
    let locale = qualifiers.locale
    #expect(
      [locale?.language, locale?.script, locale?.region].compactMap(\.self).joined(separator: "-")
        == tag)
  }
}

@Suite("Styles")
struct StyleTests {
  private func button(_ styles: String, _ attributes: String = "") throws -> LayoutView {
    let layout = try ProjectFolder(
      "<Button style=\"@style/A.B\" \(attributes)/>",
      values: styles + "<string name=\"t\">Text</string>"
    ).layout()
    return try #require(layout.first("Button"))
  }

  @Test func `A style overrides its parents and yields to attributes of the view`() throws {
    let view = try button(
      """
      <style name="A"><item name="android:text">@string/t</item><item name="android:hint">A</item>
        <item name="android:accessibilityHeading">true</item></style>
      <style name="A.B"><item name="android:hint">A.B</item><item name="endIconMode">none</item>
        <item name="android:contentDescription">A.B</item></style>
      """, "android:contentDescription=\"Own\"")
    #expect(view.string("text") == "Text")
    #expect(view.string("hint") == "A.B")
    #expect(view.string("contentDescription") == "Own")
    #expect(view.bool("accessibilityHeading") == true)
    #expect(view.raw("endIconMode", .app) == "none")
    #expect(view.attribute("text")?.origin == .style("A"))
    #expect(view.styles == ["A.B", "A"])
  }

  @Test(arguments: [
    ("parent=\"@style/C\"", ["A.B", "C"]), ("parent=\"C\"", ["A.B", "C"]), ("parent=\"\"", ["A.B"]),
    ("parent=\"@null\"", ["A.B"]), ("", ["A.B", "A"]),
    ("parent=\"@android:style/Widget.Button\"", ["A.B", "android:Widget.Button"]),
    ("parent=\"Widget.Material3.Button\"", ["A.B", "Widget.Material3.Button"]),
    ("parent=\"A.B\"", ["A.B"]), ("parent=\"D\"", ["A.B", "D"]),
  ]) func `A style inherits from the parent it names`(parent: String, names: [String]) throws {
    let view = try button(
      """
      <style name="A"/><style name="C" parent=""/><style name="D" parent="A.B"/>
      <style name="A.B" \(parent)/>
      """)
    #expect(view.styles == names)
  }

  @Test func `A style overrides the theme`() throws {
    let view = try button(
      """
      <style name="A.B" parent=""><item name="android:hint">Style</item></style>
      <style name="T" parent=""><item name="android:hint">Theme</item>
        <item name="android:textAllCaps">true</item></style>
      """, "android:theme=\"@style/T\"")
    #expect(view.string("hint") == "Style")
    #expect(view.bool("textAllCaps") == true)
  }
}

@Suite("Layout variants")
struct LayoutVariantTests {
  @Test func `Layouts for other devices are separate screens`() throws {
    let folders = [
      "layout", "layout-land", "layout-sw600dp", "layout-sw600dp-land", "layout-large",
    ]
    var files: [String: String] = ["res/layout-land/row.xml": "<Button/>"]
    files["res/layout/row.xml"] = "<TextView/>"
    files["res/layout-port/other.xml"] = "<TextView/>"
    for folder in folders {
      files["res/\(folder)/main.xml"] =
        "<L android:id=\"@+id/x\"><include layout=\"@layout/row\"/></L>"
    }
    let project = try ProjectFolder(files)
    let layouts = try project.layouts()
    #expect(layouts.map(\.name) == ["main", "land", "large", "sw600dp", "sw600dp-land"])
    #expect(
      layouts.map(\.orientation) == [.portrait, .landscape, .portrait, .portrait, .landscape])
    #expect(layouts.map(\.idiom) == [.phone, .phone, .pad, .pad, .pad])
    #expect(
      layouts.map(\.sketch) == [
        "L#x(TextView)", "L#x(Button)", "L#x(TextView)", "L#x(TextView)", "L#x(Button)",
      ])
    #expect(layouts[1].file == project.path("res/layout-land/main.xml"))
    #expect(layouts[1].first("L")?.position.file == nil)
  }

  @Test func `A single variant is one screen for its device`() throws {
    let project = try ProjectFolder([
      "res/layout/main.xml": "<TextView/>", "res/layout-sw720dp-land/main.xml": "<Button/>",
    ])
    let layouts = try project.layouts("res/layout-sw720dp-land/main.xml")
    #expect(layouts.map(\.sketch) == ["Button"])
    #expect(layouts.map(\.orientation) == [.landscape])
    #expect(layouts.map(\.idiom) == [.pad])
  }

  @Test func `Texts are chosen for the device of the variant`() throws {
    let text = { (words: String) in
      "<resources><string name=\"x\">\(words)</string></resources>"
    }
    let layouts = try ProjectFolder([
      "res/layout/main.xml": "<TextView android:text=\"@string/x\"/>",
      "res/layout-land/main.xml": "<TextView android:text=\"@string/x\"/>",
      "res/layout-ar/main.xml": "<TextView android:text=\"@string/x\"/>",
      "res/values/s.xml": text("all"), "res/values-land/s.xml": text("land"),
      "res/values-ar/s.xml": text("ar"),
    ]).layouts()
    #expect(layouts.map(\.texts) == [["all"], ["ar"], ["land"]])
    #expect(layouts.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight])
  }

  @Test func `An unreadable variant is reported`() throws {
    let layouts = try ProjectFolder([
      "res/layout/main.xml": "<TextView/>", "res/layout-land/main.xml": "<TextView>",
    ]).layouts()
    #expect(layouts.count == 1)
    #expect(layouts[0].sentences.contains { $0.contains("cannot be read") })
  }
}
