import Importers
import Simulator
import Testing

/// Comparison of a document with the translation files in its folder.
struct TranslationsBesideTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    <label text="Name" id="a"><accessibility key="accessibilityConfiguration" label="First name"/>
    <rect key="frame" x="0" y="0" width="90" height="20"/></label>
    <label text="42" id="b"><rect key="frame" x="0" y="30" width="90" height="20"/></label>
    <button id="c"><rect key="frame" x="0" y="60" width="90" height="44"/>
    <state key="normal" title="Send"/></button>
    </subviews></view></objects></document>
    """

  private static func translations(
    _ files: [String: String], of name: String = "Base.lproj/Form.xib"
  ) throws -> [SourceTree.Translation] {
    var files = files
    files[name] = document
    let project = try ProjectFolder(files)
    var options = ImportOptions()
    options.keepsSource = true
    let screens = try ImportedScreen.contents(ofFile: project.path(name), options: options)
    return try #require(screens.first?.source).translations
  }

  @Test func `Missing texts are reported with their keys`() throws {
    let found = try Self.translations([
      "de.lproj/Form.strings": #""a.text" = "Name"; "c.normalTitle" = "Senden";"#
    ])
    #expect(found.map(\.language) == ["de"])
    #expect(found.map(\.file) == ["de.lproj/Form.strings"])
    #expect(found.flatMap(\.missing).map(\.key) == ["a.accessibilityLabel"])
    #expect(found.flatMap(\.missing).map(\.text) == ["First name"])
    #expect(found.flatMap(\.orphans) == [])
  }

  @Test func `The file of the development language has no missing texts`() throws {
    let found = try Self.translations(["en.lproj/Form.strings": #""c.normalTitle" = "Send";"#])
    #expect(found.map(\.missing) == [[]])
  }

  @Test func `An empty file misses every text except numbers`() throws {
    let found = try Self.translations(["fr.lproj/Form.strings": "\n"])
    #expect(
      found.flatMap(\.missing).map(\.key) == ["a.text", "a.accessibilityLabel", "c.normalTitle"])
  }

  @Test func `Entries without an element in the document are orphans`() throws {
    let found = try Self.translations([
      "es.lproj/Form.strings": #""gone.text" = "Apellido"; "c.normalTitle" = "Enviar";"#
    ])
    #expect(found.map(\.orphans) == [["gone.text"]])
  }

  @Test func `An unreadable file is reported and the document is still read`() throws {
    let found = try Self.translations([
      "de.lproj/Form.strings": #""a.text" "Name""#, "fr.lproj/Form.strings": #""a.text" = "Nom";"#,
    ])
    #expect(found.map { $0.problem == nil } == [false, true])
    #expect(found[0].problem?.contains("Form.strings:1:") == true)
  }

  @Test
  func `A catalog has one file per language and skips untranslatable texts`()
    throws
  {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a.text": {"shouldTranslate": false},
      "c.normalTitle": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Senden"}},
        "en": {"stringUnit": {"state": "translated", "value": "Send"}}}}}}
      """
    let found = try Self.translations(["mul.lproj/Form.xcstrings": catalog])
    #expect(found.map(\.language) == ["de"])
    #expect(found.flatMap(\.missing).map(\.key) == ["a.accessibilityLabel"])
  }

  @Test func `A document by itself has no translations`() throws {
    #expect(try Self.translations([:], of: "Form.xib") == [])
  }
}
